/** Patterns for values: JSON as it is, with a few matchers for values that may vary. */
import { isObject, nearest } from '../../protocol/values.ts';
import type { Json } from '../../simulator/types.ts';
import { matches, MATCHERS } from '../conditions.ts';
import type { ValueType } from '../source.ts';
import { quoted, type Spot } from './file-place.ts';

/** Whether a value matches; undefined is a missing value, which never matches. */
export type Pattern = (value: Json | undefined) => boolean;

/** The types of values. */
export const TYPES: readonly ValueType[] = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];

/** Reads a pattern; null if it is invalid, which is reported. */
export function readPattern(spot: Spot): Pattern | null {
  const { value } = spot;
  return isPattern(spot) && value !== undefined ? (found) => matches(value, found) : null;
}

/** One or more types. */
export function readTypes(spot: Spot): Pattern | null {
  const { value } = spot;
  return areTypes(spot) && value !== undefined ? (found) => matches({ $any: value }, found) : null;
}

/** Whether a value is a valid pattern; problems are reported. */
export function isPattern(spot: Spot): boolean {
  const { value } = spot;
  if (value === undefined) {
    spot.wants('a JSON value, with matchers such as `{"$any": "string"}` where it may vary');
    return false;
  }
  const name = matcherIn(value);
  if (name !== null) return isMatcher(spot.at(name), name);
  if (Array.isArray(value)) return all(value.map((_, index) => spot.at(index)));
  return !isObject(value) || all(Object.keys(value).map((key) => spot.at(key)));
}

/** Whether all are valid; each one is read, so that every problem is reported. */
function all(spots: readonly Spot[]): boolean {
  return spots.map(isPattern).every((makesSense) => makesSense);
}

/** The only key of an object, if it is a matcher or similar to one. */
function matcherIn(value: Json): string | null {
  if (!isObject(value)) return null;
  const [name, ...others] = Object.keys(value);
  if (name === undefined || others.length > 0 || !name.startsWith('$')) return null;
  return MATCHERS.includes(name) || nearest(name, MATCHERS) !== null ? name : null;
}

function isMatcher(spot: Spot, name: string): boolean {
  switch (name) {
    case '$any':
      return spot.value === true || areTypes(spot);
    case '$oneOf': {
      const spots = spot.list('an array of values, one of which is expected', 1, 50);
      return spots !== null && all(spots);
    }
    case '$contains':
      return spot.text('a string that must be part of the string') !== null;
    case '$anyCase':
      return spot.text('a string, in any case') !== null;
    case '$has':
      if (isObject(spot.value)) return all(Object.keys(spot.value).map((key) => spot.at(key)));
      return spot.wants('an object with the required members') !== null;
    case '$json':
      return isPattern(spot);
    default:
      return (
        spot.report(`\`${name}\` is not a matcher. Did you mean \`${nearest(name, MATCHERS) ?? '$any'}\`?`) !== null
      );
  }
}

function areTypes(spot: Spot): boolean {
  const spots = Array.isArray(spot.value) ? (spot.list('an array of types', 1, TYPES.length) ?? []) : [spot];
  return spots.map(readType).every((type) => type !== null);
}

/** The name of a type; null if it is invalid, which is reported. */
export function readType(spot: Spot): ValueType | null {
  return spot.choice('the name of a type', TYPES);
}

/** All results, or null if one of them is null. */
export function whole<T, R>(read: readonly (T | null)[], make: (all: readonly T[]) => R): R | null {
  const all = read.flatMap((one) => (one === null ? [] : [one]));
  return all.length === read.length ? make(all) : null;
}

/** A pattern as text, for the row of a test. */
export function patternText(value: Json): string {
  const name = matcherIn(value);
  if (name === null || !isObject(value)) return plainText(value);
  const inner = value[name] ?? null;
  const list = Array.isArray(inner) ? inner : [inner];
  switch (name) {
    case '$any':
      return inner === true ? 'any value' : `any ${list.map(String).join(' or ')}`;
    case '$oneOf':
      return list.map(patternText).join(' or ');
    case '$contains':
      return `a string that contains ${quoted(inner)}`;
    case '$anyCase':
      return `${quoted(inner)} in any case`;
    case '$has':
      return `an object with at least ${patternText(inner)}`;
    default:
      return `a JSON string of ${patternText(inner)}`;
  }
}

function plainText(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(patternText).join(', ')}]`;
  if (!isObject(value)) return quoted(value, 200);
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${patternText(member)}`);
  return `{${members.join(', ')}}`;
}
