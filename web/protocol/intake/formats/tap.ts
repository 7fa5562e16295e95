/**
 * The records of this product’s own `tap` command (`recording-types.ts`): messages of both directions in the order in which they
 * passed, what was printed between them, and the HTTP around them.
 */
import type { Sender, Span, Transport } from '../../types.ts';
import { timeOf } from '../clock.ts';
import { holdsMessages, pathOf, type Candidate } from '../http/join.ts';
import { unquoted } from '../mapped.ts';
import type { RecordView } from '../record-view.ts';
import { recordFormat, type RecordSink } from '../records.ts';
import type { Format, RawEntry } from '../types.ts';
import type { WireEvent, WireField, WireHeader, WireMessage } from '../wire.ts';

/** Why a line that the server printed to stdout is skipped; the search for causes knows it by this. */
export const ON_STDOUT = 'A line on standard output that is not a message.';
const ON_STDIN = 'A line on standard input that is not a message.';
const ON_STDERR = 'A line that the server wrote to standard error.';
const BODY = 'A body that is not a message.';
const EVENT = 'An event without a message.';
const CUT = 'A message that was too long to be recorded whole.';
const EMPTY = 'An empty line.';
const ENDED = 'The reason why a run ended.';
const BROKEN = 'The reason why an HTTP exchange broke off.';
/** Records without anything to read. */
const PLAIN = {
  run: 'The start of a run.',
  end: 'The end of a run.',
  close: 'The end of an HTTP exchange.',
  lost: 'A note about bytes that were not recorded.',
} as const;
const KINDS = /^"(?:run|message|noise|stderr|request|response|close|lost|end)"$/;

const FROM_CLIENT = 'The record names the client as its sender.';
const FROM_SERVER = 'The record names the server as its sender.';

const SPEC = {
  id: 'tap',
  title: 'Recording of tap',
  called: 'records of tap',
  sure: 98,
  fits: (members: ReadonlyMap<string, string>): boolean =>
    KINDS.test(members.get('kind') ?? '') && members.has('seq') && members.has('run') && members.has('at'),
};

/** Each run is a session of its own. */
export const tap: Format = {
  ...recordFormat({ ...SPEC, read() {} }),
  read(text, see) {
    const recording = new Recording();
    // Messages over HTTP are numbered by their place among all entries, which is known only at the end.
    const seen = text.includes('"exchange":') ? undefined : see;
    const found = recordFormat({ ...SPEC, read: (record, sink) => recording.take(record, sink) }).read(text, seen);
    const { wire, transport, gaps } = recording;
    return {
      ...found,
      ...(wire.length > 0 ? { wire } : {}),
      ...(transport ? { transport } : {}),
      ...(gaps ? { gaps: true } : {}),
    };
  },
};

/** One run of the recording. */
interface Run {
  readonly channel: string;
  readonly transport: Transport;
  /** The number of its first record: another run with the same number begins with another one. */
  readonly seq: unknown;
}

/** An HTTP request or response, still without all of its body. */
type Growing = { -readonly [Key in keyof WireMessage]: WireMessage[Key] } & { events: WireEvent[] | null };

/** Reads the records of one text in order. */
class Recording {
  readonly wire: Growing[] = [];
  gaps = false;
  readonly #candidates: Candidate[] = [];
  readonly #runs = new Map<string, Run>();
  readonly #requests = new Map<string, number>();
  readonly #responses = new Map<string, number>();
  /** Paths to which messages were sent. */
  readonly #ends = new Set<string>();
  readonly #transports = new Set<Transport>();
  #count = 0;
  #begun = 0;

  /** The transport of all messages, if it is the same. */
  get transport(): Transport | undefined {
    const [only] = this.#transports;
    return this.#transports.size === 1 ? only : undefined;
  }

