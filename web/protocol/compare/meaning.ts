/** Values by meaning: the order of members, clocks and generated ids do not count. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import { isObject } from '../json/object.ts';

/** Date and time as ISO 8601, such as `2025-01-12T15:00:58.123Z`. */
const INSTANT = /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?(?![\d:])/gu;
const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/giu;
/** Names of members that contain a time as a number, in seconds or milliseconds. */
const CLOCK = /(?:time|timestamp|date|_at|At)$/u;
/** Seconds since 1970 for a day in 2001: smaller numbers are no times. */
const SECONDS = 1_000_000_000;

/** A string without the times and the generated ids in it. */
export function timeless(text: string): string {
  return text.replace(INSTANT, '<time>').replace(UUID, '<uuid>');
}

/** The value as one string that is equal for all values of the same meaning. Lists keep their order. */
export function meaningOf(value: JsonValue | undefined): string {
  return write(value, '', true);
}

/** The same, with clocks and generated ids as they are: for values that a person chose, such as schemas. */
export function exactly(value: JsonValue | undefined): string {
  return write(value, '', false);
}

function write(value: JsonValue | undefined, name: string, clocks: boolean): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'string') return JSON.stringify(clocks ? timeless(value) : value);
  if (typeof value === 'number' && clocks && value >= SECONDS && CLOCK.test(name)) return '"<time>"';
  if (Array.isArray(value)) return `[${value.map((item) => write(item, '', clocks)).join(',')}]`;
  if (!isObject(value)) return String(value);
  const keys = Object.keys(value).toSorted();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${write(value[key], key, clocks)}`).join(',')}}`;
}

/** The object without these members. */
export function without(object: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !names.includes(key)));
}
