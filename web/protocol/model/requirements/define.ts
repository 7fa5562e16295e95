/**
 * One row of the table of requirements. The table is the project's own: a requirement is added by one row, in the file of
 * its area, and everything else is made from it: the ledgers of the revisions, the sentences of findings, the pages of the
 * reference, and `docs/coverage.tsv`, which adds the rules and types that report the requirement.
 */
import type { Level, RevisionId } from '../../types.ts';

/** What it takes to see that the requirement is broken: one message, a request with its response, a session, or its transport. */
export type Scope = 'message' | 'exchange' | 'session' | 'http' | 'stdio' | 'sse';

/**
 * How a revision demands the requirement: how strongly, in which clause, and, where we differ from the official catalogue or
 * decide between text and schema, why. The clause is a path below the revision's root such as `server/tools#data-types`
 * (`../../` leaves the revision), or the name that the revision's `places` give to such a path.
 */
export type Listing = readonly [level: Level, clause: string, note?: string];

/** Our words for a requirement. */
export interface RequirementTexts {
  /** The requirement, one sentence of at most 120 characters. */
  readonly says: string;
  /** What goes wrong otherwise, one sentence. Needed where a type alone reports the requirement; else the rule has its own. */
  readonly why?: string;
}

/** A requirement: what it says, where it holds, and why nothing reports it where nothing does. */
export interface RequirementRow extends RequirementTexts {
  /** What later revisions word differently, each until the next one named. */
  readonly reworded?: Readonly<Partial<Record<RevisionId, Partial<RequirementTexts>>>>;
  /** `message` where it is left out. */
  readonly scope?: Scope;
  /** Where it holds: each listing counts until the next revision named; null ends it. */
  readonly in: Readonly<Partial<Record<RevisionId, Listing | null>>>;
  /** Why no rule and no type reports it. Only where none does. */
  readonly unreported?: string;
}

/** The rows of an area by id, in the order of the alphabet. */
export type RequirementRows = Readonly<Record<string, RequirementRow>>;
