/** Reading JSON values safely: own members with any key, and the kind of a value. */
import type { JsonObject, JsonValue } from './types.ts';

/** Reads an own member with any key. `undefined` if absent. */
export function get(object: JsonObject, key: string): JsonValue | undefined {
  const value = object[key];
  // Inherited members are functions, which JSON does not have, and this one key.
  if (typeof value === 'function') return undefined;
  return key === '__proto__' && !Object.hasOwn(object, key) ? undefined : value;
}

/** True if the object has this own member. JSON has no undefined, so a member with the value undefined is absent. */
export function has(object: JsonObject, key: string): boolean {
  return get(object, key) !== undefined;
}

/** True for a JSON object: not an array, not null. */
export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const EMPTY: JsonObject = Object.freeze({});

/** The member as an object, or an empty one. */
export function objectAt(object: JsonObject, key: string): JsonObject {
  const value = get(object, key);
  return isObject(value) ? value : EMPTY;
}
