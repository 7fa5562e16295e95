import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Refused by strict JSON: strings stand in straight double quotes. */
export const jsonSmartQuotes = defineTextRule({
  id: 'json-smart-quotes',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'Strings stand in straight double quotes',
  why: 'Word processors and chat programs turn quotes into curly ones. A parser does not take those for quotes.',
  how: 'Replace the curly quotes with straight ones and switch off their correction where the text comes from.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-7',
  specTitle: 'RFC 8259, Strings',
  what: (problem) =>
    `${code(problem.detail)} stands in typographic quotes${inMore(problem)}; JSON takes straight ones.`,
  examples: {
    good: [
      { text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' },
      { text: '{"text": "“quoted” inside a string is fine"}' },
    ],
    bad: [{ text: '{⟦“jsonrpc”⟧: “2.0”, “id”: 1, “method”: “ping”}' }, { text: '{"text": ⟦‘hello’⟧}' }],
  },
});
