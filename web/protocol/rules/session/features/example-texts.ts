/** Parts of the examples of this area. */
import type { RevisionId } from '../../../types.ts';
import { client, handshake, modern, SERVED, server } from '../../../testing/conversation.ts';

/** The first revision. */
export const FIRST: RevisionId = '2024-11-05';
/** The second revision, whose wording about capabilities is weaker than that of later ones. */
export const SECOND: RevisionId = '2025-03-26';
/** The third revision. */
export const THIRD: RevisionId = '2025-06-18';
/** The last revision with a handshake. */
export const LAST: RevisionId = '2025-11-25';
/** The revision without a handshake. */
export const MODERN: RevisionId = '2026-07-28';

/** A request of the client; `params` is the content of the object. */
export function requestText(id: number, method: string, params?: string): string {
  return client(`"id":${id},"method":"${method}"${params === undefined ? '' : `,"params":{${params}}`}`);
}

/** A result of the server; `result` is the content of the object. */
export function respond(id: number, result: string): string {
  return server(`"id":${id},"result":{${result}}`);
}

/** An error of the server; the code may be marked, and `more` follows the message. */
export function refuse(id: number, code: number | string, message: string, more = ''): string {
  return server(`"id":${id},"error":{"code":${code},"message":"${message}"${more}}`);
}

/** A request of the stateless revision; `params` is the content beside `_meta`. */
export function requestModern(id: number, method: string, params = '', capabilities = '{}', more = ''): string {
  return requestText(id, method, `${modern(capabilities, more)}${params === '' ? '' : `,${params}`}`);
}

/** A complete result of the stateless revision. */
export function respondModern(id: number, result: string): string {
  return respond(id, `"resultType":"complete",${result},${SERVED}`);
}

/** The cache lifetime and scope of a list. */
export const HINTS = '"ttlMs":0,"cacheScope":"private"';

/** A handshake with these server capabilities. */
export function opened(offers: string, revision: Parameters<typeof handshake>[0] = LAST_HANDSHAKE): string {
  return handshake(revision, { server: offers });
}
const LAST_HANDSHAKE = '2025-11-25';

/** A tool with a string argument. */
export function tool(name: string, more = ''): string {
  return `{"name":"${name}","inputSchema":{"type":"object","properties":{"text":{"type":"string"}}}${more}}`;
}

/** The content of a `tools/list` result. */
export function tools(...names: readonly string[]): string {
  return `"tools":[${names.map((name) => tool(name)).join(',')}]`;
}

/** The content of a tool result. */
export function content(text: string, more = ''): string {
  return `"content":[{"type":"text","text":"${text}"}]${more}`;
}
