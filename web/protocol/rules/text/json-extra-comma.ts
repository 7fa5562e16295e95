import { defineTextRule } from '../text.ts';
import { inMore } from './sentences.ts';

/** Refused by strict JSON: one comma between two entries. */
export const jsonExtraComma = defineTextRule({
  id: 'json-extra-comma',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'One comma between two entries',
  why: 'Between two commas, or before the first entry, a parser expects a value and finds none.',
  how: 'Remove the comma that is too much.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-2',
  specTitle: 'RFC 8259, JSON grammar',
  what: (problem) =>
    problem.detail === ','
      ? `A comma stands before the first entry${inMore(problem)}.`
      : `Commas stand next to each other with nothing between them${inMore(problem)}.`,
  examples: {
    good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
    bad: [{ text: '[1,⟦,⟧ 2]' }, { text: '{⟦,⟧"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
  },
});
