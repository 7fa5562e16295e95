/** HTTP outputs of a server become lines of the wire. */
import type { HttpStepped } from '../transport/http.ts';
import type { HttpOutput } from '../transport/types.ts';
import type { Output } from '../types.ts';
import { sentMessageOf } from './carry.ts';
import { bareText, dataOf } from './http-text.ts';
import { eventText } from './log.ts';
import { messageIn, type SentMessage } from './play.ts';
import type { HttpWorld } from './types.ts';

const STATUS: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  302: 'Found',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
};

/** Headers as lines, each with its line feed. */
export function linesOf(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}

/** Why a stream contains an earlier message. */
const STORED =
  'The server stored this message while the stream had no connection. The client resumes the stream, so it arrives now.';

/** The header section of a response. */
export function headOf(status: number, headers: Readonly<Record<string, string>>): string {
  return `HTTP/1.1 ${status} ${STATUS[status] ?? ''}\n${linesOf(headers)}`;
}

/** Header sections, chunks and ends become lines; their messages are known from what was spoken. */
export class HttpReading {
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
      const head = headOf(status, headers);
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
      const bare = this.#bare(exchange, 'raw' in raw ? text : data, 'raw' in raw ? null : event, at);
      const stored = event !== null && !('raw' in raw) && messageIn(data)?.jsonrpc === '2.0';
      this.lines.push(stored ? { ...bare, channel: 'message', says: STORED } : bare);
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
