import { isObject } from '../../json/object.ts';
import { defineRule } from '../define.ts';
import { keepsDigits } from '../../json/encoded.ts';

/**
 * Only JSON-RPC 2.0 and 2025-03-26 support batches.
 * https://modelcontextprotocol.io/specification/2025-06-18/changelog#major-changes
 */
export const batchNotSupported = defineRule({
  id: 'batch/not-supported',
  requirements: ['batch/not-supported'],
  class: 'spec',
  kinds: ['batch'],
  title: 'A message {must} be a single object, not an array',
  note: 'This message is a batch, which this revision does not mention',
  why: 'Of all MCP revisions only 2025-03-26 has batches; receivers of others expect one object and reject the whole array.',
  how: 'Send the messages one by one.',
  examples: {
    good: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"method":"ping"}' },
      {
        revision: '2025-03-26',
        text: '[{"jsonrpc":"2.0","id":1,"method":"ping"}]',
        says: 'This revision supports batches.',
      },
    ],
    bad: [
      { revision: '2025-06-18', text: '⟦[{"jsonrpc":"2.0","id":1,"method":"ping"}]⟧' },
      {
        revision: '2025-11-25',
        text: '⟦[{"jsonrpc":"2.0","id":1,"method":"tools/list"},{"jsonrpc":"2.0","id":2,"method":"ping"}]⟧',
      },
      {
        revision: '2024-11-05',
        text: '⟦[{"jsonrpc":"2.0","id":1,"method":"ping"}]⟧',
        says: 'This revision does not mention batches.',
      },
    ],
  },
  judge(message) {
    const { items, model, name } = message;
    const [only] = items;
    const many = items.length === 1 ? 'one item' : `${items.length === 0 ? 'no' : items.length} items`;
    const says =
      model.batches === 'not-mentioned' ? 'its specification does not mention batches' : 'this revision has no batches';
    message.report({
      requirement: 'batch/not-supported',
      what: `${name} is an array with ${many}. In ${model.title} a message must be a single object; ${says}.`,
      ...(items.length === 1 && only && isObject(only.value) && keepsDigits(only.value)
        ? {
            fix: {
              says: 'Send it without the array.',
              safety: 'safe',
              steps: [{ do: 'replace', path: [], value: only.value }],
            },
          }
        : {}),
    });
  },
});
