/** Ranges of revisions as text. */
import type { RevisionId } from '../types.ts';

/**
 * “since 2025-06-18”, “only in 2025-11-25”, “until 2025-11-25”, for the revisions of `all` that are in `having`; both oldest
 * first.
 */
export function spellOf(having: readonly RevisionId[], all: readonly RevisionId[]): string {
  const [first, last] = [having[0], having.at(-1)];
  if (first === undefined || last === undefined) return 'in no revision';
  if (last === all.at(-1)) return `since ${first}`;
  if (first === last) return `only in ${first}`;
  return first === all[0] ? `until ${last}` : `from ${first} to ${last}`;
}
