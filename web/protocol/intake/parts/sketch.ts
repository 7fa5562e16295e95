/** Messages that lessons show as a sketch: types or descriptions in place of values, or one member alone. */
import type { JsonMember, JsonNode } from '../../json/types.ts';
import { toHole } from '../program/json-text.ts';

/** What a sketch has in place of values. */
export const TYPES = 'types in place of values';
/** A message of which only the `jsonrpc` or the `result` member is shown. */
export const EXCERPT = 'omitted parts';

const NAMES_OF_TYPES = new Set(['string', 'number', 'integer', 'object', 'array', 'any', 'boolean', 'int', 'str']);
const BESIDE_TYPES = new Set(
  'valid json value or optional required null of a an the data matches match matching same as request id unique identifier error code message response additional info must be result method name details null'.split(
    ' ',
  ),
);
const MEMBERS = new Set(['id', 'method', 'params', 'result']);
const OF_ERRORS = new Set(['code', 'message', 'data']);

/**
 * Turns what a sketch has in place of values into holes, and says what it found; null for a message that is none. Changes the
 * tree.
 */
export function markSketch(root: JsonNode): string | null {
  if (root.type !== 'object') return null;
  const [only, second] = root.members;
  if ((only?.key === 'jsonrpc' || only?.key === 'result') && !second) {
    root.incomplete = true;
    return EXCERPT;
  }
  const error = root.members.find(({ key }) => key === 'error')?.value;
  const inError = error?.type === 'object' ? error.members.filter(({ key }) => OF_ERRORS.has(key)) : [];
  const described = [...root.members.filter(({ key }) => MEMBERS.has(key)), ...inError].filter(isDescribed);
  if (!described.some(({ key, value }) => key !== 'message' && key !== 'data' && namesType(value))) return null;
  for (const { value } of described) toHole(value);
  return TYPES;
}

function isDescribed({ value }: JsonMember): boolean {
  if (value.type !== 'string' || value.value.length > 80) return false;
  const words = wordsOf(value.value);
  return words.some((word) => NAMES_OF_TYPES.has(word)) && words.every((word) => isOfSketch(word));
}

function namesType(node: JsonNode): boolean {
  return node.type === 'string' && wordsOf(node.value).some((word) => NAMES_OF_TYPES.has(word));
}

function isOfSketch(word: string): boolean {
  return NAMES_OF_TYPES.has(word) || BESIDE_TYPES.has(word);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? [];
}
