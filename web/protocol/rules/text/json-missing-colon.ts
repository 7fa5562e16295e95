import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Refused by strict JSON: a colon stands between a name and its value. */
export const jsonMissingColon = defineTextRule({
  id: 'json-missing-colon',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'A colon stands between a name and its value',
  why: 'The colon is what makes a name and a value a member; other signs do not do.',
  how: 'Put a colon between the two.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-4',
  specTitle: 'RFC 8259, Objects',
  what: (problem) =>
    problem.detail.startsWith('=') || problem.detail === ';'
      ? `${code(problem.detail)} stands where the colon belongs${inMore(problem)}.`
      : `Behind the name ${code(problem.detail)} the colon is missing${inMore(problem)}.`,
  examples: {
    good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
    bad: [
      { text: '{"jsonrpc": "2.0", "id" ⟦1⟧, "method": "ping"}' },
      { text: '{"jsonrpc": "2.0", "id" ⟦=⟧ 1, "method": "ping"}' },
      { text: '{"id" ⟦=>⟧ 1}' },
    ],
  },
});
