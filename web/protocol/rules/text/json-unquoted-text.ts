import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Refused by strict JSON: text stands in double quotes. */
export const jsonUnquotedText = defineTextRule({
  id: 'json-unquoted-text',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'Text stands in double quotes',
  why: 'A bare word is no value in JSON except `true`, `false` and `null`; neither is a date or a version number.',
  how: 'Put the text in double quotes.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-3',
  specTitle: 'RFC 8259, Values',
  what: (problem) => `${code(problem.detail)} is text without double quotes${inMore(problem)}.`,
  examples: {
    good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
    bad: [
      { text: '{"jsonrpc": "2.0", "id": 1, "method": ⟦tools/list⟧}' },
      { text: '{"protocolVersion": ⟦2025-06-18⟧}' },
      { text: '{"jsonrpc": ⟦2.0.0⟧}' },
    ],
  },
});
