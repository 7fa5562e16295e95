import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Legal, but risky: a name stands only once in an object. */
export const jsonDuplicateKey = defineTextRule({
  id: 'json-duplicate-key',
  requirement: 'envelope/duplicate-member',
  class: 'spec',
  level: 'SHOULD NOT',
  title: 'A name stands only once in an object',
  why: 'Parsers disagree on which of the two counts, so sender and receiver may read different messages.',
  how: 'Keep one of the two.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-4',
  specTitle: 'RFC 8259, Objects',
  what: (problem) =>
    `The name ${code(problem.detail)} stands in this object already${inMore(problem)}; most parsers keep only the last value.`,
  examples: {
    good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }, { text: '[{"id": 1}, {"id": 2}]' }],
    bad: [{ text: '{"jsonrpc": "2.0", "id": 1, ⟦"id"⟧: 2, "method": "ping"}' }, { text: '{"a": 1, ⟦"\\u0061"⟧: 1}' }],
  },
});
