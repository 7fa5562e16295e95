/** Shared parts of the messages of text rules. */
import type { JsonProblem } from '../../json/types.ts';

/** A part of the user’s text, as code. */
export function code(text: string): string {
  const shown = text.trim() === '' ? text : text.trim();
  return `\`${shown}\``;
}

/** “a, b and c” for “a, b, c”. */
export function enumerated(list: string): string {
  const last = list.lastIndexOf(', ');
  return last < 0 ? list : `${list.slice(0, last)} and ${list.slice(last + 2)}`;
}

/** “, here and in 3 more places”, or empty when the problem occurs in one place. */
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

/** A control character by its common name, such as “A tab” for `U+0009`. */
export function nameOf(character: string): string {
  return NAMES[character] ?? `The control character ${character}`;
}

/** The effect on a receiver with 64-bit numbers when a number has more digits than they can store. */
export function arrives(literal: string): string {
  if (literal.includes('…')) return 'has more digits than most programs can store';
  const value = Number(literal);
  if (!Number.isFinite(value)) return 'is larger than most programs can store';
  if (value === 0) return 'is so small that most programs read it as 0';
  return String(value) === literal
    ? 'is beyond 9007199254740991, the limit for exact integers in most programs'
    : `is read as ${value} by most programs`;
}
