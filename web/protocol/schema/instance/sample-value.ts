/** A value that matches a schema, as a user would fill in a form: for arguments and responses that are not written yet. */
import { isObject } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';

const DEEP = 6;
const FORMATS: Readonly<Record<string, string>> = {
  email: 'ada@example.com',
  uri: 'https://example.com/',
  date: '2026-01-15',
  'date-time': '2026-01-15T09:30:00Z',
};

/**
 * A value for a schema. `name` is the member's name, if there is one. Simple schemas are satisfied; unusual ones get a plain
 * value.
 */
export function sampleFor(schema: JsonObject, name = '', depth = 0): JsonValue {
  if (schema['default'] !== undefined) return schema['default'];
  if (schema['const'] !== undefined) return schema['const'];
  if (Array.isArray(schema['examples']) && schema['examples'][0] !== undefined) return schema['examples'][0];
  if (Array.isArray(schema['enum']) && schema['enum'][0] !== undefined) return schema['enum'][0];
  const [first] = ['oneOf', 'anyOf', 'allOf'].flatMap((key) => (Array.isArray(schema[key]) ? schema[key] : []));
  if (isObject(first) && depth < DEEP) return sampleFor({ ...withoutBranches(schema), ...first }, name, depth + 1);
  const type = Array.isArray(schema['type']) ? schema['type'][0] : schema['type'];
  if (type === 'object' || isObject(schema['properties'])) return objectFor(schema, depth);
  if (type === 'array') return arrayFor(schema, depth);
  if (type === 'integer' || type === 'number') return numberFor(schema);
  if (type === 'boolean') return true;
  return type === 'null' ? null : textFor(schema, name);
}

function withoutBranches({ oneOf: _one, anyOf: _any, allOf: _all, ...rest }: JsonObject): JsonObject {
  return rest;
}

function objectFor(schema: JsonObject, depth: number): JsonObject {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const out: JsonObject = {};
  if (depth >= DEEP) return out;
  for (const [key, member] of Object.entries(properties)) {
    if (!isObject(member) || !required.includes(key)) continue;
    const value = sampleFor(member, key, depth + 1);
    Object.defineProperty(out, key, { value, enumerable: true, configurable: true, writable: true });
  }
  return out;
}

function arrayFor(schema: JsonObject, depth: number): JsonValue[] {
  const length = typeof schema['minItems'] === 'number' ? Math.min(schema['minItems'], 8) : 1;
  const { items } = schema;
  return isObject(items) && depth < DEEP ? Array.from({ length }, () => sampleFor(items, '', depth + 1)) : [];
}

function numberFor({ minimum, maximum }: JsonObject): number {
  const low = typeof minimum === 'number' ? Math.ceil(minimum) : 1;
  return typeof maximum === 'number' ? Math.min(low, maximum) : Math.max(low, 1);
}

function textFor({ format, minLength, maxLength }: JsonObject, name: string): string {
  const known = typeof format === 'string' ? FORMATS[format] : undefined;
  let text = known ?? (name === '' ? 'example' : name);
  if (typeof minLength === 'number') text = text.padEnd(Math.min(minLength, 1000), 'x');
  return typeof maxLength === 'number' ? text.slice(0, maxLength) : text;
}
