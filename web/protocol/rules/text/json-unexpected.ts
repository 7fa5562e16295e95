import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Refused by strict JSON: nothing stands between the parts of a message. */
export const jsonUnexpected = defineTextRule({
  id: 'json-unexpected',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'Nothing stands between the parts of a message',
  why: 'A parser stops at the first character that fits nowhere.',
  how: 'Remove it, or put it in double quotes if it belongs to a text.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-2',
  specTitle: 'RFC 8259, JSON grammar',
  what: (problem) => `${code(problem.detail)} fits nowhere in JSON at this place${inMore(problem)}.`,
  examples: {
    good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
    bad: [
      { text: '{"id": 1 ⟦px⟧, "method": "ping"}' },
      { text: '[1 ⟦@⟧]' },
      { text: '{"id": ⟦&⟧}' },
      { text: '{"id":⟦:⟧ 1}' },
      { text: '["id"⟦:⟧ 1]' },
    ],
  },
});
