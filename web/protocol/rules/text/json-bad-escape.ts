import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Refused by strict JSON: only the escapes of JSON stand behind a backslash. */
export const jsonBadEscape = defineTextRule({
  id: 'json-bad-escape',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'Only the escapes of JSON stand behind a backslash',
  why: 'JSON knows `\\"`, `\\\\`, `\\/`, `\\b`, `\\f`, `\\n`, `\\r`, `\\t` and `\\u` with four hexadecimal digits. A parser stops at any other.',
  how: 'Use one of these, or double the backslash when it is meant as a character, as in `C:\\\\dir`.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-7',
  specTitle: 'RFC 8259, Strings',
  what: (problem) => `${code(problem.detail)} is no escape that JSON knows${inMore(problem)}.`,
  examples: {
    good: [{ text: '{"path": "C:\\\\dir", "letter": "\\u0041"}' }],
    bad: [
      { text: '{"text": "⟦\\x41⟧"}' },
      { text: '{"text": "it⟦\\\'⟧s"}' },
      { text: '{"text": "⟦\\u12⟧"}' },
      { text: '{"path": "C:⟦\\d⟧ir"}' },
    ],
  },
});
