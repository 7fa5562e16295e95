/** Distinguishes values that were meant as messages from documents, fragments and other JSON, and from program text. */
import { quickValue } from '../../json/fast.ts';
import { get, has, isObject } from '../../json/object.ts';
import { readValue } from '../../json/read.ts';
import type { JsonObject, JsonProblem, JsonValue } from '../../json/types.ts';
import type { Span } from '../../types.ts';
import { isMinor, LONG } from './limits.ts';

/** True for a value that its writer meant as a message, right or wrong. */
export function isMessageLike(value: JsonValue | undefined): boolean {
  if (Array.isArray(value)) return value.some((item) => isObject(item) && isMessageLike(item));
  if (!isObject(value)) return false;
  const names = new Set(Object.keys(value).map((name) => name.toLowerCase()));
  if (names.has('jsonrpc')) return true;
  const method = get(value, 'method');
  if (isOfHttp(value)) return false;
  if (typeof method === 'string') return has(value, 'id') || has(value, 'params') || names.size === 1;
  if (names.has('method') && names.has('id')) return true;
  if (!has(value, 'result') && !has(value, 'error'))
    return has(value, 'message') && isMessageLike(get(value, 'message'));
  const error = get(value, 'error');
  if (isErrorOfOthers(value)) return false;
  return (
    has(value, 'id') ||
    (isObject(get(value, 'result')) && names.size === 1) ||
    (isObject(error) && names.size === 1 && (has(error, 'code') || has(error, 'message')))
  );
}

/** Members that are meant as those of a response, right or wrong, or only as its error. */
const OF_ENVELOPE = /rpc|method|params|result/i;
const OF_ERROR = /^(?:id|error|code|message|data|type|version|_?meta)$/i;

/** True for a failure that another program reports: a string, beside members that no response has. */
export function isErrorOfOthers(value: JsonObject): boolean {
  const names = Object.keys(value);
  return (
    typeof get(value, 'error') === 'string' &&
    !names.some((name) => OF_ENVELOPE.test(name)) &&
    names.some((name) => !OF_ERROR.test(name))
  );
}

const HTTP_METHOD = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/;

/** True for a record of a request over HTTP. */
export function isOfHttp(value: JsonValue | undefined): boolean {
  if (!isObject(value) || has(value, 'params')) return false;
  const method = get(value, 'method');
  return typeof method === 'string' && HTTP_METHOD.test(method);
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

/** What running text has in place of values, and what other languages write. */
const NOT_JSON =
  /^json-(?:elision|placeholder|python-literal|single-quotes|smart-quotes|unquoted-key|unquoted-text|tuple|comment|not-a-value|missing-value)$/;

/** True for a value within a line of text that its writer meant as JSON, perhaps with a mistake. */
export function isJson(text: string, { start, end }: Span): boolean {
  if (quickValue(text, start, end) !== undefined) return true;
  if (!/^\{\s*"/.test(text.slice(start, start + 20))) return false;
  const { root, problems } = readValue(text, start, end);
  return root?.type === 'object' && !problems.some(({ code }) => NOT_JSON.test(code));
}

/** True for `{"jsonrpc": "2.0"}`, with which sentences name the version. */
export function isOnlyVersion(text: string, { start, end }: Span): boolean {
  return (
    end - start < 60 &&
    /^\{\s*["']?jsonrpc["']?\s*:\s*["'][\d.]*["']\s*(?:,\s*(?:\.{3}|…)\s*)?\}$/u.test(text.slice(start, end))
  );
}

/** The same for its value. */
export function isBareVersion(value: JsonValue | undefined): boolean {
  return isObject(value) && has(value, 'jsonrpc') && Object.keys(value).length === 1;
}

/** Faults of JSON that no programming language explains. */
const FAULTS = new Set(['json-control-character', 'json-unclosed']);

/** True for JSON with mistakes only, such as a line break in a string: it is not the notation of a program. */
export function isOnlyBroken(text: string, problems: readonly JsonProblem[]): boolean {
  return problems.every((one) => FAULTS.has(one.code) || isMinor(text, one));
}
