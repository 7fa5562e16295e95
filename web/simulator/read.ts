/** How a strict server reads a text: whether it is JSON, and which kind of message. */
import { isObject, type JsonValue } from '../protocol/values.ts';
import type { Id, JsonRecord } from './types.ts';

/** A text as the server parses it. */
export type Incoming =
  | { is: 'request'; id: Id; method: string; params: JsonRecord | null; message: JsonRecord }
  | { is: 'notification'; method: string; params: JsonRecord | null; message: JsonRecord }
  /** A result or an error; `id` is null if the message has no readable one. */
  | { is: 'answer'; id: Id | null; message: JsonRecord }
  | { is: 'batch'; items: readonly JsonValue[] }
  /** JSON, but not a message. `id` is the one to respond with, if any. `params` if only these are invalid. */
  | { is: 'invalid'; id: Id | null; because: string; params?: true }
  /** An invalid notification or response. No response is expected. */
  | { is: 'dropped'; because: string }
  /** Not JSON. */
  | { is: 'unreadable'; because: string };

/** The maximum nesting level, so that no processing of a value can overflow the stack. */
const LEVELS = 200;

/** Parses a text. */
export function readIncoming(text: string): Incoming {
  let value: JsonValue;
  try {
    value = JSON.parse(text);
  } catch (problem) {
    const because = problem instanceof Error ? problem.message : '';
    return { is: 'unreadable', because: `The text is not JSON: ${because}.` };
  }
  const deep = text.length > 2 * LEVELS && bracketsDeep(text) && isDeep(value);
  if (deep) {
    const incoming = Array.isArray(value) ? null : readIncomingValue(value);
    return incoming?.is === 'dropped' ? incoming : tooDeep(isObject(value) ? idOf(value) : null);
  }
  if (Array.isArray(value)) return { is: 'batch', items: SURROGATE.test(text) ? value.map(wholeMessage) : value };
  return readIncomingValue(SURROGATE.test(text) ? wholeMessage(value) : value);
}

const SURROGATE = /\p{Surrogate}|\\u[Dd][89A-Fa-f]/u;
const HALF = /\p{Surrogate}/gu;

function isWhole(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

/** The value as UTF-8 can encode it: a lone surrogate becomes the replacement character. */
function whole(value: JsonValue): JsonValue {
  if (typeof value === 'string') return value.replace(HALF, '\uFFFD');
  if (Array.isArray(value)) return value.map(whole);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(
    // A token that cannot be returned unchanged counts as absent.
    ([key, member]) => key !== 'progressToken' || typeof member !== 'string' || isWhole(member),
  );
  return Object.fromEntries(entries.map(([key, member]) => [key.replace(HALF, '\uFFFD'), whole(member)]));
}

/** The same for a message. An id with a lone surrogate stays unchanged, and is rejected. */
function wholeMessage(value: JsonValue): JsonValue {
  const fixed = whole(value);
  return isObject(value) && isObject(fixed) && Object.hasOwn(value, 'id') ? { ...fixed, id: value.id ?? null } : fixed;
}

function tooDeep(id: Id | null): Incoming {
  return { is: 'invalid', id, because: `The message is nested more than ${LEVELS} levels deep.` };
}

/** Parses one value, which may be an item of a batch. */
export function readIncomingValue(value: JsonValue): Incoming {
  if (!isObject(value)) return { is: 'invalid', id: null, because: 'A message must be an object.' };
  const because = wrongWith(value);
  const { method, params } = value;
  const isRequest = Object.hasOwn(value, 'method');
  const answers = !isRequest && (Object.hasOwn(value, 'result') || Object.hasOwn(value, 'error'));
  const id = idOf(value);
  if (because !== null) {
    const silent = answers || (typeof method === 'string' && !Object.hasOwn(value, 'id'));
    if (silent) return { is: 'dropped', because };
    return { is: 'invalid', id, because, ...(because === NO_OBJECT && id !== null ? { params: true } : {}) };
  }
  if (typeof method !== 'string') return { is: 'answer', id, message: value };
  const parts = { method, params: isObject(params) ? params : null, message: value };
  return id === null ? { is: 'notification', ...parts } : { is: 'request', id, ...parts };
}

const NO_OBJECT = '`params` must be an object.';

/** The first reason why an object is not a JSON-RPC message as MCP defines it. */
function wrongWith(value: JsonRecord): string | null {
  if (value.jsonrpc !== '2.0') return '`jsonrpc` must be `"2.0"`.';
  if (!Object.hasOwn(value, 'method'))
    return Object.hasOwn(value, 'result') || Object.hasOwn(value, 'error')
      ? null
      : 'It has none of `method`, `result` and `error`.';
  if (typeof value.method !== 'string') return '`method` must be a string.';
  if (Object.hasOwn(value, 'id') && idOf(value) === null)
    return '`id` must be a string without lone surrogates, or an integer of at most 2^53-1, so that it can be returned unchanged.';
  return value.params === undefined || isObject(value.params) ? null : NO_OBJECT;
}

function idOf(message: JsonRecord): Id | null {
  const { id } = message;
  return (typeof id === 'string' && isWhole(id)) || (typeof id === 'number' && Number.isSafeInteger(id)) ? id : null;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Whether so many brackets are open that the value may be nested too deeply; brackets in strings also count. */
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

/** Whether a value is JSON that the simulator accepts: not nested too deeply. */
export function isPlain(value: unknown): value is JsonValue {
  return value === null || (['object', 'string', 'number', 'boolean'].includes(typeof value) && !isDeep(value));
}

/** Whether a value is circular, or nested more deeply than the simulator accepts. */
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
