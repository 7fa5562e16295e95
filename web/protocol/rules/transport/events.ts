/** Streams and their events as rules see them. */
import type { Taken } from '../../intake/types.ts';
import type { WireEvent } from '../../intake/wire.ts';
import type { RevisionModel } from '../../model/define.ts';
import type { EntryRow } from '../../types.ts';
import { Cargo } from './carried.ts';
import { namesEndpoint } from './legacy.ts';
import type { Carried, Request, Response, Stream, StreamEvent } from './define.ts';

/** The source of parts. */
export interface Source {
  readonly intake: Taken;
  readonly rows: readonly EntryRow[];
  modelOf(session: number): RevisionModel;
  demands(session: number, requirement: string): boolean;
}

/** A stream with its events. */
export class StreamPart implements Stream {
  readonly response: Response | null;
  readonly events: readonly EventPart[];
  /** As in `AnyPart`. */
  readonly legacy: boolean;

  constructor(source: Source, events: readonly WireEvent[], response: Response | null, session: number) {
    this.response = response;
    this.legacy = response?.legacy ?? namesEndpoint(events);
    this.events = events.map((event, index) => new EventPart(source, event, index, this, session));
  }

  get request(): Request | null {
    return this.response?.request ?? null;
  }
}

/** One event. */
export class EventPart implements StreamEvent {
  readonly kind = 'event';
  readonly stream: Stream;
  readonly index: number;
  readonly session: number;
  readonly wire: WireEvent;
  readonly cargo: Cargo;
  readonly #source: Source;

  constructor(source: Source, wire: WireEvent, index: number, stream: Stream, session: number) {
    this.#source = source;
    this.wire = wire;
    this.cargo = new Cargo(wire.entries, source.rows, source.intake.entries);
    this.index = index;
    this.stream = stream;
    const [entry] = wire.entries;
    this.session = (entry === undefined ? null : source.rows[entry]?.session) ?? session;
  }

  get model(): RevisionModel {
    return this.#source.modelOf(this.session);
  }

  get messages(): readonly Carried[] {
    return this.cargo.messages;
  }

  get batch(): boolean {
    return this.cargo.batch;
  }

  demands(requirement: string): boolean {
    return this.#source.demands(this.session, requirement);
  }

  get legacy(): boolean {
    return this.stream.legacy;
  }

  get name(): string {
    const { response } = this.stream;
    return `Event ${this.index + 1}${response ? ` of ${response.description}` : ''}`;
  }

  get description(): string {
    return this.name.charAt(0).toLowerCase() + this.name.slice(1);
  }

  get id(): string | null {
    return this.wire.id;
  }

  get event(): string {
    return this.wire.event;
  }

  get data(): string | null {
    return this.wire.data;
  }

  get retry(): string | null {
    return this.wire.retry;
  }

  get fields(): WireEvent['fields'] {
    return this.wire.fields;
  }

  get ended(): boolean {
    return this.wire.ended;
  }
}
