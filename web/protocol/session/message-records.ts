/**
 * What is kept of the messages of a text while it is read: little of each, since logs are long. The rows that people see are
 * made when somebody asks for them.
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

/** A message as rules about several of them hear it. */
export interface ObservedMessage {
  readonly index: number;
  readonly kind: Kind;
  readonly from: Sender;
  readonly inferred: boolean;
  readonly trust: EntryRow['trust'];
  readonly at?: number | undefined;
}

const NOBODY = -1;
const KINDS: readonly Kind[] = ['request', 'notification', 'response', 'error', 'batch', 'invalid'];
const NUMBERS: Readonly<Record<Kind, number>> = {
  request: 0,
  notification: 1,
  response: 2,
  error: 3,
  batch: 4,
  invalid: 5,
};
/** Bits of a message's facts: its kind, how its id is kept, whether it can be skipped. */
const [KIND, SMALL_ID, OTHER_ID, SKIPPED] = [7, 8, 16, 32];
/** Messages that there is room for at first. */
const ROOM = 64;

/** The messages of a text, by their index. */
export class MessageRecords implements RowList {
  readonly entries: Entries;
  readonly #text: string;
  // Numbers in one list for each of them: objects would have to be followed, and moved, again and again.
  #facts = new Int32Array(ROOM);
  #sessions = new Int32Array(ROOM);
  /** Index into `#names`. */
  #methods = new Int32Array(ROOM);
  /** The id itself where it is a small integer, else an index into `#others`. */
  #ids = new Int32Array(ROOM);
  /** Index into `#guesses`. */
  #senders = new Int32Array(ROOM);
  #answers = new Int32Array(ROOM);
  /** The request that tells who sent an answer. */
  #asked = new Int32Array(ROOM);
  readonly #names = new Numbered<string>();
  /** Few, as those of one reason are one object; of most answers `ANSWERS`. */
  readonly #guesses = new Numbered<SenderGuess>();
  readonly #lastGuess: { [kind in Kind]?: number } = {};
  readonly #others: (string | number)[] = [];
  /** Rows that need the value to be made: batches, what is no message, ids that are none. */
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

  /** The number of a message's method: that of its first message, for all with the same one. */
  methodNumber(value: JsonValue | undefined): number {
    const method = isObject(value) ? value['method'] : undefined;
    return typeof method === 'string' ? this.#names.of(method) : NOBODY;
  }

  /** Keeps the next message, with its `methodNumber`. What of its entry is for `entries` to settle. */
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
    this.#answers[index] = answers ?? NOBODY;
    this.#methods[index] = method;
    const { from, asked } = sender;
    this.#asked[index] = asked ?? NOBODY;
    this.#senders[index] = this.#guess(asked === undefined || from === 'unknown' ? sender : ANSWERS[from], kind);
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

  /** Notes whether nothing can be found in a message by itself. */
  setSkipped(index: number, skipped: boolean): void {
    const facts = this.#facts[index] ?? 0;
    this.#facts[index] = skipped ? facts | SKIPPED : facts & ~SKIPPED;
  }

  /** As it was noted last. */
  canSkip(index: number): boolean {
    return ((this.#facts[index] ?? 0) & SKIPPED) !== 0;
  }

  kind(index: number): Kind {
    const facts = index < this.length ? this.#facts[index] : undefined;
    return facts === undefined ? 'invalid' : (KINDS[facts & KIND] ?? 'invalid');
  }

  method(index: number): string | null {
    return index < this.length ? (this.#names.at(this.#methods[index] ?? NOBODY) ?? null) : null;
  }

  session(index: number): number {
    return this.#sessions[index] ?? 0;
  }

  /** The entry that a response answers; -1 where the text does not show it. */
  answers(index: number): number {
    return index < this.length ? (this.#answers[index] ?? NOBODY) : NOBODY;
  }

  /** The first entry that answers a request; -1 where there is none. */
  answeredBy(index: number): number {
    this.#answeredBy ??= firstAnswers(this.#answers, this.length);
    return this.#answeredBy[index] ?? NOBODY;
  }

  /** How long an answer took, where the log tells it. */
  took(index: number): number | undefined {
    if (this.entries.isPlace(index)) return undefined;
    const entry = this.entries.at(index);
    if (!entry || entry.took !== undefined || entry.at === undefined) return entry?.took;
    const asked = this.entries.at(this.answers(index))?.at;
    return asked === undefined ? undefined : entry.at - asked;
  }

  /** What rules about several messages are told of one. */
  heard(index: number): ObservedMessage | undefined {
    const entry = this.entries.at(index);
    const sender = this.#guesses.at(this.#senders[index] ?? NOBODY);
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

  /** What the rows hold. */
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

  tell(index: number, into: PlainRow): boolean {
    if (!this.entries.isPlace(index) || this.#odd.has(index)) return false;
    const kind = this.kind(index);
    const sender = this.#sender(index);
    const asked = sender instanceof Answering ? sender.asked : NOBODY;
    const asks = kind === 'request';
    this.entries.placeOf(index, into.span);
    into.kind = kind;
    into.from = sender.from;
    into.inferred = sender.inferred;
    into.asked = asked;
    into.because = asked < 0 ? sender.because : '';
    into.session = this.session(index);
    into.method = asks || kind === 'notification' ? (this.method(index) ?? '') : null;
    into.id = kind === 'notification' ? null : this.#id(index);
    into.answers = asks || kind === 'notification' ? NOBODY : this.answers(index);
    into.answeredBy = asks ? this.answeredBy(index) : NOBODY;
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

  /** The number of a guess: that of the last message of its kind is mostly the same. */
  #guess(sender: SenderGuess, kind: Kind): number {
    const last = this.#lastGuess[kind];
    if (last !== undefined && this.#guesses.at(last) === sender) return last;
    return (this.#lastGuess[kind] = this.#guesses.of(sender));
  }

  /** The guess as it is kept: of most answers without the request that tells. */
  #guessOf(index: number): SenderGuess {
    return this.#guesses.at(this.#senders[index] ?? NOBODY) ?? UNKNOWN;
  }

  #sender(index: number): SenderGuess {
    const sender = this.#guessOf(index);
    const asked = this.#asked[index] ?? NOBODY;
    return asked < 0 || sender.from === 'unknown' ? sender : new Answering(sender.from, asked);
  }

  #id(index: number): string | number | null {
    const facts = this.#facts[index] ?? 0;
    const id = this.#ids[index] ?? NOBODY;
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
    this.#asked = widened(this.#asked);
  }
}

const ANSWERS = {
  client: Object.freeze<SenderGuess>({ from: 'client', inferred: true, because: '' }),
  server: Object.freeze<SenderGuess>({ from: 'server', inferred: true, because: '' }),
};
const UNKNOWN: SenderGuess = Object.freeze({ from: 'unknown', inferred: true, because: '' });

function firstAnswers(answers: Int32Array, count: number): Int32Array {
  const by = new Int32Array(count).fill(NOBODY);
  for (let index = 0; index < count; index++) {
    const asked = answers[index] ?? NOBODY;
    if (asked >= 0 && by[asked] === NOBODY) by[asked] = index;
  }
  return by;
}
