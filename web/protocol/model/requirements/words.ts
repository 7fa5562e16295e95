/** The words of requirements as a revision has them. Types for what the build makes of the table (`make.ts`). */
import { REVISION_IDS } from '../../types.ts';
import type { RevisionId } from '../../types.ts';
import type { RequirementTexts } from './define.ts';

/** Something that later revisions may replace. */
export type Replaced<T> = Readonly<Partial<Record<RevisionId, T>>>;

/** Words and notes of a requirement. */
export interface Explanation extends RequirementTexts {
  readonly reworded?: Replaced<Partial<RequirementTexts>>;
  /** Why the revision's listing differs from the catalogue; empty where it does not. Each until the next one named. */
  readonly notes?: Replaced<string>;
}

/** Words and notes by id. */
export type Explained = Readonly<Record<string, Explanation>>;

/** What goes wrong, by id: one sentence, or, where revisions differ, the first one under an empty name and the later ones by revision. */
export type Reasons = Readonly<Record<string, string | Readonly<Partial<Record<RevisionId | '', string>>>>>;

/** The newest of the values that a revision or one before it names; undefined where none does. */
export function newest<T>(values: Replaced<T>, revision: RevisionId): T | undefined {
  const named = REVISION_IDS.slice(0, REVISION_IDS.indexOf(revision) + 1).findLast((id) => values[id] !== undefined);
  return named && values[named];
}
