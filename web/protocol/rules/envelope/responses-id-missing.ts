import { defineRule } from '../define.ts';
import { UNUSUAL_ID } from './cues.ts';
import { present } from './members.ts';

/** A success names the request it answers. https://www.jsonrpc.org/specification#response_object */
export const responsesIdMissing = defineRule({
  id: 'responses/id-missing',
  requirements: ['responses/id-missing'],
  class: 'spec',
  kinds: ['response'],
  cues: [UNUSUAL_ID],
  title: 'A success names its request with `id`',
  why: 'Several requests may be open at once. Without the id the receiver cannot tell which of them is done.',
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
      what: `${message.name} carries a \`result\` but no \`id\`, so nobody knows which request it answers.`,
    });
  },
});
