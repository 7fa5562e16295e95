/**
 * HTTP requests, responses and event streams for tests and examples of rules, in a compact notation. Marks `⟦…⟧` are allowed
 * anywhere.
 */
import type { RevisionId } from '../types.ts';
import { modern, SERVED, type HandshakeRevision } from './conversation.ts';

/** Headers in addition to the default ones: null removes one, the empty name replaces the first line. */
export type Headers = Readonly<Record<string, string | null>>;

/** The session id that `opening` assigns. */
export const SESSION = '1868a90c-5f2e-4b1d-9c63-0f0d8e2b7a11';

/** Consecutive messages, separated by `---`. */
export function blocks(...parts: readonly string[]): string {
  return parts.join('\n---\n');
}

/**
 * A request from the client as JSON: members of its `params`, to which 2026-07-28 adds the `_meta`, and members of its `_meta`.
 */
export function requestBody(revision: RevisionId, id: number | string, method: string, params = '', meta = ''): string {
  const more = meta === '' ? [] : [`"_meta":{${meta}}`];
  const members = [params, ...(revision === '2026-07-28' ? [modern('{}', meta)] : more)]
    .filter((part) => part !== '')
    .join(',');
  const rest = members === '' ? '' : `,"params":{${members}}`;
  return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"method":"${method}"${rest}}`;
}

/** A result as JSON, with the members that 2026-07-28 requires in every result. */
export function results(revision: RevisionId, id: number | string, members = ''): string {
  const more = revision === '2026-07-28' ? ['"resultType":"complete"', SERVED] : [];
  return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":{${[...more, members].filter((part) => part !== '').join(',')}}}`;
}

/** An empty list of tools as JSON. */
export function noTools(revision: RevisionId, id: number | string): string {
  return results(
    revision,
    id,
    revision === '2026-07-28' ? '"tools":[],"ttlMs":0,"cacheScope":"private"' : '"tools":[]',
  );
}

/** An error as JSON; without an id if it is null. */
export function fails(id: number | string | null, code: number, message: string, data = ''): string {
  const own = id === null ? '' : `"id":${JSON.stringify(id)},`;
  return `{"jsonrpc":"2.0",${own}"error":{"code":${code},"message":${JSON.stringify(message)}${data === '' ? '' : `,"data":${data}`}}}`;
}

/** A request with the headers that the revision requires. */
export function request(verb: string, revision: RevisionId, body: string, more: Headers = {}): string {
  const plain = body.replaceAll(/[⟦⟧]/gu, '');
  const method = /"method":"([^"]*)"/.exec(plain)?.[1] ?? '';
  const versioned = revision >= '2025-06-18' && revision !== 'jsonrpc-2.0' && method !== 'initialize';
  const named = { 'tools/call': 'name', 'prompts/get': 'name', 'resources/read': 'uri' }[method];
  const name = named && new RegExp(`"${named}":"([^"]*)"`).exec(plain)?.[1];
  const headers: Record<string, string | null> = {
    Host: 'mcp.example.com',
    ...(body === '' ? {} : { 'Content-Type': 'application/json' }),
    ...(verb === 'POST' ? { Accept: 'application/json, text/event-stream' } : {}),
    ...(versioned ? { 'MCP-Protocol-Version': revision } : {}),
    ...(revision === '2026-07-28' && method !== ''
      ? { 'Mcp-Method': method, ...(name ? { 'Mcp-Name': name } : {}) }
      : {}),
    ...more,
  };
  return written(`${verb} /mcp HTTP/1.1`, headers, body);
}

/** A POST of one message. */
export function post(revision: RevisionId, body: string, more: Headers = {}): string {
  return request('POST', revision, body, more);
}

/** A GET that requests a stream. */
export function get(revision: RevisionId, more: Headers = {}): string {
  return request('GET', revision, '', { Accept: 'text/event-stream', ...more });
}

/** A response; its content type follows from its body unless `more` names one. */
export function answer(status: string, body = '', more: Headers = {}): string {
  const plain = body.replaceAll(/[⟦⟧]/gu, '');
  const json = /^[{[]/.test(plain) ? 'application/json' : null;
  const type = /^(?:data|event|id|retry|):/.test(plain) ? 'text/event-stream' : json;
  return written(`HTTP/1.1 ${status}`, { ...(type ? { 'Content-Type': type } : {}), ...more }, body);
}

/** A stream: each text is the data of an event; a text that begins with a field name is a raw event. */
export function events(...parts: readonly string[]): string {
  return parts.map((part) => `${/^⟦?(?:data|event|id|retry)?:/u.test(part) ? part : `data: ${part}`}\n\n`).join('');
}

/** `initialize` and its response. With `session`, the response assigns that id. */
export function opening(revision: HandshakeRevision, session: string | null = SESSION, id = 0): string {
  const hello = `"protocolVersion":"${revision}","capabilities":{},"clientInfo":{"name":"c","version":"1"}`;
  const welcome = `"protocolVersion":"${revision}","capabilities":{"tools":{}},"serverInfo":{"name":"s","version":"1"}`;
  return blocks(
    post(revision, requestBody(revision, id, 'initialize', hello)),
    answer('200 OK', results(revision, id, welcome), session === null ? {} : { 'Mcp-Session-Id': session }),
    post(
      revision,
      '{"jsonrpc":"2.0","method":"notifications/initialized"}',
      session === null ? {} : { 'Mcp-Session-Id': session },
    ),
    answer('202 Accepted'),
  );
}

function written(first: string, headers: Headers, body: string): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === null || name === '' ? [] : [name.startsWith('⟦') ? `⟦${name.slice(1)}: ${value}` : `${name}: ${value}`],
  );
  return [headers[''] ?? first, ...lines, '', body].join('\n');
}
