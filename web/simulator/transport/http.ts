/**
 * Entry point: HTTP in every revision, pure: requests as data go in, headers and parts of bodies come out. Streamable HTTP with
 * sessions until 2025-11-25 and without since 2026-07-28, and HTTP+SSE of 2024-11-05 beside it. Hosts transport the outputs.
 */
import { isStateless } from '../eras.ts';
import { readIncoming, type Incoming } from '../read.ts';
import { create, dueAt, settingsFrom, step } from '../server.ts';
import type { Act, McpRevision, ServerDefinition, Settings } from '../types.ts';
import { advance as advanceAlone, postAlone, isSelfContained } from './alone.ts';
import { altered, faultsIn, misheard } from './faulty.ts';
import {
  badGet,
  badLegacyGet,
  badPost,
  ENDPOINT,
  preflightHeaders,
  forPages,
  pathOf,
  strange,
  wrongMethod,
  type HttpRequest,
  queryOf,
} from './guard.ts';
import {
  advance,
  badVersion,
  end,
  initialize,
  listen,
  lose,
  newestOf,
  post,
  sessionOf,
  drop,
  open,
} from './sessions.ts';
import { HttpTurn, type HttpState, type HttpStepped, type Session } from './state.ts';
import type { HttpInput } from './types.ts';
import { begin } from './events.ts';
import { streamFor } from './deliver.ts';

// HTTP+SSE of 2024-11-05: one long stream for all server messages, and a second path for client messages.

/** The path of the stream. */
const LEGACY_STREAM = '/sse';
/** The path for messages; the query names their stream. */
const LEGACY_POST = '/messages';

/** GET: opens the stream, which begins with the URL for messages. */
function openLegacy(turn: HttpTurn, request: HttpRequest): void {
  const session = open(turn, true);
  const stream = begin(turn, streamFor('sse', request.exchange, null), {}, false);
  turn.chunk(request.exchange, `event: endpoint\ndata: ${LEGACY_POST}?sessionId=${session.id}\n\n`);
  turn.keep({ ...session, streams: [stream] });
  turn.because({
    says: 'The transport of 2024-11-05: this stream carries all messages of the server; its first event contains the URL to which the client posts.',
    requirement: 'legacy-sse/endpoint-event-missing',
  });
}

/** POST: accepts the message; the response follows on the stream. */
function postLegacy(turn: HttpTurn, request: HttpRequest, incoming: Incoming): void {
  const name = queryOf(request, 'sessionId');
  const session = turn.state.sessions.find(({ id, legacy }) => legacy && id === name);
  if (!session) {
    return turn.refuse(request.exchange, {
      status: name === null ? 400 : 404,
      code: -32600,
      revision: '2024-11-05',
      message: name === null ? 'Bad Request: the URL names no stream' : 'No such stream',
      why: { says: 'Messages must be posted to the URL in the `endpoint` event of an open stream.' },
    });
  }
  const bad = incoming.is === 'unreadable' || incoming.is === 'invalid';
  turn.answer(request.exchange, bad ? 400 : 202, {});
  advance(turn, { ...session, used: request.at }, { kind: 'message', at: request.at, text: request.body }, {});
}

/** The stream has broken, and with it the conversation. */
function loseLegacy(turn: HttpTurn, session: Session, at: number): void {
  const { why } = step(session.server, { kind: 'close', at });
  if (why) turn.because(why);
  drop(turn, session.id);
}

export { BODY_LIMIT, ENDPOINT } from './guard.ts';
export type { HttpState, HttpStepped, SentMessage } from './state.ts';
export type { HttpInput, HttpOutput } from './types.ts';

/** An HTTP server before its first request. */
export function createHttp(definition: ServerDefinition, settings: Partial<Settings> = {}): HttpState {
  const whole: Settings = { ...settingsFrom(settings), transport: 'http' };
  const shared = whole.revisions.some(isStateless) ? create(definition, whole) : null;
  return {
    definition,
    settings: whole,
    now: 0,
    count: 0,
    sessions: [],
    shared: shared && { ...shared, era: 'stateless' },
    open: [],
  };
}

