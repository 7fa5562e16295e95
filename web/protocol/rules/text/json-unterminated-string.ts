import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Refused by strict JSON: every string has its closing quote. */
export const jsonUnterminatedString = defineTextRule({
  id: 'json-unterminated-string',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'Every string has its closing quote',
  why: 'A string goes on until its closing quote, and may not go over the end of a line. Without it, the rest of the text is swallowed.',
  how: 'Add the closing quote.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-7',
  specTitle: 'RFC 8259, Strings',
  what: (problem) => `The string ${code(problem.detail)} is never closed${inMore(problem)}.`,
  examples: {
    good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
    bad: [
      { text: '{"jsonrpc": ⟦"2.0⟧,\n "id": 1, "method": "ping"}' },
      { text: '{"method": ⟦"ping⟧}' },
      { text: '{⟦"id⟧\n: 1}' },
    ],
  },
});
