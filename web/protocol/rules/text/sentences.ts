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
