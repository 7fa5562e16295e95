import { defineRule } from '../define.ts';
import { code, kindOf } from '../../json/describe.ts';
import { UNUSUAL_ID } from './cues.ts';
import { freshIdPlan, idOf, replyHint } from './ids.ts';

/** An id must be a string or an integer. https://www.jsonrpc.org/specification#request_object */
export const idsType = defineRule({
  id: 'ids/type',
  requirements: ['ids/type'],
  class: 'spec',
  kinds: ['request', 'response', 'error', 'invalid'],
  cues: [UNUSUAL_ID],
  title: 'An `id` {must} be a string or an integer',
  why: 'Both sides look up pending requests by id, and only strings and numbers compare the same way everywhere.',
  how: 'Use an integer that counts up, or a string such as a UUID.',
  examples: {
    good: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":"a-1","method":"ping"}' },
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":0,"result":{}}', says: 'Zero is a valid integer.' },
    ],
    bad: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":⟦true⟧,"method":"ping"}' },
      { revision: '2025-11-25', text: '{"jsonrpc":"2.0","id":⟦[1]⟧,"result":{}}' },
      { revision: 'jsonrpc-2.0', text: '{"jsonrpc":"2.0","id":⟦{"n":1}⟧,"method":"sum"}' },
    ],
  },
  judge(message) {
    const id = idOf(message);
    if (id === undefined || id === null || typeof id === 'string' || typeof id === 'number') return;
    message.report({
      requirement: 'ids/type',
      path: ['id'],
      what: `${message.name} has the id ${code(id)}, which is ${kindOf(id)} and neither a string nor an integer.${replyHint(message)}`,
      ...freshIdPlan(message, 'safe'),
    });
  },
});
