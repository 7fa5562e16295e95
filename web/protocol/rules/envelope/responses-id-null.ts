import { defineRule } from '../define.ts';
import { get } from '../../json/object.ts';
import { UNUSUAL_ID } from './cues.ts';

/** A result response must not have a null id. https://www.jsonrpc.org/specification#response_object */
export const responsesIdNull = defineRule({
  id: 'responses/id-null',
  requirements: ['responses/id-null'],
  class: 'spec',
  kinds: ['response'],
  cues: [UNUSUAL_ID],
  title: 'The `id` of a result response {must} not be null',
  why: 'The id of a successful request is known, and with null the receiver cannot match the result to it.',
  how: 'Copy the `id` of the request, with its type: 1 stays 1, "1" stays "1".',
  examples: {
    good: [{ revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":"7","result":{}}' }],
    bad: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":⟦null⟧,"result":{}}' },
      { revision: 'jsonrpc-2.0', text: '{"jsonrpc":"2.0","id":⟦null⟧,"result":19}' },
    ],
  },
  judge(message) {
    if (get(message.object, 'id') !== null) return;
    message.report({
      requirement: 'responses/id-null',
      path: ['id'],
      what: `${message.name} has a \`result\` with \`"id": null\`; ${message.model.methods.size > 0 ? 'it must repeat the id of its request.' : 'it is right only for a request with a null id, which JSON-RPC discourages.'}`,
    });
  },
});
