/** The client's side of HTTP, played correctly: the headers that a revision requires. Pure. */
import { isObject } from '../../protocol/values.ts';
import { isStateless } from '../eras.ts';
import { marked } from '../transport/mirrored.ts';
import type { HeaderChanges, JsonRecord, McpRevision, ServerState } from '../types.ts';

const NAMED: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
  'tasks/get': 'taskId',
  'tasks/update': 'taskId',
  'tasks/cancel': 'taskId',
};

/** A tool, as far as headers repeat its arguments. */
export interface ListedTool {
  readonly name: string;
  readonly inputSchema: JsonRecord;
}

/** Headers of a POST with this message; null if it is not a message. */
export function headersFor(
  message: JsonRecord | null,
  revision: McpRevision,
  session: string | null,
  { definition }: Pick<ServerState, 'definition'>,
): Record<string, string> {
  return { host: '127.0.0.1:3000', ...postHeaders(message, revision, session, definition.tools) };
}

/** The same for any server, without its host. `tools` are those that it listed. */
export function postHeaders(
  message: JsonRecord | null,
  revision: McpRevision,
  session: string | null,
  tools: readonly ListedTool[] | undefined,
): Record<string, string> {
  return {
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
    ...common(revision, session, message?.method !== 'initialize'),
    ...(isStateless(revision) && message ? mirrored(message, tools) : {}),
  };
}

/** The headers with the learner’s changes. */
export function changed(headers: Record<string, string>, changes: HeaderChanges = {}): Record<string, string> {
  const all = Object.entries({ ...headers, ...changes });
  return Object.fromEntries(all.filter((one): one is [string, string] => one[1] !== null));
}

/** Headers of a GET for a stream. */
export function listenHeaders(revision: McpRevision, session: string | null): Record<string, string> {
  return { host: '127.0.0.1:3000', accept: 'text/event-stream', ...common(revision, session, true) };
}

function common(revision: McpRevision, session: string | null, agreed: boolean): Record<string, string> {
  return {
    ...(session === null ? {} : { 'mcp-session-id': session }),
    ...(revision >= '2025-06-18' && agreed ? { 'mcp-protocol-version': revision } : {}),
  };
}

/** The 2026-07-28 headers that repeat parts of the body. */
function mirrored(message: JsonRecord, tools: readonly ListedTool[] | undefined): Record<string, string> {
  const { method, params } = message;
  if (typeof method !== 'string') return {};
  const out: Record<string, string> = { 'mcp-method': headerValue(method) };
  const member = NAMED[method];
  const name = member !== undefined && isObject(params) ? params[member] : undefined;
  if (typeof name !== 'string') return out;
  out['mcp-name'] = headerValue(name);
  const tool = method === 'tools/call' ? tools?.find((one) => one.name === name) : undefined;
  const args = isObject(params) ? params.arguments : undefined;
  for (const { header, value } of tool ? marked(tool.inputSchema, args) : [])
    out[`mcp-param-${header.toLowerCase()}`] = headerValue(value);
  return out;
}

/** Strings with characters that are not allowed in headers are sent as base64 of UTF-8. */
function headerValue(text: string): string {
  return /^(?!=\?base64\?)[!-~](?:[ -~]*[!-~])?$/u.test(text) ? text : `=?base64?${base64(bytesOf(text))}?=`;
}

function bytesOf(text: string): number[] {
  return [...encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).matchAll(/%([0-9A-F]{2})|([^%])/g)].map(
    ([, hex, letter = '']) => (hex === undefined ? letter.charCodeAt(0) : Number.parseInt(hex, 16)),
  );
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function base64(bytes: readonly number[]): string {
  let out = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = bytes.slice(at, at + 3);
    const word = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    const four = [18, 12, 6, 0].map((shift) => LETTERS.charAt((word >> shift) & 63));
    out +=
      b === undefined ? `${four[0]}${four[1]}==` : c === undefined ? `${four.slice(0, 3).join('')}=` : four.join('');
  }
  return out;
}
