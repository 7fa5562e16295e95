/** Pieces from which the examples of this area are put together. */
import type { RevisionId } from '../../../types.ts';
import { client, handshake, modern, SERVED, server } from '../../../testing/conversation.ts';

/** The first revision. */
export const FIRST: RevisionId = '2024-11-05';
/** The second one, with weaker words about capabilities than those behind it. */
export const SECOND: RevisionId = '2025-03-26';
/** The third one. */
export const THIRD: RevisionId = '2025-06-18';
/** The last one with a handshake. */
export const LAST: RevisionId = '2025-11-25';
/** The one without. */
export const MODERN: RevisionId = '2026-07-28';

/** A request of the client; `params` is the inside of the object. */
export function ask(id: number, method: string, params?: string): string {
  return client(`"id":${id},"method":"${method}"${params === undefined ? '' : `,"params":{${params}}`}`);
}

/** A result of the server; `result` is the inside of the object. */
export function tell(id: number, result: string): string {
  return server(`"id":${id},"result":{${result}}`);
}

/** An error of the server; the code may be marked, and more stands behind the message. */
export function refuse(id: number, code: number | string, message: string, more = ''): string {
  return server(`"id":${id},"error":{"code":${code},"message":"${message}"${more}}`);
}

/** A request of the stateless revision; `params` is what stands beside `_meta`. */
export function askModern(id: number, method: string, params = '', capabilities = '{}', more = ''): string {
  return ask(id, method, `${modern(capabilities, more)}${params === '' ? '' : `,${params}`}`);
}

/** A final result of the stateless revision. */
export function tellModern(id: number, result: string): string {
  return tell(id, `"resultType":"complete",${result},${SERVED}`);
}

/** How long and by whom a list may be kept. */
export const HINTS = '"ttlMs":0,"cacheScope":"private"';

/** A handshake with these capabilities of the server. */
export function opened(offers: string, revision: Parameters<typeof handshake>[0] = LAST_HANDSHAKE): string {
  return handshake(revision, { server: offers });
}
const LAST_HANDSHAKE = '2025-11-25';

/** A tool that takes a text. */
export function tool(name: string, more = ''): string {
  return `{"name":"${name}","inputSchema":{"type":"object","properties":{"text":{"type":"string"}}}${more}}`;
}

/** A result of `tools/list`, inside. */
export function tools(...names: readonly string[]): string {
  return `"tools":[${names.map((name) => tool(name)).join(',')}]`;
}

/** What a tool says, inside. */
export function content(text: string, more = ''): string {
  return `"content":[{"type":"text","text":"${text}"}]${more}`;
}
