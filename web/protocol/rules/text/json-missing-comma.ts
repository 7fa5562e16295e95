import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Refused by strict JSON: entries are separated by commas. */
export const jsonMissingComma = defineTextRule({
  id: 'json-missing-comma',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'Entries are separated by commas',
  why: 'Without the comma a parser cannot tell where one entry ends, and stops at the next.',
  how: 'Put a comma between the entries.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-2',
  specTitle: 'RFC 8259, JSON grammar',
  what: (problem) =>
    problem.detail === ';'
      ? `A semicolon stands where a comma belongs${inMore(problem)}.`
      : `Before ${code(problem.detail)} a comma is missing${inMore(problem)}.`,
  examples: {
    good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
    bad: [
      { text: '{"jsonrpc": "2.0" ⟦"⟧id": 1, "method": "ping"}' },
      { text: '[1 ⟦2⟧]' },
      { text: '{"id": 1⟦;⟧ "method": "ping"}' },
      { text: '{"jsonrpc": "2.0"⟦;⟧ "id": 1; "method": "ping"}' },
      { text: '[1 ⟦2⟧ 3 4]' },
    ],
  },
});
