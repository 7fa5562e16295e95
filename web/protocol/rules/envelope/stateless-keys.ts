/** The keys a request or a result carries about its sender where there is no handshake, and the common mistakes around them. */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { RevisionModel } from '../../model/define.ts';
import type { Message } from '../define.ts';
import { get, has, isObject } from '../../json/object.ts';
import { whatIs } from '../../json/describe.ts';
import { nearestOwn, OWN_PREFIX } from './meta-keys.ts';
import { sentBy, verdictOf } from './methods-verdict.ts';

/** The version a request speaks. */
export const VERSION = `${OWN_PREFIX}protocolVersion`;
/** Which client sends a request. */
export const CLIENT = `${OWN_PREFIX}clientInfo`;
/** What that client can do. */
export const CAPABILITIES = `${OWN_PREFIX}clientCapabilities`;
/** Which server sends a result. */
export const SERVER = `${OWN_PREFIX}serverInfo`;
/** The two members that name a program. */
const NAMING = ['name', 'version'];
/** From which level on a request wants log messages. */
export const LOG_LEVEL = `${OWN_PREFIX}logLevel`;

/** Whether the rules about a request's metadata apply: a client's request, of a method that this revision does not lack. */
export function needsMeta(message: Message): boolean {
  if (message.model.era !== 'stateless' || message.kind !== 'request' || message.method === null) return false;
  const verdict = verdictOf(message);
  const notified = verdict?.is === 'prefix' || verdict?.is === 'cancellation' || message.row?.kind === 'notification';
  return verdict?.is !== 'foreign' && !notified && !sentBy(message, 'server');
}

/** The `_meta` of a request that the rules about single keys look into; null when there is none or another rule speaks. */
export function requestMeta(message: Message): JsonObject | null {
  if (!needsMeta(message)) return null;
  const params = get(message.object, 'params');
  const meta = isObject(params) ? get(params, '_meta') : undefined;
  return isObject(meta) ? meta : null;
}

/** The `result` of a server's response, in a revision where results say their type; else null. */
export function modernResult(message: Message): JsonObject | null {
  if (message.kind !== 'response' || message.model.resultTypes.length === 0 || sentBy(message, 'client')) return null;
  const result = get(message.object, 'result');
  return isObject(result) ? result : null;
}

/** A whole `_meta` for a request, with a name to fill in. */
export function wholeMeta(model: RevisionModel): JsonObject {
  return { [VERSION]: model.id, [CLIENT]: { name: 'my-client', version: '1.0.0' }, [CAPABILITIES]: {} };
}

const plain = (name: string): string => name.replaceAll(/[^A-Za-z]/gu, '').toLowerCase();

/** The protocol's own key that a key without prefix stands for: `protocolVersion`, `client_info`. */
export function barePrefixKey(key: string, model: RevisionModel): string | null {
  if (key.includes('/')) return null;
  for (const own of model.metaKeys.keys()) {
    if (own.startsWith(OWN_PREFIX) && plain(own.slice(OWN_PREFIX.length)) === plain(key)) return own;
  }
  return null;
}

/** The key in `_meta` that was to be `wanted` but lacks the prefix, or null. */
export function bareKeyFor(wanted: string, meta: JsonObject, model: RevisionModel): string | null {
  return Object.keys(meta).find((key) => barePrefixKey(key, model) === wanted) ?? null;
}

/** True when the key is there, or when it is there under a misspelled name that has its own finding. */
export function standsFor(wanted: string, meta: JsonObject, model: RevisionModel): boolean {
  if (has(meta, wanted)) return true;
  return Object.keys(meta).some(
    (key) =>
      key.startsWith(OWN_PREFIX) && !model.metaKeys.has(key) && nearestOwn(key, model.metaKeys.keys()) === wanted,
  );
}

/** True when the absence of `duplicate` is reported where it is missing, so that its bare form needs no finding of its own. */
export function claimed(message: Message, twin: string): boolean {
  const asked = twin === VERSION || twin === CLIENT || twin === CAPABILITIES;
  return (asked && requestMeta(message) !== null) || (twin === SERVER && modernResult(message) !== null);
}

/** A fault in an object that names a program: where in it, and words that go on from «The client …». */
export interface NameFault {
  path: readonly string[];
  says: string;
}

/** What is wrong with an object that is to hold `name` and `version`, or null when nothing is. */
export function nameFault(info: JsonValue): NameFault | null {
  if (!isObject(info)) return { path: [], says: `is ${whatIs(info)}; it is an object with \`name\` and \`version\`` };
  const missing = NAMING.filter((key) => !has(info, key));
  if (missing.length > 0) return { path: [], says: `has ${missing.map((key) => `no \`${key}\``).join(' and ')}` };
  const wrong = NAMING.find((key) => typeof get(info, key) !== 'string');
  if (wrong === undefined) return null;
  return { path: [wrong], says: `has as its \`${wrong}\` ${whatIs(get(info, wrong) ?? null)}; it is a string` };
}
