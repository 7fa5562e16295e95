/** Lightweight entry point: the JSON kind of a text or a value, if nothing is judged. */
import type { JsonValue } from './types.ts';

/** The value of a text; undefined if it is not JSON. */
export function jsonOf(text: string): JsonValue | undefined {
  try {
    const value: JsonValue = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** True if a value has members: an object that is not an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
