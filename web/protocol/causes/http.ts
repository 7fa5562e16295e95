/** Causes that HTTP shows: each status with its meaning at that place, sessions, transports, proxies and browsers. */
import { cut } from '../json/describe.ts';
import { candidate, type Candidate, type CauseSource, RANK } from './define.ts';
import { byStatusOnly } from './certainty.ts';
import { bufferingCause } from './http-buffering.ts';
import { type Exchange, exchangesOf, headerOf, pathOf, shownAs } from './exchanges.ts';
import {
  ACCEPT,
  CHANGED,
  CONTENT_TYPE,
  CORS,
  DOWN,
  FORBIDDEN,
  GATEWAY,
  HOST,
  LIMIT,
  LOST,
  NOT_SENT,
  ORIGIN,
  OTHER_400,
  SERVER_ERROR,
  TOO_LARGE,
  UNAUTHORIZED,
  VERSION,
  WRONG_PATH,
  WRONG_TRANSPORT,
  WRONG_TRANSPORT_SSE,
  type Meaning,
  redirect,
} from './http-meanings.ts';
import { isOAuth, oauthCause } from './http-oauth.ts';
import type { Line } from './lines.ts';
import { quoted } from './quote.ts';

/** Requests of discovery, whose failure is an answer. */
const PROBE = /\/\.well-known\/|\/(?:favicon|robots|health|ping|metrics)\b/iu;

/** 404 after the server was started again. */
const RESTARTED = /\bsession|\brestart|\bredeploy|\breconnect/iu;
/** 400 for a session without a handshake. */
const NOT_INITIALIZED: Meaning = {
  ...LOST,
  id: 'bad-request-not-initialized',
  title: 'A session must be initialized before its other requests',
  says: 'the server has no initialized session for it.',
};

/** Maximum number of causes. */
const MAX_CAUSES = 8;

/** What the traffic shows. */
export function httpCauses(source: CauseSource, lines: readonly Line[], named: readonly Candidate[] = []): Candidate[] {
  const all = exchangesOf(source, lines);
  const out: Candidate[] = [];
  const successes = successesOf(all);
  const issued = issuedBefore(all);
  for (const [index, exchange] of all.entries()) {
    if ((successes.get(keyOf(exchange)) ?? -1) > index || fellBack(all, index) || isFollowed(all, index)) continue;
    // A complaint about the body on this line says more than the status.
    const body = exchange.response === null && named.find((one) => isAbout(one, exchange));
    const isLost = exchange.status === 404 && exchange.request === null && successes.has(keyOf(exchange));
    const cause = body ? null : causeOf(source, exchange, issued[index] ?? null, index, isLost);
    if (cause && !out.some(({ id }) => id === cause.id)) out.push(cause);
    if (out.length >= MAX_CAUSES) break;
  }
  const buffered = bufferingCause(source, all, lines);
  if (buffered && !out.some(({ id }) => id === buffered.id)) out.push(buffered);
  return out;
}

/** True for a complaint about an answer over HTTP on the line of the exchange, or just below it. */
function isAbout({ span, rank }: Candidate, exchange: Exchange): boolean {
  const isHttp = rank >= RANK.network && rank <= RANK.order;
  return isHttp && span.start >= exchange.span.start && span.start < exchange.span.end + 300;
}

/** `isLost`: the same request was successful before. */
function causeOf(
  source: CauseSource,
  exchange: Exchange,
  issued: string | null,
  index: number,
  isLost: boolean,
): Candidate | null {
  const { method, target, status } = exchange;
  if (PROBE.test(target)) return null;
  if (isOAuth(target)) return status >= 400 ? oauthCause(exchange) : null;
  if (status < 300) return isPage(exchange) && method !== 'GET' ? htmlCause(exchange) : null;
  if (isNormal(exchange, source)) return null;
  return isPage(exchange) && status !== 401 && status !== 403 && status < 500
    ? htmlCause(exchange)
    : statusCause(exchange, isLost && method === 'POST' ? LOST : meaningOf(exchange, issued, index));
}

/** For each method and path: the index of its last success. A refusal before it was followed by a retry that succeeded. */
function successesOf(all: readonly Exchange[]): ReadonlyMap<string, number> {
  const out = new Map<string, number>();
  for (const [index, exchange] of all.entries())
    if (exchange.status >= 200 && exchange.status < 300) out.set(keyOf(exchange), index);
  return out;
}

