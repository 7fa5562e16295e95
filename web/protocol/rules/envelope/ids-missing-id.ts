import { defineRule } from '../define.ts';
import { has } from '../../json/object.ts';
import { named } from '../../json/describe.ts';
import { OTHER_KIND } from './cues.ts';
import { present } from './members.ts';

/** A request that expects a response needs an id. https://modelcontextprotocol.io/specification/2025-11-25/basic#requests */
export const idsMissingId = defineRule({
  id: 'ids/missing-id',
  requirements: ['ids/missing-id'],
  class: 'spec',
  kinds: ['notification'],
  cues: [OTHER_KIND],
  title: 'A request {must} have an `id`',
  why: 'Without an `id` the message is a notification, so the receiver is not allowed to respond, and the sender waits forever.',
  how: 'Add an `id`: a string or an integer that no other request of this sender uses.',
  examples: {
    good: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' },
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","method":"notifications/initialized"}' },
    ],
    bad: [
      { revision: '2025-06-18', text: '⟦{"jsonrpc":"2.0","method":"tools/list"}⟧' },
      { revision: '2024-11-05', text: '⟦{"jsonrpc":"2.0","method":"ping"}⟧' },
    ],
  },
  judge(message) {
    const { object, row } = message;
    if (row?.kind !== 'request' || present(object, 'id') || has(object, 'result') || has(object, 'error')) return;
    const id = message.freshId();
    message.report({
      requirement: 'ids/missing-id',
      mark: 'missing',
      what: `${message.name} calls ${named(row.name)}, which needs a response, but it has no \`id\`. So it is a notification, and the receiver does not respond.`,
      fix: {
        says: `Add the id ${id}, the next free one.`,
        safety: 'safe',
        steps: [{ do: 'insert', path: [], key: 'id', value: id, after: has(object, 'jsonrpc') ? 'jsonrpc' : 'first' }],
      },
    });
  },
});
