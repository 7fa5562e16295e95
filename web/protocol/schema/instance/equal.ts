/** Equality of JSON values: 1 equals 1.0, member order does not matter. Bounded in depth and by the budget. */
import type { JsonValue } from '../../json/types.ts';
import type { Spend } from './pattern.ts';

const MAX_DEPTH = 200;

/**
 * A string that two values share exactly if they are equal; null if the value is too deep or serializing it costs more than
 * `spend` allows.
 */
export function keyOf(value: JsonValue, spend: Spend, depth = 0): string | null {
  if (typeof value === 'string') return spend(1 + value.length / 64) ? JSON.stringify(value) : null;
  if (typeof value !== 'object' || value === null) return spend(1) ? String(value) : null;
  if (depth > MAX_DEPTH) return null;
  const parts: string[] = [];
  if (Array.isArray(value)) {
    for (const item of value) {
      const key = keyOf(item, spend, depth + 1);
      if (key === null) return null;
      parts.push(key);
    }
    return `[${parts.join()}]`;
  }
  for (const name of Object.keys(value).sort()) {
    const key = keyOf(value[name] ?? null, spend, depth + 1);
    if (key === null) return null;
    parts.push(`${JSON.stringify(name)}:${key}`);
  }
  return `{${parts.join()}}`;
}

/** True if two values are equal; null if that could not be determined within the limits. */
export function isEqual(a: JsonValue, b: JsonValue, spend: Spend): boolean | null {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [keyOf(a, spend), keyOf(b, spend)];
  return one === null || other === null ? null : one === other;
}
