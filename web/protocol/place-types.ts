/** What an editor shows at a place of a text: the anatomy of a message, and what may be put in. Plain data, as `types.ts`. */
import type { Severity, Span, TextEdit } from './types.ts';

/** One row of the anatomy: a member of the selected message, present or possible. */
export interface AnatomyRow {
  /** Relative to the message. */
  pointer: string;
  name: string;
  depth: number;
  /** The value as short JSON text, `null` when the member is absent. */
  value: string | null;
  valueType: 'string' | 'number' | 'literal' | 'object' | 'array' | 'absent';
  need: 'required' | 'optional' | 'not defined' | 'item';
  /** What the member is for, in our words. */
  says: string;
  /** Allowed values or form, where it is a closed set. */
  allowed?: string;
  /** The revisions that have it, e.g. «since 2025-06-18»; in the anatomy left out where that is all of them. */
  since?: string;
  /** Name of the specification's type of the value, where it has one. */
  type?: string;
  /** Member (key and value) in the text; absent members have none. */
  span?: Span;
  /** Indices into `Report.diagnostics` would go stale; so the words are here. */
  findings: { severity: Severity; text: string }[];
}

/** The anatomy of one entry. */
export interface Anatomy {
  entry: number;
  /** Name of the specification's type, where known. */
  type?: string;
  /** Why this type, e.g. «the method is `tools/call`». */
  typeBecause?: string;
  rows: AnatomyRow[];
}

/** One thing that may be put in at the caret. */
export interface Completion {
  label: string;
  kind: 'member' | 'value' | 'method' | 'message';
  /** Beside the label, short. */
  detail: string;
  /** One or two sentences; `backticked` pieces are code. */
  documentation: string;
  /** What is put in, in the snippet language of editors: `${1:placeholder}`, `${1|one,of,these|}`; `$`, `}` and `\` of its own escaped. */
  insert: string;
  /** What it takes the place of: what is typed so far. Holds the caret. */
  replace: Span;
  /** A comma that has to come before, elsewhere in the text. */
  also?: TextEdit;
  /** Ascending: what is needed most comes first. */
  sort: string;
  /** True where the next thing is to be chosen at once, such as the value of the member. */
  goesOn?: true;
}
