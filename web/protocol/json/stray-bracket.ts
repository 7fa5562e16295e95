/** A closing bracket after the end of a document: one more than was opened. */
import type { Span } from '../types.ts';
import type { JsonNode } from './types.ts';

/** How far the text around a value is searched, UTF-16 units. */
const AROUND = 400;

/** The first bracket that closes nothing; null if there is none. Nothing but further brackets may follow before the end or a fence. */
export function strayBracket(text: string, tree: JsonNode): Span | null {
  if (tree.type !== 'object' && tree.type !== 'array') return null;
  const before = text.slice(Math.max(0, tree.start - AROUND), tree.start).trimEnd();
  // The value is an element of something, or the argument of a call.
  if (/[{[(:,=]$/u.test(before)) return null;
  const rest = /^(\s{0,200})[}\]][\s}\]]{0,100}(?:$|```)/u.exec(text.slice(tree.end, tree.end + AROUND));
  if (rest === null) return null;
  const start = tree.end + (rest[1] ?? '').length;
  return { start, end: start + 1 };
}
