/**
 * One row of the table of requirements. The table is maintained by this project: to add a requirement, add a row in the file of
 * its area. The rest is generated from it: the ledgers of the revisions, the sentences of findings, and the pages of the
 * reference. `docs/coverage.tsv` adds the rules and types that report the requirement.
 */
import type { Level, RevisionId } from '../../types.ts';

/** The input that is needed to detect a violation: one message, a request with its response, a session, or its transport. */
export type Scope = 'message' | 'exchange' | 'session' | 'http' | 'stdio' | 'sse';

/**
 * How a revision states the requirement: its level, its clause, and a note if we differ from the official catalog or decide
 * between text and schema. The clause is a path below the revision's root such as `server/tools#data-types` (`../../` leaves
 * the revision), or the key of such a path in the revision's `places`.
 */
export type Listing = readonly [level: Level, clause: string, note?: string];

/** Our texts for a requirement. */
export interface RequirementTexts {
  /** The requirement, one sentence of at most 120 characters. */
  readonly says: string;
  /**
   * The consequence of a violation, one sentence. Needed if only a type reports the requirement; otherwise the rule has its
   * own.
   */
  readonly why?: string;
}

/** A requirement: its sentence, its revisions, and the reason if nothing reports it. */
export interface RequirementRow extends RequirementTexts {
  /** Different texts for later revisions, each valid until the next one listed. */
  readonly reworded?: Readonly<Partial<Record<RevisionId, Partial<RequirementTexts>>>>;
  /** `message` by default. */
  readonly scope?: Scope;
  /** Where it applies: each listing is valid until the next revision listed; null ends it. */
  readonly in: Readonly<Partial<Record<RevisionId, Listing | null>>>;
  /** Why no rule and no type reports it. Only if none does. */
  readonly unreported?: string;
}

/** The rows of an area by id, in alphabetical order. */
export type RequirementRows = Readonly<Record<string, RequirementRow>>;
