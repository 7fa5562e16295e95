/**
 * The fast check for the schemas most tools have: it accepts values that are certainly valid. If it does not accept a value, or
 * finds an unknown keyword, the full check follows.
 */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { get, has, isObject } from '../../json/object.ts';

/** Keywords that are irrelevant for validity. */
const SILENT = new Set(
  '$schema $id $comment title description default examples deprecated readOnly writeOnly format $defs definitions'.split(
    ' ',
  ),
);
const KNOWN = new Set(
  'type enum const minimum maximum minLength maxLength properties required additionalProperties items minItems maxItems anyOf'.split(
    ' ',
  ),
);
const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'null', 'array', 'object']);
const LIMITS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'] as const;
const MAX_DEPTH = 12;
const MAX_PARTS = 300;
/** Longer lists of allowed values are left to the full check. */
const MAX_VALUES = 300;

/** Maximum number of values checked before the full check takes over. */
const MAX_LOOKUPS = 100_000;

/** True if a value is certainly valid. Nothing is cached: most schemas are used once. */
export function plainlyFits(schema: JsonValue, value: JsonValue): boolean {
  looks = 0;
  return fits(schema, value);
}

/** Values checked in this call. */
let looks = 0;

/** True if all parts of a schema are easy to check. */
export function isPlainlyKnown(schema: JsonValue): boolean {
  return isKnown(schema, 0, { parts: 0 });
}

function isKnown(schema: JsonValue | undefined, depth: number, count: { parts: number }): boolean {
  if (schema === true || schema === undefined) return true;
  if (!isObject(schema) || depth > MAX_DEPTH || ++count.parts > MAX_PARTS) return false;
  for (const keyword in schema) if (!KNOWN.has(keyword) && !SILENT.has(keyword)) return false;
  const several = get(schema, 'enum');
  if (several !== undefined && (!Array.isArray(several) || several.length > MAX_VALUES || has(schema, 'const')))
    return false;
  for (const name of LIMITS) if (has(schema, name) && typeof schema[name] !== 'number') return false;
  return isKnownType(get(schema, 'type')) && areKnown(schema, depth + 1, count);
}

function isKnownType(type: JsonValue | undefined): boolean {
  if (type === undefined) return true;
  if (Array.isArray(type)) return type.every((one) => typeof one === 'string' && TYPES.has(one));
  return typeof type === 'string' && TYPES.has(type);
}

/** The parts of a schema. */
function areKnown(schema: JsonObject, depth: number, count: { parts: number }): boolean {
  const properties = get(schema, 'properties');
  const others = get(schema, 'additionalProperties');
  const forms = get(schema, 'anyOf');
  if (has(schema, 'required') && !Array.isArray(schema['required'])) return false;
  if (!isKnown(get(schema, 'items'), depth, count)) return false;
  if (others !== false && !isKnown(others, depth, count)) return false;
  if (properties !== undefined) {
    if (!isObject(properties)) return false;
    for (const name in properties) if (!isKnown(properties[name], depth, count)) return false;
  }
  if (forms === undefined) return true;
  return Array.isArray(forms) && forms.every((form) => isKnown(form, depth, count));
}

function fits(schema: JsonValue | undefined, value: JsonValue): boolean {
  if (!isObject(schema)) return schema === true;
  if (++looks > MAX_LOOKUPS) return false;
  for (const keyword in schema) {
    const keywordValue = schema[keyword];
    if (keywordValue === undefined || !fitsOne(keyword, keywordValue, schema, value)) return false;
  }
  return true;
}

function fitsOne(keyword: string, keywordValue: JsonValue, schema: JsonObject, value: JsonValue): boolean {
  switch (keyword) {
    case 'type':
      return Array.isArray(keywordValue)
        ? isKnownType(keywordValue) && keywordValue.some((one) => isOf(one, value))
        : isOf(keywordValue, value);
    case 'enum':
      return Array.isArray(keywordValue) && keywordValue.length <= MAX_VALUES && keywordValue.includes(value);
    case 'const':
      return keywordValue === value;
    case 'required':
      return Array.isArray(keywordValue) && (!isObject(value) || hasAll(value, keywordValue));
    case 'properties':
      return isObject(keywordValue) && (!isObject(value) || membersFit(keywordValue, value));
    case 'additionalProperties':
      return !isObject(value) || othersFit(schema['properties'], keywordValue, value);
    case 'items':
      return !Array.isArray(value) || value.every((item) => fits(keywordValue, item));
    case 'anyOf':
      return Array.isArray(keywordValue) && keywordValue.some((form) => fits(form, value));
    default:
      return SILENT.has(keyword) || (typeof keywordValue === 'number' && isWithin(keyword, keywordValue, value));
  }
}

function isOf(type: JsonValue, value: JsonValue): boolean {
  switch (type) {
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type;
    case 'integer':
      return Number.isInteger(value);
    case 'object':
      return isObject(value);
    case 'array':
      return Array.isArray(value);
    default:
      return type === 'null' && value === null;
  }
}

function isWithin(keyword: string, limit: number, value: JsonValue): boolean {
  if (keyword === 'minimum') return typeof value !== 'number' || value >= limit;
  if (keyword === 'maximum') return typeof value !== 'number' || value <= limit;
  // Two UTF-16 units may be one character: only half the count is certain.
  if (keyword === 'minLength') return typeof value !== 'string' || value.length >= 2 * limit;
  if (keyword === 'maxLength') return typeof value !== 'string' || value.length <= limit;
  if (keyword === 'minItems') return !Array.isArray(value) || value.length >= limit;
  return keyword === 'maxItems' && (!Array.isArray(value) || value.length <= limit);
}

function hasAll(value: JsonObject, names: readonly JsonValue[]): boolean {
  for (let at = 0; at < names.length; at++) {
    const name = names[at];
    if (typeof name === 'string' && !has(value, name)) return false;
  }
  return true;
}

function membersFit(properties: JsonObject, value: JsonObject): boolean {
  for (const name in value) {
    const schema = get(properties, name);
    if (schema !== undefined && !fits(schema, value[name] ?? null)) return false;
  }
  return true;
}

function othersFit(properties: JsonValue | undefined, rest: JsonValue, value: JsonObject): boolean {
  if (rest === true) return true;
  for (const name in value) {
    if (isObject(properties) && Object.hasOwn(properties, name)) continue;
    if (!fits(rest, value[name] ?? null)) return false;
  }
  return true;
}
