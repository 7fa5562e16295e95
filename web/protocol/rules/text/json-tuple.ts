import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Refused by strict JSON: lists stand in square brackets. */
export const jsonTuple = defineTextRule({
  id: 'json-tuple',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'Lists stand in square brackets',
  why: 'Round brackets make a tuple in Python. JSON has one kind of list, in square brackets.',
  how: 'Use square brackets.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-5',
  specTitle: 'RFC 8259, Arrays',
  what: (problem) => `${code(problem.detail)} is a list in round brackets${inMore(problem)}.`,
  examples: {
    good: [{ text: '{"range": [1, 2]}' }],
    bad: [{ text: '{"range": ⟦(1, 2)⟧}' }],
  },
});
