import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Refused by strict JSON: numbers are written the way JSON writes them. */
export const jsonNumber = defineTextRule({
  id: 'json-number',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'Numbers are written the way JSON writes them',
  why: 'JSON has plain decimal numbers: digits on both sides of a point, no plus sign, no leading zero, no underscores, no other base.',
  how: 'Write the number in that form, or as a string when its exact characters matter.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-6',
  specTitle: 'RFC 8259, Numbers',
  what: (problem) => `${code(problem.detail)} is not how JSON writes a number${inMore(problem)}.`,
  examples: {
    good: [{ text: '{"n": [0, -1, 2.5, 1e3, -0.25E-2]}' }],
    bad: [
      { text: '{"id": ⟦+1⟧}' },
      { text: '{"id": ⟦.5⟧}' },
      { text: '{"id": ⟦1.⟧}' },
      { text: '{"id": ⟦007⟧}' },
      { text: '{"id": ⟦0x1F⟧}' },
      { text: '{"id": ⟦1_000⟧}' },
      { text: '{"id": ⟦1e⟧}' },
      { text: '{"id": ⟦-⟧}' },
    ],
  },
});
