import { defineRule } from '../define.ts';
import { has } from '../../json/object.ts';
import { UNUSUAL_ID } from './cues.ts';
import { present } from './members.ts';

const ERROR = '"error":{"code":-32700,"message":"Parse error"}';

/** Plain JSON-RPC wants a null id when the request's is unknown. https://www.jsonrpc.org/specification#response_object */
export const responsesErrorIdNullJsonrpc = defineRule({
  id: 'responses/error-id-null-jsonrpc',
  requirements: ['responses/error-id-null-jsonrpc'],
  class: 'spec',
  kinds: ['error'],
  cues: [UNUSUAL_ID],
  title: 'An error without a known id says `"id": null`',
  why: 'Plain JSON-RPC tells replies by their `id`. An error without the member looks like no reply at all.',
  how: 'Copy the id of the request; where it could not be read, write `"id": null`.',
  examples: {
    good: [{ revision: 'jsonrpc-2.0', text: `{"jsonrpc":"2.0","id":null,${ERROR}}` }],
    bad: [{ revision: 'jsonrpc-2.0', text: `⟦{"jsonrpc":"2.0",${ERROR}}⟧` }],
  },
  judge(message) {
    if (present(message.object, 'id')) return;
    message.report({
      requirement: 'responses/error-id-null-jsonrpc',
      mark: 'missing',
      what: `${message.name} is an error without \`id\`. Plain JSON-RPC always has it: the id of the request, or null where that was unreadable.`,
      fix: {
        says: 'Add `"id": null`.',
        safety: 'unsafe',
        steps: [
          {
            do: 'insert',
            path: [],
            key: 'id',
            value: null,
            after: has(message.object, 'jsonrpc') ? 'jsonrpc' : 'first',
          },
        ],
      },
    });
  },
});
