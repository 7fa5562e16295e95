/** The ledger of a revision: every requirement that it lists, with level and clause. Made from the table in `requirements/`. */
import type { Level, RevisionId } from '../types.ts';

/** A requirement that the revision lists from here on, or, by its id alone, one that it drops. */
export type LedgerStep = readonly [id: string, level: Level, clause: string] | readonly [id: string];

/** What each revision changes about the ledger of the one before; a revision that changes nothing may be left out. */
export type LedgerSteps = Readonly<Partial<Record<RevisionId, readonly LedgerStep[]>>>;

/** Level and clause by id. */
export type Listings = ReadonlyMap<string, readonly [level: Level, clause: string]>;

/** The listings of a revision, from those of the one before. */
export function nextListings(before: Listings, steps: readonly LedgerStep[] = []): Listings {
  const next = new Map(before);
  for (const [id, level, clause] of steps) {
    if (level === undefined || clause === undefined) next.delete(id);
    else next.set(id, [level, clause]);
  }
  return next;
}
