/** Conversations with a handshake over Streamable HTTP: one session each, and a stream for each request that needs one. */
import { isObject } from '../../protocol/values.ts';
import { isStateless } from '../eras.ts';
import { readIncomingValue, type Incoming } from '../read.ts';
import { create, step } from '../server.ts';
import type { Id, Input, McpRevision, Output, ServerState } from '../types.ts';
import { deliver, streamFor, type Home } from './deliver.ts';
import { begin, finish, push, readEventId, replay } from './events.ts';
import type { HttpRequest } from './guard.ts';
import type { HttpTurn, Refused, Session, Stream } from './state.ts';
import { hmac } from '../hash.ts';

// Session ids: equal for the same seed and number, and impossible to guess without the seed.

/** The id of a session, in the form of a UUID. */
function sessionId(seed: string, number: number): string {
  const hex = hmac(seed, `session ${number}`);
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) & 3);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Limits: stored sessions, finished streams of each session, and undelivered messages. */
const SESSIONS = 1000;
const STREAMS = 50;
const MAX_UNDELIVERED = 100;

/** A session that has just begun. */
export function open(turn: HttpTurn, legacy: boolean): Session {
  const { definition, settings, now, count } = turn.state;
  const id = sessionId(settings.seed, count + 1);
  // With its own seed, so that generated ids (of tasks) differ between sessions.
  const server = { ...create(definition, { ...settings, seed: `${settings.seed} ${id}` }), now };
  const session: Session = {
    id,
    legacy,
    server,
    streams: [],
    next: 1,
    undelivered: [],
    used: now,
  };
  turn.put({ count: count + 1, sessions: [...turn.state.sessions, session] });
  return session;
}

/** The session that a request names, or the rejection. */
export function sessionOf(turn: HttpTurn, request: HttpRequest, id: Id | null): Session | Refused {
  const { sessions, settings } = turn.state;
  const name = request.headers['mcp-session-id'];
  const session = sessions.find((one) => one.id === name && !one.legacy);
  const revision = session ? revisionIn(session) : newestOf(turn);
  if (name === undefined) {
    return {
      status: 400,
      code: -32600,
      message: 'Bad Request: the Mcp-Session-Id header is missing',
      id,
      revision,
      why: {
        says: 'Every request after `initialize` needs the `Mcp-Session-Id` from its response. Without it the server cannot identify the session, so it responds with 400.',
        requirement: 'http-session/missing-id-status',
      },
    };
  }
  if (!session) {
    return {
      status: 404,
      code: -32600,
      message: 'Session not found',
      id,
      revision,
      why: {
        says: 'The session with this id does not exist or has ended. The status 404 makes the client start a new one.',
        requirement: 'http-session/ended-status',
      },
    };
  }
  const version = request.headers['mcp-protocol-version'];
  const knows = settings.revisions.some((one) => one >= '2025-06-18');
  if (version === undefined || !knows || settings.revisions.some((one) => one === version)) return session;
  return badVersion(turn, version, id, revision);
}

/** Rejects a version that the server does not support. */
export function badVersion(turn: HttpTurn, version: string, id: Id | null, revision: McpRevision): Refused {
  const { revisions } = turn.state.settings;
  const modern = revisions.some(isStateless);
  return {
    status: 400,
    code: modern ? -32022 : -32600,
    message: 'Bad Request: unsupported protocol version',
    ...(modern ? { data: { supported: [...revisions], requested: version } } : {}),
    id,
    revision,
    why: {
      says: `The \`MCP-Protocol-Version\` header is ${JSON.stringify(version)}, which this server does not support, so it responds with 400.`,
      requirement: 'http-headers/protocol-version-invalid-status',
    },
  };
}

/** The server's newest revision with a handshake. */
export function newestOf({ state }: HttpTurn): McpRevision {
  return state.settings.revisions.findLast((one) => !isStateless(one)) ?? '2026-07-28';
}

function revisionIn({ server }: Session): McpRevision {
  return server.handshake.revision ?? '2025-11-25';
}

/** `initialize`: if it is answered with a result, a session begins. */
export function initialize(turn: HttpTurn, request: HttpRequest, incoming: Extract<Incoming, { is: 'request' }>): void {
  const session = open(turn, false);
  const posted = streamFor('p0', request.exchange, [incoming.id]);
  const input: Input = { kind: 'message', at: request.at, text: request.body };
  const begun = advance(turn, { ...session, streams: [posted] }, input, { 'mcp-session-id': session.id });
  if (begun.server.handshake.revision === null) drop(turn, session.id);
  else if (turn.state.sessions.length > SESSIONS) dropOldest(turn, session.id);
}

