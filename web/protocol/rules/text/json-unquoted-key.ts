import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Refused by strict JSON: names of members stand in double quotes. */
export const jsonUnquotedKey = defineTextRule({
  id: 'json-unquoted-key',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'Names of members stand in double quotes',
  why: 'JavaScript lets the quotes of a name go, JSON does not; a parser stops at the bare word.',
  how: 'Put every name in double quotes.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-4',
  specTitle: 'RFC 8259, Objects',
  what: (problem) => `The name ${code(problem.detail)} lacks its double quotes${inMore(problem)}.`,
  examples: {
    good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
    bad: [{ text: '{⟦jsonrpc⟧: "2.0", id: 1, method: "ping"}' }, { text: '{"params": {⟦1⟧: "first"}}' }],
  },
});
