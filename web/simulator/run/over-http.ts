/**
 * The same over HTTP: requests with headers, responses with status codes, event streams; the page plays the client's HTTP side.
 */
import type { HttpWorld } from './types.ts';
import { createHttp, dueAtHttp, stepHttp, type HttpStepped } from '../transport/http.ts';
import type { HttpInput } from '../transport/types.ts';
import { isStateless } from '../eras.ts';
import type { Input, McpRevision, ServerDefinition, ServerState, Settings } from '../types.ts';
import type { Carried, Carrier, Hand, Moment } from './types.ts';
import { lineOf } from './carry.ts';
import { changed, headersFor, listenHeaders } from './http-client.ts';
import { HttpReading, linesOf } from './http-reading.ts';
import { messageIn, type SentMessage } from './play.ts';
import { refusedBy, withToken } from './protected.ts';

/** The state before the first request. */
export function httpWorld(
  definition: ServerDefinition,
  settings: Partial<Settings>,
  revision: McpRevision,
  auth: HttpWorld['auth'] = null,
): HttpWorld {
  const address = revision === '2024-11-05' ? null : '/mcp';
  const server = createHttp(definition, settings);
  return { server, session: null, ended: false, address, count: 0, heads: {}, open: [], listens: false, auth };
}

/** When a server has scheduled work. */
export function dueInWorld({ server }: HttpWorld): number | null {
  return dueAtHttp(server);
}

/** The same with other faults on, in every existing conversation. */
export function withFaults(world: HttpWorld, faults: readonly string[]): HttpWorld {
  const { server } = world;
  const set = (state: ServerState): ServerState => ({ ...state, settings: { ...state.settings, faults } });
  return {
    ...world,
    server: {
      ...server,
      settings: { ...server.settings, faults },
      shared: server.shared && set(server.shared),
      sessions: server.sessions.map((session) => ({ ...session, server: set(session.server) })),
    },
  };
}

/** Over HTTP. */
export const overHttp: Carrier = (moment, input, by, revision) => {
  if (!moment.http) return { moment, outputs: [] };
  if (input.kind === 'message') return posted(moment, input, by, revision);
  if (input.kind === 'close') return left(moment, input, by, revision);
  return fed(moment, moment.http, input, input.kind === 'act' ? (why) => lineOf(input, why, by, input.at) : () => null);
};

/** The headers of a POST with this message. */
export function postHeaders(
  { state }: Moment,
  world: HttpWorld,
  text: string,
  revision: McpRevision,
): Record<string, string> {
  const message = messageIn(text);
  const session = world.ended && message?.method === 'initialize' ? null : world.session;
  return headersFor(message, revision, session, state);
}

function posted(moment: Moment, input: Extract<Input, { kind: 'message' }>, by: Hand, revision: McpRevision): Carried {
  const opened = moment.http?.address === null ? requested(moment, 'GET', '/sse', input.at, revision) : null;
  const from = opened?.moment ?? moment;
  const world = from.http;
  if (!world) return { moment, outputs: [] };
  const message = messageIn(input.text);
  const headers = changed(postHeaders(from, world, input.text, revision), input.headers);
  const path = world.address ?? '/mcp';
  const sent = request(from, world, { method: 'POST', path, headers, body: input.text }, input.at, by);
  const outputs = [...(opened?.outputs ?? []), ...sent.outputs];
  const now = sent.moment.http;
  const begins = message?.method === 'notifications/initialized' && now?.session !== null && now?.address === '/mcp';
  if (!begins || now.listens) return { moment: sent.moment, outputs };
  // Unrelated messages need a separate stream.
  const listening = requested(sent.moment, 'GET', '/mcp', input.at, revision);
  const http = listening.moment.http && { ...listening.moment.http, listens: true };
  return { moment: { ...listening.moment, http }, outputs: [...outputs, ...listening.outputs] };
}

function left(moment: Moment, input: Extract<Input, { kind: 'close' }>, by: Hand, revision: McpRevision): Carried {
  const world = moment.http;
  if (!world) return { moment, outputs: [] };
  if (input.exchange !== undefined) return hungUp(moment, world, input.exchange, input, by, revision);
  if (world.session !== null && !world.ended) {
    const ended = requested(moment, 'DELETE', '/mcp', input.at, revision, by);
    const http = ended.moment.http && { ...ended.moment.http, ended: true, listens: false };
    return { ...ended, moment: { ...ended.moment, http } };
  }
  const note = lineOf(
    input,
    { says: 'The client closes its connections; the server drops the work that belongs to them.' },
    by,
    input.at,
  );
  const start: Carried = {
    moment: { ...moment, sent: note ? [...moment.sent, note] : moment.sent },
    outputs: [],
  };
  return world.open.reduce<Carried>(({ moment: at, outputs }, exchange) => {
    if (!at.http) return { moment: at, outputs };
    const gone = fed(at, at.http, { kind: 'gone', at: input.at, exchange }, () => null);
    const http = gone.moment.http && {
      ...gone.moment.http,
      open: [],
      address: revision === '2024-11-05' ? null : '/mcp',
    };
    return { moment: { ...gone.moment, http }, outputs: [...outputs, ...gone.outputs] };
  }, start);
}