/** Processes one input. Never throws, reads no clock, and does not change the given state. */
export function stepHttp(state: HttpState, input: HttpInput): HttpStepped {
  const turn = new HttpTurn(state);
  const now = Math.max(state.now, input.at);
  turn.put({ now });
  const faults = state.settings.faults.length === 0 ? [] : faultsIn(state, input);
  const received: HttpInput = { ...misheard(faults, input), at: now };
  if (received.kind === 'request') request(turn, received);
  else if (received.kind === 'gone') gone(turn, received.exchange);
  else if (received.kind === 'act') acted(turn, received.act);
  else tick(turn);
  const { outputs, sentMessages, marks } = altered(faults, turn, received);
  return { state: turn.state, outputs, sentMessages, why: turn.why, marks };
}

/** The time of the next scheduled work of an underlying server; null if there is none. The host then sends a `tick`. */
export function dueAtHttp({ sessions, shared }: HttpState): number | null {
  let next = shared && dueAt(shared);
  for (const { server } of sessions) {
    const due = dueAt(server);
    if (due !== null && (next === null || due < next)) next = due;
  }
  return next;
}

function tick(turn: HttpTurn): void {
  const { now, sessions, shared } = turn.state;
  const isDue = (due: number | null): boolean => due !== null && due <= now;
  for (const session of sessions)
    if (isDue(dueAt(session.server))) advance(turn, session, { kind: 'tick', at: now }, {});
  if (shared && isDue(dueAt(shared))) advanceAlone(turn, shared, { kind: 'tick', at: now });
}

function acted(turn: HttpTurn, act: Act): void {
  const { now, sessions, shared } = turn.state;
  if (act.act === 'define') turn.put({ definition: act.definition });
  for (const session of sessions) advance(turn, session, { kind: 'act', at: now, act }, {});
  if (shared) advanceAlone(turn, shared, { kind: 'act', at: now, act });
}

function gone(turn: HttpTurn, exchange: string): void {
  const { sessions, shared, open, now } = turn.state;
  if (shared && open.some((one) => one.exchange === exchange)) {
    turn.put({ open: open.filter((one) => one.exchange !== exchange) });
    return advanceAlone(turn, shared, { kind: 'close', at: now, exchange });
  }
  const session = sessions.find(({ streams }) => streams.some((one) => one.exchange === exchange));
  if (session?.legacy) loseLegacy(turn, session, now);
  else if (session) lose(turn, session, exchange);
}

function request(turn: HttpTurn, request: HttpRequest): void {
  const { exchange } = request;
  const revision = revisionOf(turn, request);
  const foreign = strange(request, revision, []);
  if (foreign) return turn.refuse(exchange, foreign);
  turn.common = forPages(request);
  const path = pathOf(request);
  if (path === ENDPOINT) return endpoint(turn, request, revision);
  const old = turn.state.settings.revisions.includes('2024-11-05');
  if (old && path === LEGACY_STREAM) return legacyStream(turn, request, revision);
  if (old && path === LEGACY_POST) return legacyPost(turn, request);
  turn.because({ says: `The server has nothing at this path; messages are posted to \`${ENDPOINT}\`.` });
  turn.answer(
    exchange,
    404,
    { 'content-type': 'text/plain; charset=utf-8' },
    `Not Found: the endpoint is ${ENDPOINT}\n`,
  );
}

/** The revision that decides the format of a rejection: of the session, of the header, otherwise the newest. */
function revisionOf({ state }: HttpTurn, { headers }: HttpRequest): McpRevision {
  const { revisions } = state.settings;
  const session = state.sessions.find(({ id }) => id === headers['mcp-session-id']);
  return (
    session?.server.handshake.revision ??
    revisions.find((one) => one === headers['mcp-protocol-version']) ??
    revisions.at(-1) ??
    '2025-11-25'
  );
}

