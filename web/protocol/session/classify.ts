/** What a value is: decided from the members it has, before anything is judged. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { Kind } from '../types.ts';

/** The answer: the kind, and for an invalid one what it nearly is. */
export interface Classified {
  readonly kind: Kind;
  readonly nearly: Kind | null;
}

/**
 * An array is a batch. An object with a string `method` is a request when it has an `id` of any value, else a
 * notification. Without a method, a `result` makes a response and an `error` an error; a null beside the other one
 * does not count; both is invalid. Everything else is invalid, nearly what its members point to.
 */
export function classify(value: JsonValue | undefined): Classified {
  if (Array.isArray(value)) return { kind: 'batch', nearly: null };
  if (typeof value !== 'object' || value === null) return { kind: 'invalid', nearly: null };
  // JSON has no undefined, and no object has these names by nature: reading them tells whether they are there.
  if (value.method !== undefined) {
    const asks = value.id !== undefined;
    if (typeof value.method === 'string') return asks ? REQUEST : NOTIFICATION;
    return { kind: 'invalid', nearly: asks ? 'request' : 'notification' };
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

/** What an object without method, result and error comes closest to. */
function nearlyOf(value: JsonObject): Kind | null {
  const names = Object.keys(value);
  const lower = new Set(names.map((name) => name.toLowerCase()));
  if (lower.has('method') || lower.has('params')) return lower.has('id') ? 'request' : 'notification';
  if (lower.has('result')) return 'response';
  if (lower.has('error')) return 'error';
  return lower.has('id') ? 'response' : null;
}
