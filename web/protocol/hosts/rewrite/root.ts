/** Rewriting the root of an input schema: one object schema without alternatives. */
import { get, has, isObject } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { targetOf } from '../nodes.ts';
import { acceptsAll, ANNOTATIONS, isSame, merged, without } from './merge.ts';
import { typesOf, type Notes } from './steps.ts';

/** The root with `"type": "object"`: the same for arguments, which are always objects. Null if it allows no object. */
export function objectRoot(root: JsonObject): JsonObject | null {
  const types = typesOf(root);
  return types.length > 0 && !types.includes('object') ? null : { type: 'object', ...without(root, 'type') };
}

/** The root with `properties`. */
export function withProperties(root: JsonObject): JsonObject {
  return has(root, 'properties') ? root : { ...root, properties: {} };
}

/** The root without these keywords, and without `oneOf`, `anyOf` and `allOf`. */
export function flatRoot(root: JsonObject, notes: Notes, drop: readonly string[] = []): JsonObject {
  let flat = root;
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    const branches = get(flat, key);
    if (branches === undefined) continue;
    const base = without(flat, key);
    const objects = (Array.isArray(branches) ? branches : []).map((branch) => resolved(root, branch));
    flat =
      key === 'allOf' || objects.length === 1
        ? together(base, objects, key, notes)
        : anyOfThem(base, objects, key, notes);
  }
  for (const key of drop)
    if (has(flat, key)) {
      notes.givesUp.add(`\`${key}\` at the root is left out.`);
      flat = without(flat, key);
    }
  return flat;
}

/** A branch, or what its reference leads to. */
function resolved(root: JsonObject, branch: JsonValue): JsonValue {
  const ref = isObject(branch) ? get(branch, '$ref') : undefined;
  if (!isObject(branch) || typeof ref !== 'string' || !acceptsAll(without(branch, '$ref'))) return branch;
  return targetOf(root, ref) ?? branch;
}

/** The base and all branches. */
function together(base: JsonObject, branches: readonly JsonValue[], key: string, notes: Notes): JsonObject {
  let flat = base;
  for (const branch of branches) {
    if (acceptsAll(branch)) continue;
    const both = isObject(branch) ? merged(flat, branch) : null;
    if (both === null) notes.givesUp.add(`A branch of \`${key}\` at the root is no longer checked.`);
    flat = both ?? flat;
  }
  return flat;
}

/** The base, with the members of all branches; what all branches require stays required. */
function anyOfThem(base: JsonObject, branches: readonly JsonValue[], key: string, notes: Notes): JsonObject {
  const objects = branches.filter(isObject);
  notes.givesUp.add(
    `${key === 'oneOf' ? 'Exactly one alternative' : 'At least one alternative'} of \`${key}\` had to hold; any combination of members is allowed now.`,
  );
  if (objects.length < branches.length) return base;
  const own = get(base, 'properties');
  const ownNames = new Set(isObject(own) ? Object.keys(own) : []);
  const closed = !acceptsAll(get(base, 'additionalProperties') ?? true);
  const properties = new Map<string, JsonValue>(isObject(own) ? Object.entries(own) : []);
  for (const name of new Set(objects.flatMap(namesOf))) {
    if (ownNames.has(name) || closed) continue;
    const declared = objects.flatMap((branch) => schemaAt(branch, name));
    properties.set(name, unionOf(declared));
    if (declared.length < objects.length)
      notes.adds.add(`\`${name}\` is checked in every alternative, also in those that do not list it.`);
  }
  const required = objects.map(requiredOf);
  const common = (required[0] ?? []).filter((name) => required.every((names) => names.includes(name)));
  const all = [...new Set([...requiredOf(base), ...common])];
  const isClosed =
    objects.length > 0 &&
    objects.every((branch) => get(branch, 'additionalProperties') === false && !has(branch, 'patternProperties'));
  if (objects.some((branch) => Object.keys(branch).some((one) => !FLATTENED.has(one) && !ANNOTATIONS.has(one))))
    notes.givesUp.add('Other rules of the alternatives are left out.');
  return {
    ...without(base, 'properties', 'required'),
    properties: Object.fromEntries(properties),
    ...(all.length > 0 ? { required: all } : {}),
    ...(isClosed && !closed ? { additionalProperties: false } : {}),
  };
}

const FLATTENED = new Set(['type', 'properties', 'required', 'additionalProperties']);

function namesOf(branch: JsonObject): string[] {
  const properties = get(branch, 'properties');
  return isObject(properties) ? Object.keys(properties) : [];
}

function schemaAt(branch: JsonObject, name: string): JsonValue[] {
  const properties = get(branch, 'properties');
  const schema = isObject(properties) ? get(properties, name) : undefined;
  return schema === undefined ? [] : [schema];
}

function requiredOf(schema: JsonObject): string[] {
  const required = get(schema, 'required');
  return Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [];
}

/** One schema for what any of these accept. */
function unionOf(schemas: readonly JsonValue[]): JsonValue {
  const distinct = schemas.filter((schema, index) => schemas.findIndex((other) => isSame(schema, other)) === index);
  const values = distinct.map((schema) => (isObject(schema) ? onlyValues(schema) : null));
  if (distinct.length > 1 && values.every((list) => list !== null)) {
    const all = values.flat();
    const unique = all.filter((value, index) => all.findIndex((other) => isSame(value, other)) === index);
    const isText = unique.every((value) => typeof value === 'string');
    return { ...(isText ? { type: 'string' } : {}), enum: unique };
  }
  return distinct.length === 1 ? (distinct[0] ?? {}) : { anyOf: distinct };
}

/** The values of a schema that is only a `const` or an `enum`; null for others. */
function onlyValues(schema: JsonObject): JsonValue[] | null {
  const keys = Object.keys(schema).filter((key) => !ANNOTATIONS.has(key));
  const typeFits = get(schema, 'type') === undefined || get(schema, 'type') === 'string';
  if (!typeFits || keys.some((key) => !['const', 'enum', 'type'].includes(key))) return null;
  const fixed = get(schema, 'const');
  const list = get(schema, 'enum');
  const values =
    fixed !== undefined && list === undefined ? [fixed] : Array.isArray(list) && fixed === undefined ? list : null;
  return values !== null && (get(schema, 'type') === undefined || values.every((value) => typeof value === 'string'))
    ? values
    : null;
}
