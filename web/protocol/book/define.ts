/** Plain data that pages of the reference are drawn from. */
import type { Kind, Level, RevisionId, RuleClass, Severity, Transport } from '../types.ts';

/** Where a name leads: a page of the reference. */
export interface Target {
  page: 'methods' | 'types' | 'errors' | 'capabilities' | 'rules';
  /** The revision to show it in, where the page has one. */
  revision?: RevisionId;
  id: string;
}

/** One thing that came, went, or is another. */
export interface Change {
  what: 'added' | 'removed' | 'changed';
  name: string;
  target?: Target;
  /** One sentence: what it is, or why it is gone. May be empty. */
  says: string;
  /** Of a changed thing: what is another about it, one sentence each. */
  details: readonly string[];
}

/** Changes of one kind of thing. */
export interface ChangeGroup {
  id: 'envelope' | 'methods' | 'types' | 'errors' | 'meta' | 'capabilities' | 'requirements';
  title: string;
  changes: readonly Change[];
}

/** What the checker says of a bad example. */
export interface Said {
  title: string;
  what: string;
  severity: Severity;
  /** Says what the fix does; absent where there is none. */
  fix?: { says: string; safety: 'safe' | 'unsafe' };
}

/** A text to look at and to try. */
export interface ExampleDoc {
  text: string;
  revision: RevisionId;
  from?: 'client' | 'server';
  transport?: Transport;
  /** One short sentence: what it shows. */
  says?: string;
  /** Bad ones: the place of the finding, UTF-16 offsets into `text`. */
  mark?: readonly [start: number, end: number];
  /** Bad ones: what is found, and in which revisions. */
  found?: Said;
  /** Good ones: revisions without an error or a warning. Bad ones: revisions that find the same. */
  revisions: readonly RevisionId[];
}

/** The stage that judges: the text itself, the envelope, values of types, several messages together, or what carried them. */
export type Stage = 'text' | 'envelope' | 'shape' | 'session' | 'transport';

/** A rule as its page shows it. */
export interface RuleDoc {
  id: string;
  stage: Stage;
  class: RuleClass;
  title: string;
  why: string;
  how: string;
  /** Requirements it can report. */
  requirements: readonly string[];
  /** Kinds of message it looks at; empty for the other stages. */
  kinds: readonly Kind[];
  /** Types whose values it looks at; empty for the other stages. */
  types: readonly string[];
  /** Text rules have no ledger: level and clause are their own. */
  own?: { level: Level; url: string; place: string };
  good: readonly ExampleDoc[];
  bad: readonly ExampleDoc[];
}

/** A requirement as its page shows it, beside what the ledgers say. */
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
