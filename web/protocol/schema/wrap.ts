/** Bare values put into the shape that was meant: a text as a text block, a word as the one member of its object, a list of one without the list. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { DeepModel } from '../model/deep.ts';
import type { Schema } from '../model/schema.ts';
import { isObject } from '../json/object.ts';
import { keepsDigits } from '../json/encoded.ts';
import { allowedOf, follow, takes, typesOf, type Followed } from './follow.ts';
import { fits } from './formats.ts';

/** Unions and lists within each other, at most this many. */
const DEPTH = 6;

/** The value as the schema takes it, or null when there is no plain way to write it so. */
export function wrapped(found: JsonValue, schema: Schema, deep: DeepModel): JsonValue | null {
  if (Array.isArray(found)) {
    const at = follow(schema, deep);
    const map = asMap(found, at.schema) ?? asKeys(found, at, deep) ?? asList(found, at, deep);
    if (map) return map;
    const [only] = found;
    const single = found.length === 1 && isObject(only) && keepsDigits(only);
    return single && takesObject(schema, deep, 0) ? only : null;
  }
  return typeof found === 'string' ? around(found, schema, deep, 0) : null;
}

/** A list of names with values as the map a schema without members of its own asks for: `[{ name, value }]`, `{ [name]: value }`. */
function asMap(found: readonly JsonValue[], schema: Schema): JsonObject | null {
  if (!schema.additionalProperties || schema.properties || found.length > 100) return null;
  const pairs = found.map((item): [string, JsonValue] | null => {
    if (!isObject(item) || Object.keys(item).length !== 2) return null;
    const { name, value } = item;
    return typeof name === 'string' && value !== undefined && keepsDigits(value) ? [name, value] : null;
  });
  const whole = pairs.filter((one) => one !== null);
  return found.length > 0 && whole.length === found.length ? Object.fromEntries(whole) : null;
}

/** A list of names as an object with a key for each, where every such key holds an object that may be empty. */
function asKeys(found: readonly JsonValue[], { schema }: Followed, deep: DeepModel): JsonObject | null {
  const { properties = {}, additionalProperties } = schema;
  const names = found.filter((item) => typeof item === 'string');
  if (names.length !== found.length || names.length === 0 || names.length > 100) return null;
  const fit = names.every((name) => {
    const member = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    const at = member && follow(member, deep);
    return at?.schema.type === 'object' && !at.schema.required?.length;
  });
  return fit ? Object.fromEntries(names.map((name) => [name, {}])) : null;
}

/** A list as the one member an object needs, where that is a list. */
function asList(found: JsonValue[], { schema }: Followed, deep: DeepModel): JsonObject | null {
  const [name, second] = schema.required ?? [];
  const member = name === undefined || second !== undefined ? undefined : schema.properties?.[name];
  if (name === undefined || !member || !keepsDigits(found)) return null;
  return typesOf(follow(member, deep)).includes('array') ? { [name]: found } : null;
}

/** True when the schema, or a branch of it, takes an object. */
function takesObject(schema: Schema, deep: DeepModel, depth: number): boolean {
  const at = follow(schema, deep);
  if (at.schema.anyOf) return depth < DEPTH && at.schema.anyOf.some((branch) => takesObject(branch, deep, depth + 1));
  return typesOf(at).includes('object');
}

function around(found: string, schema: Schema, deep: DeepModel, depth: number): JsonValue | null {
  if (depth > DEPTH) return null;
  const at = follow(schema, deep);
  for (const branch of at.schema.anyOf ?? []) {
    const whole = around(found, branch, deep, depth + 1);
    if (whole !== null) return whole;
  }
  const types = typesOf(at);
  if (types.includes('array') && at.schema.items) {
    const item = around(found, at.schema.items, deep, depth + 1);
    return item === null ? null : [item];
  }
  return types.includes('object') ? inObject(found, at, deep) : null;
}

function inObject(found: string, { schema }: Followed, deep: DeepModel): JsonValue | null {
  const { properties = {}, required = [] } = schema;
  if (properties.type?.const === 'text' && properties.text) return { type: 'text', text: found };
  const open = Object.keys(properties).filter((name) => !properties[name]?.judged);
  const needed = open.filter((name) => required.includes(name));
  const [name, second] = needed.length > 0 ? needed : open;
  const member = name === undefined ? undefined : properties[name];
  if (name === undefined || name === '$schema' || !member || second !== undefined) return null;
  const at = follow(member, deep);
  if (at.schema.anyOf || !takes(typesOf(at), found)) return null;
  const allowed = allowedOf(at);
  if (allowed && !allowed.includes(found)) return null;
  if (name !== 'uri' || fits('uri', found)) return { [name]: found };
  // A path of the kind that begins with a slash is the whole of its address but for the scheme.
  return /^\/[\w./~-]*$/u.test(found) ? { uri: `file://${found}` } : null;
}
