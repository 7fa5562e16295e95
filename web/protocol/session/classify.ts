/** Classifies a value by its members, before any rule runs. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { Kind } from '../types.ts';

/** The result: the kind, and for an invalid value the kind it resembles. */
export interface Classified {
  readonly kind: Kind;
  readonly nearly: Kind | null;
}

/**
 * An array is a batch. An object with a string `method` is a request if it has an `id` of any value, otherwise a notification.
 * Without a method, a `result` makes it a response and an `error` makes it an error. A null next to the other one is ignored;
 * both make it invalid. Everything else is invalid and resembles the kind that its members indicate.
 */
export function classify(value: JsonValue | undefined): Classified {
  if (Array.isArray(value)) return { kind: 'batch', nearly: null };
  if (typeof value !== 'object' || value === null) return { kind: 'invalid', nearly: null };
  // JSON has no undefined, and no object inherits these names: reading them shows whether they are present.
  if (value.method !== undefined) {
    const isRequest = value.id !== undefined;
    if (typeof value.method === 'string') return isRequest ? REQUEST : NOTIFICATION;
    return { kind: 'invalid', nearly: isRequest ? 'request' : 'notification' };
  }
  if (value.result !== undefined) {
    if (value.error === undefined || value.error === null) return RESPONSE;
    return value.result === null ? ERROR : { kind: 'invalid', nearly: 'response' };
  }
  if (value.error !== undefined) return ERROR;
  return { kind: 'invalid', nearly: nearlyOf(value) };
}

const REQUEST: Classified = Object.freeze({ kind: 'request', nearly: null });
const NOTIFICATION: Classified = Object.freeze({ kind: 'notification', nearly: null });
const RESPONSE: Classified = Object.freeze({ kind: 'response', nearly: null });
const ERROR: Classified = Object.freeze({ kind: 'error', nearly: null });

/** The closest kind for an object without method, result and error. */
function nearlyOf(value: JsonObject): Kind | null {
  const names = Object.keys(value);
  const lower = new Set(names.map((name) => name.toLowerCase()));
  if (lower.has('method') || lower.has('params')) return lower.has('id') ? 'request' : 'notification';
  if (lower.has('result')) return 'response';
  if (lower.has('error')) return 'error';
  return lower.has('id') ? 'response' : null;
}
