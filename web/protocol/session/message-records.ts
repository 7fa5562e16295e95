/**
 * The records of the messages of a text while it is read: little per message, because logs are long. The rows for the user are
 * created on request.
 */
import type { RawEntry } from '../intake/types.ts';
import type { JsonValue } from '../json/types.ts';
import { Entries } from './entries.ts';
import { Numbered, widened } from './numbers.ts';
import { isObject } from '../json/object.ts';
import type { EntryRow, Kind, Sender } from '../types.ts';
import type { Classified } from './classify.ts';
import { idLabel, type PlainRow, type Present, type RowList } from './row-list.ts';
import { plainRow, rowOf, trustOf } from './rows.ts';
import { Answering, type SenderGuess } from './sender.ts';

/** A message as passed to rules about several messages. */
export interface ObservedMessage {
  readonly index: number;
  readonly kind: Kind;
  readonly from: Sender;
  readonly inferred: boolean;
  readonly trust: EntryRow['trust'];
  readonly at?: number | undefined;
}

const NONE = -1;
const KINDS: readonly Kind[] = ['request', 'notification', 'response', 'error', 'batch', 'invalid'];
const NUMBERS: Readonly<Record<Kind, number>> = {
  request: 0,
  notification: 1,
  response: 2,
  error: 3,
  batch: 4,
  invalid: 5,
};
/** Bit flags of a message: its kind, how its id is stored, whether it can be skipped. */
const [KIND, SMALL_ID, OTHER_ID, SKIPPED] = [7, 8, 16, 32];
/** Initial capacity, in messages. */
const ROOM = 64;

/** The messages of a text, by their index. */
export class MessageRecords implements RowList {
  readonly entries: Entries;
  readonly #text: string;
  // One list of numbers per field: objects would have to be traversed and moved by the garbage collector.
  #facts = new Int32Array(ROOM);
  #sessions = new Int32Array(ROOM);
  /** Index into `#names`. */
  #methods = new Int32Array(ROOM);
  /** The id itself if it is a small integer, otherwise an index into `#others`. */
  #ids = new Int32Array(ROOM);
  /** Index into `#guesses`. */
  #senders = new Int32Array(ROOM);
  #answers = new Int32Array(ROOM);
  /** The request that determines the sender of a response. */
  #requestIndex = new Int32Array(ROOM);
  readonly #names = new Numbered<string>();
  /** Few, because guesses with the same reason share one object; most responses use `ANSWERS`. */
  readonly #guesses = new Numbered<SenderGuess>();
  readonly #lastGuess: { [kind in Kind]?: number } = {};
  readonly #others: (string | number)[] = [];
  /** Rows that need the value: batches, invalid messages, invalid ids. */
  readonly #odd = new Map<number, EntryRow>();
  #answeredBy: Int32Array | null = null;
  #rows: EntryRow[] | null = null;

  constructor(text: string) {
    this.#text = text;
    this.entries = new Entries(text);
  }

  get length(): number {
    return this.entries.length;
  }

  /** The number of a message’s method: the index of the first message with the same method. */
  methodNumber(value: JsonValue | undefined): number {
    const method = isObject(value) ? value['method'] : undefined;
    return typeof method === 'string' ? this.#names.of(method) : NONE;
  }

