import { defineTextRule } from '../text.ts';

/** Refused by strict JSON: a message begins with its first bracket, not with a byte order mark. */
export const jsonBom = defineTextRule({
  id: 'json-bom',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'A message begins with its first bracket, not with a byte order mark',
  why: 'Most parsers take the invisible mark for a stray character and refuse the whole message.',
  how: 'Save the text as UTF-8 without a byte order mark.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-8.1',
  specTitle: 'RFC 8259, Character encoding',
  what: () => 'The text begins with a byte order mark (U+FEFF): invisible, and no part of JSON.',
  examples: {
    good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
    bad: [{ text: '⟦\ufeff⟧{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
  },
});
