/** Light door: what a text or a value is as JSON, where nothing is judged. */
import type { JsonValue } from './types.ts';

/** The value of a text; undefined where it is no JSON. */
export function jsonOf(text: string): JsonValue | undefined {
  try {
    const value: JsonValue = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** Whether a value has members: an object that is no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
