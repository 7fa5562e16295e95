/** The six members of an envelope, and how a rule recognizes one that is written another way. */
import { get, has } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import { nearest } from '../../json/nearest.ts';

/** Every top-level member that JSON-RPC 2.0 gives a meaning to. */
export const MEMBERS = ['jsonrpc', 'id', 'method', 'params', 'result', 'error'] as const;
/** One of the six. */
export type MemberName = (typeof MEMBERS)[number];

/** The kinds of message that are one object; a rule that looks at all of them names these. */
export const SINGLE = ['request', 'notification', 'response', 'error', 'invalid'] as const;

/** At most so many findings about members of one message; more would only bury the rest. */
export const MAX_MEMBERS = 12;

/** The member whose name `key` has, letter case aside; `null` when it has none of the six. */
export function memberOf(key: string): MemberName | null {
  const lower = key.length > 7 ? '' : key.toLowerCase();
  return MEMBERS.find((name) => name === lower) ?? null;
}

/** The key that is `name` in other letter case, when `name` itself is absent. */
export function miscased(object: JsonObject, name: MemberName): string | null {
  if (has(object, name)) return null;
  return Object.keys(object).find((key) => memberOf(key) === name) ?? null;
}

/** True when the member is there, in whatever letter case. */
export function present(object: JsonObject, name: MemberName): boolean {
  return has(object, name) || miscased(object, name) !== null;
}

/** Other words that stand where one of the six is meant. */
const OTHER_TEXTS: ReadonlyMap<string, MemberName> = new Map([
  ['parameters', 'params'],
  ['args', 'params'],
  ['version', 'jsonrpc'],
  ['response', 'result'],
  ['err', 'error'],
]);

/** The member that an unknown key probably means: `methd`, `json-rpc`, `parameters`. `null` when it resembles none, or is one. */
export function meantBy(key: string): MemberName | null {
  if (key.length > 12 || memberOf(key) !== null) return null;
  const other = OTHER_TEXTS.get(key);
  if (other) return other;
  const near = nearest(key, MEMBERS);
  return MEMBERS.find((name) => name === near) ?? null;
}

/** The unknown key that probably means `name`, when `name` is absent in every letter case. */
export function misspelt(object: JsonObject, name: MemberName): string | null {
  if (present(object, name)) return null;
  return Object.keys(object).find((key) => meantBy(key) === name) ?? null;
}

/** Keys that are none of the six in any letter case, in text order. */
export function unknownKeys(object: JsonObject): string[] {
  return Object.keys(object).filter((key) => memberOf(key) === null);
}

/** True when a receiver can tell what the object is: it has a method, a result or an error, in whatever letter case. */
export function hasSubject(object: JsonObject): boolean {
  return present(object, 'method') || present(object, 'result') || present(object, 'error');
}

/** What an object sets out to be: a call (request or notification), a reply (response or error), or nothing recognizable. */
export type Role = 'call' | 'reply' | 'none';

/** The role the members point to, well or badly written. A `method` that is no string does not outweigh a result. */
export function roleOf(object: JsonObject): Role {
  const replies = present(object, 'result') || present(object, 'error');
  const method = get(object, 'method');
  if (replies && typeof method !== 'string' && miscased(object, 'method') === null) return 'reply';
  if (present(object, 'method')) return 'call';
  const marked = present(object, 'jsonrpc');
  const numbered = present(object, 'id');
  if (!marked && !numbered) return 'none';
  const near = misspelt(object, 'method');
  if (near !== null && typeof get(object, near) === 'string') return 'call';
  if (present(object, 'params')) return 'call';
  return marked && (numbered || misspelt(object, 'result') !== null) ? 'reply' : 'none';
}