  take(record: RecordView, sink: RecordSink): void {
    const kind = record.string('kind');
    switch (kind) {
      case 'run':
        this.#begin(record);
        return sink.leaveOut(record.span, PLAIN.run);
      case 'message':
        return this.#message(record, sink);
      case 'noise':
        return this.#noise(record, sink);
      case 'stderr':
        return leaveOutText(record, sink, 'text', ON_STDERR, EMPTY);
      case 'request':
      case 'response':
        return this.#head(kind, record);
      case 'lost':
        this.gaps = true;
        return sink.leaveOut(record.span, PLAIN.lost);
      case 'end':
        return leaveOutText(record, sink, 'error', ENDED, PLAIN.end);
      case 'close':
        return leaveOutText(record, sink, 'error', BROKEN, PLAIN.close);
      default:
        return sink.leaveOut(record.span, 'A record of another kind.');
    }
  }

  #begin(record: RecordView): Run {
    const number = String(record.value('run'));
    const seq = record.value('seq');
    const known = this.#runs.get(number);
    // A file that was replaced at its limit repeats the beginning of the runs that went on.
    if (known && (record.string('kind') !== 'run' || known.seq === seq)) return known;
    const transport = record.string('transport');
    const named = known ? `run ${number}, later` : `run ${number}`;
    const begun: Run = {
      channel: known ? `${named} (${++this.#begun})` : named,
      transport: transport === 'http' || transport === 'sse' ? 'http' : 'stdio',
      seq,
    };
    this.#runs.set(number, begun);
    return begun;
  }

  #runOf(record: RecordView): Run {
    return this.#runs.get(String(record.value('run'))) ?? this.#begin(record);
  }

  #message(record: RecordView, sink: RecordSink): void {
    const from = senderOf(record);
    const whole = record.place('text') ? record.messages('text') : record.messages('message');
    const place = record.place('text') ?? record.place('message');
    const wire = this.#wireOf(record, from);
    if (wire !== null) this.#body(record, wire, place, record.place('text') !== null);
    const message = wire === null ? undefined : this.wire[wire];
    if (whole.length === 0 || (wire !== null && !this.#isMessage(wire, whole)))
      return sink.leaveOut(place ?? record.span, wire === null ? (from === 'client' ? ON_STDIN : ON_STDOUT) : BODY);
    const { channel, transport } = this.#runOf(record);
    const at = timeOf(record.value('at'));
    this.#transports.add(wire === null ? transport : 'http');
    for (const entry of whole) {
      message?.entries.push(this.#count);
      message?.events?.at(-1)?.entries.push(this.#count);
      this.#count++;
      if (wire !== null) entry.wire = wire;
    }
    sink.take(whole, {
      ...(from === 'unknown' ? {} : { from, fromBecause: from === 'client' ? FROM_CLIENT : FROM_SERVER }),
      channel,
      transport: wire === null ? transport : 'http',
      ...(at === undefined ? {} : { at }),
    });
  }

  #noise(record: RecordView, sink: RecordSink): void {
    const from = senderOf(record);
    const wire = this.#wireOf(record, from);
    const cut = record.value('cut') !== undefined;
    if (cut) this.gaps = true;
    if (wire !== null && !cut) this.#body(record, wire, record.place('text'), true);
    const stdio = from === 'client' ? ON_STDIN : ON_STDOUT;
    const because = cut ? CUT : wire === null ? stdio : record.place('stream') ? EVENT : BODY;
    leaveOutText(record, sink, 'text', because, wire === null ? EMPTY : because);
  }

  /** True if the values in a body are messages, not metadata or tokens. */
  #isMessage(wire: number, entries: readonly RawEntry[]): boolean {
    const candidate = this.#candidates[wire];
    if (!candidate) return true;
    const values = entries.map(({ value }) => value);
    const one = { message: candidate.message, values };
    if (!holdsMessages(one, this.#candidates, this.#ends)) return false;
    this.#candidates[wire] = { message: candidate.message, values: [...candidate.values, ...values] };
    if (candidate.message.kind === 'request') this.#ends.add(pathOf(candidate.message.target));
    return true;
  }

  #key(record: RecordView): string {
    return `${String(record.value('run'))} ${String(record.value('exchange'))}`;
  }

  /** The index of the HTTP message whose body contains a record; null over stdio. */
  #wireOf(record: RecordView, from: Sender): number | null {
    if (record.place('exchange') === null) return null;
    return (from === 'client' ? this.#requests : this.#responses).get(this.#key(record)) ?? null;
  }

  #head(kind: 'request' | 'response', record: RecordView): void {
    const key = this.#key(record);
    const index = this.wire.length;
    (kind === 'request' ? this.#requests : this.#responses).set(key, index);
    const status = record.value('status');
    const headers = headersOf(record);
    const type = headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value ?? '';
    const line = record.place(kind === 'request' ? 'url' : 'status');
    const at = timeOf(record.value('at'));
    const message: Growing = {
      kind,
      span: record.span,
      lineSpan: line ?? { start: record.span.start, end: record.span.start + 1 },
      method: record.string('method'),
      target: record.string('url'),
      status: typeof status === 'number' ? status : 0,
      reason: '',
      headers,
      body: null,
      bodySpan: null,
      entries: [],
      events: kind === 'response' && /^\s*text\/event-stream/i.test(type) ? [] : null,
      answers: kind === 'response' ? (this.#requests.get(key) ?? null) : null,
      channel: this.#runOf(record).channel,
      ...(at === undefined ? {} : { at }),
    };
    this.wire.push(message);
    this.#candidates.push({ message, values: [] });
  }

  /** Adds a record to the body of its HTTP message. */
  #body(record: RecordView, wire: number, place: Span | null, quoted: boolean): void {
    const message = this.wire[wire];
    if (!message || !place) return;
    const text = quoted ? unquoted(record.text, place).text : record.text.slice(place.start, place.end);
    const stream = record.object('stream');
    message.body = (message.body ?? '') + (stream ? `data: ${text}\n\n` : text);
    message.bodySpan ??= place;
    if (!stream || !message.events) return;
    const fields = fieldsOf(stream);
    const own = (name: string): string | null => fields.find((field) => field.name === name)?.value ?? null;
    const data: WireField = { name: 'data', value: text, span: place, valueSpan: place };
    const has = text !== '' || own('id') !== null;
    message.events.push({
      id: own('id'),
      event: own('event') ?? 'message',
      data: has ? text : null,
      retry: own('retry'),
      span: record.span,
      fields: has ? [...fields, data] : fields,
      ended: true,
      entries: [],
    });
  }
}

function senderOf(record: RecordView): Sender {
  const from = record.string('from');
  return from === 'client' || from === 'server' ? from : 'unknown';
}

/** Lists the string in a member as skipped, without its quotes; without such a string the whole record, for another reason. */
function leaveOutText(record: RecordView, sink: RecordSink, name: string, because: string, otherwise: string): void {
  const place = record.place(name);
  const inside =
    place && record.text.charAt(place.start) === '"' ? { start: place.start + 1, end: place.end - 1 } : null;
  const blank =
    !inside || /^(?:\s|\\[rnt])*$/.test(record.text.slice(inside.start, Math.min(inside.end, inside.start + 200)));
  if (inside && !blank) sink.leaveOut(inside, because);
  else sink.leaveOut(record.span, otherwise);
}

function headersOf(record: RecordView): WireHeader[] {
  const headers = record.object('headers');
  return (headers?.names ?? []).flatMap((name) => {
    const place = headers?.place(name);
    return headers && place ? [{ name, value: headers.string(name).trim(), span: place, valueSpan: place }] : [];
  });
}

function fieldsOf(stream: RecordView): WireField[] {
  return stream.names.flatMap((name) => {
    const place = stream.place(name);
    return place ? [{ name, value: stream.string(name), span: place, valueSpan: place }] : [];
  });
}
