/** The definition of a complaint: a line by which a program reports that something failed. */
import type { Span } from '../../types.ts';

/** The subjects of complaints. */
export type ComplaintGroup =
  | 'start'
  | 'stdout'
  | 'http'
  | 'oauth'
  | 'config'
  | 'order'
  | 'methods'
  | 'tools'
  | 'result'
  | 'jsonrpc'
  | 'time'
  | 'llm-api'
  | 'registry'
  | 'bundle';

/** One entry of the catalog: how to recognize a complaint, and what to do about it. */
export interface ComplaintEntry {
  /** Unique; also the name of the cause in reports. */
  readonly id: string;
  readonly group: ComplaintGroup;
  /** The headline of the cause: what must, should or may hold so that the line does not appear. One line, at most 75 units. */
  readonly title: string;
  /**
   * Patterns of the emitter’s wording. Each begins with at least four literal characters, which the recognizer searches for, and
   * has only bounded repetitions. A quotation mark also matches its escaped forms, `\n` also the escape in a string.
   */
  readonly signs: readonly RegExp[];
  /** The programs that print it; empty if any program may. */
  readonly emitter: string;
  /** What it means, in one sentence. */
  readonly says: string;
  /** The most likely causes, likeliest first. */
  readonly causes: readonly string[];
  /** What to look at or to paste next. */
  readonly next: readonly string[];
  /** Ids of more general complaints that it replaces on the same line. */
  readonly over?: readonly string[];
  /** What it contains: a JSON value after its beginning, a quoted string in it, or the rest of its line. */
  readonly payload?: 'json' | 'quoted' | 'rest';
  /** True if the wording travels in messages or HTTP responses: inside a message that is read, it is part of that message. */
  readonly wire?: true;
}

/** An entry without its group, which its file names once. */
export type ComplaintRow = Omit<ComplaintEntry, 'group'>;

/** A complaint in a text. */
export interface Complaint {
  readonly id: string;
  readonly group: ComplaintGroup;
  /** What must, should or may hold so that the line does not appear. */
  readonly title: string;
  /** The wording that was recognized. */
  readonly span: Span;
  readonly emitter: string;
  readonly says: string;
  readonly causes: readonly string[];
  readonly next: readonly string[];
  /** Ranges of what it quotes: JSON, a line of stdout, a rejected value. They may be escaped as the text around them is. */
  readonly payloads: readonly Span[];
  /** True if the wording travels in messages or HTTP responses. */
  readonly wire: boolean;
}

/** The entries of a group. */
export function complaintsAbout(group: ComplaintGroup, rows: readonly ComplaintRow[]): readonly ComplaintEntry[] {
  return rows.map((row) => ({ ...row, group }));
}
