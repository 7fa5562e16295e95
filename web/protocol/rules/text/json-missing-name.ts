import { defineTextRule } from '../text.ts';
import { code } from './sentences.ts';

/** Refused by strict JSON: every value in an object has a name. */
export const jsonMissingName = defineTextRule({
  id: 'json-missing-name',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'Every value in an object has a name',
  why: 'In an object each value is found by its name. Without one, a parser stops.',
  how: 'Give the value a name in double quotes, or use square brackets for a list.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-4',
  specTitle: 'RFC 8259, Objects',
  what: (problem) => `Where ${code(problem.detail)} stands, a member should begin with its name.`,
  examples: {
    good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
    bad: [{ text: '{⟦:⟧ 1}' }, { text: '{⟦{⟧"method": "ping"}}' }, { text: '{"id": 1, ⟦[⟧1, 2]}' }],
  },
});
