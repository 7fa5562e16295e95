/** Values that are compared with: JSON as it is, with a few matchers for what need not be one value. */
import { isObject, nearest } from '../../protocol/values.ts';
import type { Json } from '../../simulator/types.ts';
import { matches, MATCHERS } from '../conditions.ts';
import type { ValueType } from '../source.ts';
import { quoted, type Spot } from './file-place.ts';

/** Whether a value is what is wanted; undefined stands for nothing, which is never wanted. */
export type Pattern = (value: Json | undefined) => boolean;

/** The types that values are told apart by. */
export const TYPES: readonly ValueType[] = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];

/** Reads what is wanted; null where it makes no sense, which is told. */
export function readPattern(spot: Spot): Pattern | null {
  const { value } = spot;
  return isPattern(spot) && value !== undefined ? (found) => matches(value, found) : null;
}

/** One or several types. */
export function readTypes(spot: Spot): Pattern | null {
  const { value } = spot;
  return areTypes(spot) && value !== undefined ? (found) => matches({ $any: value }, found) : null;
}

/** Whether a value makes sense as what is wanted; what does not is told. */
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

/** Whether all make sense; each is read, so that everything that is wrong is told. */
function all(spots: readonly Spot[]): boolean {
  return spots.map(isPattern).every((makesSense) => makesSense);
}

/** The only member of an object, where it is a matcher or nearly one. */
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
      const spots = spot.list('a list of values, one of which has to come', 1, 50);
      return spots !== null && all(spots);
    }
    case '$contains':
      return spot.text('a text that has to be in the text') !== null;
    case '$anyCase':
      return spot.text('a text, whatever its capitals') !== null;
    case '$has':
      if (isObject(spot.value)) return all(Object.keys(spot.value).map((key) => spot.at(key)));
      return spot.wants('an object with the members that have to be there') !== null;
    case '$json':
      return isPattern(spot);
    default:
      return spot.tell(`\`${name}\` is no matcher. Did you mean \`${nearest(name, MATCHERS) ?? '$any'}\`?`) !== null;
  }
}

function areTypes(spot: Spot): boolean {
  const spots = Array.isArray(spot.value) ? (spot.list('types', 1, TYPES.length) ?? []) : [spot];
  return spots.map(readType).every((type) => type !== null);
}

/** The name of a type; null where it is none, which is told. */
export function readType(spot: Spot): ValueType | null {
  return spot.choice('the name of a type', TYPES);
}

/** All of them read, or nothing. */
export function whole<T, R>(read: readonly (T | null)[], make: (all: readonly T[]) => R): R | null {
  const all = read.flatMap((one) => (one === null ? [] : [one]));
  return all.length === read.length ? make(all) : null;
}

/** A pattern in words, for the row of a test. */
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
      return `a text with ${quoted(inner)} in it`;
    case '$anyCase':
      return `${quoted(inner)} in any capitals`;
    case '$has':
      return `an object with at least ${patternText(inner)}`;
    default:
      return `the JSON text of ${patternText(inner)}`;
  }
}

function plainText(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(patternText).join(', ')}]`;
  if (!isObject(value)) return quoted(value, 200);
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${patternText(member)}`);
  return `{${members.join(', ')}}`;
}
