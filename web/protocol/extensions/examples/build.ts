/** Builds examples of extensions: lines of a transcript, and HTTP. */
import type { JsonValue } from '../../json/types.ts';
import { bytesOf } from '../bytes.ts';
import type { RevisionId } from '../../types.ts';

/** A requirement with a text that keeps it and one that breaks it. */
export interface Pair {
  readonly id: string;
  readonly good: string;
  readonly bad: string;
  readonly revision: RevisionId;
}

type Fields = Readonly<Record<string, JsonValue>>;

const line = (from: string, message: Fields): string =>
  JSON.stringify({ from, message: { jsonrpc: '2.0', ...message } });
const sender =
  (from: string) =>
  (method: string, params: Fields = {}, id?: number): string =>
    line(from, { ...(id === undefined ? {} : { id }), method, params });
const answering =
  (from: string) =>
  (id: number, result: Fields): string =>
    line(from, { id, result });
const refusing =
  (from: string) =>
  (id: number, code: number, message: string, data?: Fields): string =>
    line(from, { id, error: { code, message, ...(data ? { data } : {}) } });

/** Messages by their sender: `view(method, params, id)`; with an id they are requests. */
export const view = sender('view');
/** Messages of the host. */
export const host = sender('host');
/** Messages of the sandbox. */
export const sandbox = sender('sandbox');
/** Messages of the client. */
export const client = sender('client');
/** Responses by their sender. */
export const viewAnswers = answering('view');
/** Responses of the host. */
export const hostAnswers = answering('host');
/** Responses of the server. */
export const serverAnswers = answering('server');
/** Errors of the view. */
export const viewRefuses = refusing('view');
/** Errors of the host. */
export const hostRefuses = refusing('host');
/** Errors of the server. */
export const serverRefuses = refusing('server');

/** One message. */
export const one = (message: Fields): string => JSON.stringify({ jsonrpc: '2.0', ...message });
/** A result alone. */
export const result = (value: Fields): string => one({ id: 7, result: value });
/** Lines as a text. */
export const lines = (...all: readonly (string | readonly string[])[]): string => all.flat().join('\n');

/** The beginning of a view: capabilities of the host and of the view, and the context. */
export function opened(
  hostCapabilities: Fields = {},
  appCapabilities: Fields = {},
  hostContext: Fields = {},
): string[] {
  return [
    view(
      'ui/initialize',
      { appInfo: { name: 'chart', version: '2.1.0' }, appCapabilities, protocolVersion: '2026-01-26' },
      0,
    ),
    hostAnswers(0, {
      protocolVersion: '2026-01-26',
      hostInfo: { name: 'desk', version: '3.0.0' },
      hostCapabilities,
      hostContext,
    }),
    view('ui/notifications/initialized'),
  ];
}

/** A page that is complete. */
export const PAGE = '<!doctype html><html lang="en"><head><title>Chart</title></head><body><main></main></body></html>';
/** The URI of the view in these texts. */
export const URI = 'ui://charts/main';

/** A tool with members of its own. */
export const tool = (more: Fields = {}, name = 'draw_chart'): Fields => ({
  name,
  description: 'Draws a chart',
  inputSchema: { type: 'object', properties: { year: { type: 'integer' } } },
  ...more,
});
/** A tool with `_meta.ui`. */
export const viewTool = (ui: Fields = { resourceUri: URI }, name?: string): Fields => tool({ _meta: { ui } }, name);
/** The contents of a view. */
export const contents = (more: Fields = {}): Fields => ({
  contents: [{ uri: URI, mimeType: 'text/html;profile=mcp-app', text: PAGE, ...more }],
});
/** The contents of a view with `_meta.ui`. */
export const styled = (ui: JsonValue): Fields => contents({ _meta: { ui } });
/** A resource in a list. */
export const listedView = (more: Fields = {}): Fields => ({
  uri: URI,
  name: 'chart',
  mimeType: 'text/html;profile=mcp-app',
  ...more,
});

/** The `_meta` of a request of 2026-07-28. */
export const meta = (capabilities: Fields = {}): Fields => ({
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'desk', version: '3.0.0' },
  'io.modelcontextprotocol/clientCapabilities': capabilities,
});
/** The `_meta` of a result of 2026-07-28. */
export const served: Fields = { 'io.modelcontextprotocol/serverInfo': { name: 'shop', version: '1.2.0' } };
/** A request of 2026-07-28. */
export const asks = (method: string, params: Fields, id: number, capabilities: Fields = {}): string =>
  client(method, { ...params, _meta: meta(capabilities) }, id);
/** A complete result of 2026-07-28. */
export const gives = (id: number, value: Fields): string =>
  serverAnswers(id, { resultType: 'complete', ...value, _meta: served });

/** HTTP messages, separated as captures separate them. */
export const wire = (...blocks: readonly string[]): string => blocks.join('\n---\n');
/** A form that is posted. */
export function posted(
  url: string,
  form: Readonly<Record<string, string | null>>,
  headers: readonly string[] = [],
): string {
  const [, name = '', pathname = '/'] = /^https:\/\/([^/]+)(\/.*)$/u.exec(url) ?? [];
  const fields = Object.entries(form).flatMap(([key, value]) =>
    value === null ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`],
  );
  return [
    `POST ${pathname} HTTP/1.1`,
    `Host: ${name}`,
    'Content-Type: application/x-www-form-urlencoded',
    ...headers,
    '',
    fields.join('&'),
  ].join('\n');
}
/** A response with a JSON body. */
export const answered = (
  body: Fields,
  status = '200 OK',
  headers: readonly string[] = ['Cache-Control: no-store'],
): string => [`HTTP/1.1 ${status}`, 'Content-Type: application/json', ...headers, '', JSON.stringify(body)].join('\n');

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A text in URL-safe Base64 without padding. */
function base64url(text: string): string {
  const bits = Array.from(bytesOf(text), (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,6}/gu) ?? []).map((six) => LETTERS.charAt(Number.parseInt(six.padEnd(6, '0'), 2))).join('');
}

/** A token in compact form whose signature is nobody’s. */
export const jwt = (header: Fields, claims: Fields): string =>
  [JSON.stringify(header), JSON.stringify(claims), 'no-signature'].map(base64url).join('.');
