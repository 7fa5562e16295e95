import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Legal, but risky: characters come whole. */
export const jsonLoneSurrogate = defineTextRule({
  id: 'json-lone-surrogate',
  requirement: null,
  class: 'spec',
  level: 'SHOULD NOT',
  title: 'Characters come whole',
  why: 'A surrogate is half of a character and means nothing alone. Receivers replace it, refuse the message or fail when they write it out again.',
  how: 'Send both halves, or U+FFFD in place of a broken character. Text cut in the middle of an emoji is the usual cause.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-8.2',
  specTitle: 'RFC 8259, Unicode characters',
  what: (problem) =>
    `${code(problem.detail)} is half of a character, and its other half is not beside it${inMore(problem)}.`,
  examples: {
    good: [{ text: '{"text": "\\ud83d\\ude00"}' }],
    bad: [{ text: '{"text": "⟦\\ud83d⟧"}' }, { text: '{"text": "cut ⟦\ud83d⟧"}' }, { text: '{"text": "⟦\\ude00⟧"}' }],
  },
});
