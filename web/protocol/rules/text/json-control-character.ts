import { defineTextRule } from '../text.ts';
import { inMore } from './sentences.ts';

const NAMES: Readonly<Record<string, string>> = {
  'U+0000': 'A NUL character (U+0000)',
  'U+0009': 'A tab',
  'U+000A': 'A line break',
  'U+000D': 'A carriage return',
};

function nameOf(character: string): string {
  return NAMES[character] ?? `The control character ${character}`;
}

/** Refused by strict JSON: line breaks and tabs inside a string are written as escapes. */
export const jsonControlCharacter = defineTextRule({
  id: 'json-control-character',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'Line breaks and tabs inside a string are written as escapes',
  why: 'Characters below U+0020 may not stand in a string as they are; a parser stops at them.',
  how: 'Write `\\n` for a line break, `\\t` for a tab, `\\u0000` and the like for others.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-7',
  specTitle: 'RFC 8259, Strings',
  what: (problem) => `${nameOf(problem.detail)} stands inside a string as it is, not as an escape${inMore(problem)}.`,
  examples: {
    good: [{ text: '{"text": "one\\ntwo\\tthree"}' }],
    bad: [
      { text: '{"text": "one⟦\n⟧two"}' },
      { text: '{"text": "one⟦\t⟧two\tthree"}' },
      { text: '{"text": "⟦\u0000⟧"}' },
      { text: '{"text": "\\⟦\t⟧"}', says: 'A backslash and a tab become one escape.' },
    ],
  },
});
