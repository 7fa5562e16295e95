import { defineRule } from '../define.ts';
import { has } from '../../json/object.ts';
import { UNUSUAL_ID } from './cues.ts';
import { present } from './members.ts';

const ERROR = '"error":{"code":-32700,"message":"Parse error"}';

/**
 * Plain JSON-RPC requires a null id if the id of the request is unknown. https://www.jsonrpc.org/specification#response_object
 */
export const responsesErrorIdNullJsonrpc = defineRule({
  id: 'responses/error-id-null-jsonrpc',
  requirements: ['responses/error-id-null-jsonrpc'],
  class: 'spec',
  kinds: ['error'],
  cues: [UNUSUAL_ID],
  title: 'An error response without a known id {must} have `"id": null`',
  why: 'Plain JSON-RPC identifies responses by their `id`, so an error without the member does not look like a response.',
  how: 'Copy the id of the request; if it was unreadable, write `"id": null`.',
  examples: {
    good: [{ revision: 'jsonrpc-2.0', text: `{"jsonrpc":"2.0","id":null,${ERROR}}` }],
    bad: [{ revision: 'jsonrpc-2.0', text: `⟦{"jsonrpc":"2.0",${ERROR}}⟧` }],
  },
  judge(message) {
    if (present(message.object, 'id')) return;
    message.report({
      requirement: 'responses/error-id-null-jsonrpc',
      mark: 'missing',
      what: `${message.name} is an error without \`id\`. Plain JSON-RPC requires it: the id of the request, or null if that was unreadable.`,
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
