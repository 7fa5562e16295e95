/** The results of comparing and translating sessions, prepared for display. Plain data. */
import type { Effect, SessionChange } from '../../protocol/compare.ts';
import type { NoteKind, Target } from '../../protocol/translate.ts';
import type { CheckOptions, Span } from '../../protocol/types.ts';

export type { NoteKind, Target } from '../../protocol/translate.ts';

/** The text that the current one is compared with. */
export interface OtherText {
  text: string;
  /** The name of its file; empty for a pasted text. */
  name: string;
  /** True if it is the first of the two, the state before. */
  isFirst: boolean;
  options: CheckOptions;
}

/** One change, from the first text to the second. */
export interface ShownChange {
  kind: SessionChange['kind'];
  /** The session and the thing that changed; empty parts are left out. */
  subject: readonly string[];
  /** One sentence, with code in backticks. */
  says: string;
  effect: Effect;
  /** “breaking for clients”; empty for `none`. */
  mark: string;
  /** Why it has this effect; empty if there is nothing to add. */
  because: string;
  /** Its place in the current text. */
  here: { line: number; span: Span } | null;
  /** Its line in the other text. */
  there: number | null;
}

/** The differences of two texts by meaning. */
export interface ShownDifference {
  /** “5 differences, 2 breaking for clients”. */
  verdict: string;
  counts: Readonly<Record<Effect, number>>;
  /** What was compared in each text: “1 session with 14 messages”. */
  first: string;
  second: string;
  /** By area, as the `diff` command prints them. Capped; the counts include all. */
  groups: readonly { title: string; changes: readonly ShownChange[] }[];
  /** The number of changes beyond that list. */
  more: number;
  notCompared: readonly { what: string; because: string }[];
  /** The whole comparison for an issue. */
  markdown: string;
}

/** A note about a translation, with the first lines of the original that it is about. */
export interface ShownNote {
  says: string;
  lines: readonly number[];
  /** The number of lines beyond those. */
  more: number;
}

/** The text, written for another revision. */
export interface ShownTranslation {
  to: Target;
  text: string;
  /** The number of its messages. */
  messages: number;
  /** What is lost comes first. */
  groups: readonly { kind: NoteKind; title: string; count: number; notes: readonly ShownNote[] }[];
  /** True if the text alone does not show its revision. */
  isUnmarked: boolean;
}

/** Why there is no result, in one sentence. */
export interface NoResult {
  problem: string;
}

/** The calls about whole sessions. */
export interface SessionCalls {
  /** What changed between the current text and another one, by meaning. */
  diff(other: OtherText, options: CheckOptions, version: number): Promise<ShownDifference | NoResult | null>;
  /** The current text written for another revision. `discover` is false to leave out `server/discover`. */
  translate(
    to: Target,
    discover: boolean,
    options: CheckOptions,
    version: number,
  ): Promise<ShownTranslation | NoResult | null>;
}
