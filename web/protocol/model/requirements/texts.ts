/** The texts of requirements in one revision. Types for the build output of the table (`make.ts`). */
import { REVISION_IDS } from '../../types.ts';
import type { RevisionId } from '../../types.ts';
import type { RequirementTexts } from './define.ts';

/** A value that later revisions may replace. */
export type Replaced<T> = Readonly<Partial<Record<RevisionId, T>>>;

/** Texts and notes of a requirement. */
export interface Explanation extends RequirementTexts {
  readonly reworded?: Replaced<Partial<RequirementTexts>>;
  /** Why the revision's listing differs from the catalog; empty if it does not. Each is valid until the next one listed. */
  readonly notes?: Replaced<string>;
}

/** Texts and notes by id. */
export type Explained = Readonly<Record<string, Explanation>>;

/**
 * The consequences by id: one sentence, or, if revisions differ, the first one under an empty key and the later ones by
 * revision.
 */
export type Reasons = Readonly<Record<string, string | Readonly<Partial<Record<RevisionId | '', string>>>>>;

/** The newest value listed for a revision or an earlier one; undefined if none is. */
export function newest<T>(values: Replaced<T>, revision: RevisionId): T | undefined {
  const named = REVISION_IDS.slice(0, REVISION_IDS.indexOf(revision) + 1).findLast((id) => values[id] !== undefined);
  return named && values[named];
}