  /** Records the next message with its `methodNumber`. `entries` decides what is stored of its entry. */
  add(
    entry: RawEntry,
    value: JsonValue | undefined,
    classified: Classified,
    sender: SenderGuess,
    session: number,
    answers: number | null,
    method: number,
  ): void {
    const { kind } = classified;
    const index = this.entries.add(entry);
    const id = isObject(value) ? value['id'] : undefined;
    if (index >= this.#facts.length) this.#widen();
    this.#sessions[index] = session;
    this.#answers[index] = answers ?? NONE;
    this.#methods[index] = method;
    const { from, requestIndex } = sender;
    this.#requestIndex[index] = requestIndex ?? NONE;
    this.#senders[index] = this.#guess(requestIndex === undefined || from === 'unknown' ? sender : ANSWERS[from], kind);
    this.#rows = null;
    this.#answeredBy = null;
    let facts = NUMBERS[kind];
    if (typeof id === 'number' && (id | 0) === id) {
      facts |= SMALL_ID;
      this.#ids[index] = id;
    } else if (typeof id === 'string' || typeof id === 'number') {
      facts |= OTHER_ID;
      this.#ids[index] = this.#others.push(id) - 1;
    }
    this.#facts[index] = facts;
    if (kind === 'batch' || kind === 'invalid' || (kind !== 'notification' && facts < SMALL_ID)) {
      this.#odd.set(index, rowOf(this.#text, entry, value, index, classified, sender, session));
    }
  }

  /** Records whether a message by itself cannot have a finding. */
  setSkipped(index: number, skipped: boolean): void {
    const facts = this.#facts[index] ?? 0;
    this.#facts[index] = skipped ? facts | SKIPPED : facts & ~SKIPPED;
  }

  /** As recorded last. */
  canSkip(index: number): boolean {
    return ((this.#facts[index] ?? 0) & SKIPPED) !== 0;
  }

  kind(index: number): Kind {
    const facts = index < this.length ? this.#facts[index] : undefined;
    return facts === undefined ? 'invalid' : (KINDS[facts & KIND] ?? 'invalid');
  }

  method(index: number): string | null {
    return index < this.length ? (this.#names.at(this.#methods[index] ?? NONE) ?? null) : null;
  }

  session(index: number): number {
    return this.#sessions[index] ?? 0;
  }

  /** The entry that a response answers; -1 if the text does not contain it. */
  answers(index: number): number {
    return index < this.length ? (this.#answers[index] ?? NONE) : NONE;
  }

  /** The first entry that answers a request; -1 if there is none. */
  answeredBy(index: number): number {
    this.#answeredBy ??= firstAnswers(this.#answers, this.length);
    return this.#answeredBy[index] ?? NONE;
  }

  /** The duration until a response, if the log contains it. */
  took(index: number): number | undefined {
    if (this.entries.isPlace(index)) return undefined;
    const entry = this.entries.at(index);
    if (!entry || entry.took !== undefined || entry.at === undefined) return entry?.took;
    const requestIndex = this.entries.at(this.answers(index))?.at;
    return requestIndex === undefined ? undefined : entry.at - requestIndex;
  }

  /** A message as passed to rules about several messages. */
  observed(index: number): ObservedMessage | undefined {
    const entry = this.entries.at(index);
    const sender = this.#guesses.at(this.#senders[index] ?? NONE);
    if (!entry || !sender) return undefined;
    const { from, inferred } = sender;
    return { index, kind: this.kind(index), from, inferred, trust: trustOf(entry), at: entry.at };
  }

  /** The rows of all messages so far. */
  get rows(): EntryRow[] {
    return (this.#rows ??= Array.from(this.entries, (entry, index) => this.#row(entry, index)));
  }

  at(index: number): EntryRow | undefined {
    if (this.#rows) return this.#rows[index];
    const entry = this.entries.at(index);
    return entry && this.#row(entry, index);
  }

  /** The contents of the rows. */
  get present(): Present {
    const kinds = new Set<Kind>();
    let unsure = false;
    for (let index = 0; index < this.length; index++) {
      const { from, inferred } = this.#guessOf(index);
      unsure ||= inferred && from === 'unknown';
      const items = this.#odd.get(index)?.items;
      if (items) for (const { kind } of items) kinds.add(kind);
      else kinds.add(this.kind(index));
    }
    return { kinds, unsure };
  }

  readInto(index: number, into: PlainRow): boolean {
    if (!this.entries.isPlace(index) || this.#odd.has(index)) return false;
    const kind = this.kind(index);
    const sender = this.#sender(index);
    const requestIndex = sender instanceof Answering ? sender.requestIndex : NONE;
    const isRequest = kind === 'request';
    this.entries.placeOf(index, into.span);
    into.kind = kind;
    into.from = sender.from;
    into.inferred = sender.inferred;
    into.requestIndex = requestIndex;
    into.because = requestIndex < 0 ? sender.because : '';
    into.session = this.session(index);
    into.method = isRequest || kind === 'notification' ? (this.method(index) ?? '') : null;
    into.id = kind === 'notification' ? null : this.#id(index);
    into.answers = isRequest || kind === 'notification' ? NONE : this.answers(index);
    into.answeredBy = isRequest ? this.answeredBy(index) : NONE;
    return true;
  }

  #row(entry: RawEntry, index: number): EntryRow {
    const row = this.#odd.get(index) ?? this.#plain(entry, index);
    const [by, took] = [this.answeredBy(index), this.took(index)];
    if (by >= 0) row.answeredBy ??= by;
    if (entry.at !== undefined) row.at = entry.at;
    if (took !== undefined) row.took = took;
    if (entry.wire !== undefined) row.wire = entry.wire;
    return row;
  }

  #plain(entry: RawEntry, index: number): EntryRow {
    const id = this.#id(index);
    const to = this.answers(index);
    const by = this.answeredBy(index);
    return plainRow(entry, index, this.kind(index), this.#sender(index), this.session(index), {
      method: this.method(index) ?? '',
      id: id === null ? '' : idLabel(id),
      answers: to < 0 ? undefined : to,
      answeredBy: by < 0 ? undefined : by,
    });
  }

  /** The number of a guess: usually the same as for the last message of its kind. */
  #guess(sender: SenderGuess, kind: Kind): number {
    const last = this.#lastGuess[kind];
    if (last !== undefined && this.#guesses.at(last) === sender) return last;
    return (this.#lastGuess[kind] = this.#guesses.of(sender));
  }

  /** The guess as stored: for most responses, without the request that determines it. */
  #guessOf(index: number): SenderGuess {
    return this.#guesses.at(this.#senders[index] ?? NONE) ?? UNKNOWN;
  }

  #sender(index: number): SenderGuess {
    const sender = this.#guessOf(index);
    const requestIndex = this.#requestIndex[index] ?? NONE;
    return requestIndex < 0 || sender.from === 'unknown' ? sender : new Answering(sender.from, requestIndex);
  }

  #id(index: number): string | number | null {
    const facts = this.#facts[index] ?? 0;
    const id = this.#ids[index] ?? NONE;
    if ((facts & SMALL_ID) !== 0) return id;
    return (facts & OTHER_ID) === 0 ? null : (this.#others[id] ?? null);
  }

  #widen(): void {
    this.#facts = widened(this.#facts);
    this.#sessions = widened(this.#sessions);
    this.#methods = widened(this.#methods);
    this.#ids = widened(this.#ids);
    this.#senders = widened(this.#senders);
    this.#answers = widened(this.#answers);
    this.#requestIndex = widened(this.#requestIndex);
  }
}

const ANSWERS = {
  client: Object.freeze<SenderGuess>({ from: 'client', inferred: true, because: '' }),
  server: Object.freeze<SenderGuess>({ from: 'server', inferred: true, because: '' }),
};
const UNKNOWN: SenderGuess = Object.freeze({ from: 'unknown', inferred: true, because: '' });

function firstAnswers(answers: Int32Array, count: number): Int32Array {
  const by = new Int32Array(count).fill(NONE);
  for (let index = 0; index < count; index++) {
    const requestIndex = answers[index] ?? NONE;
    if (requestIndex >= 0 && by[requestIndex] === NONE) by[requestIndex] = index;
  }
  return by;
}
