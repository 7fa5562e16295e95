/** The tree that the tolerant reader makes of a text. Stays inside this room. */
import type { Span, TextEdit } from '../types.ts';

/** A plain JSON value. */
export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };
/** A plain JSON object. */
export type JsonObject = { [key: string]: JsonValue };

/** One member of an object, in text order. Duplicate keys stay. */
export interface JsonMember {
  /** The decoded name. */
  key: string;
  /** The name as written, quotes included. */
  keySpan: Span;
  value: JsonNode;
}

/** A node of the tree. `hole` is a place where a value should stand and none could be read. */
export type JsonNode = Span &
  (
    | { type: 'object'; members: JsonMember[]; /** cut off or elided: absence proves nothing */ incomplete: boolean }
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
  /** The offending text, or what the rule's sentence needs to quote; short. */
  detail: string;
  /** How many places share this cause, when there is more than one: the span is the first, the fix fixes all. */
  count?: number;
  /** True when further mistakes of the value are not told apart from this one: what is read there is a guess. */
  more?: true;
  /** The other place it ties to, e.g. the first of two members with one name. */
  related?: Span;
  /** Edits that fix just this place, when there is a way. */
  fix?: { says: string; safety: 'safe' | 'unsafe'; edits: TextEdit[] };
}

/** What reading one value gave. */
export interface JsonDocument {
  /** `null` when there was nothing that looks like a value. */
  root: JsonNode | null;
  /** In text order. Errors (not JSON) and warnings (JSON, but risky) alike. */
  problems: JsonProblem[];
  /** Where reading stopped. */
  end: number;
}
