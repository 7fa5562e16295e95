/** Requests, responses and events of a text as rules see them. */
import { pathOf } from '../../intake/http/join.ts';
import type { WireEvent, WireMessage } from '../../intake/wire.ts';
import type { JsonValue } from '../../json/types.ts';
import type { RevisionModel } from '../../model/define.ts';
import type { EntryRow } from '../../types.ts';
import { cut } from '../../json/describe.ts';
import { Cargo } from './carried.ts';
import type { Carried, Header, Request, Response, Stream } from './define.ts';
import { StreamPart, type Source } from './events.ts';
import { isStreamableOnly, legacyParts } from './legacy.ts';
import { challengeParameters, parametersOf, queryOf } from '../../documents/oauth/parameters.ts';

/** Properties common to requests and responses. */
abstract class Message {
  readonly index: number;
  readonly session: number;
  readonly model: RevisionModel;
  readonly wire: WireMessage;
  readonly cargo: Cargo;
  protected readonly all: Wire;
  #headers: Map<string, Header> | null = null;
  #stream: Stream | null | undefined = undefined;

  constructor(all: Wire, wire: WireMessage, index: number, session: number) {
    this.all = all;
    this.wire = wire;
    this.index = index;
    this.session = session;
    this.model = all.source.modelOf(session);
    this.cargo = new Cargo(wire.entries, all.source.rows, all.source.intake.entries);
  }

  get messages(): readonly Carried[] {
    return this.cargo.messages;
  }

  get batch(): boolean {
    return this.cargo.batch;
  }

  get legacy(): boolean {
    return this.all.legacy.has(this.index);
  }

  demands(requirement: string): boolean {
    if (this.legacy && isStreamableOnly(requirement)) return false;
    return this.all.source.demands(this.session, requirement);
  }

  get headers(): readonly Header[] {
    return this.wire.headers;
  }

  header(name: string): Header | null {
    if (!this.#headers) {
      this.#headers = new Map();
      for (const header of this.wire.headers.toReversed()) this.#headers.set(header.name.toLowerCase(), header);
    }
    return this.#headers.get(name.toLowerCase()) ?? null;
  }

  get type(): string {
    return (this.header('content-type')?.value ?? '')
      .replace(/[;,].*$/s, '')
      .trim()
      .toLowerCase();
  }

  get body(): string | null {
    return this.wire.body;
  }

  json(): JsonValue | undefined {
    if (this.wire.body === null || this.wire.events) return undefined;
    try {
      const value: JsonValue = JSON.parse(this.wire.body);
      return value;
    } catch {
      return undefined;
    }
  }

  get stream(): Stream | null {
    if (this.#stream === undefined) this.#stream = this.wire.events && this.newStream(this.wire.events);
    return this.#stream;
  }

  protected abstract newStream(events: readonly WireEvent[]): Stream | null;

  get madeUp(): boolean {
    return this.wire.madeUp === true;
  }

  get partial(): boolean {
    return this.wire.partial === true;
  }

  get clock(): number | null {
    return this.wire.at ?? null;
  }
}

/** One request. */
export class RequestPart extends Message implements Request {
  readonly kind = 'request';

  get method(): string {
    return this.wire.method;
  }

  get target(): string {
    return this.wire.target;
  }

  get accepts(): string | null {
    return this.wire.accepts ?? null;
  }

  get path(): string {
    return pathOf(this.wire.target);
  }

  get host(): string {
    const whole = /^(https?:\/\/[^/?#]*)/i.exec(this.wire.target)?.[1];
    return (whole ?? this.header('host')?.value ?? '').toLowerCase();
  }

  query(name: string): string | null {
    return parametersOf(queryOf(this.wire.target)).get(name) ?? null;
  }

  form(): ReadonlyMap<string, string> | null {
    return this.type === 'application/x-www-form-urlencoded' ? parametersOf(this.wire.body ?? '') : null;
  }

  get mcp(): boolean {
    if (this.path.includes('/.well-known/')) return false;
    if (this.wire.entries.length > 0 || this.all.ends.has(this.path)) return true;
    const get = this.wire.method === 'GET';
    if (get && this.all.documents.has(this.path)) return false;
    if ((this.header('accept')?.value ?? '').toLowerCase().includes('text/event-stream')) return true;
    // Clients also send the version header with requests for metadata.
    return !(get && this.all.ends.size > 0) && this.wire.headers.some(({ name }) => /^mcp-/i.test(name));
  }

  get answer(): Response | null {
    return this.all.answerOf(this.index);
  }

  get name(): string {
    return `The ${this.#described}`;
  }

  get description(): string {
    return `the ${this.#described}`;
  }

  get #described(): string {
    const [entry] = this.wire.entries;
    const verb = cut(this.wire.method, 20);
    return entry === undefined ? `\`${verb} ${cut(this.wire.target, 50)}\`` : `${verb} in message ${entry + 1}`;
  }

  protected newStream(): null {
    return null;
  }
}

/** One response. */
export class ResponsePart extends Message implements Response {
  readonly kind = 'response';

