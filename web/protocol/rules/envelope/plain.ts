/**
 * The quick look: messages in which no envelope rule can find anything, told by a few comparisons. It knows the plain
 * build of sessions with a handshake; everything else is left to the rules. A property test holds the promise.
 */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { Method, RevisionModel } from '../../model/define.ts';
import type { Kind, Sender } from '../../types.ts';
import { codeFor } from './errors-wording.ts';
import { HOLDING } from './meta-places.ts';

/** Methods whose parameters some envelope rule looks into. */
const LOOKED_INTO: ReadonlySet<string> = new Set(['initialize', 'ping', 'sampling/createMessage']);
/** Members of results that some envelope rule looks at. */
export const TELLING: ReadonlySet<string> = new Set([
  'resultType',
  'error',
  'protocolVersion',
  'capabilities',
  'inputRequests',
  'inputResponses',
]);
/** Members that can hold things with a `_meta` of their own. */
export const HOLDERS: ReadonlySet<string> = new Set(HOLDING);
const DEEPEST = 8;

/** True when no rule of the envelope can report anything on the message. False says nothing. */
export function isPlain(
  object: JsonObject,
  kind: Kind,
  row: Method | null,
  model: RevisionModel,
  from: Sender,
): boolean {
  return isPlainFrame(object, kind, row, model, from) && isPlainInside(object, kind);
}

/**
 * The part of `isPlain` around `params` and `result`: the compiled types look into these as well as `isPlainInside`. `typed`:
 * they are going to, and tell a plain handshake too.
 */
export function isPlainFrame(
  object: JsonObject,
  kind: Kind,
  row: Method | null,
  model: RevisionModel,
  from: Sender,
  typed = false,
): boolean {
  return model.era === 'handshake' && isFrame(object, kind, row, from, typed);
}

/** Whether the envelope has nothing to say of a version or of capabilities in a handshake. */
export function isPlainHandshake(member: string, value: JsonValue, model: RevisionModel): boolean {
  if (member === 'protocolVersion') return typeof value === 'string' && model.published.get(value) === 'handshake';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { sampling } = value;
  return typeof sampling !== 'object' || sampling === null || !Object.hasOwn(sampling, 'context');
}

/** As `isPlainFrame`, in any revision of MCP. */
export function isFrame(object: JsonObject, kind: Kind, row: Method | null, from: Sender, typed = false): boolean {
  if (object['jsonrpc'] !== '2.0') return false;
  if (kind === 'response') return isResponse(object);
  if ((kind !== 'request' && kind !== 'notification') || !row || row.kind !== kind) return false;
  if (row.deprecated !== undefined || (LOOKED_INTO.has(row.name) && !(typed && row.name === 'initialize')))
    return false;
  if (row.sender !== 'both' && from !== 'unknown' && from !== row.sender) return false;
  let params = row.params === 'optional';
  for (const key in object) {
    if (key === 'jsonrpc' || key === 'method') continue;
    if (key === 'params') params = true;
    else if (key !== 'id' || kind !== 'request' || !isPlainId(object[key])) return false;
  }
  return params;
}

/** The part of `isPlain` inside `params` and `result`. */
export function isPlainInside(object: JsonObject, kind: Kind): boolean {
  if (kind !== 'response') return !Object.hasOwn(object, 'params') || isPlainParams(object['params']);
  const { result } = object;
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return false;
  for (const name in result) if (TELLING.has(name)) return false;
  return isWithoutMeta(result, 0);
}

/** Codes of the everyday failures, which need no `data`. */
const EVERYDAY: ReadonlySet<JsonValue | undefined> = new Set([-32601, -32602, -32603]);

/** True when nothing can be found in an error: a plain id, an everyday code and a short message that is not that of another code. */
export function isPlainError(object: JsonObject, model: RevisionModel): boolean {
  if (model.era !== 'handshake' || object['jsonrpc'] !== '2.0' || !isPlainId(object['id'])) return false;
  for (const key in object) if (key !== 'jsonrpc' && key !== 'id' && key !== 'error') return false;
  const { error } = object;
  if (typeof error !== 'object' || error === null || Array.isArray(error)) return false;
  for (const key in error) if (key !== 'code' && key !== 'message' && key !== 'data') return false;
  const { code, message } = error;
  if (!EVERYDAY.has(code) || typeof message !== 'string' || message === '' || message.length > 200) return false;
  if (/[.!?]\s|\n/u.test(message)) return false;
  const meant = codeFor(model, message);
  return meant === null || meant === code;
}

/** A response with a plain id and nothing beside its result. */
function isResponse(object: JsonObject): boolean {
  let ids = 0;
  for (const key in object) {
    if (key === 'id') {
      if (!isPlainId(object[key])) return false;
      ids = 1;
    } else if (key !== 'jsonrpc' && key !== 'result') return false;
  }
  return ids === 1;
}

/** An id, or a progress token, without anything to say about it. */
export function isPlainId(id: JsonValue | undefined): boolean {
  return typeof id === 'number' ? Number.isSafeInteger(id) : typeof id === 'string' && id !== '';
}

function isPlainParams(params: JsonValue | undefined): boolean {
  if (typeof params !== 'object' || params === null || Array.isArray(params)) return false;
  for (const key in params) {
    if (HOLDERS.has(key) || TELLING.has(key)) return false;
    if (key !== '_meta') continue;
    const meta = params[key];
    if (typeof meta !== 'object' || meta === null || Array.isArray(meta)) return false;
    for (const name in meta) if (name !== 'progressToken') return false;
    if (Object.hasOwn(meta, 'progressToken') && !isPlainId(meta['progressToken'])) return false;
  }
  return true;
}

/** True when neither the value nor what it lists has a `_meta`. */
function isWithoutMeta(value: JsonObject, depth: number): boolean {
  if (depth > DEEPEST) return false;
  for (const key in value) {
    if (key === '_meta') return false;
    if (!HOLDERS.has(key)) continue;
    const inner = value[key];
    if (typeof inner !== 'object' || inner === null) continue;
    if (Array.isArray(inner)) {
      for (let at = 0; at < inner.length; at++) {
        const item = inner[at];
        if (typeof item !== 'object' || item === null || Array.isArray(item)) continue;
        if (!isWithoutMeta(item, depth + 1)) return false;
      }
    } else if (!isWithoutMeta(inner, depth + 1)) return false;
  }
  return true;
}
