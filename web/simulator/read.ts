/** What a text is to a server that knows nothing of tolerance: JSON or not, and which of the kinds of messages. */
import { isObject, type JsonValue } from '../protocol/values.ts';
import type { Id, JsonRecord } from './types.ts';

/** A text as a server reads it. */
export type Incoming =
  | { is: 'request'; id: Id; method: string; params: JsonRecord | null; message: JsonRecord }
  | { is: 'notification'; method: string; params: JsonRecord | null; message: JsonRecord }
  /** A result or an error; `id` is null where the message has none that can be read. */
  | { is: 'answer'; id: Id | null; message: JsonRecord }
  | { is: 'batch'; items: readonly JsonValue[] }
  /** JSON, but no message. `id` is the one to answer with, where there is one. `params` where these alone are wrong. */
  | { is: 'invalid'; id: Id | null; because: string; params?: true }
  /** A notification or an answer that is wrong. Nobody waits for a word about it. */
  | { is: 'dropped'; because: string }
  /** No JSON at all. */
  | { is: 'unreadable'; because: string };

/** Levels of nesting that the server takes, so that nothing it does with a value can overflow. */
const LEVELS = 200;

/** Reads a text. */
export function readIncoming(text: string): Incoming {
  let value: JsonValue;
  try {
    value = JSON.parse(text);
  } catch (problem) {
    const because = problem instanceof Error ? problem.message : '';
    return { is: 'unreadable', because: `The text is no JSON: ${because}.` };
  }
  const deep = text.length > 2 * LEVELS && bracketsDeep(text) && isDeep(value);
  if (deep) {
    const heard = Array.isArray(value) ? null : readIncomingValue(value);
    return heard?.is === 'dropped' ? heard : tooDeep(isObject(value) ? idOf(value) : null);
  }
  if (Array.isArray(value)) return { is: 'batch', items: SURROGATE.test(text) ? value.map(wholeMessage) : value };
  return readIncomingValue(SURROGATE.test(text) ? wholeMessage(value) : value);
}

const SURROGATE = /\p{Surrogate}|\\u[Dd][89A-Fa-f]/u;
const HALF = /\p{Surrogate}/gu;

function isWhole(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

/** The value as UTF-8 can carry it: half a character becomes the sign for one that is missing. */
function whole(value: JsonValue): JsonValue {
  if (typeof value === 'string') return value.replace(HALF, '\uFFFD');
  if (Array.isArray(value)) return value.map(whole);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(
    // A token that could not come back as it is counts as none.
    ([key, member]) => key !== 'progressToken' || typeof member !== 'string' || isWhole(member),
  );
  return Object.fromEntries(entries.map(([key, member]) => [key.replace(HALF, '\uFFFD'), whole(member)]));
}

/** The same of a message. An id that has half a character stays as it is, and is refused. */
function wholeMessage(value: JsonValue): JsonValue {
  const fixed = whole(value);
  return isObject(value) && isObject(fixed) && Object.hasOwn(value, 'id') ? { ...fixed, id: value.id ?? null } : fixed;
}

function tooDeep(id: Id | null): Incoming {
  return { is: 'invalid', id, because: `The message is nested more than ${LEVELS} levels deep.` };
}

/** Reads one value, which may be an item of a batch. */
export function readIncomingValue(value: JsonValue): Incoming {
  if (!isObject(value)) return { is: 'invalid', id: null, because: 'A message is an object.' };
  const because = wrongWith(value);
  const { method, params } = value;
  const asks = Object.hasOwn(value, 'method');
  const answers = !asks && (Object.hasOwn(value, 'result') || Object.hasOwn(value, 'error'));
  const id = idOf(value);
  if (because !== null) {
    const silent = answers || (typeof method === 'string' && !Object.hasOwn(value, 'id'));
    if (silent) return { is: 'dropped', because };
    return { is: 'invalid', id, because, ...(because === NO_OBJECT && id !== null ? { params: true } : {}) };
  }
  if (typeof method !== 'string') return { is: 'answer', id, message: value };
  const heard = { method, params: isObject(params) ? params : null, message: value };
  return id === null ? { is: 'notification', ...heard } : { is: 'request', id, ...heard };
}

const NO_OBJECT = '`params` has to be an object.';

/** The first thing that makes an object no message of JSON-RPC as MCP has it. */
function wrongWith(value: JsonRecord): string | null {
  if (value.jsonrpc !== '2.0') return '`jsonrpc` has to be `"2.0"`.';
  if (!Object.hasOwn(value, 'method'))
    return Object.hasOwn(value, 'result') || Object.hasOwn(value, 'error')
      ? null
      : 'It has neither `method` nor `result` nor `error`.';
  if (typeof value.method !== 'string') return '`method` has to be a string.';
  if (Object.hasOwn(value, 'id') && idOf(value) === null)
    return '`id` has to be a string of whole characters, or a whole number up to 2^53-1, which can come back as it is.';
  return value.params === undefined || isObject(value.params) ? null : NO_OBJECT;
}

function idOf(message: JsonRecord): Id | null {
  const { id } = message;
  return (typeof id === 'string' && isWhole(id)) || (typeof id === 'number' && Number.isSafeInteger(id)) ? id : null;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Whether so many brackets are open somewhere that the value may be too deep; brackets in strings count as well. */
function bracketsDeep(text: string): boolean {
  let open = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 123 || code === 91) {
      open += 1;
      if (open > LEVELS) return true;
    } else if (code === 125 || code === 93) open -= 1;
  }
  return false;
}

/** Whether a value is JSON that this room can take: not nested too deep. */
export function isPlain(value: unknown): value is JsonValue {
  return value === null || (['object', 'string', 'number', 'boolean'].includes(typeof value) && !isDeep(value));
}

/** Whether a value is nested deeper than this room takes it, or in circles. */
function isDeep(value: unknown): boolean {
  let levels = 0;
  let layer = [value].filter(isNested);
  while (layer.length > 0) {
    levels += 1;
    if (levels > LEVELS) return true;
    layer = [...new Set(layer.flatMap((one) => Object.values(one).filter(isNested)))];
  }
  return false;
}