/** A POST within a session. */
export function post(turn: HttpTurn, request: HttpRequest, incoming: Incoming, session: Session): void {
  const { exchange, at, body: text } = request;
  const input: Input = { kind: 'message', at, text };
  // In revisions without batches, an array is not a message, whatever it contains.
  const ids = incoming.is === 'batch' && revisionIn(session) !== '2025-03-26' ? [] : idsIn(incoming);
  const posted = streamFor(`p${session.next}`, exchange, ids);
  const before = turn.sentMessages.length;
  const waiting = { ...session, next: session.next + 1, used: at, streams: [...session.streams, posted] };
  const after = advance(turn, waiting, input, {});
  const own = after.streams.find(({ name }) => name === posted.name);
  if (!own || own.begun || own.over || own.exchange === null) return;
  // Nothing was sent: no response is due, or there is no message for it.
  if (ids.length > 0 && incoming.is !== 'invalid') return;
  turn.keep({ ...after, streams: after.streams.filter((one) => one !== own) });
  if (incoming.is === 'notification' || incoming.is === 'answer') return turn.answer(exchange, 202, {});
  const log = turn.sentMessages.slice(before).find(({ output }) => output.channel === 'log');
  if (incoming.is === 'batch' && !log) return turn.answer(exchange, 202, {});
  turn.answer(exchange, 400, { 'content-type': 'text/plain; charset=utf-8' }, `${log?.output.text ?? 'Bad Request'}\n`);
}

/** The ids of the requests in a body, including invalid requests. */
function idsIn(incoming: Incoming): Id[] {
  if (incoming.is === 'request') return [incoming.id];
  if (incoming.is === 'invalid') return incoming.id === null ? [] : [incoming.id];
  return incoming.is === 'batch' ? incoming.items.flatMap((item) => idsIn(readIncomingValue(item))) : [];
}

/** One step of a session's server, and the delivery of its outputs. */
export function advance(
  turn: HttpTurn,
  session: Session,
  input: Input,
  headers: Readonly<Record<string, string>>,
): Session {
  const stepped = step(session.server, input);
  if (stepped.why) turn.because(stepped.why);
  const { state: server } = stepped;
  const fresh = session.streams.findLast(({ begun, over }) => !begun && !over);
  const primes = server.handshake.revision === '2025-11-25';
  const home: Home = {
    session: session.id,
    find: (streams, output) => placeOf(streams, output, fresh?.name),
    alive: ({ waits }) => waits === null || waits.some((id) => isOwed(server, id)),
    resumable: !session.legacy,
    primes,
    headers,
    status: ({ message }) => (isRefusal(message) ? 400 : 200),
  };
  const { streams, undelivered } = deliver(turn, session.streams, stepped.outputs, home);
  const cut = primes ? streams.map((stream) => disconnected(turn, server, stream)) : streams;
  const stored = cut.filter((one) => !one.over || one.stored.length > 0);
  const now: Session = {
    ...session,
    server,
    streams:
      stored.length > STREAMS ? stored.filter(({ over }, index) => !over || index >= stored.length - STREAMS) : stored,
    undelivered:
      undelivered.length > 0 ? [...session.undelivered, ...undelivered].slice(-MAX_UNDELIVERED) : session.undelivered,
  };
  turn.keep(now);
  return now;
}

/** The same stream without its connection, if its work closes the connection once. The client resumes the stream. */
function disconnected(turn: HttpTurn, { running }: ServerState, stream: Stream): Stream {
  const { exchange, waits, begun, over, cut } = stream;
  if (exchange === null || waits === null || !begun || over || cut) return stream;
  if (!running.some(({ id, disconnects }) => disconnects && waits.includes(id))) return stream;
  turn.end(exchange);
  turn.because({
    says: 'The server closes the connection, but not the stream: the client waits as long as `retry` says, and then resumes it with `Last-Event-ID`.',
  });
  return { ...stream, exchange: null, cut: true };
}

/** Errors about text that is not a message have the status 400; responses to requests have 200, errors included. */
function isRefusal(message: Output['message']): boolean {
  const error = isObject(message) && isObject(message.error) ? message.error : null;
  return error !== null && (error.code === -32700 || error.code === -32600);
}

