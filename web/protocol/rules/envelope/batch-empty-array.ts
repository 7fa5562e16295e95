import { defineRule } from '../define.ts';

/** A batch has at least one message. https://www.jsonrpc.org/specification#batch */
export const batchEmptyArray = defineRule({
  id: 'batch/empty-array',
  requirements: ['batch/empty-array'],
  class: 'spec',
  kinds: ['batch'],
  title: 'A batch has at least one message',
  why: 'An empty array asks for nothing and still draws an answer: one error, Invalid Request (-32600).',
  how: 'Send nothing when there is nothing to send.',
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
      what: `${message.name} is a batch without a single message in it.`,
    });
  },
});
