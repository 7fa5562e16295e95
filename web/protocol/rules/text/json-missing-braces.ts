import { defineTextRule } from '../text.ts';
import { code } from './sentences.ts';

/** Refused by strict JSON: the members of a message stand in braces. */
export const jsonMissingBraces = defineTextRule({
  id: 'json-missing-braces',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'The members of a message stand in braces',
  why: 'Without `{` and `}` a parser takes the first name for the whole value, and stops at the colon behind it.',
  how: 'Put `{` before the first member and `}` behind the last.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-4',
  specTitle: 'RFC 8259, Objects',
  what: (problem) =>
    `The text begins with the name ${code(problem.detail)}, without a \`{\` before it; it is judged as if that stood there.`,
  examples: {
    good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
    bad: [
      { text: '⟦"jsonrpc"⟧: "2.0", "id": 1, "method": "ping"' },
      { text: '⟦"jsonrpc"⟧: "2.0",\n"id": 1,\n"method": "ping"}\n' },
    ],
  },
});
