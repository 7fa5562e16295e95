/** Values that are compared with: JSON as it is, with a few matchers for what need not be one value. */
import { jsonOf } from '../../protocol/json/plain.ts';
import { isObject, nearest } from '../../protocol/values.ts';
import type { Json, JsonRecord } from '../../simulator/types.ts';
import { same } from '../places.ts';
import type { ValueType } from '../source.ts';
import { quoted, type Spot } from './spot.ts';

/** Whether a value is what is wanted; undefined stands for nothing, which is never wanted. */
export type Pattern = (value: Json | undefined) => boolean;

/** The types that values are told apart by. */
export const TYPES: readonly ValueType[] = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];
const MATCHERS = ['$any', '$oneOf', '$contains', '$anyCase', '$has', '$json'];

/** Whether a value is of a type, as JSON Schema names them. */
export function isOfType(value: Json | undefined, type: string): boolean {
  if (value === null) return type === 'null';
  if (Array.isArray(value)) return type === 'array';
  return typeof value === type || (type === 'integer' && Number.isInteger(value));
}

/** Reads what is wanted; null where it makes no sense, which is told. */
export function readPattern(spot: Spot): Pattern | null {
  const { value } = spot;
  if (value === undefined)
    return spot.wants('a JSON value, with matchers such as `{"$any": "string"}` where it may vary');
  const name = matcherIn(value);
  if (name !== null) return readMatcher(spot.at(name), name);
  if (Array.isArray(value))
    return whole(
      value.map((_, index) => readPattern(spot.at(index))),
      itemsMatch,
    );
  if (isObject(value)) return readMembers(spot, value, true);
  return (found) => same(found, value);
}

/** The only member of an object, where it is a matcher or nearly one. */
function matcherIn(value: Json): string | null {
  if (!isObject(value)) return null;
  const [name, ...others] = Object.keys(value);
  if (name === undefined || others.length > 0 || !name.startsWith('$')) return null;
  return MATCHERS.includes(name) || nearest(name, MATCHERS) !== null ? name : null;
}

function readMatcher(spot: Spot, name: string): Pattern | null {
  switch (name) {
    case '$any': {
      if (spot.value === true) return (found) => found !== undefined;
      return readTypes(spot);
    }
    case '$oneOf':
      return readOneOf(spot);
    case '$contains': {
      const part = spot.text('a text that has to be in the text');
      return part === null ? null : (found) => typeof found === 'string' && found.includes(part);
    }
    case '$anyCase': {
      const letters = spot.text('a text, whatever its capitals')?.toLowerCase();
      return letters === undefined ? null : (found) => typeof found === 'string' && found.toLowerCase() === letters;
    }
    case '$has':
      return isObject(spot.value)
        ? readMembers(spot, spot.value, false)
        : spot.wants('an object with the members that have to be there');
    case '$json': {
      const inner = readPattern(spot);
      return inner && ((found) => typeof found === 'string' && inner(jsonOf(found)));
    }
    default:
      return spot.tell(`\`${name}\` is no matcher. Did you mean \`${nearest(name, MATCHERS) ?? '$any'}\`?`);
  }
}

/** One or several types. */
export function readTypes(spot: Spot): Pattern | null {
  const spots = Array.isArray(spot.value) ? (spot.list('types', 1, TYPES.length) ?? []) : [spot];
  const types = spots.map((one) => one.choice('the name of a type', TYPES));
  return whole(types, (known) => (found) => known.some((type) => isOfType(found, type)));
}

/** One of several wanted values. */
export function readOneOf(spot: Spot): Pattern | null {
  const spots = spot.list('a list of values, one of which has to come', 1, 50);
  return spots && whole(spots.map(readPattern), (known) => (found) => known.some((one) => one(found)));
}

function readMembers(spot: Spot, value: JsonRecord, only: boolean): Pattern | null {
  const names = Object.keys(value);
  const patterns = names.map((name) => readPattern(spot.at(name)));
  return whole(patterns, (known) => (found) => {
    if (!isObject(found) || (only && Object.keys(found).length !== names.length)) return false;
    return names.every((name, at) => Object.hasOwn(found, name) && known[at]?.(found[name]) === true);
  });
}

function itemsMatch(known: readonly Pattern[]): Pattern {
  return (found) => Array.isArray(found) && found.length === known.length && known.every((one, at) => one(found[at]));
}

/** All of them read, or nothing. */
export function whole<T, R>(read: readonly (T | null)[], make: (all: readonly T[]) => R): R | null {
  const all = read.flatMap((one) => (one === null ? [] : [one]));
  return all.length === read.length ? make(all) : null;
}

/** A pattern in words, for the row of a test. */
export function patternWords(value: Json): string {
  const name = matcherIn(value);
  if (name === null || !isObject(value)) return plainWords(value);
  const inner = value[name] ?? null;
  const list = Array.isArray(inner) ? inner : [inner];
  switch (name) {
    case '$any':
      return inner === true ? 'any value' : `any ${list.map(String).join(' or ')}`;
    case '$oneOf':
      return list.map(patternWords).join(' or ');
    case '$contains':
      return `a text with ${quoted(inner)} in it`;
    case '$anyCase':
      return `${quoted(inner)} in any capitals`;
    case '$has':
      return `an object with at least ${patternWords(inner)}`;
    default:
      return `the JSON text of ${patternWords(inner)}`;
  }
}

function plainWords(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(patternWords).join(', ')}]`;
  if (!isObject(value)) return quoted(value, 200);
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${patternWords(member)}`);
  return `{${members.join(', ')}}`;
}
