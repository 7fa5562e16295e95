/** The checks before a request is processed: its origin, host, path and format. */
import type { McpRevision } from '../types.ts';
import type { HttpInput } from './types.ts';
import type { Refused } from './state.ts';

/** An incoming request. */
export type HttpRequest = Extract<HttpInput, { kind: 'request' }>;

/** The maximum number of characters in a body. Hosts stop reading after it. */
export const BODY_LIMIT = 4 * 1024 * 1024;
/** The path to which messages are posted. */
export const ENDPOINT = '/mcp';

/** A URL without its query. */
export function pathOf(request: HttpRequest): string {
  const [path = ''] = request.path.split('?', 1);
  return path;
}

/** One value of the query; null if it is absent. */
export function queryOf(request: HttpRequest, name: string): string | null {
  const at = request.path.indexOf('?');
  if (at < 0) return null;
  for (const pair of request.path.slice(at + 1).split('&')) {
    const [key, value = ''] = pair.split('=', 2);
    if (key === name) return value;
  }
  return null;
}

/** Whether a host, with or without a port, is this machine under a name that no remote server can have. */
function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/iu.test(host);
}

/** Rejects a request before anything is parsed; `allowed` are origins in addition to this machine's own. */
export function strange(request: HttpRequest, revision: McpRevision, allowed: readonly string[]): Refused | null {
  const { host, origin } = request.headers;
  const base = { status: 403, code: -32600, revision };
  if (host === undefined || !isLoopback(host)) {
    return {
      ...base,
      message: 'Forbidden: the Host header must name this machine',
      why: {
        says: `The \`Host\` header is ${JSON.stringify(host ?? '')}, but this server accepts requests only for its own machine. A web page of another origin can reach it only with such a name (DNS rebinding), so the server responds with 403.`,
      },
    };
  }
  if (origin !== undefined && !allowed.includes(origin) && !isOwnOrigin(origin)) {
    return {
      ...base,
      message: 'Forbidden: requests from pages of this origin are not accepted',
      why: {
        says: `The \`Origin\` header shows a request from a page of ${JSON.stringify(origin)}. Only pages of this machine are allowed, so the server responds with 403.`,
        requirement: 'http/origin-refusal-status',
      },
    };
  }
  return null;
}

function isOwnOrigin(origin: string): boolean {
  const parts = /^https?:\/\/([^/]+)$/iu.exec(origin);
  return parts?.[1] !== undefined && isLoopback(parts[1]);
}

/** Headers that let a page of an allowed origin read the response. */
export function forPages({ headers }: HttpRequest): Record<string, string> {
  return headers.origin === undefined
    ? {}
    : {
        'access-control-allow-origin': headers.origin,
        'access-control-expose-headers': 'Mcp-Session-Id',
        vary: 'Origin',
      };
}

/** Headers of the response to a CORS preflight. */
export function preflightHeaders({ headers }: HttpRequest, allow: string): Record<string, string> {
  const wanted = headers['access-control-request-headers'];
  return {
    allow,
    'access-control-allow-methods': allow,
    ...(wanted === undefined ? {} : { 'access-control-allow-headers': wanted }),
  };
}

/** Rejects a POST because of its format: its type, its size, its Accept header. */
export function badPost(request: HttpRequest, revision: McpRevision): Refused | null {
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    return {
      status: 415,
      code: -32600,
      revision,
      message: 'Unsupported Media Type: Content-Type must be application/json',
      why: { says: 'A message is JSON, so the `Content-Type` must be `application/json`.' },
    };
  }
  if (request.cut === true || request.body.length > BODY_LIMIT) {
    return {
      status: 413,
      code: -32600,
      revision,
      message: `Payload Too Large: the limit is ${BODY_LIMIT} characters`,
      headers: { connection: 'close' },
      why: { says: `The body is longer than ${BODY_LIMIT} characters, the limit of this server.` },
    };
  }
  return takes(request, 'application/json') && takes(request, 'text/event-stream')
    ? null
    : notAcceptable(revision, 'application/json and text/event-stream', 'http/accept-incomplete');
}

/** Rejects a GET because of its Accept header. */
export function badGet(request: HttpRequest, revision: McpRevision): Refused | null {
  return takes(request, 'text/event-stream') ? null : notAcceptable(revision, 'text/event-stream', 'http/get-accept');
}

/**
 * Rejects a GET for the stream of HTTP+SSE if its Accept header rules out a stream. 2024-11-05 has no requirement about this
 * header, and its clients send anything or nothing.
 */
export function badLegacyGet(request: HttpRequest): Refused | null {
  const any = ['text/event-stream', 'text/*', '*/*'].some((type) => takes(request, type));
  const none = (request.headers.accept ?? '').trim() === '';
  return any || none ? null : notAcceptable('2024-11-05', 'text/event-stream', 'http/get-accept');
}

function notAcceptable(revision: McpRevision, wanted: string, requirement: string): Refused {
  return {
    status: 406,
    code: -32600,
    revision,
    message: `Not Acceptable: the Accept header must list ${wanted}`,
    why: {
      says: `The \`Accept\` header must list ${wanted} explicitly: the server chooses which one it sends.`,
      requirement,
    },
  };
}

function takes({ headers }: HttpRequest, type: string): boolean {
  return (headers.accept ?? '').split(',').some((one) => one.split(';', 1)[0]?.trim().toLowerCase() === type);
}

/** Rejects a method that a path does not support. */
export function wrongMethod(request: HttpRequest, allow: string, revision: McpRevision): Refused {
  return {
    status: 405,
    code: -32600,
    revision,
    message: `Method Not Allowed: ${request.method} is not one of ${allow}`,
    headers: { allow },
    why: {
      says: `This path does not support \`${request.method}\`; the \`Allow\` header lists the supported methods.`,
    },
  };
}
