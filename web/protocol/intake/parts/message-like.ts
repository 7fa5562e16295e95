/** Distinguishes values that were meant as messages from documents, fragments and other JSON, and from program text. */
import { get, has, isObject } from '../../json/object.ts';
import type { JsonProblem, JsonValue } from '../../json/types.ts';
import { LONG, MINOR } from './limits.ts';

/** True for a value that its writer meant as a message, right or wrong. */
export function isMessageLike(value: JsonValue | undefined): boolean {
  if (Array.isArray(value)) return value.some((item) => isObject(item) && isMessageLike(item));
  if (!isObject(value)) return false;
  const names = new Set(Object.keys(value).map((name) => name.toLowerCase()));
  if (names.has('jsonrpc')) return true;
  const method = get(value, 'method');
  if (typeof method === 'string') return has(value, 'id') || has(value, 'params') || names.size === 1;
  if (names.has('method') && names.has('id')) return true;
  if (!has(value, 'result') && !has(value, 'error'))
    return has(value, 'message') && isMessageLike(get(value, 'message'));
  const error = get(value, 'error');
  return (
    has(value, 'id') || (isObject(get(value, 'result')) && names.size === 1) || (isObject(error) && names.size === 1)
  );
}

/** Members that messages have. */
const NAMED = /jsonrpc|method|result|error|params/i;
/** Words of prose, without anything that could be the beginning of a value. */
const SENTENCE = /^\p{L}[^{}[\]"<>=]*$(?<=(?:\s\S+){3})/u;
const ADDRESS = /\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s{}[\]"<>]+/gi;

/** True for a long text that names no member of a message. */
export function namesNoMessage(text: string): boolean {
  return text.length > LONG && !NAMED.test(text);
}

/** True for words of prose or an address on the web, without anything that could be the beginning of a value. */
export function isSentence(text: string): boolean {
  return SENTENCE.test(text.replace(ADDRESS, 'an address on the web'));
}

/** Faults of JSON that no programming language explains. */
const FAULTS = new Set(['json-control-character', 'json-unclosed']);

/** True for JSON with mistakes only, such as a line break in a string: it is not the notation of a program. */
export function isOnlyBroken(problems: readonly JsonProblem[]): boolean {
  return problems.every(({ code }) => FAULTS.has(code) || MINOR.has(code));
}
