/** What the rules of this area read from messages, and how sure they may be of what they see. */
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { get, isObject, objectAt } from '../../../json/object.ts';
import { VERSION } from '../../envelope/stateless-keys.ts';
import type { Call } from '../../../session/call.ts';
import type { SessionView, Step } from '../define.ts';

/** The code of an error where it is a whole number; null else. */
export function codeIn({ error }: Step): number | null {
  const code = get(error, 'code');
  return typeof code === 'number' && Number.isInteger(code) ? code : null;
}

/** The beginning of an error's `message`; empty when it has none. */
export function errorText({ error }: Step): string {
  const words = get(error, 'message');
  return typeof words === 'string' ? words.slice(0, 500) : '';
}

/** The strings of a list; null when the value is no list of strings alone. */
export function stringsIn(value: JsonValue | undefined): readonly string[] | null {
  if (!Array.isArray(value)) return null;
  const strings = value.filter((item) => typeof item === 'string');
  return strings.length === value.length ? strings : null;
}

/** The version that a request names in its `_meta`; null when it names none. */
export function versionIn(params: JsonObject): string | null {
  const version = get(objectAt(params, '_meta'), VERSION);
  return typeof version === 'string' ? version : null;
}

/** True for a version that nobody published and that does not call itself a draft. */
export function isUnpublished(session: SessionView, version: string): boolean {
  return !session.model.published.has(version) && !/draft/iu.test(version);
}

/** The other side. */
export function opposite(from: Step['from']): Step['from'] {
  return from === 'client' ? 'server' : from === 'server' ? 'client' : 'unknown';
}

/** An id or token as the other kind of JSON value: 1 for "1", "1" for 1; null where there is none. */
export function otherType(id: string | number): string | number | null {
  if (typeof id === 'number') return String(id);
  const plain = id.trim();
  return /^-?(?:0|[1-9]\d{0,14})$/u.test(plain) ? Number(plain) : null;
}

/**
 * Whether the messages are surely those of one conversation, and not examples written one below the other: it is shown from
 * its handshake on, or the text itself says who sent the message.
 */
export function isTalk({ whole }: SessionView, { inferred }: Step): boolean {
  return whole || !inferred;
}

/** True where messages of a session that shows its handshake may be missing, or belong to another session. */
export function isTorn({ handshake, whole }: SessionView): boolean {
  return handshake.asked !== null && !whole;
}

/** A call in words: «message 3 (`tools/list`)». */
export function requestText(session: SessionView, { ref, method }: Pick<Call, 'ref' | 'method'>): string {
  return `${session.said(ref)} (\`${method.length > 60 ? `${method.slice(0, 59)}…` : method}\`)`;
}

/** With a capital, for the beginning of a sentence. */
export function upper(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** True for an error of what carries messages (HTTP sessions, headers, time-outs), which needs no request that was read. */
export function isAboutTransport(words: string): boolean {
  return /session|header|accept\b|acceptable|origin|authori[sz]|forbidden|content-type|connection|timed? ?out/iu.test(
    words,
  );
}

/** True for an error in whose words a protocol version is refused; `version` is the one that the request names. */
export function refusesVersion(words: string, version: string | null): boolean {
  const named = /\bprotocol\W{0,2}version|^(?:bad request\W+)?unsupported version/iu.test(words);
  if (!named && !(version !== null && version !== '' && /version/iu.test(words) && words.includes(version)))
    return false;
  return /\b(?:un|not |isn't )support|\b(?:unknown|unrecogni[sz]ed|invalid|mismatch|incompatible|expected)\b/iu.test(
    words,
  );
}

/** True for an error in whose words a server wants a handshake before anything else. */
export function wantsHandshake(words: string): boolean {
  return HANDSHAKE.test(words);
}

const HANDSHAKE =
  /^(?:(?:bad|invalid) request\W+|error\W+)?(?:the )?(?:mcp |json-?rpc )?(?:(?:server|session|client|connection|protocol) )?(?:is |was |has )?(?:not|never) (?:yet )?(?:been )?(?:fully )?initiali[sz]ed|\bbefore (?:the )?(?:server |session )?(?:initiali[sz]ation|initiali[sz]e\b|initiali[sz]ing)|\b(?:call|send|requires?|expected|expecting|missing) (?:an? |the )?[`'"]?initiali[sz]e\b|\binitiali[sz](?:e|ation) (?:first|required)/iu;

/** Whether this object is there and has the member. */
export function holds(value: JsonValue | undefined, name: string): boolean {
  return isObject(value) && Object.hasOwn(value, name);
}

/** Whether a date such as `2026-07-28` stands somewhere in it. */
export function namesVersion(value: JsonValue | undefined, depth = 0): boolean {
  if (typeof value === 'string') return /\b\d{4}-\d{2}-\d{2}\b/u.test(value.slice(0, 1000));
  if (depth === 0 || typeof value !== 'object' || value === null) return false;
  const parts = isObject(value) ? Object.values(value) : value;
  return parts.slice(0, 50).some((part) => namesVersion(part, depth - 1));
}
