/** The result of comparing two texts: plain data that page and commands share. */
import type { JsonValue } from '../json/types.ts';
import type { Span } from '../types.ts';

/**
 * What a change means for clients that work with the first text. `breaking`: something that worked no longer does. `may-break`: it
 * depends on the client. `none`: clients keep working.
 */
export type Effect = 'breaking' | 'may-break' | 'none';

/** What a change is about, in the order of the report. */
export const AREAS = [
  'session',
  'revision',
  'server',
  'capabilities',
  'instructions',
  'tools',
  'resources',
  'templates',
  'prompts',
  'skills',
  'client',
  'calls',
  'notifications',
] as const;
/** What a change is about. */
export type Area = (typeof AREAS)[number];

/** The place of a change in one of the texts. */
export interface ChangePlace {
  /** Index of the message; -1 for a text without messages. */
  readonly entry: number;
  readonly span: Span;
}

/** One change from the first text, A, to the second, B. */
export interface SessionChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly area: Area;
  /** What changed: the name of a tool or prompt, a URI, a capability, a call; empty if the area has only one thing. */
  readonly name: string;
  /** JSON pointer below it; empty for the whole. */
  readonly pointer: string;
  /** One sentence, with names as code in backticks. */
  readonly says: string;
  readonly effect: Effect;
  /** Why it has this effect, in one sentence; null for `none` if there is nothing to add. */
  readonly because: string | null;
  /** The values, where they are more than the sentence shows. */
  readonly before?: JsonValue;
  readonly after?: JsonValue;
  /** The label of the pair of sessions; empty if each text has one. */
  readonly session: string;
  readonly a: ChangePlace | null;
  readonly b: ChangePlace | null;
}

/** Something that only one of the texts shows, so that it cannot be compared. */
export interface NotCompared {
  readonly what: string;
  readonly because: string;
}

/** The differences of two texts. */
export interface Comparison {
  /** The areas in order; within an area removed, changed, then added. */
  readonly changes: readonly SessionChange[];
  readonly notCompared: readonly NotCompared[];
  /** What was compared in each text, as a clause: “1 session with 14 messages”. */
  readonly a: string;
  readonly b: string;
}

/** Neither text, or only one of them, has something to compare; one sentence says which. */
export interface Incomparable {
  readonly problem: string;
}

/** A change inside one item. */
export interface ItemChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly pointer: string;
  readonly says: string;
  readonly effect: Effect;
  readonly because: string | null;
  readonly before?: JsonValue;
  readonly after?: JsonValue;
}
