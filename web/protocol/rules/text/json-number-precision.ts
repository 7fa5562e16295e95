import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

function arrives(literal: string): string {
  if (literal.includes('…')) return 'has more digits than most programs can hold';
  const value = Number(literal);
  if (!Number.isFinite(value)) return 'is larger than most programs can hold';
  if (value === 0) return 'is so small that most programs read 0';
  return String(value) === literal
    ? 'is beyond 9007199254740991, where whole numbers blur'
    : `arrives as ${value} in most programs`;
}

/** Legal, but risky: numbers keep within what every receiver can hold. */
export const jsonNumberPrecision = defineTextRule({
  id: 'json-number-precision',
  requirement: null,
  class: 'spec',
  level: 'SHOULD NOT',
  title: 'Numbers keep within what every receiver can hold',
  why: 'Most programs read JSON numbers as 64-bit floating point, which holds whole numbers exactly up to 9007199254740991 and about 16 digits. The receiver may see another number, and an answer may come back with another id.',
  how: 'Send such a value as a string.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-6',
  specTitle: 'RFC 8259, Numbers',
  what: (problem) => `${code(problem.detail)} ${arrives(problem.detail)}${inMore(problem)}.`,
  examples: {
    good: [{ text: '{"id": 9007199254740991, "x": 0.30000000000000004}' }],
    bad: [
      { text: '{"id": ⟦9007199254740993⟧}' },
      { text: '{"x": ⟦1e400⟧}' },
      { text: '{"x": ⟦3.14159265358979323846⟧}' },
    ],
  },
});
