import { defineRule } from '../define.ts';

/** A batch needs at least one message. https://www.jsonrpc.org/specification#batch */
export const batchEmptyArray = defineRule({
  id: 'batch/empty-array',
  requirements: ['batch/empty-array'],
  class: 'spec',
  kinds: ['batch'],
  title: 'A batch {must} contain at least one message',
  why: 'An empty array requests nothing, but the receiver still returns an error: Invalid Request (-32600).',
  how: 'Send no batch when there are no messages.',
  examples: {
    good: [{ revision: '2025-03-26', text: '[{"jsonrpc":"2.0","id":1,"method":"ping"}]' }],
    bad: [
      { revision: '2025-03-26', text: '⟦[]⟧' },
      { revision: 'jsonrpc-2.0', text: '⟦[ ]⟧' },
    ],
  },
  judge(message) {
    if (!Array.isArray(message.value) || message.value.length > 0) return;
    message.report({
      requirement: 'batch/empty-array',
      what: `${message.name} is a batch without any messages.`,
    });
  },
});
