/** The records of HTTP exchanges: to which session each belongs, its headers without secrets, and the messages in its bodies. */
import type { TapTransport } from '../../protocol/recording-types.ts';
import { BodyReader } from './bodies.ts';
import type { Ending, HttpFeed } from './feed.ts';
import { frameTail, textOf, type Frame } from './frames.ts';
import type { Hider } from './hide.ts';
import { tailOf, type Journal } from './journal.ts';

/** Maximum number of session ids that are remembered. */
const KNOWN = 10_000;

/** How runs begin and end. */
export interface HttpRuns {
  /** Begins a run over this transport; returns its number. */
  begin(at: number, transport: TapTransport): number;
  end(run: number, at: number, ending: Ending): void;
}

type Head = HttpFeed & { kind: 'head' };

/** One exchange in progress. */
interface Exchange {
  readonly number: number;
  readonly head: Head;
  run: number | null;
  /** Frames of the request, until its run is known. */
  frames: { at: number; frame: Frame }[];
  request: BodyReader | null;
  response: BodyReader | null;
  /** When its last bytes passed. */
  last: number;
  /** False after its end was recorded. */
  open: boolean;
}

/** Records the exchanges of one `tap`, or one connection by hand. */
export class HttpRecords {
  readonly #journal: Journal;
  readonly #hider: Hider;
  readonly #runs: HttpRuns;
  /** The path of the server’s endpoint; bodies sent elsewhere are no messages, and may contain secrets. */
  readonly #path: string;
  readonly #exchanges = new Map<number, Exchange>();
  /** Runs by session id, and by the address that the older transport assigned. */
  readonly #sessions = new Map<string, number>();
  readonly #endpoints = new Map<string, number>();
  readonly #openRuns = new Set<number>();
  #sessionless: number | null = null;

  constructor(journal: Journal, hider: Hider, runs: HttpRuns, path: string) {
    this.#journal = journal;
    this.#hider = hider;
    this.#runs = runs;
    this.#path = path;
  }

