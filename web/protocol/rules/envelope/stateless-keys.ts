/**
 * The keys with which requests and results describe their sender in revisions without a handshake, and common mistakes in them.
 */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { RevisionModel } from '../../model/define.ts';
import type { Message } from '../define.ts';
import { get, has, isObject } from '../../json/object.ts';
import { whatIs } from '../../json/describe.ts';
import { nearestOwn, OWN_PREFIX } from './meta-keys.ts';
import { sentBy, verdictOf } from './methods-verdict.ts';

/** The protocol version of a request. */
export const VERSION = `${OWN_PREFIX}protocolVersion`;
/** The client that sends a request. */
export const CLIENT = `${OWN_PREFIX}clientInfo`;
/** The capabilities of that client. */
export const CAPABILITIES = `${OWN_PREFIX}clientCapabilities`;
/** The server that sends a result. */
export const SERVER = `${OWN_PREFIX}serverInfo`;
/** The two members that identify a program. */
const NAMING = ['name', 'version'];
/** The minimum level of log messages that a request opts into. */
export const LOG_LEVEL = `${OWN_PREFIX}logLevel`;

/** True if the rules about request metadata apply: a client's request with a method of this revision. */
export function needsMeta(message: Message): boolean {
  if (message.model.era !== 'stateless' || message.kind !== 'request' || message.method === null) return false;
  const verdict = verdictOf(message);
  const notified = verdict?.is === 'prefix' || verdict?.is === 'cancellation' || message.row?.kind === 'notification';
  return verdict?.is !== 'foreign' && !notified && !sentBy(message, 'server');
}

/** The `_meta` of a request whose keys the rules check; null if there is none or another rule reports it. */
export function requestMeta(message: Message): JsonObject | null {
  if (!needsMeta(message)) return null;
  const params = get(message.object, 'params');
  const meta = isObject(params) ? get(params, '_meta') : undefined;
  return isObject(meta) ? meta : null;
}

/** The `result` of a server's response in a revision with result types; otherwise null. */
export function modernResult(message: Message): JsonObject | null {
  if (message.kind !== 'response' || message.model.resultTypes.length === 0 || sentBy(message, 'client')) return null;
  const result = get(message.object, 'result');
  return isObject(result) ? result : null;
}

/** A complete `_meta` for a request, with a placeholder for the name. */
export function wholeMeta(model: RevisionModel): JsonObject {
  return { [VERSION]: model.id, [CLIENT]: { name: 'my-client', version: '1.0.0' }, [CAPABILITIES]: {} };
}

const plain = (name: string): string => name.replaceAll(/[^A-Za-z]/gu, '').toLowerCase();

/** The protocol key that a key without prefix means: `protocolVersion`, `client_info`. */
export function barePrefixKey(key: string, model: RevisionModel): string | null {
  if (key.includes('/')) return null;
  for (const own of model.metaKeys.keys()) {
    if (own.startsWith(OWN_PREFIX) && plain(own.slice(OWN_PREFIX.length)) === plain(key)) return own;
  }
  return null;
}

/** The key in `_meta` that means `wanted` but lacks the prefix, or null. */
export function bareKeyFor(wanted: string, meta: JsonObject, model: RevisionModel): string | null {
  return Object.keys(meta).find((key) => barePrefixKey(key, model) === wanted) ?? null;
}

/** True if the key is present, or present under a misspelled name that has its own finding. */
export function replaces(wanted: string, meta: JsonObject, model: RevisionModel): boolean {
  if (has(meta, wanted)) return true;
  return Object.keys(meta).some(
    (key) =>
      key.startsWith(OWN_PREFIX) && !model.metaKeys.has(key) && nearestOwn(key, model.metaKeys.keys()) === wanted,
  );
}

/** True if the absence of `duplicate` is reported, so that its unprefixed form needs no finding. */
export function claimed(message: Message, key: string): boolean {
  const requested = key === VERSION || key === CLIENT || key === CAPABILITIES;
  return (requested && requestMeta(message) !== null) || (key === SERVER && modernResult(message) !== null);
}

/** A fault in an object that identifies a program: the path in it, and a phrase that continues “The client …”. */
export interface NameFault {
  path: readonly string[];
  says: string;
}

/** What is wrong with an object that must have `name` and `version`, or null. */
export function nameFault(info: JsonValue): NameFault | null {
  if (!isObject(info))
    return { path: [], says: `is ${whatIs(info)}; it must be an object with \`name\` and \`version\`` };
  const missing = NAMING.filter((key) => !has(info, key));
  if (missing.length > 0) return { path: [], says: `has ${missing.map((key) => `no \`${key}\``).join(' and ')}` };
  const wrong = NAMING.find((key) => typeof get(info, key) !== 'string');
  if (wrong === undefined) return null;
  return { path: [wrong], says: `has as its \`${wrong}\` ${whatIs(get(info, wrong) ?? null)}; it must be a string` };
}