/**
 * By the request that a message belongs to. Unrelated messages go to the stream of a GET; errors without an id go to the POST
 * that caused them.
 */
function placeOf(streams: readonly Stream[], { to, message }: Output, fresh: string | undefined): number {
  if (to === null && !Array.isArray(message))
    return streams.findLastIndex(({ waits, exchange, over }) => waits === null && exchange !== null && !over);
  const wide = streams.findIndex(({ name, over }) => name === 'sse' && !over);
  if (wide >= 0) return wide;
  const own = streams.findLastIndex(({ waits, over }) => !over && to !== null && waits?.includes(to.id) === true);
  return own >= 0 ? own : streams.findIndex(({ name }) => name === fresh);
}

function isOwed({ running, tasks }: ServerState, id: Id): boolean {
  return (
    running.some((one) => one.id === id && one.task === null) ||
    tasks.some(({ awaited }) => awaited.some((one) => one.id === id))
  );
}

/** A GET within a session: a stream for unrelated messages, or a resumed stream. */
export function listen(turn: HttpTurn, request: HttpRequest, session: Session): void {
  const { exchange, at } = request;
  const last = request.headers['last-event-id'];
  if (last !== undefined) return resume(turn, request, session, last);
  const primes = revisionIn(session) === '2025-11-25';
  let stream = begin(turn, streamFor(`g${session.next}`, exchange, null), {}, primes);
  for (const text of session.undelivered) stream = push(turn, stream, text, true);
  turn.keep({ ...session, next: session.next + 1, used: at, undelivered: [], streams: [...session.streams, stream] });
  turn.because({
    says: 'This stream carries the server’s own messages: requests and notifications that belong to no client request.',
  });
}

function resume(turn: HttpTurn, request: HttpRequest, session: Session, last: string): void {
  const from = readEventId(last);
  const before = session.streams.find(({ name }) => name === from?.stream);
  if (!from || !before || from.number > before.count) {
    return turn.refuse(request.exchange, {
      status: 400,
      code: -32600,
      revision: revisionIn(session),
      message: 'Bad Request: the Last-Event-ID header names no event of this session',
      why: { says: '`Last-Event-ID` names an event that this session has not sent or no longer stores.' },
    });
  }
  if (before.exchange !== null) turn.end(before.exchange);
  let stream = replay(turn, before, request.exchange, from.number);
  if (stream.waits === null) for (const text of session.undelivered) stream = push(turn, stream, text, true);
  const undelivered = stream.waits === null ? [] : session.undelivered;
  if (stream.over) stream = finish(turn, stream);
  const streams = session.streams.map((one) => (one === before ? stream : one));
  turn.keep({ ...session, used: request.at, undelivered, streams });
  turn.because({
    says: 'The client resumes the stream: it receives the events after the one it names, on that stream only.',
  });
}

/** DELETE: the client ends its session. */
export function end(turn: HttpTurn, request: HttpRequest, session: Session): void {
  for (const stream of session.streams) if (stream.exchange !== null) turn.end(stream.exchange);
  drop(turn, session.id);
  turn.because({ says: 'The client ends its session. Further requests with its id get the status 404.' });
  turn.answer(request.exchange, 204, {});
}

/** Deletes a session. */
export function drop(turn: HttpTurn, id: string): void {
  turn.put({ sessions: turn.state.sessions.filter((one) => one.id !== id) });
}

/** Makes room by ending the session that was idle the longest and has no open stream. */
function dropOldest(turn: HttpTurn, but: string): void {
  const idle = turn.state.sessions.filter(
    ({ id, streams }) => id !== but && streams.every(({ exchange }) => exchange === null),
  );
  const [first] = idle.sort((a, b) => a.used - b.used);
  if (first) drop(turn, first.id);
}

/** A connection has broken. The stream continues without it, for a client that resumes it. */
export function lose(turn: HttpTurn, session: Session, exchange: string): void {
  const streams = session.streams.flatMap((stream) => {
    if (stream.exchange !== exchange) return [stream];
    return stream.begun ? [{ ...stream, exchange: null }] : [];
  });
  turn.keep({ ...session, streams });
  turn.because({ says: 'The connection has broken. This cancels nothing: the client may resume the stream.' });
}
