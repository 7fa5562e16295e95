/** What a value is: decided from the members it has, before anything is judged. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { Kind } from '../types.ts';

/** The answer: the kind, and for an invalid one what it nearly is. */
export interface Classified {
  kind: Kind;
  nearly: Kind | null;
}

/**
 * An array is a batch. An object with a string `method` is a request when it has an `id` of any value, else a
 * notification. Without a method, a `result` makes a response and an `error` an error; a null beside the other one
 * does not count; both is invalid. Everything else is invalid, nearly what its members point to.
 */
export function classify(value: JsonValue | undefined): Classified {
  if (Array.isArray(value)) return { kind: 'batch', nearly: null };
  if (typeof value !== 'object' || value === null) return { kind: 'invalid', nearly: null };
  const has = (name: string): boolean => Object.hasOwn(value, name);
  if (has('method')) {
    const kind = has('id') ? 'request' : 'notification';
    return typeof value.method === 'string' ? { kind, nearly: null } : { kind: 'invalid', nearly: kind };
  }
  if (has('result') && has('error')) {
    if (value.error === null) return { kind: 'response', nearly: null };
    if (value.result === null) return { kind: 'error', nearly: null };
    return { kind: 'invalid', nearly: 'response' };
  }
  if (has('result')) return { kind: 'response', nearly: null };
  if (has('error')) return { kind: 'error', nearly: null };
  return { kind: 'invalid', nearly: nearlyOf(value) };
}

/** What an object without method, result and error comes closest to. */
function nearlyOf(value: JsonObject): Kind | null {
  const names = Object.keys(value);
  const lower = new Set(names.map((name) => name.toLowerCase()));
  if (lower.has('method') || lower.has('params')) return lower.has('id') ? 'request' : 'notification';
  if (lower.has('result')) return 'response';
  if (lower.has('error')) return 'error';
  return lower.has('id') ? 'response' : null;
}
