/** Plain data for the pages of the reference. */
import type { Kind, Level, RevisionId, RuleClass, Severity, Transport } from '../types.ts';

/** The target of a link: a page of the reference. */
export interface Target {
  page: 'methods' | 'types' | 'errors' | 'capabilities' | 'rules';
  /** The revision to show it in, if the page has one. */
  revision?: RevisionId;
  id: string;
}

/** One item that was added, removed or changed. */
export interface Change {
  what: 'added' | 'removed' | 'changed';
  name: string;
  target?: Target;
  /** One sentence: what it is, or why it was removed. May be empty. */
  says: string;
  /** For a changed item: its differences, one sentence each. */
  details: readonly string[];
}

/** Changes of one kind of item. */
export interface ChangeGroup {
  id: 'envelope' | 'methods' | 'types' | 'errors' | 'meta' | 'capabilities' | 'requirements';
  title: string;
  changes: readonly Change[];
}

/** What the checker reports for a bad example. */
export interface ExampleFinding {
  title: string;
  what: string;
  severity: Severity;
  /** Describes the fix; absent if there is none. */
  fix?: { says: string; safety: 'safe' | 'unsafe' };
}

/** A text to view and to try in the checker. */
export interface ExampleDoc {
  text: string;
  revision: RevisionId;
  from?: 'client' | 'server';
  transport?: Transport;
  /** One short sentence: what it shows. */
  says?: string;
  /** Bad examples: the span of the finding, UTF-16 offsets into `text`. */
  mark?: readonly [start: number, end: number];
  /** Bad examples: the finding, and the revisions that report it. */
  found?: ExampleFinding;
  /** Good examples: revisions without an error or a warning. Bad examples: revisions that report the same finding. */
  revisions: readonly RevisionId[];
}

/** The rule phase: the text itself, the envelope, values of types, several messages together, or their transport. */
export type RulePhase = 'text' | 'envelope' | 'shape' | 'session' | 'transport';

/** A rule as shown on its page. */
export interface RuleDoc {
  id: string;
  phase: RulePhase;
  class: RuleClass;
  title: string;
  why: string;
  how: string;
  /** Requirements it can report. */
  requirements: readonly string[];
  /** Kinds of message it checks; empty for the other phases. */
  kinds: readonly Kind[];
  /** Types whose values it checks; empty for the other phases. */
  types: readonly string[];
  /** Text rules have no ledger entry, so they define their own level and clause. */
  own?: { level: Level; url: string; place: string };
  good: readonly ExampleDoc[];
  bad: readonly ExampleDoc[];
}

/** What the page of a requirement shows in addition to the ledgers. */
export interface RequirementDoc {
  id: string;
  title: string;
  why: string;
  how: string;
  class: RuleClass;
  /** Rules that report it. */
  rules: readonly string[];
  good: readonly ExampleDoc[];
  bad: readonly ExampleDoc[];
}

/** All rules and requirements. */
export interface RuleBook {
  rules: readonly RuleDoc[];
  requirements: readonly RequirementDoc[];
}
