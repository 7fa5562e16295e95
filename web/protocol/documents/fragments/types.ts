/** Fragments of messages: a tool, a result, parameters, a content block and the like, pasted without the message around them. */
import type { Path } from '../../json/plan.ts';
import type { JsonObject } from '../../json/types.ts';
import type { PartKind } from '../../part-kinds.ts';
import type { RevisionId } from '../../types.ts';

/** The place of a fragment in a message, which decides the rules that apply to it. */
export interface FragmentPlace {
  /** The method of the request or notification, or of the request that the result answers. */
  readonly method: string;
  /** The member of the message that holds the fragment; `message` if only its envelope is missing. */
  readonly member: 'params' | 'result' | 'error' | 'message';
  /** The path below that member. */
  readonly path: Path;
  readonly from: 'client' | 'server';
  /** True if the message is a notification. */
  readonly notification?: true;
}

/** A recognized fragment. */
export interface Fragment {
  readonly kind: PartKind;
  /** Its type in the MCP schema, e.g. `Tool`, `Tool[]`, `CallToolResult`; `JSONSchema`, or `REST error` outside MCP. */
  readonly type: string;
  /** For people, with article: “a tool”. */
  readonly title: string;
  readonly because: string;
  /** Null if no rule of MCP applies. */
  readonly place: FragmentPlace | null;
  /** The member that is judged and its place, for an object with that member alone, such as `{"capabilities": {…}}`. */
  readonly within?: { readonly member: string; readonly place: FragmentPlace };
  /** The revision that its members show. */
  readonly revision?: RevisionId;
  /** What else it could be, with article. */
  readonly or?: string;
}

/** True if an object has no members other than these. */
export function onlyHas(object: JsonObject, names: readonly string[]): boolean {
  return Object.keys(object).every((name) => names.includes(name));
}
