import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Refused by strict JSON: strings stand in double quotes. */
export const jsonSingleQuotes = defineTextRule({
  id: 'json-single-quotes',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'Strings stand in double quotes',
  why: 'Single quotes and backticks belong to Python, JavaScript and shells. In JSON they open nothing, so parsing ends at the first of them.',
  how: 'Use double quotes. In Python, `json.dumps` writes them; printing a dict does not.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-7',
  specTitle: 'RFC 8259, Strings',
  what: (problem) =>
    `${code(problem.detail)} stands in quotes that JSON does not know${inMore(problem)}; strings and names take double quotes.`,
  examples: {
    good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }, { text: '{"text": "it\'s fine inside"}' }],
    bad: [
      { text: "{⟦'jsonrpc'⟧: '2.0', 'id': 1, 'method': 'ping'}" },
      { text: '{"jsonrpc": "2.0", "id": ⟦`a "b"`⟧, "method": "ping"}' },
      { text: "{\"text\": ⟦'it\\'s'⟧}" },
    ],
  },
});
