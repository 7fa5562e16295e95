/** Tools about which no rule has anything to say, told by one look. Everything unusual is left to the rules. */
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { isObject } from '../../../json/object.ts';
import { TYPE_NAMES } from './keywords.ts';

const NAME = /^[A-Za-z0-9_.-]{1,128}$/u;
const TYPES: ReadonlySet<JsonValue> = new Set(TYPE_NAMES);
const DEEPEST = 12;
const MOST_PARTS = 1000;

/** The quick test of every rule about tools. */
export function isPlainTool(tool: JsonObject): boolean {
  // JSON has no undefined, and no object has these names by nature.
  const { name, annotations, inputSchema: input, outputSchema: output } = tool;
  if (typeof name !== 'string' || !NAME.test(name)) return false;
  if (isObject(annotations)) {
    const { title, readOnlyHint, destructiveHint, idempotentHint } = annotations;
    if (title !== undefined) return false;
    if (readOnlyHint === true && (destructiveHint !== undefined || idempotentHint !== undefined)) return false;
  }
  parts = 0;
  if (!isPlainSchema(input, 0) || (output !== undefined && !isPlainSchema(output, 0))) return false;
  return isObject(input) && hasMembers(input['properties']);
}

function hasMembers(value: JsonValue | undefined): boolean {
  for (const _ in isObject(value) ? value : {}) return true;
  return false;
}

/** Schemas seen in the tool at hand. */
let parts = 0;

/** True for schemas of the commonest keywords, with values that every dialect takes. */
function isPlainSchema(schema: JsonValue | undefined, depth: number): boolean {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return false;
  if (depth > DEEPEST || ++parts > MOST_PARTS) return false;
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
        for (const name in value) if (!isPlainSchema(value[name], depth + 1)) return false;
        break;
      case 'items':
        if (!isPlainSchema(value, depth + 1)) return false;
        break;
      case 'additionalProperties':
        if (typeof value !== 'boolean' && !isPlainSchema(value, depth + 1)) return false;
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

/** A list of one name or more, none of them twice. */
function areNames(value: JsonValue | undefined): boolean {
  if (!Array.isArray(value) || value.length === 0 || value.length > 20) return false;
  return value.every((name, at) => typeof name === 'string' && value.indexOf(name) === at);
}
