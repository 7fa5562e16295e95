/** Small parts of the sentences of text rules. */
import type { JsonProblem } from '../../json/types.ts';

/** A stretch of the reader's own text, as code. */
export function code(text: string): string {
  const shown = text.trim() === '' ? text : text.trim();
  return `\`${shown}\``;
}

/** «, here and in 3 more places», or nothing when the problem stands for one place. */
export function inMore(problem: JsonProblem): string {
  const more = (problem.count ?? 1) - 1;
  if (more <= 0) return '';
  return more === 1 ? ', here and in 1 more place' : `, here and in ${more} more places`;
}

const NAMES: Readonly<Record<string, string>> = {
  'U+0000': 'A NUL character (U+0000)',
  'U+0009': 'A tab',
  'U+000A': 'A line break',
  'U+000D': 'A carriage return',
};

/** A control character by the name that people know, such as `U+0009`: «A tab». */
export function nameOf(character: string): string {
  return NAMES[character] ?? `The control character ${character}`;
}

/** What a receiver with 64-bit numbers makes of a number that is written with more digits than those hold. */
export function arrives(literal: string): string {
  if (literal.includes('…')) return 'has more digits than most programs can hold';
  const value = Number(literal);
  if (!Number.isFinite(value)) return 'is larger than most programs can hold';
  if (value === 0) return 'is so small that most programs read 0';
  return String(value) === literal
    ? 'is beyond 9007199254740991, where whole numbers blur'
    : `arrives as ${value} in most programs`;
}
