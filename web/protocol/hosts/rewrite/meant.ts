/** Rewriting what its author surely meant: forms of older drafts, and common mistakes that hosts refuse. */
import { get, has, isObject } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { without } from './merge.ts';
import { noteMeaning, typesOf, type Step } from './steps.ts';

/** A boolean `required` in a property, as in draft-03, moves to the `required` of the object. */
export const requiredInObject: Step = (schema, notes) => {
  const properties = get(schema, 'properties');
  if (!isObject(properties)) return schema;
  const flagged = Object.entries(properties).filter(
    ([, part]) => isObject(part) && typeof get(part, 'required') === 'boolean',
  );
  if (flagged.length === 0) return schema;
  const wanted = flagged.filter(([, part]) => isObject(part) && get(part, 'required') === true).map(([name]) => name);
  const own = get(schema, 'required');
  const listed = Array.isArray(own) ? own : [];
  const all = [...new Set([...listed, ...wanted])];
  for (const name of wanted)
    if (!listed.includes(name)) notes.adds.add(`\`${name}\` is required, as its schema meant.`);
  const clean = (part: JsonValue): JsonValue =>
    isObject(part) && typeof get(part, 'required') === 'boolean' ? without(part, 'required') : part;
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, clean(part)])),
    ...(all.length > 0 ? { required: all } : {}),
  };
};

const TYPES: Readonly<Record<string, string>> = {
  str: 'string',
  text: 'string',
  int: 'integer',
  long: 'integer',
  float: 'number',
  double: 'number',
  bool: 'boolean',
  list: 'array',
  dict: 'object',
};
const KNOWN = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);

/** Types of programming languages, and types in capitals, become those of JSON Schema. `any` becomes no type. */
export const jsonTypes: Step = (schema, notes) => {
  const type = get(schema, 'type');
  if (type === 'any') {
    noteMeaning(notes, 'Every value is allowed where the type was `any`.');
    return without(schema, 'type');
  }
  const known = (name: string): string => {
    const lower = name.toLowerCase();
    return KNOWN.has(lower) ? lower : Object.hasOwn(TYPES, lower) ? (TYPES[lower] ?? name) : name;
  };
  const next: JsonValue | undefined =
    typeof type === 'string'
      ? known(type)
      : Array.isArray(type)
        ? [...new Set(type.map((one) => (typeof one === 'string' ? known(one) : one)))]
        : type;
  if (next === undefined || JSON.stringify(next) === JSON.stringify(type)) return schema;
  noteMeaning(notes, `The type is \`${JSON.stringify(next)}\`, as \`${JSON.stringify(type)}\` meant.`);
  return { ...schema, type: next };
};

/** Keywords that must not be null are left out: that is how their authors mean it. */
export const noNulls: Step = (schema) =>
  without(
    schema,
    ...Object.keys(schema).filter((key) => get(schema, key) === null && key !== 'default' && key !== 'const'),
  );

/** Properties of a schema without a type: it is meant for objects. */
export const typedObjects: Step = (schema: JsonObject, notes, { root }) => {
  const hasParts = has(schema, 'properties') || has(schema, 'required');
  if (!hasParts || typesOf(schema).length > 0 || has(schema, '$ref')) return schema;
  if (!root) notes.adds.add('A schema with `properties` or `required` accepts objects only.');
  return { type: 'object', ...schema };
};

/** Properties that are left without a type accept any; those with an `enum` of strings get theirs. */
export const enumTypes: Step = (schema) => {
  const values = get(schema, 'enum');
  const isText = Array.isArray(values) && values.length > 0 && values.every((value) => typeof value === 'string');
  return isText && !has(schema, 'type') ? { type: 'string', ...schema } : schema;
};
