/** JSON that was encoded twice, and numbers that a repair would change. */
import type { JsonObject, JsonValue } from './types.ts';

/** True if every number of the value keeps all its digits, so that a repair can write the value again. */
export function keepsDigits(value: JsonValue): boolean {
  const open: JsonValue[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'number' && Math.abs(next) > Number.MAX_SAFE_INTEGER) return false;
    if (typeof next === 'object' && next !== null) for (const part of Object.values(next)) open.push(part);
  }
  return true;
}

/**
 * The JSON object inside a string (a value encoded twice), or `null`. Reads at most 100,000 UTF-16 units, and no object with
 * numbers that would lose digits.
 */
export function decoded(value: JsonValue | undefined): JsonObject | null {
  if (typeof value !== 'string' || value.length > 100_000 || !value.trimStart().startsWith('{')) return null;
  try {
    const inner: unknown = JSON.parse(value);
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return null;
    const object = asObject(inner);
    return keepsDigits(object) ? object : null;
  } catch {
    return null;
  }
}

function asObject(inner: object): JsonObject {
  return Object.fromEntries(Object.entries(inner));
}
