/** What an editor shows for a place in a text: the anatomy of a message, and the completions. Plain data, as in `types.ts`. */
import type { Severity, Span, TextEdit } from './types.ts';

/** One row of the anatomy: a member of the selected message, present or possible. */
export interface AnatomyRow {
  /** Relative to the message. */
  pointer: string;
  name: string;
  depth: number;
  /** The value as short JSON text, `null` if the member is absent. */
  value: string | null;
  valueType: 'string' | 'number' | 'literal' | 'object' | 'array' | 'absent';
  need: 'required' | 'optional' | 'not defined' | 'item';
  /** The purpose of the member, in our words. */
  says: string;
  /** Allowed values or format, if it is a closed set. */
  allowed?: string;
  /** The revisions that have it, e.g. “since 2025-06-18”; omitted in the anatomy if all of them have it. */
  since?: string;
  /** Name of the value’s type in the specification, if it has one. */
  type?: string;
  /** The member (key and value) in the text; absent members have none. */
  span?: Span;
  /** Text instead of indices into `Report.diagnostics`, which would become stale. */
  findings: { severity: Severity; text: string }[];
}

/** The anatomy of one entry. */
export interface Anatomy {
  entry: number;
  /** Name of the type in the specification, if known. */
  type?: string;
  /** The reason for this type, e.g. “the method is `tools/call`”. */
  typeBecause?: string;
  rows: AnatomyRow[];
}

/** One completion at the caret. */
export interface Completion {
  label: string;
  kind: 'member' | 'value' | 'method' | 'message';
  /** A short detail next to the label. */
  detail: string;
  /** One or two sentences; pieces in backticks are code. */
  documentation: string;
  /**
   * The text to insert, in the snippet syntax of editors: `${1:placeholder}`, `${1|one,of,these|}`; literal `$`, `}` and `\`
   * are escaped.
   */
  insert: string;
  /** The span to replace: the token typed so far. Contains the caret. */
  replace: Span;
  /** A preceding comma to insert elsewhere in the text. */
  also?: TextEdit;
  /** Ascending: the most needed completions come first. */
  sort: string;
  /** True if the editor should open the next completions immediately, such as for the value of the member. */
  goesOn?: true;
}
