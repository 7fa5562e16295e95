/** A whole HTTP message as JSON, so that the conditions of exercises can look into it. */
import { jsonOf } from '../protocol/json/plain.ts';
import { parametersOf } from '../protocol/values.ts';
import type { JsonRecord } from '../simulator/types.ts';

const REQUEST = /^([A-Z]{3,7}) ([^\s]+) HTTP\/1\.[01]$/u;
const RESPONSE = /^HTTP\/1\.[01] (\d{3})(?: .*)?$/u;
const PARAMETER = /([A-Za-z_][\w-]*)=(?:"([^"]*)"|([^\s,"]*))/gu;

/**
 * The parts of an HTTP message; null if the text is none. A request has `method`, `path` and `query`, a response has `status`. Both
 * have `headers` by lower-case name, and `form`, `json` or `body` by the kind of their body. `challenge` has the parameters of
 * `WWW-Authenticate` by lower-case name, and its `scheme`.
 */
export function httpMessage(text: string): JsonRecord | null {
  const { line, headers: lines, body } = linesOf(text);
  const [, method, target = ''] = REQUEST.exec(line) ?? [];
  const [, status] = RESPONSE.exec(line) ?? [];
  if (method === undefined && status === undefined) return null;
  const headers = headersIn(lines);
  if (headers === null) return null;
  const [path = '', query] = target.split('?', 2);
  const challenge = headers['www-authenticate'];
  return {
    ...(method === undefined ? { status: Number(status) } : { method, path }),
    ...(query === undefined ? {} : { query: formOf(query) }),
    headers,
    ...(challenge === undefined ? {} : { challenge: challengeIn(challenge) }),
    ...bodyOf(body, headers['content-type'] ?? ''),
  };
}

/** The lines of a message, whether they are valid or not: the first one with its target, the headers, and the body. */
export function linesOf(text: string): { line: string; target: string; headers: string[]; body: string } {
  const [head = '', ...rest] = text.replaceAll('\r\n', '\n').trimStart().split('\n\n');
  const [line = '', ...headers] = head.trimEnd().split('\n');
  return { line, target: REQUEST.exec(line)?.[2] ?? '', headers, body: rest.join('\n\n').trim() };
}

/** Headers by their names in lower case; null if a line is no header. */
function headersIn(lines: readonly string[]): Record<string, string> | null {
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name, value = ''] = /^([!#$%&'*+.^`|~\w-]+):[ \t]*(.*)$/u.exec(line) ?? [];
    if (name === undefined) return null;
    const key = name.toLowerCase();
    headers[key] = headers[key] === undefined ? value.trim() : `${headers[key]}, ${value.trim()}`;
  }
  return headers;
}

function challengeIn(value: string): JsonRecord {
  const [, scheme = '', rest = ''] = /^([^\s,:;=]+)[,:;]?(?:\s+(.*))?$/su.exec(value.trim()) ?? [];
  const found: Record<string, string> = {};
  for (const [, name = '', quoted, plain = ''] of rest.matchAll(PARAMETER)) found[name.toLowerCase()] = quoted ?? plain;
  return { ...found, scheme };
}

function bodyOf(body: string, type: string): JsonRecord {
  if (body === '') return {};
  if (type.toLowerCase().startsWith('application/x-www-form-urlencoded')) return { form: formOf(body) };
  const json = jsonOf(body);
  return json === undefined ? { body } : { json };
}

function formOf(text: string): Record<string, string> {
  return Object.fromEntries(parametersOf(text));
}
