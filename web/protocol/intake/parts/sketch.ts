/** Messages that lessons show as a sketch: types or descriptions in place of values, or one member alone. */
import { onlyHas } from '../../documents/fragments/types.ts';
import { get, has, isObject } from '../../json/object.ts';
import type { JsonMember, JsonNode } from '../../json/types.ts';
import { toValue } from '../../json/value.ts';
import type { RawEntry } from '../types.ts';
import { toHole } from '../program/json-text.ts';

/** What a sketch has in place of values. */
export const TYPES = 'types in place of values';
/** A message of which only the `jsonrpc` or the `result` member is shown. */
export const EXCERPT = 'omitted parts';

/** Words above a part of a message: what follows is the same, or a page shows it so. Without them it may be what was sent. */
export const REPEATS = /\b(?:same|similar|likewise|history|inspector|pane)\b/i;
/** The title of a message of which only a part is shown again. */
export const REPEATED = 'A part of a message';

const NAMES_OF_TYPES = new Set(['string', 'number', 'integer', 'object', 'array', 'any', 'boolean', 'int', 'str']);
const BESIDE_TYPES = new Set(
  'valid json value or optional required null of a an the data matches match matching same as request id unique identifier error code message response additional info must be result method name details null'.split(
    ' ',
  ),
);
/** Messages before a part of one that are compared with it. */
const MAX_BEFORE = 200;
/** Members that a lesson shows alone. */
const ALONE = new Set(['jsonrpc', 'result']);
const MEMBERS = new Set(['id', 'method', 'params', 'result']);
const OF_ERRORS = new Set(['code', 'message', 'data']);

/**
 * Turns what a sketch has in place of values into holes, and says what it found; null for a message that is none. Changes the
 * tree.
 */
export function markSketch(root: JsonNode): string | null {
  if (root.type !== 'object') return null;
  const [only, second] = root.members;
  if (only && ALONE.has(only.key) && !second) {
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

/**
 * True for a message of which a text shows `error` alone, or `method` with `params`, below a whole message with the same one. Changes
 * the tree.
 */
export function markRepeated(root: JsonNode, before: readonly RawEntry[]): boolean {
  const value = toValue(root);
  if (root.type !== 'object' || !isObject(value) || before.length > MAX_BEFORE) return false;
  const method = onlyHas(value, ['method', 'params']) ? get(value, 'method') : undefined;
  const isRepeated = before.some(({ value: whole }) => {
    if (!isObject(whole) || !has(whole, 'jsonrpc')) return false;
    return method === undefined
      ? has(whole, 'error') && onlyHas(value, ['error'])
      : has(whole, 'id') && get(whole, 'method') === method;
  });
  if (isRepeated) root.incomplete = true;
  return isRepeated;
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