  take(event: HttpFeed): void {
    if (event.kind === 'head') {
      if (event.of === 'request') this.#requested(event);
      else this.#responded(event);
      return;
    }
    const exchange = this.#exchanges.get(event.exchange);
    if (!exchange) return;
    if (event.kind === 'gone') return this.#gone(exchange, event.at, event.by, event.error);
    exchange.last = event.at;
    const reader = exchange[event.of];
    if (event.kind === 'body') reader?.add(event.bytes);
    else if (event.kind === 'missed') {
      reader?.gap();
      this.#settle(exchange);
      const from = event.of === 'request' ? 'client' : 'server';
      this.#add(exchange, event.at, tailOf({ kind: 'lost', from, bytes: event.bytes }));
    } else if (event.of === 'request') reader?.end(() => this.#settle(exchange));
    else if (reader) reader.end(() => this.#close(exchange, event.at, 'server'));
    else this.#close(exchange, event.at, 'server');
  }

  /** Ends all sessions. */
  end(at: number, ending: Ending): void {
    for (const exchange of this.#exchanges.values()) this.#settle(exchange);
    for (const run of this.#openRuns) this.#runs.end(run, at, ending);
    this.#openRuns.clear();
  }

  #requested(head: Head): void {
    const exchange: Exchange = {
      number: this.#journal.nextExchange(),
      head,
      run: null,
      frames: [],
      request: null,
      response: null,
      last: head.at,
      open: true,
    };
    this.#exchanges.set(head.exchange, exchange);
    const headers = fieldsOf(head.headers);
    exchange.request = new BodyReader(headers('content-type'), headers('content-encoding'), {
      frame: (frame) => exchange.frames.push({ at: head.at, frame }),
      event: () => undefined,
    });
    // Only the body of a POST shows whether a session begins.
    if (head.method !== 'POST' || this.#knownRun(head) !== null) this.#settle(exchange);
  }

  /** The run that the head of a request names; null if it names none that is known. */
  #knownRun({ headers, url = '' }: Head): number | null {
    const id = fieldsOf(headers)('mcp-session-id');
    return (id === '' ? undefined : this.#sessions.get(id)) ?? this.#endpoints.get(url) ?? null;
  }

  /** Decides to which run an exchange belongs, and records its request and what its body contained so far. */
  #settle(exchange: Exchange): void {
    const { head } = exchange;
    if (exchange.run === null) {
      exchange.run = this.#knownRun(head) ?? this.#otherRun(exchange);
      const headers = this.#headers(head.headers);
      const url = this.#hider.url(head.url ?? '');
      this.#add(exchange, head.at, tailOf({ kind: 'request', method: head.method ?? '', url, headers }));
    }
    for (const { at, frame } of exchange.frames.splice(0)) this.#frame(exchange, at, 'client', frame);
  }

  #otherRun({ head, frames }: Exchange): number {
    const headers = fieldsOf(head.headers);
    const id = headers('mcp-session-id');
    if (id !== '') return this.#know(id, this.#begin(head.at, 'http'));
    const streams = headers('accept').includes('text/event-stream');
    if (head.method === 'GET' && streams && headers('mcp-protocol-version') === '') return this.#begin(head.at, 'sse');
    if (frames.some(({ frame }) => begins(frame))) return (this.#sessionless = this.#begin(head.at, 'http'));
    return (this.#sessionless ??= [...this.#openRuns].at(-1) ?? this.#begin(head.at, 'http'));
  }

  #responded(head: Head): void {
    const exchange = this.#exchanges.get(head.exchange);
    if (!exchange) return;
    this.#settle(exchange);
    const headers = fieldsOf(head.headers);
    const run = exchange.run ?? 0;
    const id = headers('mcp-session-id');
    if (id !== '' && !this.#sessions.has(id)) {
      this.#know(id, run);
      if (this.#sessionless === run) this.#sessionless = null;
    }
    const status = head.status ?? 0;
    const shown = { kind: 'response', status, headers: this.#headers(head.headers) };
    this.#add(exchange, head.at, tailOf(shown));
    exchange.response = new BodyReader(headers('content-type'), headers('content-encoding'), {
      frame: (frame) => this.#frame(exchange, exchange.last, 'server', frame),
      event: ({ data, stream }) => {
        if (data && stream.event === 'endpoint') this.#endpoint(exchange, textOf(data.bytes).text);
        const empty = { bytes: new Uint8Array(), length: 0 };
        const hidden = data && stream.event === 'endpoint' ? this.#hidden(data) : (data ?? empty);
        this.#add(exchange, exchange.last, frameTail(hidden, 'server', stream));
      },
    });
    if (exchange.head.method === 'DELETE' && status >= 200 && status < 300) this.#deleted(exchange, head.at);
  }

  /** In the older transport the server sends the address for messages. */
  #endpoint({ run, head }: Exchange, address: string): void {
    const base = `http://host${head.url ?? '/'}`;
    const { pathname, search } = URL.canParse(address, base)
      ? new URL(address, base)
      : { pathname: address, search: '' };
    if (this.#endpoints.size < KNOWN) this.#endpoints.set(pathname + search, run ?? 0);
  }

  #deleted({ run, head }: Exchange, at: number): void {
    const id = fieldsOf(head.headers)('mcp-session-id');
    if (run === null || id === '' || !this.#openRuns.delete(run)) return;
    this.#sessions.delete(id);
    this.#runs.end(run, at, { by: 'host' });
  }

  #gone(exchange: Exchange, at: number, by: 'client' | 'server', error: string | undefined): void {
    this.#settle(exchange);
    const finish = (): void => this.#close(exchange, at, by, error);
    if (exchange.response) exchange.response.end(finish);
    else finish();
  }

  #close(exchange: Exchange, at: number, by: 'client' | 'server', error?: string): void {
    if (!exchange.open) return;
    exchange.open = false;
    this.#exchanges.delete(exchange.head.exchange);
    this.#add(exchange, at, tailOf({ kind: 'close', by, error }));
    // In the older transport the stream is the session.
    const run = exchange.run ?? 0;
    const streamed = exchange.head.method === 'GET' && [...this.#endpoints.values()].includes(run);
    if (!streamed || !this.#openRuns.delete(run)) return;
    for (const [address, one] of this.#endpoints) if (one === run) this.#endpoints.delete(address);
    this.#runs.end(run, at, { by: by === 'client' ? 'host' : 'server', ...(error === undefined ? {} : { error }) });
  }

  #frame(exchange: Exchange, at: number, from: 'client' | 'server', frame: Frame): void {
    const url = exchange.head.url ?? '';
    const own = url.replace(/[?#].*$/su, '') === this.#path || this.#endpoints.has(url);
    this.#add(exchange, at, frameTail(own ? frame : this.#hidden(frame), from));
  }

  #hidden(frame: Frame): Frame {
    const bytes = Buffer.from(this.#hider.text(textOf(frame.bytes).text));
    return { bytes, length: bytes.length + frame.length - frame.bytes.length };
  }

  #headers(list: readonly string[]): Record<string, string> {
    const out: Record<string, string> = {};
    for (let at = 0; at + 1 < list.length; at += 2) {
      const [name, value] = [list[at] ?? '', list[at + 1] ?? ''];
      const hidden = this.#hider.header(name, value);
      const before = Object.hasOwn(out, name) ? `${out[name] ?? ''}, ` : '';
      Object.defineProperty(out, name, {
        value: before + hidden,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    return out;
  }

  #begin(at: number, transport: TapTransport): number {
    const run = this.#runs.begin(at, transport);
    this.#openRuns.add(run);
    return run;
  }

  #know(id: string, run: number): number {
    if (this.#sessions.size < KNOWN) this.#sessions.set(id, run);
    return run;
  }

  #add({ run, number }: Exchange, at: number, tail: string): void {
    this.#journal.add(run ?? 0, at, tail, number);
  }
}

/** True for a body that begins a session. */
function begins({ bytes }: Frame): boolean {
  return /"method"\s*:\s*"initialize"/u.test(textOf(bytes.subarray(0, 100_000)).text);
}

/** The value of a header by its name in lower case; empty if there is none. */
function fieldsOf(headers: readonly string[]): (name: string) => string {
  return (name) => {
    for (let at = 0; at + 1 < headers.length; at += 2)
      if (headers[at]?.toLowerCase() === name) return headers[at + 1] ?? '';
    return '';
  };
}
