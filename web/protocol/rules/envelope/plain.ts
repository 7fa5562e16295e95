/**
 * The quick look: messages in which no envelope rule can find anything, told by a few comparisons. It knows the plain
 * build of sessions with a handshake; everything else is left to the rules. A property test holds the promise.
 */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { Method, RevisionModel } from '../../model/define.ts';
import type { Kind, Sender } from '../../types.ts';

/** Methods whose parameters some envelope rule looks into. */
const LOOKED_INTO: ReadonlySet<string> = new Set(['initialize', 'ping', 'sampling/createMessage']);
/** Members of results that some envelope rule looks at. */
const TELLING: ReadonlySet<string> = new Set([
  'resultType',
  'error',
  'protocolVersion',
  'capabilities',
  'inputRequests',
  'inputResponses',
]);
/** Members that can hold things with a `_meta` of their own. */
const HOLDERS: ReadonlySet<string> = new Set([
  'tools',
  'resources',
  'resourceTemplates',
  'prompts',
  'roots',
  'contents',
  'content',
  'messages',
  'resource',
]);
const DEEPEST = 8;

/** True when no rule of the envelope can report anything on the message. False says nothing. */
export function isPlain(
  object: JsonObject,
  kind: Kind,
  row: Method | null,
  model: RevisionModel,
  from: Sender,
): boolean {
  if (model.era !== 'handshake' || object['jsonrpc'] !== '2.0') return false;
  if (kind === 'response') return isPlainResponse(object);
  if ((kind !== 'request' && kind !== 'notification') || !row || row.kind !== kind) return false;
  if (row.deprecated !== undefined || LOOKED_INTO.has(row.name)) return false;
  if (row.sender !== 'both' && from !== 'unknown' && from !== row.sender) return false;
  for (const key in object) {
    if (key === 'jsonrpc' || key === 'method') continue;
    const value = object[key];
    if (key === 'id') {
      if (kind !== 'request' || !isPlainId(value)) return false;
    } else if (key !== 'params' || !isPlainParams(value)) return false;
  }
  return row.params === 'optional' || Object.hasOwn(object, 'params');
}

function isPlainId(id: JsonValue | undefined): boolean {
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

function isPlainResponse(object: JsonObject): boolean {
  for (const key in object) {
    if (key === 'jsonrpc') continue;
    const value = object[key];
    if (key === 'id') {
      if (!isPlainId(value)) return false;
    } else if (key === 'result') {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
      for (const name in value) if (TELLING.has(name)) return false;
      if (!isWithoutMeta(value, 0)) return false;
    } else return false;
  }
  return Object.hasOwn(object, 'id');
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
