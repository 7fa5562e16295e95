/** Values that the rules of this area read from messages, and how reliable they are. */
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { get, isObject, objectAt } from '../../../json/object.ts';
import { VERSION } from '../../envelope/stateless-keys.ts';
import type { Call } from '../../../session/call.ts';
import type { SessionView, Step } from '../define.ts';

/** The code of an error if it is an integer; otherwise null. */
export function codeIn({ error }: Step): number | null {
  const code = get(error, 'code');
  return typeof code === 'number' && Number.isInteger(code) ? code : null;
}

/** The beginning of an error's `message`; empty if it has none. */
export function errorText({ error }: Step): string {
  const message = get(error, 'message');
  return typeof message === 'string' ? message.slice(0, 500) : '';
}

/** The strings of an array; null if the value is not an array of strings only. */
export function stringsIn(value: JsonValue | undefined): readonly string[] | null {
  if (!Array.isArray(value)) return null;
  const strings = value.filter((item) => typeof item === 'string');
  return strings.length === value.length ? strings : null;
}

/** The version in the `_meta` of a request; null if it has none. */
export function versionIn(params: JsonObject): string | null {
  const version = get(objectAt(params, '_meta'), VERSION);
  return typeof version === 'string' ? version : null;
}

/** True for a version that is not published and is not named a draft. */
export function isUnpublished(session: SessionView, version: string): boolean {
  return !session.model.published.has(version) && !/draft/iu.test(version);
}

/** The other side. */
export function opposite(from: Step['from']): Step['from'] {
  return from === 'client' ? 'server' : from === 'server' ? 'client' : 'unknown';
}

/** An id or token as the other JSON type: 1 for "1", "1" for 1; null if there is none. */
export function otherType(id: string | number): string | number | null {
  if (typeof id === 'number') return String(id);
  const plain = id.trim();
  return /^-?(?:0|[1-9]\d{0,14})$/u.test(plain) ? Number(plain) : null;
}

/**
 * Whether the messages certainly belong to one conversation and are not separate examples: the text shows its handshake, or it
 * states the sender of the message.
 */
export function isTalk({ whole }: SessionView, { inferred }: Step): boolean {
  return whole || !inferred;
}

/** True if messages of a session that shows its handshake may be missing or belong to another session. */
export function isTorn({ handshake, whole }: SessionView): boolean {
  return handshake.initialize !== null && !whole;
}

/** Names a call in a sentence: “message 3 (`tools/list`)”. */
export function requestText(session: SessionView, { ref, method }: Pick<Call, 'ref' | 'method'>): string {
  return `${session.describe(ref)} (\`${method.length > 60 ? `${method.slice(0, 59)}…` : method}\`)`;
}

/** With a capital letter, for the beginning of a sentence. */
export function upper(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** True for an error of the transport (HTTP sessions, headers, time-outs), which does not prove that a request was read. */
export function isAboutTransport(message: string): boolean {
  return /session|header|accept\b|acceptable|origin|authori[sz]|forbidden|content-type|connection|timed? ?out/iu.test(
    message,
  );
}

/** True for an error whose message rejects a protocol version; `version` is the one in the request. */
export function refusesVersion(message: string, version: string | null): boolean {
  const named = /\bprotocol\W{0,2}version|^(?:bad request\W+)?unsupported version/iu.test(message);
  if (!named && !(version !== null && version !== '' && /version/iu.test(message) && message.includes(version)))
    return false;
  return /\b(?:un|not |isn't )support|\b(?:unknown|unrecogni[sz]ed|invalid|mismatch|incompatible|expected)\b/iu.test(
    message,
  );
}

/** True for an error whose message demands a handshake first. */
export function wantsHandshake(message: string): boolean {
  return HANDSHAKE.test(message);
}

const HANDSHAKE =
  /^(?:(?:bad|invalid) request\W+|error\W+)?(?:the )?(?:mcp |json-?rpc )?(?:(?:server|session|client|connection|protocol) )?(?:is |was |has )?(?:not|never) (?:yet )?(?:been )?(?:fully )?initiali[sz]ed|\bbefore (?:the )?(?:server |session )?(?:initiali[sz]ation|initiali[sz]e\b|initiali[sz]ing)|\b(?:call|send|requires?|expected|expecting|missing) (?:an? |the )?[`'"]?initiali[sz]e\b|\binitiali[sz](?:e|ation) (?:first|required)/iu;

/** Whether the object exists and has the member. */
export function holds(value: JsonValue | undefined, name: string): boolean {
  return isObject(value) && Object.hasOwn(value, name);
}

/** Whether the value contains a date such as `2026-07-28`. */
export function namesVersion(value: JsonValue | undefined, depth = 0): boolean {
  if (typeof value === 'string') return /\b\d{4}-\d{2}-\d{2}\b/u.test(value.slice(0, 1000));
  if (depth === 0 || typeof value !== 'object' || value === null) return false;
  const parts = isObject(value) ? Object.values(value) : value;
  return parts.slice(0, 50).some((part) => namesVersion(part, depth - 1));
}
