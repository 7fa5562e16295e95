import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Refused by strict JSON: no comma behind the last entry. */
export const jsonTrailingComma = defineTextRule({
  id: 'json-trailing-comma',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'No comma behind the last entry',
  why: 'The comma promises another entry, and a parser stops when a bracket comes instead.',
  how: 'Remove the comma.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-2',
  specTitle: 'RFC 8259, JSON grammar',
  what: (problem) =>
    `A comma stands before the closing ${code(problem.detail)}, where no further entry follows${inMore(problem)}.`,
  examples: {
    good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
    bad: [
      { text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"⟦,⟧}' },
      { text: '[1, 2⟦,⟧\n]' },
      { text: '{"a": [1⟦,⟧], "b": [2,],}' },
    ],
  },
});
