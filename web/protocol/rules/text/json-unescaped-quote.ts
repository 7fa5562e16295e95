import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Refused by strict JSON: a double quote inside a string has a backslash before it. */
export const jsonUnescapedQuote = defineTextRule({
  id: 'json-unescaped-quote',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'A double quote inside a string has a backslash before it',
  why: 'The first bare quote ends the string, and what follows makes no sense to a parser.',
  how: 'Write `\\"` for a quote inside a string. A JSON library does so by itself.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-7',
  specTitle: 'RFC 8259, Strings',
  what: (problem) =>
    `In ${code(problem.detail)} a double quote inside the string lacks its backslash${inMore(problem)}.`,
  examples: {
    good: [{ text: '{"text": "say \\"hi\\" to me"}' }],
    bad: [{ text: '{"text": ⟦"say "hi" to me"⟧}' }, { text: '{"text": ⟦"{"a":1}"⟧, "id": 1}' }],
  },
});
