/**
 * Conversations over HTTP for tests, without a network: the client behaves correctly, and `check` can judge the whole
 * conversation.
 */
import type { Diagnostic, RevisionId } from '../../protocol/types.ts';
import { isObject } from '../../protocol/values.ts';
import { answerFor, dressed, fullCapabilities, greeting } from '../client.ts';
import { isStateless } from '../eras.ts';
import { judgeText } from './judging.ts';
import {
  createHttp,
  dueAtHttp,
  stepHttp,
  type HttpState,
  type HttpStepped,
  type SentMessage,
} from '../transport/http.ts';
import type { HttpInput } from '../transport/types.ts';
import type { JsonRecord, McpRevision, ServerDefinition, Settings } from '../types.ts';

/** One request and the response so far. */
export interface Exchange {
  readonly name: string;
  readonly request: { method: string; path: string; headers: Readonly<Record<string, string>>; body: string };
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
  ended: boolean;
}

const REASON_PHRASES: Readonly<Record<number, string>> = {
  200: 'OK',
  202: 'Accepted',
  204: 'No Content',
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
};
const NAMED: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
};
const BOTH = 'application/json, text/event-stream';

/** The events of a stream: their fields, in order. */
export function eventsOf(body: string): { id?: string; event?: string; data?: string; retry?: string }[] {
  return body
    .split('\n\n')
    .filter((part) => part.trim() !== '')
    .map((part) =>
      Object.fromEntries(part.split('\n').map((line) => [line.split(':', 1)[0], line.replace(/^\w*: ?/u, '')])),
    );
}

/** The messages that an exchange carried to the client. */
export function messagesOf({ headers, body }: Exchange): JsonRecord[] {
  const texts = headers['content-type']?.startsWith('text/event-stream')
    ? eventsOf(body).map(({ data }) => data ?? '')
    : [body];
  return texts.flatMap((text) => {
    try {
      const value: unknown = JSON.parse(text);
      return isRecord(value) ? [value] : [];
    } catch {
      return [];
    }
  });
}

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A client of one revision and its server. */
export class HttpConversation {
  state: HttpState;
  readonly exchanges: Exchange[] = [];
  readonly sentMessages: SentMessage[] = [];
  readonly steps: HttpStepped[] = [];
  readonly revision: McpRevision;
  readonly capabilities: JsonRecord;
  /** As returned by the server. */
  session: string | null = null;
  at = 0;
  /** Whether it responds to the server's requests. */
  willing = true;

  constructor(definition: ServerDefinition, revision: McpRevision, settings: Partial<Settings> = {}) {
    this.revision = revision;
    this.capabilities = fullCapabilities(revision, definition);
    this.state = createHttp(definition, { revisions: [revision], ...settings });
  }

  /** Processes one input, and the client's responses to the server's requests. */
  feed(input: HttpInput): HttpStepped {
    const stepped = stepHttp(this.state, input);
    this.state = stepped.state;
    this.steps.push(stepped);
    this.sentMessages.push(...stepped.sentMessages);
    for (const output of stepped.outputs) {
      const exchange = this.exchanges.find(({ name }) => name === output.exchange);
      if (!exchange) throw new Error(`The server responds to ${output.exchange}, which is not an open exchange.`);
      if (output.kind === 'head') Object.assign(exchange, { status: output.status, headers: output.headers });
      else if (output.kind === 'chunk') exchange.body += output.text;
      else exchange.ended = true;
    }
    for (const { output, exchange } of stepped.sentMessages) {
      const isRequest = exchange !== null && isObject(output.message) && typeof output.message.method === 'string';
      const answer = isRequest && isObject(output.message) ? answerFor(output.message) : null;
      if (answer && this.willing) this.post(answer);
    }
    return stepped;
  }

  /** Sends a request unchanged. */
  send(method: string, path: string, headers: Record<string, string | null>, body = ''): Exchange {
    const whole = { host: '127.0.0.1:3000', ...headers };
    const plain = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== null)) as Record<
      string,
      string
    >;
    const name = `e${this.exchanges.length + 1}`;
    const request = { method, path, headers: plain, body };
    const exchange: Exchange = { name, request, status: 0, headers: {}, body: '', ended: false };
    this.exchanges.push(exchange);
    this.feed({ kind: 'request', at: this.at, exchange: name, ...request });
    return exchange;
  }

  /** The headers of a request, as a client of this revision writes them. */
  headers(message: JsonRecord | null): Record<string, string> {
    const { revision, session } = this;
    const method = typeof message?.method === 'string' ? message.method : '';
    const member = NAMED[method];
    const named = member !== undefined && isObject(message?.params) ? message.params[member] : undefined;
    const modern: Record<string, string> =
      isStateless(revision) && method !== ''
        ? { 'mcp-method': method, ...(typeof named === 'string' ? { 'mcp-name': named } : {}) }
        : {};
    return {
      ...(session === null ? {} : { 'mcp-session-id': session }),
      ...(revision >= '2025-06-18' && method !== 'initialize' ? { 'mcp-protocol-version': revision } : {}),
      ...modern,
    };
  }

  /** Posts a message, with `_meta` in revisions that have it. */
  post(message: JsonRecord, headers: Record<string, string | null> = {}): Exchange {
    const whole = dressed({ jsonrpc: '2.0', ...message }, this.revision, this.capabilities);
    const base = { accept: BOTH, 'content-type': 'application/json', ...this.headers(whole) };
    return this.send('POST', '/mcp', { ...base, ...headers }, JSON.stringify(whole));
  }

  /** Posts a text unchanged. */
  text(body: string, headers: Record<string, string | null> = {}): Exchange {
    const base = { accept: BOTH, 'content-type': 'application/json', ...this.headers(null) };
    return this.send('POST', '/mcp', { ...base, ...headers }, body);
  }

  /** Opens a stream. */
  listen(headers: Record<string, string | null> = {}): Exchange {
    return this.send('GET', '/mcp', { accept: 'text/event-stream', ...this.headers(null), ...headers });
  }

  /** The handshake, if the revision has one. */
  greet(): void {
    const handshake = greeting(this.revision, this.capabilities, 0);
    if (!handshake) return;
    this.session = this.post(handshake.initialize).headers['mcp-session-id'] ?? null;
    this.post(handshake.initialized);
  }

  /** Lets time pass. */
  pass(ms: number): void {
    const end = this.at + ms;
    for (let due = dueAtHttp(this.state); due !== null && due <= end; due = dueAtHttp(this.state)) {
      this.at = due;
      this.feed({ kind: 'tick', at: due });
    }
    this.at = end;
  }

  /** The connection of an exchange breaks. */
  lose({ name }: Exchange): void {
    this.feed({ kind: 'gone', at: this.at, exchange: name });
  }

  /** The traffic as HTTP messages separated by `---`. */
  transcript(): string {
    return this.exchanges
      .flatMap((one) => (one.status === 0 ? [requested(one)] : [requested(one), answered(one)]))
      .join('\n---\n');
  }

  /** The errors and warnings of `check`. */
  found(revision: RevisionId = this.revision): Diagnostic[] {
    const { diagnostics } = judgeText(this.transcript(), { revision, transport: 'http' });
    return diagnostics.filter(({ severity }) => severity !== 'info');
  }
}

const lines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');

function requested({ request: { method, path, headers, body } }: Exchange): string {
  return `${method} ${path} HTTP/1.1\n${lines(headers)}\n${body}`;
}

function answered({ status, headers, body }: Exchange): string {
  return `HTTP/1.1 ${status} ${REASON_PHRASES[status] ?? ''}\n${lines(headers)}\n${body}`;
}
