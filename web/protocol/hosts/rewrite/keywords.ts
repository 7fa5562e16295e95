/** Rewriting single keywords that some hosts refuse. */
import { get, has, isObject } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { stringAt } from '../define.ts';
import { hasType } from '../nodes.ts';
import { acceptsAll, ANNOTATIONS, isSame, merged, without } from './merge.ts';
import { typesOf, type Notes, type Step } from './steps.ts';
import { keywordsIn } from '../keywords-in.ts';

/** Keywords that concern one type only. */
const OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format', 'contentEncoding', 'contentMediaType'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: keywordsIn(`
  items prefixItems additionalItems minItems maxItems uniqueItems contains minContains maxContains
  unevaluatedItems
`),
  object: keywordsIn(`
  properties patternProperties additionalProperties propertyNames required minProperties maxProperties
  dependentRequired dependentSchemas dependencies unevaluatedProperties
`),
};
const TYPED = new Map(Object.entries(OF_TYPE).flatMap(([type, keys]) => keys.map((key) => [key, type] as const)));

/** Null as a type list writes it, a number, a string and so on. */
function typeOfValue(value: JsonValue): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** A list of types becomes `anyOf` with one type each; keywords go where they have an effect. */
export const singleTypes: Step = (schema) => {
  const type = get(schema, 'type');
  if (!Array.isArray(type)) return schema;
  const types = typesOf(schema);
  if (types.length === 1) return { ...schema, type: types[0] ?? 'object' };
  if (types.length === 0 || has(schema, 'anyOf') || isUnevaluated(schema)) return schema;
  const values = get(schema, 'enum');
  const branches = types.flatMap((one): JsonObject[] => {
    const own = Object.entries(schema).filter(([key]) => TYPED.get(key) === (one === 'integer' ? 'number' : one));
    const branch: JsonObject = { type: one, ...Object.fromEntries(own) };
    if (!Array.isArray(values)) return [branch];
    const fitting = values.filter((value) => isOfType(value, one));
    if (fitting.length === 0) return [];
    return [one === 'null' ? branch : { ...branch, enum: fitting }];
  });
  const rest = Object.entries(schema).filter(([key]) => key !== 'type' && key !== 'enum' && !TYPED.has(key));
  return branches.length === 0 ? schema : { anyOf: branches, ...Object.fromEntries(rest) };
};

/** `unevaluated…` depends on everything beside it, so nothing there is moved. */
function isUnevaluated(schema: JsonObject): boolean {
  return has(schema, 'unevaluatedProperties') || has(schema, 'unevaluatedItems');
}

function isOfType(value: JsonValue, type: string): boolean {
  const own = typeOfValue(value);
  return own === type || (own === 'integer' && type === 'number');
}

/** An array without `items` gets items of any type. */
export const arrayItems: Step = (schema) =>
  hasType(schema, 'array') && !has(schema, 'items') && !isUnevaluated(schema) ? { ...schema, items: {} } : schema;

/** `const` becomes an `enum` with one value. */
export const noConst: Step = (schema) => {
  const value = get(schema, 'const');
  if (value === undefined) return schema;
  const rest = without(schema, 'const', 'enum');
  const values = get(schema, 'enum');
  // Without the value in `enum`, the schema accepts nothing: as it is.
  if (Array.isArray(values) && !values.some((one) => isSame(one, value))) return schema;
  return { ...rest, enum: [value] };
};

/** Enumerations as Gemini takes them: of strings, with a type. Numbers become ranges of one number, and null a type. */
export const stringEnums: Step = (schema, notes) => {
  const values = get(schema, 'enum');
  if (!Array.isArray(values)) return schema;
  const types = typesOf(schema);
  const fitting = types.length === 0 ? values : values.filter((value) => types.some((type) => isOfType(value, type)));
  const rest = without(schema, 'enum', 'type');
  const texts = fitting.filter((value) => typeof value === 'string');
  const filled = texts.filter((text) => text !== '');
  const branches: JsonObject[] = [];
  if (filled.length > 0) branches.push({ type: 'string', enum: [...new Set(filled)] });
  if (filled.length < texts.length) branches.push({ type: 'string', maxLength: 0 });
  for (const value of fitting)
    if (typeof value === 'number')
      branches.push({ type: Number.isInteger(value) ? 'integer' : 'number', minimum: value, maximum: value });
  if (fitting.includes(null)) branches.push({ type: 'null' });
  if (fitting.some((value) => typeof value === 'boolean')) {
    branches.push({ type: 'boolean' });
    if (!(fitting.includes(true) && fitting.includes(false)))
      notes.givesUp.add('A boolean with one allowed value may be `true` or `false` now.');
  }
  if (fitting.some((value) => typeof value === 'object' && value !== null)) {
    branches.push({ type: 'object' }, { type: 'array', items: {} });
    notes.givesUp.add('Allowed objects and arrays are no longer listed.');
  }
  const [only] = branches;
  if (only === undefined) return schema;
  if (branches.length === 1) return merged(only, rest) ?? { ...only, ...rest };
  return has(rest, 'anyOf') ? schema : { anyOf: branches, ...rest };
};

/** `enum` without equal values. */
export const uniqueEnums: Step = (schema) => {
  const values = get(schema, 'enum');
  if (!Array.isArray(values)) return schema;
  return {
    ...schema,
    enum: values.filter((value, index) => values.findIndex((other) => isSame(value, other)) === index),
  };
};

/** `oneOf` becomes `anyOf`: the same if no value fits two branches. */
export const anyInsteadOfOne: Step = (schema, notes) => {
  const branches = get(schema, 'oneOf');
  if (!Array.isArray(branches) || has(schema, 'anyOf')) return schema;
  if (!areDisjoint(branches)) notes.givesUp.add('A value may fit several alternatives of `oneOf` now.');
  return { ...without(schema, 'oneOf'), anyOf: branches };
};

function areDisjoint(branches: readonly JsonValue[]): boolean {
  return branches.every((one, index) => branches.slice(index + 1).every((other) => differ(one, other, 0)));
}

/** True if surely no value fits both: by type, by value, or by a required member. */
function differ(a: JsonValue, b: JsonValue, depth: number): boolean {
  if (!isObject(a) || !isObject(b)) return a === false || b === false;
  const [left, right] = [typesOf(a), typesOf(b)];
  const numbers = (types: readonly string[]): string[] => types.map((type) => (type === 'integer' ? 'number' : type));
  if (left.length > 0 && right.length > 0 && !numbers(left).some((type) => numbers(right).includes(type))) return true;
  const [x, y] = [valuesOf(a), valuesOf(b)];
  if (x !== null && y !== null && !x.some((value) => y.some((other) => mayEqual(value, other)))) return true;
  if (depth > 3 || !(left.length === 1 && left[0] === 'object' && right.length === 1 && right[0] === 'object'))
    return false;
  const [own, other] = [get(a, 'properties'), get(b, 'properties')];
  const required = [get(a, 'required'), get(b, 'required')];
  if (!isObject(own) || !isObject(other)) return false;
  return Object.keys(own).some((name) => {
    const [mine, theirs] = [get(own, name), get(other, name)];
    const isRequired = required.every((names) => Array.isArray(names) && names.includes(name));
    return isRequired && mine !== undefined && theirs !== undefined && differ(mine, theirs, depth + 1);
  });
}

/** True unless the values surely differ: objects may list their members in another order. */
function mayEqual(a: JsonValue, b: JsonValue): boolean {
  return a === b || (typeof a === 'object' && a !== null && typeof b === 'object' && b !== null);
}

function valuesOf(schema: JsonObject): JsonValue[] | null {
  const fixed = get(schema, 'const');
  const list = get(schema, 'enum');
  return fixed !== undefined ? [fixed] : Array.isArray(list) ? list : null;
}

/** `allOf` becomes one schema, where that can be written. */
export const mergedAll: Step = (schema, notes, { root }) => {
  const branches = get(schema, 'allOf');
  if (root || !Array.isArray(branches)) return schema;
  let whole: JsonObject = without(schema, 'allOf');
  for (const branch of branches) {
    if (acceptsAll(branch)) continue;
    const both = isObject(branch) ? merged(whole, branch) : null;
    if (both === null) notes.givesUp.add('A branch of `allOf` is no longer checked.');
    whole = both ?? whole;
  }
  return whole;
};

/** Boolean subschemas become objects. */
export const objectSchemas: Step = (schema) => {
  const parts = get(schema, 'properties');
  const items = get(schema, 'items');
  const asObject = (part: JsonValue): JsonValue => (part === true ? {} : part === false ? { not: {} } : part);
  const out = { ...schema };
  if (isObject(parts))
    out['properties'] = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, asObject(part)]));
  if (typeof items === 'boolean') out['items'] = asObject(items);
  return out;
};

/** Names in `required` that are not listed become properties of any type; the same, unless other members are forbidden. */
export const declaredRequired: Step = (schema) => {
  const required = get(schema, 'required');
  const properties = get(schema, 'properties') ?? {};
  if (!Array.isArray(required) || !isObject(properties) || isUnevaluated(schema)) return schema;
  if (!acceptsAll(get(schema, 'additionalProperties') ?? true)) return schema;
  const missing = required.flatMap((name) => (typeof name === 'string' && !has(properties, name) ? [name] : []));
  if (missing.length === 0 || get(schema, 'type') !== 'object') return schema;
  return { ...schema, properties: { ...properties, ...Object.fromEntries(missing.map((name) => [name, {}])) } };
};

/** Tuples of draft-07 become `prefixItems`. */
export const prefixItems: Step = (whole, _notes, { root }) => {
  // In draft-07, `prefixItems` has no effect.
  const isOld = root && /draft-0\d/u.test(stringAt(whole, '$schema') ?? '');
  const schema = isOld ? without(whole, '$schema') : whole;
  const items = get(schema, 'items');
  if (!Array.isArray(items) || has(schema, 'prefixItems')) return schema;
  const rest = get(schema, 'additionalItems');
  return {
    ...without(schema, 'items', 'additionalItems'),
    prefixItems: items,
    ...(rest === undefined ? {} : { items: rest }),
  };
};

/** `additionalProperties: {}` becomes `true`. */
export const openAsTrue: Step = (schema) => {
  const rest = get(schema, 'additionalProperties');
  return isObject(rest) && Object.keys(rest).length === 0 ? { ...schema, additionalProperties: true } : schema;
};

/** `\d` and `\w` in patterns become classes of characters, which mean the same. */
export const plainPatterns: Step = (schema) => {
  const pattern = get(schema, 'pattern');
  return typeof pattern === 'string' ? { ...schema, pattern: withoutEscapes(pattern) } : schema;
};

function withoutEscapes(pattern: string): string {
  let out = '';
  let inClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const char = pattern.charAt(at);
    const next = pattern.charAt(at + 1);
    if (char === '\\') {
      const set = next === 'd' ? '0-9' : next === 'w' ? 'A-Za-z0-9_' : null;
      out += set === null ? char + next : inClass ? set : `[${set}]`;
      at++;
      continue;
    }
    if (char === '[') inClass = true;
    if (char === ']') inClass = false;
    out += char;
  }
  return out;
}

/** A step that leaves out keywords. Annotations, and keywords that allow everything, are no loss. */
export function drop(
  keys: readonly string[],
  when: (value: JsonValue, schema: JsonObject) => boolean = () => true,
): Step {
  const wanted = new Set(keys);
  return (schema, notes) => {
    const dropped = Object.entries(schema).filter(([key, value]) => wanted.has(key) && when(value, schema));
    for (const [key, value] of dropped) note(key, value, notes);
    return without(schema, ...dropped.map(([key]) => key));
  };
}

const HARMLESS = new Set(['$schema', '$id', '$comment', '$anchor', '$defs', 'definitions', ...ANNOTATIONS]);

function note(key: string, value: JsonValue, notes: Notes): void {
  if (HARMLESS.has(key)) return;
  if (key === 'additionalProperties') {
    if (value === false) notes.givesUp.add('Members that are not listed are allowed now.');
    else if (!acceptsAll(value)) notes.givesUp.add('Members that are not listed are no longer checked.');
  } else if (key === 'uniqueItems' && value === false) return;
  else notes.givesUp.add(`\`${key}\` is no longer checked.`);
}
