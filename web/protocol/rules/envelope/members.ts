/** The six members of an envelope, and how a rule recognizes a misspelled one. */
import { get, has } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import { nearest } from '../../json/nearest.ts';

/** Every top-level member that JSON-RPC 2.0 defines. */
export const MEMBERS = ['jsonrpc', 'id', 'method', 'params', 'result', 'error'] as const;
/** One of the six members. */
export type MemberName = (typeof MEMBERS)[number];

/** The kinds of message that are a single object, for rules that check all of them. */
export const SINGLE = ['request', 'notification', 'response', 'error', 'invalid'] as const;

/** The maximum number of findings about members of one message. */
export const MAX_MEMBERS = 12;

/** The member that `key` matches, ignoring case; `null` if it is none of the six. */
export function memberOf(key: string): MemberName | null {
  const lower = key.length > 7 ? '' : key.toLowerCase();
  return MEMBERS.find((name) => name === lower) ?? null;
}

/** The key that equals `name` except for case, if `name` itself is absent. */
export function miscased(object: JsonObject, name: MemberName): string | null {
  if (has(object, name)) return null;
  return Object.keys(object).find((key) => memberOf(key) === name) ?? null;
}

/** True if the member is present, ignoring case. */
export function present(object: JsonObject, name: MemberName): boolean {
  return has(object, name) || miscased(object, name) !== null;
}

/** Other names used in place of the six. */
const OTHER_TEXTS: ReadonlyMap<string, MemberName> = new Map([
  ['parameters', 'params'],
  ['args', 'params'],
  ['version', 'jsonrpc'],
  ['response', 'result'],
  ['err', 'error'],
]);

/**
 * The member that an unknown key probably means: `methd`, `json-rpc`, `parameters`. `null` if it resembles none or is one
 * itself.
 */
export function meantBy(key: string): MemberName | null {
  if (key.length > 12 || memberOf(key) !== null) return null;
  const other = OTHER_TEXTS.get(key);
  if (other) return other;
  const near = nearest(key, MEMBERS);
  return MEMBERS.find((name) => name === near) ?? null;
}

/** The unknown key that probably means `name`, if `name` is absent (ignoring case). */
export function misspelt(object: JsonObject, name: MemberName): string | null {
  if (present(object, name)) return null;
  return Object.keys(object).find((key) => meantBy(key) === name) ?? null;
}

/** Keys that are none of the six, ignoring case, in text order. */
export function unknownKeys(object: JsonObject): string[] {
  return Object.keys(object).filter((key) => memberOf(key) === null);
}

/** True if a receiver can classify the object: it has a method, a result or an error, ignoring case. */
export function hasSubject(object: JsonObject): boolean {
  return present(object, 'method') || present(object, 'result') || present(object, 'error');
}

/** What an object appears to be: a call (request or notification), a reply (response or error), or neither. */
export type Role = 'call' | 'reply' | 'none';

/** The role that the members suggest, correctly spelled or not. A `method` that is not a string does not outweigh a result. */
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
