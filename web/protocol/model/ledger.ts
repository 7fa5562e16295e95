/**
 * The ledger of a revision: every requirement that it lists, with level and clause. Generated from the table in
 * `requirements/`.
 */
import type { Level, RevisionId } from '../types.ts';

/** A requirement that the revision lists since then, or, by its id alone, one that it drops. */
export type LedgerStep = readonly [id: string, level: Level, clause: string] | readonly [id: string];

/** The changes of each revision to the ledger of the previous one; a revision without changes may be omitted. */
export type LedgerSteps = Readonly<Partial<Record<RevisionId, readonly LedgerStep[]>>>;

/** Level and clause by id. */
export type Listings = ReadonlyMap<string, readonly [level: Level, clause: string]>;

/** The listings of a revision, computed from those of the previous one. */
export function nextListings(before: Listings, steps: readonly LedgerStep[] = []): Listings {
  const next = new Map(before);
  for (const [id, level, clause] of steps) {
    if (level === undefined || clause === undefined) next.delete(id);
    else next.set(id, [level, clause]);
  }
  return next;
}
