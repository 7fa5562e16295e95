/** Compares values of distant messages without storing the messages. */
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { keyOf } from '../../../schema/instance/equal.ts';

/** The maximum cost of serializing one value: enough for 300 kB of text. */
const BUDGET = 5000;

/** A string that two values share exactly when they are equal; null if the value is too large or too deep. */
export function fingerprint(value: JsonValue): string | null {
  let left = BUDGET;
  return keyOf(value, (steps) => (left -= steps) > 0);
}

/** The same for an object without some of its members. */
export function fingerprintWithout(object: JsonObject, names: ReadonlySet<string>): string | null {
  return fingerprint(Object.fromEntries(Object.entries(object).filter(([name]) => !names.has(name))));
}
