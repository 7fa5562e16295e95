/** Pieces from which the examples of this stage are put together, so that each shows its own point and no other. */
import type { RevisionId } from '../../types.ts';
import type { Example } from '../define.ts';

/** The stateless revision that most examples about per-request metadata are judged in. */
export const MODERN: RevisionId = '2026-07-28';
/** The last revision with a handshake. */
export const LEGACY: RevisionId = '2025-11-25';

/** The keys of `_meta` that say who asks. */
export const VERSION_KEY = '"io.modelcontextprotocol/protocolVersion":"2026-07-28"';
/** Who asks: the software. */
export const CLIENT_KEY = '"io.modelcontextprotocol/clientInfo":{"name":"demo","version":"1.0.0"}';
/** Who asks: what it can do. */
export const CAPABILITIES_KEY = '"io.modelcontextprotocol/clientCapabilities":{}';
/** A whole `_meta` member of a request. */
export const META = `"_meta":{${VERSION_KEY},${CLIENT_KEY},${CAPABILITIES_KEY}}`;
/** A whole `_meta` member of a result. */
export const SERVER_META = '"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"demo","version":"1.0.0"}}';

/** An example in one revision. */
export function example(revision: RevisionId, text: string, from?: 'client' | 'server'): Example {
  return from ? { revision, text, from } : { revision, text };
}

/** A request; `params` is the inside of the object. */
export function request(method: string, params: string): string {
  return `{"jsonrpc":"2.0","id":1,"method":"${method}","params":{${params}}}`;
}

/** A request with these members in its `_meta`, in the stateless revision. */
export function withMeta(meta: string): Example {
  return example(MODERN, request('tools/list', `"_meta":{${meta}}`));
}

/** A notification; `params` is the inside of the object. */
export function notification(method: string, params: string): string {
  return `{"jsonrpc":"2.0","method":"${method}","params":{${params}}}`;
}

/** A response; `result` is the inside of the object. */
export function response(result: string): string {
  return `{"jsonrpc":"2.0","id":1,"result":{${result}}}`;
}

/** An error response; `error` is the whole value. */
export function failure(error: string): string {
  return `{"jsonrpc":"2.0","id":1,"error":${error}}`;
}
