/** The values that JSON Schema keywords accept, and the dialect that introduced each keyword. */
import type { Path } from '../../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { isObject } from '../../../json/object.ts';
import { DIALECTS } from './dialects.ts';

/** An invalid value of a keyword. */
export interface KeywordFault {
  /** The path from the keyword’s value. */
  path: Path;
  found: JsonValue;
  /** The expected value, as text. */
  expected: string;
  /** The same as a code for fixes, where they can use it. */
  wants?: 'type' | 'map' | 'number' | 'flag';
}

/** The type names. */
export const TYPE_NAMES: readonly string[] = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

type Judge = (value: JsonValue, dialect: number) => KeywordFault | null;

const here = (found: JsonValue, expected: string, wants?: KeywordFault['wants']): KeywordFault => ({
  path: [],
  found,
  expected,
  ...(wants ? { wants } : {}),
});
const when =
  (fits: (value: JsonValue) => boolean, expected: string, wants?: KeywordFault['wants']): Judge =>
  (value) =>
    fits(value) ? null : here(value, expected, wants);

const text = when((value) => typeof value === 'string', 'a string');
const flag = when((value) => typeof value === 'boolean', '`true` or `false`', 'flag');
const number = when((value) => typeof value === 'number', 'a number', 'number');
const positive = when((value) => typeof value === 'number' && value > 0, 'a number greater than 0', 'number');
const count = when((value) => Number.isInteger(value) && Number(value) >= 0, 'an integer of 0 or more', 'number');
const list = when((value) => Array.isArray(value), 'an array');

/** A schema: an object; since draft 06 `true` and `false` as well. */
const schema: Judge = (value, dialect) => {
  if (isObject(value) || (typeof value === 'boolean' && dialect > DIALECTS.draft04)) return null;
  return here(value, dialect > DIALECTS.draft04 ? 'a schema: an object, `true` or `false`' : 'a schema: an object');
};
/** A schema that could be `true` or `false` in every dialect. */
const schemaOrFlag: Judge = (value) => {
  const fault = schema(value, DIALECTS.r2020);
  return fault && { ...fault, wants: 'flag' };
};
/** One schema or, until 2019-09, an array of them. */
const items: Judge = (value, dialect) =>
  Array.isArray(value) && dialect < DIALECTS.r2020 ? inside(value, schema, dialect) : schema(value, dialect);

const schemas: Judge = (value, dialect) =>
  Array.isArray(value) && value.length > 0
    ? inside(value, schema, dialect)
    : here(value, 'a non-empty array of schemas');
const map: Judge = (value, dialect) =>
  isObject(value) ? inside(value, schema, dialect) : here(value, 'an object with schemas as values', 'map');

const names: Judge = (value, dialect) => {
  if (!Array.isArray(value)) return here(value, 'an array of names');
  if (value.length === 0 && dialect === DIALECTS.draft04) return here(value, 'a non-empty array of names');
  const seen = new Set<JsonValue>();
  for (const [index, name] of value.entries()) {
    if (typeof name !== 'string') return { path: [index], found: name, expected: 'a name' };
    if (seen.has(name)) return { path: [index], found: name, expected: 'a name that is not in the array yet' };
    seen.add(name);
  }
  return null;
};
const nameLists: Judge = (value, dialect) =>
  isObject(value) ? inside(value, names, dialect) : here(value, 'an object with arrays of names as values', 'map');
const dependencies: Judge = (value, dialect) =>
  isObject(value)
    ? inside(value, (one, at) => (Array.isArray(one) ? names(one, at) : schema(one, at)), dialect)
    : here(value, 'an object with schemas or arrays of names as values', 'map');

const type: Judge = (value) => {
  const set = 'one of the seven type names';
  if (typeof value === 'string') return TYPE_NAMES.includes(value) ? null : here(value, set, 'type');
  if (!Array.isArray(value) || value.length === 0) return here(value, `${set}, or an array of them`, 'type');
  const seen = new Set<JsonValue>();
  for (const [index, name] of value.entries()) {
    const fits = typeof name === 'string' && TYPE_NAMES.includes(name);
    if (!fits) return { path: [index], found: name, expected: set, wants: 'type' };
    if (seen.has(name)) return { path: [index], found: name, expected: 'a type that is not in the array yet' };
    seen.add(name);
  }
  return null;
};

function inside(value: JsonValue[] | JsonObject, judge: Judge, dialect: number): KeywordFault | null {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const fault = judge(item, dialect);
      if (fault) return { ...fault, path: [index, ...fault.path] };
    }
    return null;
  }
  for (const name of Object.keys(value)) {
    const item = value[name];
    const fault = item === undefined ? null : judge(item, dialect);
    if (fault) return { ...fault, path: [name, ...fault.path] };
  }
  return null;
}

const { draft04, draft06, draft07, r2019, r2020 } = DIALECTS;

/**
 * For each keyword: the dialect that introduced it, and the values it accepts. An older dialect ignores the keyword and its
 * value.
 */
const KEYWORDS: ReadonlyMap<string, readonly [since: number, judge: Judge]> = new Map([
  ...since(draft04, text, ['title', 'description', 'format', 'pattern', '$ref']),
  ...since(draft04, number, ['minimum', 'maximum']),
  ...since(draft04, count, ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties']),
  ...since(draft04, positive, ['multipleOf']),
  ...since(draft04, flag, ['uniqueItems']),
  ...since(draft04, list, ['enum']),
  ...since(draft04, type, ['type']),
  ...since(draft04, names, ['required']),
  ...since(draft04, items, ['items']),
  ...since(draft04, schemaOrFlag, ['additionalItems', 'additionalProperties']),
  ...since(draft04, schema, ['not']),
  ...since(draft04, schemas, ['allOf', 'anyOf', 'oneOf']),
  ...since(draft04, map, ['properties', 'patternProperties', 'definitions']),
  ...since(draft04, dependencies, ['dependencies']),
  ...since(draft06, number, ['exclusiveMinimum', 'exclusiveMaximum']),
  ...since(draft06, schema, ['contains', 'propertyNames']),
  ...since(draft06, text, ['$id']),
  ...since(draft06, list, ['examples']),
  ...since(draft07, schema, ['if', 'then', 'else']),
  ...since(draft07, flag, ['readOnly', 'writeOnly']),
  ...since(draft07, text, ['$comment', 'contentEncoding', 'contentMediaType']),
  ...since(r2019, text, ['$anchor', '$recursiveRef']),
  ...since(r2019, flag, ['deprecated']),
  ...since(r2019, count, ['minContains', 'maxContains']),
  ...since(r2019, schema, ['unevaluatedItems', 'unevaluatedProperties', 'contentSchema']),
  ...since(r2019, map, ['$defs', 'dependentSchemas']),
  ...since(r2019, nameLists, ['dependentRequired']),
  ...since(r2020, schemas, ['prefixItems']),
  ...since(r2020, text, ['$dynamicRef', '$dynamicAnchor']),
]);

function since(dialect: number, judge: Judge, keywords: readonly string[]): [string, readonly [number, Judge]][] {
  return keywords.map((keyword) => [keyword, [dialect, judge]]);
}

/** True for keywords of a known dialect. */
export function isKeyword(name: string): boolean {
  return KEYWORDS.has(name);
}

/** The first fault of a keyword’s value; null when there is none, or the keyword is unknown. */
export function keywordFault(keyword: string, value: JsonValue, dialect: number): KeywordFault | null {
  const row = KEYWORDS.get(keyword);
  return row && row[0] <= dialect ? row[1](value, dialect) : null;
}
