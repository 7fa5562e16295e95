/** What is looked at before a request means anything: who asks, from where, for which address, in which form. */
import type { McpRevision } from '../types.ts';
import type { HttpInput } from './types.ts';
import type { Refused } from './state.ts';

/** A request as it came in. */
export type HttpRequest = Extract<HttpInput, { kind: 'request' }>;

/** The most characters that a body may have. Hosts stop reading behind it. */
export const BODY_LIMIT = 4 * 1024 * 1024;
/** Where messages go. */
export const ENDPOINT = '/mcp';

/** An address without its query. */
export function pathOf(request: HttpRequest): string {
  const [path = ''] = request.path.split('?', 1);
  return path;
}

/** One value of the query; null where it is not there. */
export function queryOf(request: HttpRequest, name: string): string | null {
  const at = request.path.indexOf('?');
  if (at < 0) return null;
  for (const pair of request.path.slice(at + 1).split('&')) {
    const [key, value = ''] = pair.split('=', 2);
    if (key === name) return value;
  }
  return null;
}

/** Whether a host, with or without a port, is this machine under a name that no stranger's server can have. */
function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/iu.test(host);
}

/** A refusal before anything is read; `allowed` are origins beside this machine's own. */
export function strange(request: HttpRequest, revision: McpRevision, allowed: readonly string[]): Refused | null {
  const { host, origin } = request.headers;
  const base = { status: 403, code: -32600, revision };
  if (host === undefined || !isLoopback(host)) {
    return {
      ...base,
      message: 'Forbidden: this server is for its own machine, and the Host header names another',
      why: {
        says: `The \`Host\` header says ${JSON.stringify(host ?? '')}, but this server runs for its own machine alone. A page of somebody else reaches it only by such a name (DNS rebinding), so it answers 403.`,
      },
    };
  }
  if (origin !== undefined && !allowed.includes(origin) && !isOwnOrigin(origin)) {
    return {
      ...base,
      message: 'Forbidden: requests of pages from this origin are not served',
      why: {
        says: `The \`Origin\` header says that a page of ${JSON.stringify(origin)} asks. Only pages of this machine may, so the server answers 403.`,
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

/** Headers that let a page of an allowed origin read the answer. */
export function forPages({ headers }: HttpRequest): Record<string, string> {
  return headers.origin === undefined
    ? {}
    : {
        'access-control-allow-origin': headers.origin,
        'access-control-expose-headers': 'Mcp-Session-Id',
        vary: 'Origin',
      };
}

/** Headers of the answer to a page that asks whether it may ask. */
export function forAsking({ headers }: HttpRequest, allow: string): Record<string, string> {
  const wanted = headers['access-control-request-headers'];
  return {
    allow,
    'access-control-allow-methods': allow,
    ...(wanted === undefined ? {} : { 'access-control-allow-headers': wanted }),
  };
}

/** A refusal because of the form of a POST: its type, its size, what it wants in return. */
export function badPost(request: HttpRequest, revision: McpRevision): Refused | null {
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    return {
      status: 415,
      code: -32600,
      revision,
      message: 'Unsupported Media Type: Content-Type must be application/json',
      why: { says: 'A message is JSON, and the `Content-Type` has to say so: `application/json`.' },
    };
  }
  if (request.cut === true || request.body.length > BODY_LIMIT) {
    return {
      status: 413,
      code: -32600,
      revision,
      message: `Payload Too Large: a message may have ${BODY_LIMIT} characters`,
      headers: { connection: 'close' },
      why: { says: `The body is longer than ${BODY_LIMIT} characters, more than this server reads.` },
    };
  }
  return takes(request, 'application/json') && takes(request, 'text/event-stream')
    ? null
    : notAcceptable(revision, 'application/json and text/event-stream', 'http/accept-incomplete');
}

/** A refusal because of what a GET wants in return. */
export function badGet(request: HttpRequest, revision: McpRevision): Refused | null {
  return takes(request, 'text/event-stream') ? null : notAcceptable(revision, 'text/event-stream', 'http/get-accept');
}

function notAcceptable(revision: McpRevision, wanted: string, requirement: string): Refused {
  return {
    status: 406,
    code: -32600,
    revision,
    message: `Not Acceptable: the Accept header must list ${wanted}`,
    why: {
      says: `The \`Accept\` header has to list ${wanted}, each by its name: the server chooses which one it sends.`,
      requirement,
    },
  };
}

function takes({ headers }: HttpRequest, type: string): boolean {
  return (headers.accept ?? '').split(',').some((one) => one.split(';', 1)[0]?.trim().toLowerCase() === type);
}

/** A refusal of a method that an address does not have. */
export function wrongMethod(request: HttpRequest, allow: string, revision: McpRevision): Refused {
  return {
    status: 405,
    code: -32600,
    revision,
    message: `Method Not Allowed: ${request.method} is not one of ${allow}`,
    headers: { allow },
    why: { says: `There is no \`${request.method}\` here; the \`Allow\` header lists what there is.` },
  };
}
