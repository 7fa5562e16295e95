/**
 * One level of a JSON Schema in a normal form, so that two ways to write the same schema are equal: references resolved, `const` as
 * `enum`, types as a sorted list, unions of plain types joined, keywords without effect left out.
 */
import { get, isObject } from '../json/object.ts';
import { pathOf } from '../json/pointer.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { exactly } from './meaning.ts';

/** A normal form: true accepts everything, false nothing. */
export type Form = JsonObject | boolean;

/** Keywords that describe and do not restrict. */
export const NOTES = ['title', 'description', 'examples', 'deprecated', 'default', 'readOnly', 'writeOnly'] as const;
/** Keywords without meaning of their own at the place where they are written. */
const IGNORED = new Set(['$defs', 'definitions', '$schema', '$id', '$comment', '$anchor']);
/** Lower bounds that exclude nothing. */
const ZERO = new Set(['minLength', 'minItems', 'minProperties', 'minContains']);
/** Maximum number of references that lead to one another. */
const HOPS = 20;

/** The form of a schema. `root` is the whole schema, for its references. */
export function formOf(schema: JsonValue | undefined, root: JsonValue, hops = 0): Form {
  if (typeof schema === 'boolean') return schema;
  if (!isObject(schema)) return true;
  const target = referred(schema, root);
  if (target !== undefined && hops < HOPS) return joined(formOf(target, root, hops + 1), rest(schema, ['$ref']));
  const form: JsonObject = {};
  for (const [key, value] of Object.entries(schema)) put(form, key, value);
  if (isNumber(form['minimum']) && form['exclusiveMinimum'] === true) rename(form, 'minimum', 'exclusiveMinimum');
  if (isNumber(form['maximum']) && form['exclusiveMaximum'] === true) rename(form, 'maximum', 'exclusiveMaximum');
  settle(form);
  return Object.keys(form).length === 0 ? true : united(form, root, hops);
}

/** Listed values have their types: those of another type are not accepted. */
function settle(form: JsonObject): JsonObject {
  const { enum: values, type: types } = form;
  if (!Array.isArray(values) || !Array.isArray(types)) return form;
  form['enum'] = values.filter((value) => types.some((name) => isOfType(value, name)));
  delete form['type'];
  return form;
}

/** The types of a form’s values: as listed, or those of its values; null for any. */
export function typesIn(form: JsonObject): JsonValue[] | null {
  if (Array.isArray(form['type'])) return form['type'];
  const values = form['enum'];
  return Array.isArray(values) ? typesOf(values.map(typeOf)) : null;
}

function typeOf(value: JsonValue): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}

function isOfType(value: JsonValue, name: JsonValue): boolean {
  const type = typeOf(value);
  return type === name || (type === 'integer' && name === 'number');
}

/** What a local reference names; undefined if the schema has none that can be resolved. */
function referred(schema: JsonObject, root: JsonValue): JsonValue | undefined {
  const ref = get(schema, '$ref');
  if (typeof ref !== 'string' || !ref.startsWith('#')) return undefined;
  let at: JsonValue | undefined = root;
  for (const step of pathOf(decoded(ref.slice(1))) ?? ['']) {
    if (Array.isArray(at)) at = at[Number(step)];
    else at = isObject(at) ? get(at, step) : undefined;
  }
  return at;
}

/** Maximum number of values in an expanded schema. */
const EXPANDED = 5000;

/** The schema with its local references replaced by what they name; circular ones stay. For comparisons as a whole. */
export function expanded(schema: JsonValue | undefined, root: JsonValue): JsonValue {
  let left = EXPANDED;
  const expand = (value: JsonValue, open: readonly string[]): JsonValue => {
    if (typeof value !== 'object' || value === null || --left < 0) return value;
    if (Array.isArray(value)) return value.map((item) => expand(item, open));
    const ref = get(value, '$ref');
    const target = typeof ref === 'string' && !open.includes(ref) ? referred(value, root) : undefined;
    if (typeof ref === 'string' && target !== undefined) {
      const inner = expand(target, [...open, ref]);
      return Object.keys(value).length === 1 ? inner : { ...rest(value, ['$ref']), $ref: inner };
    }
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, expand(member, open)]));
  };
  return expand(schema ?? null, []);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function put(form: JsonObject, key: string, value: JsonValue): void {
  if (IGNORED.has(key)) return;
  if (key === 'const') limit(form, [value]);
  else if (key === 'type') form['type'] = typesOf(value);
  else if (key === 'enum' && Array.isArray(value)) limit(form, distinct(value));
  else if (key === 'required' && Array.isArray(value)) {
    if (value.length > 0) form['required'] = distinct(value);
  } else if (key === 'properties' && isObject(value)) {
    if (Object.keys(value).length > 0) form['properties'] = value;
  } else if (key === 'items' && Array.isArray(value)) form['prefixItems'] = value;
  else if (key === 'additionalItems') form['items'] = value;
  else if ((key === 'exclusiveMinimum' || key === 'exclusiveMaximum') && value === false) return;
  else if ((ZERO.has(key) && value === 0) || (key === 'uniqueItems' && value === false)) return;
  else if ((key === 'additionalProperties' || key === 'items') && acceptsAll(value)) return;
  else form[key] = value;
}

