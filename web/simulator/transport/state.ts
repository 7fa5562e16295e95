/** The state of an HTTP server between requests, and one step in progress. Plain data, replaced and never changed. */
import type {
  Id,
  Json,
  JsonRecord,
  McpRevision,
  Output,
  ServerDefinition,
  ServerState,
  Settings,
  Why,
} from '../types.ts';
import type { HttpOutput } from './types.ts';

/** An event stream, or the pending response to a POST. */
export interface Stream {
  /** Identifies it in the ids of its events. */
  readonly name: string;
  /** The exchange that carries it now; null while the client is disconnected and may resume. */
  readonly exchange: string | null;
  /** The requests whose responses it carries; null for a stream of unrelated messages. */
  readonly waits: readonly Id[] | null;
  /** Whether its headers have been sent. */
  readonly begun: boolean;
  /** Whether its last message was sent. It is stored for a while for clients that resume. */
  readonly over: boolean;
  /** Set once the server has closed its connection, so that the client resumes it. */
  readonly cut?: true;
  /** The number of events so far, and the last ones, for clients that resume. */
  readonly count: number;
  readonly stored: readonly { readonly number: number; readonly text: string }[];
}

/** A conversation that began with a handshake. */
export interface Session {
  readonly id: string;
  /** Uses the transport of 2024-11-05: one stream for everything, and a second path for client messages. */
  readonly legacy: boolean;
  readonly server: ServerState;
  readonly streams: readonly Stream[];
  /** The number of the next stream. */
  readonly next: number;
  /** Unrelated messages that were sent while no stream was open. */
  readonly undelivered: readonly string[];
  readonly used: number;
}

/** The state of the HTTP side. */
export interface HttpState {
  readonly definition: ServerDefinition;
  readonly settings: Settings;
  readonly now: number;
  /** The number of sessions so far. */
  readonly count: number;
  readonly sessions: readonly Session[];
  /** Handles stateless requests; null if the server supports no such revision. */
  readonly shared: ServerState | null;
  /** The pending responses of `shared`, one exchange each. */
  readonly open: readonly Stream[];
}

/** A server message, and the exchange that carried it; null if it was not delivered. */
export interface SentMessage {
  readonly exchange: string | null;
  /** Its session; null for stateless requests. */
  readonly session: string | null;
  readonly output: Output;
}

/** The result of a step. */
export interface HttpStepped {
  readonly state: HttpState;
  readonly outputs: readonly HttpOutput[];
  /** Its messages and logs, in order, with their reasons. */
  readonly sentMessages: readonly SentMessage[];
  /** The reason for the treatment of the input. */
  readonly why: Why | null;
  /** Faults that changed the HTTP around messages, by exchange. */
  readonly marks: Readonly<Record<string, string>>;
}

/** How a request is rejected. `id` is that of the request, if it could be read. */
export interface Refused {
  status: number;
  code: number;
  message: string;
  data?: Json;
  id?: Id | null;
  /** Errors without an id exist since 2025-11-25; before, plain text is sent. */
  revision: McpRevision;
  headers?: Readonly<Record<string, string>>;
  why: Why;
}

/** One step in progress. */
export class HttpTurn {
  state: HttpState;
  readonly outputs: HttpOutput[] = [];
  readonly sentMessages: SentMessage[] = [];
  why: Why | null = null;
  /** Headers of every response to this request. */
  common: Readonly<Record<string, string>> = {};

  constructor(state: HttpState) {
    this.state = { ...state };
  }

  /** Replaces parts of the state. */
  put(change: Partial<HttpState>): void {
    Object.assign(this.state, change);
  }

  /** Replaces a session. */
  keep(session: Session): void {
    this.put({ sessions: this.state.sessions.map((one) => (one.id === session.id ? session : one)) });
  }

  /** Sets the reason, unless one is set. */
  because(why: Why): void {
    this.why ??= why;
  }

  /** Sends status and headers. */
  head(exchange: string, status: number, headers: Readonly<Record<string, string>>): void {
    const all = { ...headers, ...this.common };
    this.outputs.push({ kind: 'head', at: this.state.now, exchange, status, headers: all });
  }

  /** Sends a part of a body. */
  chunk(exchange: string, text: string): void {
    this.outputs.push({ kind: 'chunk', at: this.state.now, exchange, text });
  }

  /** Ends an exchange. */
  end(exchange: string): void {
    this.outputs.push({ kind: 'end', at: this.state.now, exchange });
  }

  /** Sends a complete response. */
  answer(exchange: string, status: number, headers: Readonly<Record<string, string>>, body = ''): void {
    this.head(exchange, status, headers);
    if (body !== '') this.chunk(exchange, body);
    this.end(exchange);
  }

  /** Rejects a request: with a JSON-RPC error if the revision has a format for it, otherwise with plain text. */
  refuse(exchange: string, { status, code, message, data, id = null, revision, headers, why }: Refused): void {
    this.because(why);
    if (id === null && revision < '2025-11-25')
      return this.answer(exchange, status, { 'content-type': 'text/plain; charset=utf-8', ...headers }, `${message}\n`);
    const error: JsonRecord = { code, message, ...(data === undefined ? {} : { data }) };
    const whole: JsonRecord = { jsonrpc: '2.0', ...(id === null ? {} : { id }), error };
    const text = JSON.stringify(whole);
    this.answer(exchange, status, { 'content-type': 'application/json', ...headers }, text);
    const to = id === null ? null : { exchange, id };
    const output: Output = { at: this.state.now, text, message: whole, channel: 'message', to, last: true, why };
    this.sentMessages.push({ exchange, session: null, output });
  }
}
