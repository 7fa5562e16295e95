/**
 * A connection to an HTTP server with the page as the client: it keeps the session, listens for what the server sends by itself,
 * and falls back to the older transport (HTTP+SSE) as clients do.
 */
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { REVISION_IDS } from '../../protocol/types.ts';
import { postHeaders, type ListedTool } from '../../simulator/run/http-client.ts';
import type { JsonRecord, McpRevision } from '../../simulator/types.ts';
import { BodyReader } from './bodies.ts';
import type { Ending, Party } from './feed.ts';
import { textOf, type Frame } from './frames.ts';
import type { HandConnection } from './hand.ts';
import { rawHeaders } from './headers.ts';
import type { Hider } from './hide.ts';
import { HttpRecords } from './http-records.ts';
import { tailOf, type Journal } from './journal.ts';

/** How long the end of a session may take, in milliseconds. */
const GRACE = 2_000;
/** Before a broken stream is resumed, if the server names no time, in milliseconds. */
const RETRY = 1_000;
/** Maximum number of times that a stream is resumed without an event. */
const RESUMED = 5;
/** Statuses by which an older server refuses the first message. */
const OLDER = new Set([400, 404, 405]);

/** What a POST or GET is for. */
interface Purpose {
  /** The message that it carries. */
  readonly text: string | null;
  readonly headers: Readonly<Record<string, string>>;
  response?(response: IncomingMessage): void;
  event?(id: string | undefined, event: string | undefined, data: string, retry: string | undefined): void;
  over?(): void;
}

/** Talks to a server at a URL. */
export class HandHttp implements HandConnection {
  readonly run: number;
  open = true;
  readonly #url: URL;
  readonly #bearer: string | undefined;
  readonly #journal: Journal;
  readonly #records: HttpRecords;
  readonly #requests = new Set<ClientRequest>();
  #count = 0;
  #session: string | null = null;
  #revision: McpRevision = '2025-03-26';
  #tools: readonly ListedTool[] = [];
  #listening = false;
  /** The address for messages in the older transport, and messages that wait for it. */
  #endpoint: URL | null = null;
  #older = false;
  #waiting: string[] = [];

  constructor(url: string, shown: string, journal: Journal, hider: Hider, bearer?: string) {
    this.#url = new URL(url);
    this.#bearer = bearer;
    this.#journal = journal;
    this.run = journal.begin(Date.now(), { transport: 'http', target: shown, by: 'hand' });
    const runs = {
      begin: () => this.run,
      // A session that this side ends, with DELETE, ends below.
      end: (_: number, __: number, { by, error }: Ending) => (by === 'server' ? this.#over(by, error) : undefined),
    };
    this.#records = new HttpRecords(journal, hider, runs, this.#url.pathname);
  }

  send(text: string): void {
    if (this.#older) return this.#sendOlder(text);
    const message = messageOf(text);
    const revision = declaredIn(message) ?? this.#revision;
    const headers = postHeaders(message, revision, this.#session, this.#tools);
    if (message?.['method'] === 'initialize') delete headers['mcp-session-id'];
    this.#exchange('POST', this.#url, {
      text,
      headers,
      response: (response) => this.#answered(response, message, text),
      event: (_, __, data) => this.#received(data, message),
    });
  }

  async close(): Promise<void> {
    if (!this.open) return;
    if (this.#session !== null && !this.#older) {
      let alarm: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => (alarm = setTimeout(resolve, GRACE)));
      const gone = new Promise<void>((resolve) =>
        this.#exchange('DELETE', this.#url, { text: null, headers: this.#sessionHeaders(), over: resolve }),
      );
      await Promise.race([gone, late]);
      clearTimeout(alarm);
    }
    this.#over('hand');
  }

