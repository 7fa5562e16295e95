import { get } from '../../json/object.ts';
import { defineRule } from '../define.ts';
import { code } from '../../json/describe.ts';
import { idUse } from './ids.ts';

/** Requests of one batch need different ids. https://modelcontextprotocol.io/specification/2025-03-26/basic#requests */
export const batchDuplicateId = defineRule({
  id: 'batch/duplicate-id',
  requirements: ['batch/duplicate-id'],
  class: 'spec',
  kinds: ['batch'],
  title: 'Requests in one batch {must} have different ids',
  why: 'The responses may arrive in any order and can be matched only by id.',
  how: 'Give every request in the batch a different id.',
  examples: {
    good: [
      {
        revision: '2025-03-26',
        text: '[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":"1","method":"ping"}]',
        says: 'The number 1 and the string "1" are different ids.',
      },
    ],
    bad: [
      {
        revision: '2025-03-26',
        text: '[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":⟦1⟧,"method":"tools/list"}]',
      },
    ],
  },
  judge(message) {
    const first = new Map<string | number, number>();
    message.items.forEach((item, index) => {
      const id = item.kind === 'request' && idUse(item) === 'request' ? get(item.object, 'id') : null;
      if (typeof id !== 'string' && typeof id !== 'number') return;
      const earlier = first.get(id);
      if (earlier === undefined) {
        first.set(id, index);
        return;
      }
      const free = message.freshId();
      message.report({
        requirement: 'batch/duplicate-id',
        path: [index, 'id'],
        what: `${item.name} has the id ${code(id)}, which item ${earlier + 1} already uses.`,
        fix: {
          says: `Use the id ${free}, the next free one.`,
          safety: 'safe',
          steps: [{ do: 'replace', path: [index, 'id'], value: free }],
        },
      });
    });
  },
});