  get status(): number {
    return this.wire.status;
  }

  get reason(): string {
    return this.wire.reason;
  }

  get request(): Request | null {
    return this.wire.answers === null ? null : this.all.requestAt(this.wire.answers);
  }

  get name(): string {
    return `The ${this.#described}`;
  }

  get description(): string {
    return `the ${this.#described}`;
  }

  get #described(): string {
    const { request } = this;
    if (request) return `response to ${request.description}`;
    const [entry] = this.wire.entries;
    return entry === undefined
      ? `answer \`${this.status} ${cut(this.reason, 30)}\``
      : `response in message ${entry + 1}`;
  }

  protected newStream(events: readonly WireEvent[]): Stream {
    return new StreamPart(this.all.source, events, this, this.session);
  }
}

/** All requests and responses of a text. */
export class Wire {
  readonly source: Source;
  readonly parts: readonly (RequestPart | ResponsePart)[];
  /** Paths to which messages are sent with POST. */
  readonly ends = new Set<string>();
  /** Metadata paths named by rejections. */
  readonly documents = new Set<string>();
  /** Indexes of the parts of the HTTP+SSE transport. */
  readonly legacy: ReadonlySet<number>;
  readonly #answers = new Map<number, number>();

  /** `older`: the caller says that the text is of the HTTP+SSE transport. */
  constructor(source: Source, older: boolean) {
    this.source = source;
    const { wire = [] } = source.intake;
    this.legacy = legacyParts(wire, source.intake.events, older);
    const sessions = sessionsOf(wire, source.rows);
    for (const [index, { kind, target, entries, answers, headers }] of wire.entries()) {
      if (kind === 'request' && entries.length > 0) this.ends.add(pathOf(target));
      if (answers !== null && !this.#answers.has(answers)) this.#answers.set(answers, index);
      for (const { name, value } of kind === 'response' ? headers : []) {
        if (!/^www-authenticate$/i.test(name)) continue;
        const address = challengeParameters(value).get('resource_metadata');
        if (address !== undefined) this.documents.add(pathOf(address));
      }
    }
    this.parts = wire.map((message, index) => {
      const session = sessions[index] ?? 0;
      return message.kind === 'request'
        ? new RequestPart(this, message, index, session)
        : new ResponsePart(this, message, index, session);
    });
  }

  requestAt(index: number): RequestPart | null {
    const part = this.parts[index];
    return part instanceof RequestPart ? part : null;
  }

  answerOf(request: number): ResponsePart | null {
    const part = this.parts[this.#answers.get(request) ?? -1];
    return part instanceof ResponsePart ? part : null;
  }
}

/** The session of each message: that of its entries, otherwise of its request, otherwise of its neighbors on the channel. */
function sessionsOf(wire: readonly WireMessage[], rows: readonly EntryRow[]): number[] {
  const own = wire.map(({ entries }) => rows[entries[0] ?? -1]?.session);
  const forth = new Map<string, number>();
  const found = wire.map(({ answers, channel = '' }, index) => {
    const session = own[index] ?? (answers === null ? undefined : own[answers]) ?? forth.get(channel);
    if (session !== undefined) forth.set(channel, session);
    return session;
  });
  const back = new Map<string, number>();
  for (let index = wire.length - 1; index >= 0; index--) {
    const channel = wire[index]?.channel ?? '';
    const session = (found[index] ??= back.get(channel));
    if (session !== undefined) back.set(channel, session);
  }
  let last = found.find((session) => session !== undefined) ?? 0;
  return found.map((session) => (last = session ?? last));
}
