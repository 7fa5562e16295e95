import { defineRule } from '../define.ts';
import { UNUSUAL_ID } from './cues.ts';
import { present } from './members.ts';

/** A result response needs the id of its request. https://www.jsonrpc.org/specification#response_object */
export const responsesIdMissing = defineRule({
  id: 'responses/id-missing',
  requirements: ['responses/id-missing'],
  class: 'spec',
  kinds: ['response'],
  cues: [UNUSUAL_ID],
  title: 'A result response {must} have the `id` of its request',
  why: 'Several requests may be pending, and without the id the receiver does not know which one is complete.',
  how: 'Copy the `id` of the request, with its type: 1 stays 1, "1" stays "1".',
  examples: {
    good: [{ revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"result":{}}' }],
    bad: [
      { revision: '2025-06-18', text: '⟦{"jsonrpc":"2.0","result":{}}⟧' },
      { revision: 'jsonrpc-2.0', text: '⟦{"jsonrpc":"2.0","result":19}⟧' },
    ],
  },
  judge(message) {
    if (present(message.object, 'id')) return;
    message.report({
      requirement: 'responses/id-missing',
      mark: 'missing',
      what: `${message.name} has a \`result\` but no \`id\`, so it cannot be matched to a request.`,
    });
  },
});