/** True for a refused POST after which the client opens the stream of the older transport, or posts to another path. */
function fellBack(all: readonly Exchange[], index: number): boolean {
  const { method, target, status } = all[index] ?? { method: '', target: '', status: 0 };
  if (method !== 'POST' || (status !== 400 && status !== 404 && status !== 405)) return false;
  if (status !== 400 && index === 0 && all.slice(1, 3).some((later) => isServed(later) && later.target !== target))
    return true;
  return all.slice(index + 1, index + 20).some((later) => {
    const isStream = /text\/event-stream/iu.test(headerOf(later.response, 'content-type') ?? '');
    return later.method === 'GET' && later.status === 200 && (isStream || later.response === null);
  });
}

/** True for a POST to an endpoint that was successful. */
function isServed({ method, target, status }: Exchange): boolean {
  return method === 'POST' && status >= 200 && status < 300 && !isOAuth(target);
}

/** True for a redirect that only adds or removes the slash at the end, and that the client follows with the same method. */
function isFollowed(all: readonly Exchange[], index: number): boolean {
  const [exchange, next] = [all[index], all[index + 1]];
  if (!exchange || !next || exchange.status < 300 || exchange.status >= 400) return false;
  return exchange.target !== next.target && keyOf(exchange) === keyOf(next);
}

function keyOf({ method, target }: Exchange): string {
  return `${method} ${pathOf(target).replace(/\/$/u, '')}`;
}

/** The session id that the last response before each exchange issued; null if none did. */
function issuedBefore(all: readonly Exchange[]): (string | null)[] {
  let last: string | null = null;
  return all.map(({ response }) => {
    const before = last;
    last = headerOf(response, 'mcp-session-id') ?? last;
    return before;
  });
}

/** Refusals that the protocol provides for. */
function isNormal({ method, status, request }: Exchange, { records }: CauseSource): boolean {
  if (method === 'GET' && (status === 405 || status === 304)) return true;
  if ((method === 'DELETE' && (status < 300 || status >= 400)) || (method === 'HEAD' && status < 500)) return true;
  // A notification or a response needs no answer; only requests are lost.
  const entries = request?.entries ?? [];
  if (entries.length > 0 && entries.every((entry) => records.kind(entry) !== 'request')) return status < 400;
  // The body is the response: a JSON-RPC error that the client understands.
  return entries.length > 0 && entries.every((entry) => records.answeredBy(entry) >= 0) && isAnswered(status, request);
}

/** True for a refusal whose body is the response of the request, except where the session is lost. */
function isAnswered(status: number, request: Exchange['request']): boolean {
  return status === 400 || (status === 404 && headerOf(request, 'mcp-session-id') === null);
}

function isPage({ response }: Exchange): boolean {
  if (!response) return false;
  return (
    /text\/html/iu.test(headerOf(response, 'content-type') ?? '') ||
    /^\s{0,20}<(?:!doctype|html)/iu.test((response.body ?? '').slice(0, 200))
  );
}

function htmlCause(exchange: Exchange): Candidate {
  const { response, span, target } = exchange;
  const title = /<title>([^<]{1,120})/iu.exec((response?.body ?? '').slice(0, 4000))?.[1];
  return candidate({
    id: 'unexpected-content-type',
    rank: RANK.http,
    severity: 'warning',
    title: 'The URL must be the MCP endpoint, not a web page',
    what: `The response ${shownAs(exchange)} is an HTML page${title === undefined ? '' : `, titled ${quoted(title)}`}, not JSON or an event stream.`,
    why: 'A site, a login page or a proxy answered instead of the MCP server, so there is no JSON to read.',
    how: [
      { says: `Use the path of the endpoint, often \`/mcp\` or \`/sse\`, instead of \`${cut(pathOf(target), 60)}\`.` },
      { says: 'Send an `Authorization` header if the page is a login page.' },
      {
        for: 'a tunnel or an access proxy',
        says: 'Allow the path without an interstitial page or a login in the browser.',
      },
    ],
    ask: ['Paste the entry of the server from the host’s configuration, and the documentation’s URL.'],
    span,
  });
}

/** Refusals of a request that breaks the protocol. */
const BREACHES: ReadonlySet<Meaning> = new Set([ACCEPT, CONTENT_TYPE, NOT_SENT, CHANGED, VERSION]);

