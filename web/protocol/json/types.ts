/** The tree that the tolerant reader creates from a text. Internal to this module. */
import type { Span, TextEdit } from '../types.ts';

/** A plain JSON value. */
export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };
/** A plain JSON object. */
export type JsonObject = { [key: string]: JsonValue };

/** One member of an object, in text order. Duplicate keys are kept. */
export interface JsonMember {
  /** The decoded key. */
  key: string;
  /** The key as written, including quotes. */
  keySpan: Span;
  value: JsonNode;
}

/** A node of the tree. `hole` is a place that needs a value where none could be read. */
export type JsonNode = Span &
  (
    | { type: 'object'; members: JsonMember[]; /** truncated or elided: absence proves nothing */ incomplete: boolean }
    | { type: 'array'; items: JsonNode[]; incomplete: boolean }
    | { type: 'string'; value: string }
    | { type: 'number'; value: number }
    | { type: 'boolean'; value: boolean }
    | { type: 'null' }
    | { type: 'hole' }
  );

/** A problem of the text itself. */
export interface JsonProblem extends Span {
  /** Id of the text rule, e.g. `json-comment`. */
  code: string;
  /** The offending text, or what the rule’s sentence must quote; short. */
  detail: string;
  /** The number of places with this cause, if there is more than one: the span is the first, the fix covers all. */
  count?: number;
  /** True if further errors of the value are not distinguished from this one: the rest of the reading is a guess. */
  more?: true;
  /** The related place, e.g. the first of two members with one key. */
  related?: Span;
  /** Edits that fix only this place, if possible. */
  fix?: { says: string; safety: 'safe' | 'unsafe'; edits: TextEdit[] };
}

/** The result of reading one value. */
export interface JsonDocument {
  /** `null` if there was nothing that looks like a value. */
  root: JsonNode | null;
  /** In text order. Errors (not JSON) and warnings (JSON, but risky) alike. */
  problems: JsonProblem[];
  /** The position where reading stopped. */
  end: number;
}
