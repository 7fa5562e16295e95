import { isObject } from '../../json/object.ts';
import { defineRule } from '../define.ts';
import { keepsDigits } from '../../json/encoded.ts';

/** Items of a batch must be messages. https://www.jsonrpc.org/specification#batch */
export const batchNested = defineRule({
  id: 'batch/nested',
  requirements: ['batch/nested'],
  class: 'spec',
  kinds: ['batch'],
  title: 'A batch {must} contain messages, not nested arrays',
  why: 'A nested array counts as one invalid request, and the messages in it are never read.',
  how: 'Put all messages into one array.',
  examples: {
    good: [{ revision: '2025-03-26', text: '[{"jsonrpc":"2.0","id":1,"method":"ping"}]' }],
    bad: [
      { revision: '2025-03-26', text: '[⟦[{"jsonrpc":"2.0","id":1,"method":"ping"}]⟧]' },
      { revision: 'jsonrpc-2.0', text: '[{"jsonrpc":"2.0","id":1,"method":"sum"},⟦[]⟧]' },
    ],
  },
  judge(message) {
    message.items.forEach((item, index) => {
      const { value } = item;
      if (!Array.isArray(value)) return;
      const [only] = value;
      const single = value.length === 1 && isObject(only) && keepsDigits(only);
      message.report({
        requirement: 'batch/nested',
        path: [index],
        what: `${item.name} is itself an array${value.length === 0 ? ', and an empty one' : ''}; the items of a batch must be messages.`,
        ...(single
          ? {
              fix: {
                says: 'Move the message out of the nested array.',
                safety: 'safe',
                steps: [{ do: 'replace', path: [index], value: only }],
              },
            }
          : {}),
      });
    });
  },
});