/** The client closes one stream; the others stay open. */
function hungUp(
  moment: Moment,
  world: HttpWorld,
  exchange: string,
  input: Extract<Input, { kind: 'close' }>,
  by: Hand,
  revision: McpRevision,
): Carried {
  if (!world.open.includes(exchange)) return { moment, outputs: [] };
  const why = {
    says: isStateless(revision)
      ? 'The stream is closed, which cancels the request: the server stops the work and sends nothing more about it.'
      : 'The client closes this stream. The server cannot send the rest unless the client resumes the stream.',
  };
  const note = lineOf(input, why, by, input.at);
  const shown = note && { ...note, text: 'The client closes a stream', to: null };
  const address = revision === '2024-11-05' ? null : world.address;
  const left = { ...world, address, open: world.open.filter((one) => one !== exchange) };
  return fed(moment, left, { kind: 'gone', at: input.at, exchange }, () => shown);
}

/** A request without a message, made by the page. */
function requested(
  moment: Moment,
  method: string,
  path: string,
  at: number,
  revision: McpRevision,
  by: Hand = 'page',
): Carried {
  const world = moment.http;
  if (!world) return { moment, outputs: [] };
  return request(moment, world, { method, path, headers: listenHeaders(revision, world.session), body: '' }, at, by);
}

/** A request to the MCP endpoint; `head` is its header section if the learner wrote it. */
export type HttpExchange = Pick<Extract<HttpInput, { kind: 'request' }>, 'method' | 'path' | 'headers' | 'body'> & {
  readonly head?: string;
};

function request(moment: Moment, world: HttpWorld, sent: HttpExchange, at: number, by: Hand): Carried {
  const { method, path, body } = sent;
  const exchange = `e${world.count + 1}`;
  // The client sends its token. The server inside knows neither the token nor the public name of its host.
  const headers = world.auth && sent.head === undefined ? withToken(world.auth, sent.headers) : sent.headers;
  const head = sent.head ?? `${method} ${path} HTTP/1.1\n${linesOf(headers)}`;
  const next = { ...world, count: world.count + 1 };
  const lineFor = (why: HttpStepped['why']): SentMessage | null => {
    const line = lineOf({ kind: 'message', at, text: body }, why, by, at);
    return line && { ...line, channel: body === '' ? 'http' : 'message', http: { exchange, head, event: null } };
  };
  const refused = world.auth && refusedBy(world.auth, { exchange, headers, body }, at);
  if (refused) {
    const own = lineFor(null);
    const lines = [...(own ? [own] : []), refused];
    return { moment: { ...moment, http: next, sent: [...moment.sent, ...lines] }, outputs: [] };
  }
  const local = world.auth ? { ...sent.headers, host: '127.0.0.1:3000' } : headers;
  return fed(moment, next, { kind: 'request', at, exchange, method, path, headers: local, body }, lineFor);
}

/** A whole HTTP request of the learner to the MCP endpoint. */
export function sentByHand(moment: Moment, exchange: HttpExchange, at: number): Carried {
  return moment.http ? request(moment, moment.http, exchange, at, 'learner') : { moment, outputs: [] };
}

function fed(
  moment: Moment,
  world: HttpWorld,
  input: HttpInput,
  client: (why: HttpStepped['why']) => SentMessage | null,
): Carried {
  const { state: server, outputs, sentMessages: delivered, why, marks } = stepHttp(world.server, input);
  const own = client(why);
  const back = new HttpReading(
    world,
    delivered.map((one) => ({ ...one, received: false })),
    marks,
  );
  for (const output of outputs) back.take(output);
  const rest = back.rest(server.now);
  const lines = [...back.lines, ...rest];
  const sentMessages = [...moment.sent, ...(own ? [own] : []), ...lines];
  const http: HttpWorld = { ...back.world, server };
  return {
    moment: { ...moment, sent: sentMessages, http, state: serverIn(http, moment.state) },
    outputs: back.received,
  };
}

/** The current server: that of the session, or the one that all requests share. */
function serverIn({ server, session }: HttpWorld, before: ServerState): ServerState {
  const own = server.sessions.find(({ id }) => id === session) ?? server.sessions.at(-1);
  const state = own?.server ?? server.shared;
  if (state) return state;
  const handshake = { ...before.handshake, phase: 'closed' } as const;
  return { ...before, handshake, running: [], pendingRequests: [], now: server.now };
}
