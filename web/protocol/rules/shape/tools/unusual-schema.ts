/** The cue for rules about the schemas of a tool. */
import type { JsonValue } from '../../../json/types.ts';
import type { ShapeCue } from '../define.ts';
import { TYPE_NAMES } from './keywords.ts';

const TYPES: ReadonlySet<JsonValue> = new Set(TYPE_NAMES);
const MAX_DEPTH = 12;
const MAX_PARTS = 1000;

/** A schema with unusual keywords or values: all that `isUsual` does not list. */
export const UNUSUAL_SCHEMA: readonly ShapeCue[] = [
  { at: 'inputSchema', when: isUnusual },
  { at: 'outputSchema', when: isUnusual },
];

function isUnusual(schema: JsonValue): boolean {
  parts = 0;
  return !isUsual(schema, 0);
}

/** Number of schemas seen in the current document. */
let parts = 0;

/** True for schemas with only the most common keywords, with values that are valid in every dialect. */
function isUsual(schema: JsonValue | undefined, depth: number): boolean {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return false;
  if (depth > MAX_DEPTH || ++parts > MAX_PARTS) return false;
  for (const keyword in schema) {
    const value = schema[keyword];
    switch (keyword) {
      case 'description':
      case 'title':
        if (typeof value !== 'string') return false;
        break;
      case 'type':
        if (typeof value !== 'string' || !TYPES.has(value)) return false;
        break;
      case 'properties':
        if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
        for (const name in value) if (!isUsual(value[name], depth + 1)) return false;
        break;
      case 'items':
        if (!isUsual(value, depth + 1)) return false;
        break;
      case 'additionalProperties':
        if (typeof value !== 'boolean' && !isUsual(value, depth + 1)) return false;
        break;
      case 'required':
        if (!areNames(value)) return false;
        break;
      case 'minimum':
      case 'maximum':
        if (typeof value !== 'number') return false;
        break;
      case 'minLength':
      case 'maxLength':
      case 'minItems':
      case 'maxItems':
        if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) return false;
        break;
      case 'enum':
        if (!Array.isArray(value)) return false;
        break;
      case 'default':
        break;
      default:
        return false;
    }
  }
  return true;
}

/** A non-empty array of unique names. */
function areNames(value: JsonValue | undefined): boolean {
  if (!Array.isArray(value) || value.length === 0 || value.length > 20) return false;
  return value.every((name, at) => typeof name === 'string' && value.indexOf(name) === at);
}
