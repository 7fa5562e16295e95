/** What an HTTP server remembers between requests, and one step of it while it is being taken. Plain data, replaced and never changed. */
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

/** An event stream, or the answer to a POST that is still to come. */
export interface Stream {
  /** Names it in the ids of its events. */
  readonly name: string;
  /** What carries it now; null while the client is away and may come back. */
  readonly exchange: string | null;
  /** The requests whose answers it carries; null for one that carries what belongs to no request. */
  readonly waits: readonly Id[] | null;
  /** Whether its head has been sent. */
  readonly begun: boolean;
  /** Whether everything has been said. It is kept for a while for those who come back. */
  readonly over: boolean;
  /** Events so far, and the last of them, for those who come back. */
  readonly count: number;
  readonly kept: readonly { readonly number: number; readonly text: string }[];
}

/** A conversation that began with a handshake. */
export interface Session {
  readonly id: string;
  /** Carried as 2024-11-05 has it: one stream for everything, and a second address for what the client says. */
  readonly legacy: boolean;
  readonly server: ServerState;
  readonly streams: readonly Stream[];
  /** The number of the next stream. */
  readonly next: number;
  /** What belonged to no request while nobody listened. */
  readonly undelivered: readonly string[];
  readonly used: number;
}

/** The state of the HTTP side. */
export interface HttpState {
  readonly definition: ServerDefinition;
  readonly settings: Settings;
  readonly now: number;
  /** How many sessions there were. */
  readonly count: number;
  readonly sessions: readonly Session[];
  /** Answers requests that stand alone; null where the server speaks no such revision. */
  readonly shared: ServerState | null;
  /** The answers that `shared` still owes, one exchange each. */
  readonly open: readonly Stream[];
}

/** Something the server said, and the exchange that carried it; null where nobody was there to hear it. */
export interface Said {
  readonly exchange: string | null;
  /** The session it belongs to; null where requests stand alone. */
  readonly session: string | null;
  readonly output: Output;
}

/** What a step gives. */
export interface HttpStepped {
  readonly state: HttpState;
  readonly outputs: readonly HttpOutput[];
  /** The messages and logs in it, in order, with their reasons. */
  readonly said: readonly Said[];
  /** About what came in. */
  readonly why: Why | null;
  /** Faults that changed what HTTP has around messages, by exchange. */
  readonly marks: Readonly<Record<string, string>>;
}

/** How an answer is refused. `id` is that of the request, where it could be read. */
export interface Refused {
  status: number;
  code: number;
  message: string;
  data?: Json;
  id?: Id | null;
  /** Errors without an id exist since 2025-11-25; before, plain words are sent. */
  revision: McpRevision;
  headers?: Readonly<Record<string, string>>;
  why: Why;
}

/** One step while it is being taken. */
export class HttpTurn {
  state: HttpState;
  readonly outputs: HttpOutput[] = [];
  readonly said: Said[] = [];
  why: Why | null = null;
  /** Headers that every answer to this request has. */
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

  /** Says why, unless that was said. */
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

  /** A whole answer at once. */
  answer(exchange: string, status: number, headers: Readonly<Record<string, string>>, body = ''): void {
    this.head(exchange, status, headers);
    if (body !== '') this.chunk(exchange, body);
    this.end(exchange);
  }

  /** Refuses a request: as an error of JSON-RPC where the revision has a form for it, else in plain words. */
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
    this.said.push({ exchange, session: null, output });
  }
}
