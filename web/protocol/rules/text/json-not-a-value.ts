import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Refused by strict JSON: only what JSON can write is a value. */
export const jsonNotAValue = defineTextRule({
  id: 'json-not-a-value',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'Only what JSON can write is a value',
  why: 'Numbers in JSON are finite, and nothing stands for “undefined” or for a call. A writer that lets such a value through makes the whole message unreadable.',
  how: 'Leave the member out, or give it `null` or a string that the receiver understands.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-3',
  specTitle: 'RFC 8259, Values',
  what: (problem) => `${code(problem.detail)} has no form in JSON${inMore(problem)}.`,
  examples: {
    good: [{ text: '{"value": null}' }],
    bad: [
      { text: '{"progress": ⟦NaN⟧}' },
      { text: '{"cursor": ⟦undefined⟧, "total": Infinity}' },
      { text: '{"at": ⟦datetime(2025, 6, 18)⟧}' },
    ],
  },
});
