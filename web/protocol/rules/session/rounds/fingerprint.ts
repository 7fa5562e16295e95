/** Comparing values of messages that are far apart, without keeping the messages. */
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { keyOf } from '../../../schema/instance/equal.ts';

/** What writing one value may cost: enough for 300 kB of text. */
const BUDGET = 5000;

/** A text that two values share exactly when they are equal; null where the value is too large or too deep to say. */
export function fingerprint(value: JsonValue): string | null {
  let left = BUDGET;
  return keyOf(value, (steps) => (left -= steps) > 0);
}

/** The same of an object without some of its members. */
export function fingerprintWithout(object: JsonObject, names: ReadonlySet<string>): string | null {
  return fingerprint(Object.fromEntries(Object.entries(object).filter(([name]) => !names.has(name))));
}