function statusCause(exchange: Exchange, meaning: Meaning | null): Candidate | null {
  if (!meaning) return null;
  const body = exchange.response?.body ?? '';
  const shown = body.trim() === '' || /^\s*</u.test(body) ? '' : ` Its body is ${quoted(body, 140)}.`;
  const { id, title, says, why, how, ask = [], rank = RANK.http } = meaning;
  const found = candidate({
    id,
    rank,
    severity: BREACHES.has(meaning) ? 'error' : 'warning',
    title,
    what: `The response ${shownAs(exchange)} refuses the request: ${says}${shown}`,
    why,
    how,
    ask,
    span: exchange.span,
    entry: exchange.request?.entries[0] ?? -1,
  });
  const isPlace = exchange.target !== '' && (exchange.status === 404 || exchange.status === 405);
  const isBare = exchange.request === null && body.trim() === '' && !isPlace;
  return isBare && UNDECIDED.has(id) ? byStatusOnly(exchange.status, found) : found;
}

/** The cause for a status that a complaint names, at its place; null if the status has no meaning of its own. */
export function causeOfStatus(status: number, given: Candidate): Candidate | null {
  const { span, entry, what, id } = given;
  const exchange = { method: 'POST', target: '', status, span, request: null, response: null, body: what };
  const meaning = meaningOf(exchange, null, 0);
  if (!meaning) return null;
  const own = id === 'http-error-status' ? (streamId(status, what) ?? meaning.id) : id;
  const { title, why, how } = meaning;
  const found = { ...given, id: own, title, why, how, entry };
  return BARE.has(id) && UNDECIDED.has(meaning.id) ? byStatusOnly(status, found) : found;
}

/** Causes that are nothing but a status. */
const BARE: ReadonlySet<string> = new Set(['http-error-status', 'mcp-go-status']);
/** Meanings that follow from the status alone. */
const UNDECIDED: ReadonlySet<string> = new Set(
  [OTHER_400, WRONG_PATH, WRONG_TRANSPORT, FORBIDDEN, SERVER_ERROR].map(({ id }) => id),
);

/** The id of a status that a client of the older SSE transport reports. */
function streamId(status: number, what: string): string | null {
  return /\bSSE\b/u.test(what) && !/\bPOST|streamable/iu.test(what) && /^40[0145]$/u.test(String(status))
    ? `sse-${status}`
    : null;
}

function meaningOf(exchange: Exchange, issued: string | null, index: number): Meaning | null {
  const { method, target, status, request, response } = exchange;
  const path = pathOf(target);
  const body = response?.body ?? exchange.body;
  const session = headerOf(request, 'mcp-session-id');
  if ((status === 400 || status === 404) && request && !request.partial && session === null && issued !== null)
    return NOT_SENT;
  if (status === 404 && session !== null) return session === issued || issued === null ? LOST : CHANGED;
  if (method === 'OPTIONS') return { ...CORS, says: 'the preflight request of a browser fails.' };
  switch (status) {
    case 400:
      if (/\bCORS\b/u.test(body)) return { ...CORS, says: 'the preflight request of a browser fails.' };
      if (method === 'GET' && request === null)
        return { ...WRONG_TRANSPORT, id: 'sse-400', says: 'it does not offer an event stream for GET.' };
      if (/\bnot (?:yet |been ){0,2}initiali[sz]ed\b/iu.test(body)) return NOT_INITIALIZED;
      return /session[ _-]?id|\bno (?:valid )?session/iu.test(body)
        ? NOT_SENT
        : /protocol.version/iu.test(body)
          ? VERSION
          : OTHER_400;
    case 401:
      return UNAUTHORIZED;
    case 403:
      return headerOf(request, 'origin') !== null || /origin/iu.test(body) ? ORIGIN : FORBIDDEN;
    case 404:
      if (exchange.body !== '' && RESTARTED.test(exchange.body)) return LOST;
      return method === 'GET' && !/sse/iu.test(path) && request === null && index > 0 ? null : WRONG_PATH;
    case 405:
      return /\/sse\/?$/iu.test(path) ? WRONG_TRANSPORT_SSE : WRONG_TRANSPORT;
    case 406:
      return ACCEPT;
    case 415:
      return CONTENT_TYPE;
    case 421:
      return HOST;
    case 301:
    case 302:
    case 303:
    case 307:
    case 308:
      return redirect(headerOf(response, 'location'), status);
    case 502:
    case 503:
      return DOWN;
    case 504:
      return GATEWAY;
    case 500:
      return { ...SERVER_ERROR };
    case 429:
      return { ...LIMIT };
    case 413:
      return { ...TOO_LARGE };
    default:
      return status > 504 ? DOWN : null;
  }
}
