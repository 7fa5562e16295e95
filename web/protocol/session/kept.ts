/**
 * What is kept of the messages of a text while it is read: little of each, since logs are long. The rows that people see are
 * made when somebody asks for them.
 */
import type { RawEntry } from '../intake/types.ts';
import type { JsonValue } from '../json/types.ts';
import { isObject } from '../rules/define.ts';
import type { EntryRow, Kind, Sender } from '../types.ts';
import type { Classified } from './classify.ts';
import { idWords, plainRow, rowOf, trustOf } from './rows.ts';
import type { SenderGuess } from './sender.ts';

/** A message as rules about several of them hear it. */
export interface Heard {
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
/** Messages that there is room for at first. */
const ROOM = 64;

/** The same numbers with room for twice as many. */
function widened(list: Int32Array): Int32Array<ArrayBuffer> {
  const wide = new Int32Array(list.length * 2);
  wide.set(list);
  return wide;
}

/** The messages of a text, by their index. */
export class Kept {
  readonly raw: RawEntry[] = [];
  readonly #text: string;
  // One list for each of them: objects would have to be followed, and moved, again and again.
  #kinds = new Int32Array(ROOM);
  readonly #senders: SenderGuess[] = [];
  #sessions = new Int32Array(ROOM);
  readonly #methods: (string | null)[] = [];
  readonly #ids: (string | number | null)[] = [];
  #answers = new Int32Array(ROOM);
  /** Rows that need the value to be made: batches, what is no message, ids that are none. */
  readonly #odd = new Map<number, EntryRow>();
  #answeredBy: Int32Array | null = null;
  #rows: EntryRow[] | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  get count(): number {
    return this.raw.length;
  }

  /** Keeps the next message. */
  add(
    entry: RawEntry,
    value: JsonValue | undefined,
    classified: Classified,
    sender: SenderGuess,
    session: number,
    answers: number | null,
  ): void {
    const { kind } = classified;
    const index = this.raw.push(entry) - 1;
    const { id, method } = isObject(value) ? value : NOTHING;
    if (index >= this.#kinds.length) this.#widen();
    this.#kinds[index] = NUMBERS[kind];
    this.#sessions[index] = session;
    this.#answers[index] = answers ?? NOBODY;
    this.#senders.push(sender);
    this.#methods.push(typeof method === 'string' ? method : null);
    this.#rows = null;
    this.#answeredBy = null;
    const named = typeof id === 'string' || typeof id === 'number';
    this.#ids.push(named ? id : null);
    if (kind === 'batch' || kind === 'invalid' || (kind !== 'notification' && !named)) {
      this.#odd.set(index, rowOf(this.#text, entry, value, index, classified, sender, session));
    }
  }

  kind(index: number): Kind {
    return KINDS[this.#kinds[index] ?? NOBODY] ?? 'invalid';
  }

  method(index: number): string | null {
    return this.#methods[index] ?? null;
  }

  session(index: number): number {
    return this.#sessions[index] ?? 0;
  }

  /** The entry that a response answers; -1 where the text does not show it. */
  answers(index: number): number {
    return index < this.count ? (this.#answers[index] ?? NOBODY) : NOBODY;
  }

  /** The first entry that answers a request; -1 where there is none. */
  answeredBy(index: number): number {
    this.#answeredBy ??= firstAnswers(this.#answers, this.count);
    return this.#answeredBy[index] ?? NOBODY;
  }

  /** How long an answer took, where the log tells it. */
  took(index: number): number | undefined {
    const entry = this.raw[index];
    if (!entry || entry.took !== undefined || entry.at === undefined) return entry?.took;
    const asked = this.raw[this.answers(index)]?.at;
    return asked === undefined ? undefined : entry.at - asked;
  }

  /** What rules about several messages are told of one. */
  heard(index: number): Heard | undefined {
    const entry = this.raw[index];
    const sender = this.#senders[index];
    if (!entry || !sender) return undefined;
    const { from, inferred } = sender;
    return { index, kind: this.kind(index), from, inferred, trust: trustOf(entry), at: entry.at };
  }

  /** The rows of all messages so far. */
  get rows(): EntryRow[] {
    return (this.#rows ??= this.raw.map((entry, index) => this.#row(entry, index)));
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
    const id = this.#ids[index] ?? null;
    const to = this.answers(index);
    const by = this.answeredBy(index);
    return plainRow(entry, index, this.kind(index), this.#senders[index] ?? UNKNOWN, this.session(index), {
      method: this.method(index) ?? '',
      id: id === null ? '' : idWords(id),
      answers: to < 0 ? undefined : to,
      answeredBy: by < 0 ? undefined : by,
    });
  }

  #widen(): void {
    this.#kinds = widened(this.#kinds);
    this.#sessions = widened(this.#sessions);
    this.#answers = widened(this.#answers);
  }
}

const NOTHING: Readonly<Record<string, JsonValue>> = Object.freeze({});
const UNKNOWN: SenderGuess = Object.freeze({ from: 'unknown', inferred: true, because: '' });

function firstAnswers(answers: Int32Array, count: number): Int32Array {
  const by = new Int32Array(count).fill(NOBODY);
  for (let index = 0; index < count; index++) {
    const asked = answers[index] ?? NOBODY;
    if (asked >= 0 && by[asked] === NOBODY) by[asked] = index;
  }
  return by;
}
