import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Refused by strict JSON: every name has a value. */
export const jsonMissingValue = defineTextRule({
  id: 'json-missing-value',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'Every name has a value',
  why: 'A member is a name and a value. A parser stops where the value should begin.',
  how: 'Give the member its value, or leave it out.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-4',
  specTitle: 'RFC 8259, Objects',
  what: (problem) => `The name ${code(problem.detail)} has no value${inMore(problem)}.`,
  examples: {
    good: [{ text: '{"cursor": null}' }],
    bad: [
      { text: '{"jsonrpc": "2.0", ⟦"id"⟧: , "method": "ping"}' },
      { text: '{⟦"ping"⟧}' },
      { text: '{"id": 1, ⟦method⟧}' },
    ],
  },
});