/** Sets the allowed values; beside others, only those in both lists. */
function limit(form: JsonObject, values: readonly JsonValue[]): void {
  const known = form['enum'];
  const keys = new Set(values.map(exactly));
  form['enum'] = Array.isArray(known) ? known.filter((one) => keys.has(exactly(one))) : [...values];
}

function acceptsAll(schema: JsonValue): boolean {
  return schema === true || (isObject(schema) && Object.keys(schema).length === 0);
}

function typesOf(value: JsonValue): JsonValue[] {
  const list = distinct(Array.isArray(value) ? value : [value]);
  return list.includes('number') ? list.filter((name) => name !== 'integer') : list;
}

function distinct(list: readonly JsonValue[]): JsonValue[] {
  const known = new Map(list.map((item) => [exactly(item), item]));
  return [...known.keys()].toSorted().map((key) => known.get(key) ?? null);
}

function rename(form: JsonObject, from: string, to: string): void {
  form[to] = form[from] ?? null;
  delete form[from];
}

/** A union or an intersection in a simpler form, if it has one. */
function united(form: JsonObject, root: JsonValue, hops: number): Form {
  for (const key of ['anyOf', 'oneOf'] as const) {
    const list = form[key];
    if (!Array.isArray(list) || list.length === 0 || form['type'] || form['enum']) continue;
    const branches = list.map((branch) => formOf(branch, root, hops + 1));
    const one = oneFor(branches, key === 'oneOf');
    if (one) return joined(one, rest(form, [key]));
  }
  const all = form['allOf'];
  if (Array.isArray(all) && all.length === 1)
    return joined(formOf(all[0], root, hops + 1), rest(form, ['allOf']), form);
  return form;
}

/**
 * One schema for a union of values, of plain types, or of something and null. `exclusive`: values that two branches accept are
 * rejected, so the branches must not overlap.
 */
function oneFor(branches: readonly Form[], exclusive: boolean): JsonObject | null {
  if (branches.length === 1 && isObject(branches[0])) return branches[0];
  const lists = (key: string): JsonValue[] => branches.flatMap((one) => (isObject(one) ? listAt(one, key) : []));
  if (branches.every((one) => isObject(one) && has(one, ['enum']))) {
    const values = distinct(lists('enum'));
    return exclusive && values.length < lists('enum').length ? null : { enum: values };
  }
  if (branches.every((one) => isObject(one) && has(one, ['type']))) {
    const all = lists('type');
    const overlap = new Set(all).size < all.length || (all.includes('number') && all.includes('integer'));
    return exclusive && overlap ? null : { type: typesOf(all) };
  }
  const [value] = branches.filter((one) => !isNull(one));
  if (branches.length !== 2 || !isObject(value) || !branches.some(isNull)) return null;
  if (Array.isArray(value['enum'])) return has(value, ['enum']) ? { enum: distinct([...value['enum'], null]) } : null;
  if (!Array.isArray(value['type']) || value['type'].includes('null')) return null;
  // Keywords for one type do not concern null; all others do.
  if (Object.keys(value).some((key) => OF_ANY_TYPE.has(key))) return null;
  return { ...value, type: typesOf([...value['type'], 'null']) };
}

/** Keywords that concern values of every type. */
const OF_ANY_TYPE = new Set(['enum', 'allOf', 'anyOf', 'oneOf', 'not', 'if', '$ref', '$dynamicRef']);

function isNull(form: Form): boolean {
  return isObject(form) && has(form, ['type']) && exactly(form['type']) === '["null"]';
}

/** True if nothing but these keywords restricts. */
function has(form: JsonObject, keywords: readonly string[]): boolean {
  const restricting = Object.keys(form).filter((key) => !isNote(key));
  return restricting.length > 0 && restricting.every((key) => keywords.includes(key));
}

/** True for a keyword that only describes. */
export function isNote(keyword: string): boolean {
  return NOTES.some((note) => note === keyword);
}

/** A list of a form; empty if there is none. */
export function listAt(form: JsonObject, key: string): JsonValue[] {
  const value = form[key];
  return Array.isArray(value) ? value : [];
}

/**
 * A form and further keywords beside it; the notes of the latter take precedence. `otherwise` is returned if both have a keyword
 * that restricts.
 */
function joined(form: Form, more: JsonObject, otherwise: JsonObject | null = null): Form {
  const beside: JsonObject = {};
  for (const [key, value] of Object.entries(more)) put(beside, key, value);
  if (Object.keys(beside).length === 0) return form;
  if (form === false) return false;
  if (form === true) return beside;
  const clash = Object.keys(beside).some((key) => !isNote(key) && form[key] !== undefined);
  if (!clash) return settle({ ...form, ...beside });
  return otherwise ?? { ...beside, allOf: [...listAt(beside, 'allOf'), form] };
}

function rest(object: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !names.includes(key)));
}

function isNumber(value: JsonValue | undefined): value is number {
  return typeof value === 'number';
}
