/**
 * The same over HTTP: requests with headers, responses with status codes, event streams; the page plays the client's HTTP side.
 */
import type { HttpWorld } from './types.ts';
import { createHttp, dueAtHttp, stepHttp, type HttpStepped } from '../transport/http.ts';
import type { HttpInput, HttpOutput } from '../transport/types.ts';
import type { Input, McpRevision, Output, ServerDefinition, ServerState, Settings } from '../types.ts';
import { eventText } from './log.ts';
import type { Carried, Carrier, Hand, Moment } from './types.ts';
import { lineOf, sentMessageOf } from './carry.ts';
import { changed, headersFor, listenHeaders } from './http-client.ts';
import { bareText, dataOf } from './http-text.ts';
import { messageIn, type SentMessage } from './play.ts';

const STATUS: Readonly<Record<number, string>> = {
  200: 'OK',
  202: 'Accepted',
  204: 'No Content',
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
};

/** The state before the first request. */
export function httpWorld(definition: ServerDefinition, settings: Partial<Settings>, revision: McpRevision): HttpWorld {
  const address = revision === '2024-11-05' ? null : '/mcp';
  const server = createHttp(definition, settings);
  return { server, session: null, ended: false, address, count: 0, heads: {}, open: [], listens: false };
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
    says: 'The client closes this stream. The server cannot send the rest unless the client resumes the stream.',
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

type HttpExchange = Pick<Extract<HttpInput, { kind: 'request' }>, 'method' | 'path' | 'headers' | 'body'>;

function request(
  moment: Moment,
  world: HttpWorld,
  { method, path, headers, body }: HttpExchange,
  at: number,
  by: Hand,
): Carried {
  const exchange = `e${world.count + 1}`;
  const input: HttpInput = { kind: 'request', at, exchange, method, path, headers, body };
  const head = `${method} ${path} HTTP/1.1\n${linesOf(headers)}`;
  return fed(moment, { ...world, count: world.count + 1 }, input, (why) => {
    const line = lineOf({ kind: 'message', at, text: body }, why, by, at);
    return line && { ...line, channel: body === '' ? 'http' : 'message', http: { exchange, head, event: null } };
  });
}

const linesOf = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');

function fed(
  moment: Moment,
  world: HttpWorld,
  input: HttpInput,
  client: (why: HttpStepped['why']) => SentMessage | null,
): Carried {
  const { state: server, outputs, sentMessages: delivered, why, marks } = stepHttp(world.server, input);
  const own = client(why);
  const back = new Reading(
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

/** Header sections, chunks and ends become lines; their messages are known from what was spoken. */
class Reading {
  world: HttpWorld;
  readonly lines: SentMessage[] = [];
  readonly received: Output[] = [];
  readonly #sent: (HttpStepped['sentMessages'][number] & { received: boolean })[];
  readonly #marks: HttpStepped['marks'];

  constructor(
    world: HttpWorld,
    sent: (HttpStepped['sentMessages'][number] & { received: boolean })[],
    marks: HttpStepped['marks'],
  ) {
    this.world = world;
    this.#sent = sent;
    this.#marks = marks;
  }

  take(output: HttpOutput): void {
    const { exchange, at } = output;
    const { heads, open } = this.world;
    if (output.kind === 'head') {
      const { status, headers } = output;
      const head = `HTTP/1.1 ${status} ${STATUS[status] ?? ''}\n${linesOf(headers)}`;
      const streams = headers['content-type']?.startsWith('text/event-stream') ? [...open, exchange] : open;
      const session = headers['mcp-session-id'] ?? this.world.session;
      const ended = this.world.ended && session === this.world.session;
      this.world = { ...this.world, heads: { ...heads, [exchange]: head }, open: streams, session, ended };
    } else if (output.kind === 'chunk') this.#chunk(exchange, output.text, at);
    else {
      if (heads[exchange] !== undefined) this.lines.push(this.#bare(exchange, '', null, at));
      this.world = { ...this.world, open: open.filter((one) => one !== exchange) };
    }
  }

  #chunk(exchange: string, text: string, at: number): void {
    const streams = this.world.open.includes(exchange);
    const event = streams ? text.slice(0, Math.max(0, text.search(/^data:/mu))) : null;
    const data = streams ? dataOf(text) : text;
    const found = this.#sent.find((one) => !one.received && one.exchange === exchange && one.output.text === data);
    if (streams && event?.includes('event: endpoint')) this.world = { ...this.world, address: data };
    // A malformed event is shown verbatim.
    const raw = event !== null && text !== eventText(event, data) ? { raw: text } : {};
    if (!found) {
      this.lines.push(this.#bare(exchange, 'raw' in raw ? text : data, 'raw' in raw ? null : event, at));
      return;
    }
    found.received = true;
    this.received.push(found.output);
    const line = sentMessageOf(found.output);
    const http = { exchange, head: this.#head(exchange), event, ...raw };
    this.lines.push({ ...line, fault: line.fault ?? this.#marks[exchange] ?? null, http });
  }

  /** HTTP without a message. */
  #bare(exchange: string, text: string, event: string | null, at: number): SentMessage {
    const http = { exchange, head: this.#head(exchange), event };
    const fault = this.#marks[exchange] ?? null;
    const reported = { says: bareText(http, text), requirement: null, fault, to: null };
    return { at, from: 'server', channel: 'http', text, by: 'server', ...reported, http };
  }

  #head(exchange: string): string | null {
    const { [exchange]: head = null, ...heads } = this.world.heads;
    this.world = { ...this.world, heads };
    return head;
  }

  /** Streams without events yet, log lines, and messages without a stream. */
  rest(at: number): SentMessage[] {
    const begun = this.world.open.filter((exchange) => this.world.heads[exchange] !== undefined);
    const heads = begun.map((exchange) => this.#bare(exchange, '', '', at));
    const others = this.#sent.flatMap(({ received, output }) => {
      if (received) return [];
      if (output.channel === 'log') return [sentMessageOf(output)];
      return [
        { ...sentMessageOf(output), at, channel: 'note' as const, text: 'Not sent yet: no stream is open for it' },
      ];
    });
    return [...heads, ...others];
  }
}
