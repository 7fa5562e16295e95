/** Parts from which the schemas of documents are written, and the strict form of a schema that finds unknown members. */
import { get, isObject } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';

/** Any string. */
export const TEXT: JsonObject = { type: 'string' };
/** `true` or `false`. */
export const FLAG: JsonObject = { type: 'boolean' };
/** Any number. */
export const NUMBER: JsonObject = { type: 'number' };
/** An array of strings. */
export const TEXTS: JsonObject = { type: 'array', items: { type: 'string' } };

/** An object with these members; `required` names those that must be present. Other members are allowed. */
export function object(properties: JsonObject, required: readonly string[] = []): JsonObject {
  return { type: 'object', properties, ...(required.length > 0 ? { required: [...required] } : {}) };
}

/** An object that allows no other members. */
export function closedObject(properties: JsonObject, required: readonly string[] = []): JsonObject {
  return { ...object(properties, required), additionalProperties: false };
}

/** An array of such values. */
export function list(items: JsonObject): JsonObject {
  return { type: 'array', items };
}

/** An object whose members all have such values. */
export function mapOf(values: JsonObject): JsonObject {
  return { type: 'object', additionalProperties: values };
}

/** One of these strings. */
export function oneOf(...values: readonly string[]): JsonObject {
  return { type: 'string', enum: [...values] };
}

/** The schema with no other members allowed in any object whose members it lists: its additional faults are unknown members. */
export function strictForm(schema: JsonValue): JsonValue {
  if (Array.isArray(schema)) return schema.map(strictForm);
  if (!isObject(schema)) return schema;
  const parts = Object.entries(schema).map(([key, part]): [string, JsonValue] => {
    if (key !== 'properties' || !isObject(part)) return [key, DATA.has(key) ? part : strictForm(part)];
    return [key, Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, strictForm(inner)]))];
  });
  const strict: JsonObject = Object.fromEntries(parts);
  const listed = get(schema, 'properties') !== undefined && get(schema, 'additionalProperties') === undefined;
  return listed ? { ...strict, additionalProperties: false } : strict;
}

const DATA = new Set(['const', 'enum', 'required', 'pattern']);