function endpoint(turn: HttpTurn, request: HttpRequest, revision: McpRevision): void {
  const { exchange, method, headers } = request;
  const { revisions } = turn.state.settings;
  const sessions = revisions.some((one) => !isStateless(one));
  const allow = sessions ? 'GET, POST, DELETE' : 'POST';
  if (method === 'OPTIONS') return turn.answer(exchange, 204, preflightHeaders(request, allow));
  if (method === 'POST') return posted(turn, request, revision);
  const modern =
    headers['mcp-session-id'] === undefined && isStateless(revision) && headers['mcp-protocol-version'] !== undefined;
  if ((method !== 'GET' && method !== 'DELETE') || !sessions || modern)
    return turn.refuse(exchange, wrongMethod(request, modern ? 'POST' : allow, revision));
  const bad = method === 'GET' ? badGet(request, revision) : null;
  if (bad) return turn.refuse(exchange, bad);
  const session = sessionOf(turn, request, null);
  if ('status' in session) return turn.refuse(exchange, session);
  if (method === 'GET') listen(turn, request, session);
  else end(turn, request, session);
}

function posted(turn: HttpTurn, request: HttpRequest, revision: McpRevision): void {
  const bad = badPost(request, revision);
  if (bad) return turn.refuse(request.exchange, bad);
  const incoming = readIncoming(request.body);
  const { shared, settings } = turn.state;
  if (shared && isSelfContained(settings.revisions, request, incoming))
    return postAlone(turn, request, incoming, shared);
  const opens = incoming.is === 'request' && incoming.method === 'initialize';
  if (opens && request.headers['mcp-session-id'] === undefined) return initialize(turn, request, incoming);
  const version = request.headers['mcp-protocol-version'];
  const id = incoming.is === 'request' || incoming.is === 'invalid' ? incoming.id : null;
  const unknown = version !== undefined && settings.revisions.every((one) => one !== version);
  if (
    unknown &&
    request.headers['mcp-session-id'] === undefined &&
    settings.revisions.some((one) => one >= '2025-06-18')
  )
    return turn.refuse(request.exchange, badVersion(turn, version, id, newestOf(turn)));
  if ((incoming.is === 'unreadable' || incoming.is === 'invalid') && request.headers['mcp-session-id'] === undefined)
    return unreadable(turn, request, incoming, revision);
  const session = sessionOf(turn, request, id);
  if ('status' in session) return turn.refuse(request.exchange, session);
  post(turn, request, incoming, session);
}

/** Text that is not a message is judged the same for every sender. */
function unreadable(
  turn: HttpTurn,
  request: HttpRequest,
  incoming: Extract<Incoming, { is: 'unreadable' | 'invalid' }>,
  revision: McpRevision,
): void {
  const parse = incoming.is === 'unreadable';
  turn.refuse(request.exchange, {
    status: 400,
    code: parse ? -32700 : -32600,
    message: parse ? 'Parse error' : 'Invalid Request',
    id: parse ? null : incoming.id,
    revision,
    why: { says: incoming.because },
  });
}

function legacyStream(turn: HttpTurn, request: HttpRequest, revision: McpRevision): void {
  if (request.method === 'OPTIONS') return turn.answer(request.exchange, 204, preflightHeaders(request, 'GET'));
  if (request.method !== 'GET') return turn.refuse(request.exchange, wrongMethod(request, 'GET', revision));
  const bad = badLegacyGet(request);
  if (bad) return turn.refuse(request.exchange, bad);
  openLegacy(turn, request);
}

function legacyPost(turn: HttpTurn, request: HttpRequest): void {
  const { exchange, method } = request;
  if (method === 'OPTIONS') return turn.answer(exchange, 204, preflightHeaders(request, 'POST'));
  if (method !== 'POST') return turn.refuse(exchange, wrongMethod(request, 'POST', '2024-11-05'));
  const both = { ...request, headers: { ...request.headers, accept: 'application/json, text/event-stream' } };
  const bad = badPost(both, '2024-11-05');
  if (bad) return turn.refuse(exchange, bad);
  postLegacy(turn, request, readIncoming(request.body));
}
