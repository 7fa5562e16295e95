import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Refused by strict JSON: a message is JSON, not JSON inside a string. */
export const jsonEscapedQuotes = defineTextRule({
  id: 'json-escaped-quotes',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'A message is JSON, not JSON inside a string',
  why: 'The backslashes come from a string that held the message. Outside a string JSON has no backslashes.',
  how: 'Copy the decoded message, or take one level of backslashes off.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-7',
  specTitle: 'RFC 8259, Strings',
  what: (problem) =>
    problem.detail.length > 2
      ? `${code(problem.detail)} carries the backslashes of a string around it${inMore(problem)}.`
      : `${code(problem.detail)} stands outside every string${inMore(problem)}; only inside one does it mean a ${problem.detail === '\\t' ? 'tab' : 'line break'}.`,
  examples: {
    good: [
      { text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' },
      { text: '{"text": "{\\"inside\\": \\"a string\\"}"}' },
    ],
    bad: [
      { text: '{⟦\\"jsonrpc\\"⟧: \\"2.0\\", \\"id\\": 1, \\"method\\": \\"ping\\"}' },
      { text: '{⟦\\n⟧  \\"text\\": \\"say \\\\\\"hi\\\\\\"\\"\\n}' },
    ],
  },
});