  #answered(response: IncomingMessage, message: JsonRecord | null, text: string): void {
    const status = response.statusCode ?? 0;
    const first = message?.['method'] === 'initialize';
    const { 'mcp-session-id': session } = response.headers;
    if (first && typeof session === 'string') this.#session = session;
    if (first && OLDER.has(status)) {
      this.#older = true;
      this.#waiting.push(text);
      this.#listenOlder();
    }
    if (message?.['method'] === 'notifications/initialized' && status >= 200 && status < 300) this.#listen();
  }

  /** Remembers what later headers repeat. */
  #received(text: string, request: JsonRecord | null): void {
    const result = messageOf(text)?.['result'];
    if (typeof result !== 'object' || result === null || Array.isArray(result)) return;
    const { protocolVersion, tools } = result;
    if (request?.['method'] === 'initialize') this.#revision = revisionOf(protocolVersion) ?? this.#revision;
    if (request?.['method'] !== 'tools/list' || !Array.isArray(tools)) return;
    this.#tools = [...this.#tools, ...tools.filter(isTool)].slice(-10_000);
  }

  #sessionHeaders(): Record<string, string> {
    return {
      ...(this.#session === null ? {} : { 'mcp-session-id': this.#session }),
      ...(this.#revision >= '2025-06-18' ? { 'mcp-protocol-version': this.#revision } : {}),
    };
  }

  /** Listens for messages that answer no request, where the server offers such a stream. */
  #listen(last?: string, retries = 0): void {
    if (!this.open || (this.#listening && last === undefined && retries === 0)) return;
    this.#listening = true;
    let [id, wait, count, offered] = [last, RETRY, retries, false];
    this.#exchange('GET', this.#url, {
      text: null,
      headers: {
        accept: 'text/event-stream',
        ...this.#sessionHeaders(),
        ...(last === undefined ? {} : { 'last-event-id': last }),
      },
      response: ({ statusCode }) => (offered = statusCode === 200),
      event: (given, _, __, retry) => {
        id = given ?? id;
        count = 0;
        if (retry !== undefined && /^\d{1,6}$/u.test(retry)) wait = Number(retry);
      },
      over: () => {
        if (offered && this.open && count < RESUMED) setTimeout(() => this.#listen(id, count + 1), wait).unref();
      },
    });
  }

  #listenOlder(): void {
    this.#exchange('GET', this.#url, {
      text: null,
      headers: { accept: 'text/event-stream' },
      event: (_, event, data) => {
        if (event !== 'endpoint' || this.#endpoint || !URL.canParse(data, this.#url.href)) return;
        const endpoint = new URL(data, this.#url);
        // A server may not send the client’s messages to another origin.
        if (endpoint.origin !== this.#url.origin) return this.#over('server', 'the endpoint has another origin');
        this.#endpoint = endpoint;
        for (const text of this.#waiting.splice(0)) this.#sendOlder(text);
      },
      over: () => this.#over('server'),
    });
  }

  #sendOlder(text: string): void {
    if (!this.#endpoint) return void this.#waiting.push(text);
    this.#exchange('POST', this.#endpoint, { text, headers: { 'content-type': 'application/json' } });
  }

  #exchange(method: string, url: URL, purpose: Purpose): void {
    const exchange = ++this.#count;
    const body = purpose.text === null ? null : Buffer.from(purpose.text);
    const headers: Record<string, string | number> = {
      host: url.host,
      ...purpose.headers,
      ...(this.#bearer === undefined ? {} : { authorization: `Bearer ${this.#bearer}` }),
      ...(body === null ? {} : { 'content-length': body.length }),
    };
    const now = (): { at: number; exchange: number } => ({ at: Date.now(), exchange });
    const list = Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
    this.#records.take({
      kind: 'head',
      of: 'request',
      ...now(),
      method,
      url: url.pathname + url.search,
      headers: list,
    });
    if (body) this.#records.take({ kind: 'body', of: 'request', ...now(), bytes: body });
    this.#records.take({ kind: 'complete', of: 'request', ...now() });

    let over = false;
    const finish = (how: () => void): void => {
      if (over) return;
      over = true;
      how();
      this.#requests.delete(outgoing);
      purpose.over?.();
    };
    const gone = (error: Error): void =>
      finish(() =>
        this.#records.take({ kind: 'gone', ...now(), by: this.open ? 'server' : 'client', error: error.message }),
      );
    const outgoing = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, { method, headers });
    this.#requests.add(outgoing);
    outgoing.on('error', gone);
    outgoing.on('response', (response) => {
      const status = response.statusCode ?? 0;
      this.#records.take({ kind: 'head', of: 'response', ...now(), status, headers: rawHeaders(response) });
      purpose.response?.(response);
      const { 'content-type': type = '', 'content-encoding': encoding = '' } = response.headers;
      const reader = new BodyReader(type, encoding, {
        frame: (frame) => purpose.event?.(undefined, undefined, whole(frame), undefined),
        event: ({ data, stream }) => purpose.event?.(stream.id, stream.event, data ? whole(data) : '', stream.retry),
      });
      response.on('data', (bytes: Buffer) => {
        this.#records.take({ kind: 'body', of: 'response', ...now(), bytes });
        reader.add(bytes);
      });
      response.on('end', () =>
        finish(() => {
          this.#records.take({ kind: 'complete', of: 'response', ...now() });
          reader.end(() => undefined);
        }),
      );
      response.on('error', gone);
      response.on('close', () => gone(new Error('the connection was closed')));
    });
    outgoing.end(body ?? undefined);
  }

  #over(by: Party, error?: string): void {
    if (!this.open) return;
    this.open = false;
    for (const one of this.#requests) one.destroy();
    this.#journal.add(this.run, Date.now(), tailOf({ kind: 'end', by, error }));
  }
}

const whole = ({ bytes, length }: Frame): string => (length > bytes.length ? '' : textOf(bytes).text);

function messageOf(text: string): JsonRecord | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function revisionOf(value: unknown): McpRevision | null {
  const found = REVISION_IDS.find((one) => one === value);
  return found === undefined || found === 'jsonrpc-2.0' ? null : found;
}

/** The revision that a request declares for itself, since 2026-07-28. */
function declaredIn(message: JsonRecord | null): McpRevision | null {
  const params = message?.['params'];
  const meta = isRecord(params) ? params['_meta'] : undefined;
  return isRecord(meta) ? revisionOf(meta['io.modelcontextprotocol/protocolVersion']) : null;
}

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isTool(value: unknown): value is ListedTool & JsonRecord {
  return isRecord(value) && typeof value['name'] === 'string' && isRecord(value['inputSchema']);
}
