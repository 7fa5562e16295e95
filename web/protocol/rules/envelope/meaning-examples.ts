/** Parts of the examples of this phase; each example shows only its own point. */
import type { RevisionId } from '../../types.ts';
import type { Example } from '../define.ts';

/** The stateless revision in which most examples about per-request metadata are judged. */
export const MODERN: RevisionId = '2026-07-28';
/** The last revision with a handshake. */
export const LEGACY: RevisionId = '2025-11-25';

/** The keys of `_meta` that identify the client. */
export const VERSION_KEY = '"io.modelcontextprotocol/protocolVersion":"2026-07-28"';
/** The client's name and version. */
export const CLIENT_KEY = '"io.modelcontextprotocol/clientInfo":{"name":"demo","version":"1.0.0"}';
/** The client's capabilities. */
export const CAPABILITIES_KEY = '"io.modelcontextprotocol/clientCapabilities":{}';
/** A complete `_meta` member of a request. */
export const META = `"_meta":{${VERSION_KEY},${CLIENT_KEY},${CAPABILITIES_KEY}}`;
/** A complete `_meta` member of a result. */
export const SERVER_META = '"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"demo","version":"1.0.0"}}';

/** An example in one revision. */
export function example(revision: RevisionId, text: string, from?: 'client' | 'server'): Example {
  return from ? { revision, text, from } : { revision, text };
}

/** A request; `params` is the content of the object. */
export function request(method: string, params: string): string {
  return `{"jsonrpc":"2.0","id":1,"method":"${method}","params":{${params}}}`;
}

/** A request with these members in its `_meta`, in the stateless revision. */
export function withMeta(meta: string): Example {
  return example(MODERN, request('tools/list', `"_meta":{${meta}}`));
}

/** A notification; `params` is the content of the object. */
export function notification(method: string, params: string): string {
  return `{"jsonrpc":"2.0","method":"${method}","params":{${params}}}`;
}

/** A response; `result` is the content of the object. */
export function response(result: string): string {
  return `{"jsonrpc":"2.0","id":1,"result":{${result}}}`;
}

/** An error response; `error` is the complete value. */
export function failure(error: string): string {
  return `{"jsonrpc":"2.0","id":1,"error":${error}}`;
}
