/** The records of one `tap` process: numbered, written as JSON once, held in memory up to a limit, and passed to listeners. */

/** Maximum size of the records held in memory, in bytes of UTF-16. */
const HELD = 64 * 1024 * 1024;
/** What an entry costs besides its text. */
const OVERHEAD = 120;

/** One record. Numbers may be replaced by those of a shared page, so the text after them is kept apart. */
export interface Entry {
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly run: number;
  /** 0 if it belongs to no HTTP exchange. */
  readonly exchange: number;
  /** The other members as JSON, beginning with `"kind":…`, without braces. */
  readonly tail: string;
}

/** The members of a record besides its numbers, in order. Values that are undefined are left out. */
export function tailOf(members: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(members).slice(1, -1);
}

/** A record as one line of JSON, without its line break. */
export function lineOf({ seq, at, run, exchange, tail }: Entry): string {
  const part = exchange === 0 ? '' : `"exchange":${exchange},`;
  return `{"seq":${seq},"at":"${new Date(at).toISOString()}","run":${run},${part}${tail}}`;
}

/** Entries in ascending order of `seq`, the oldest dropped beyond a limit. */
export class Held {
  #entries: Entry[] = [];
  /** Index of the first entry that is not dropped. */
  #start = 0;
  #size = 0;
  readonly #limit: number;

  constructor(limit = HELD) {
    this.#limit = limit;
  }

  /** The first number that is held; one more than the last if nothing is. */
  get first(): number {
    return this.#entries[this.#start]?.seq ?? this.last + 1;
  }

  /** The last number; 0 if there was none. */
  last = 0;

  add(entry: Entry): void {
    this.#entries.push(entry);
    this.last = entry.seq;
    this.#size += sizeOf(entry);
    this.#drop();
  }

  /** Adds older entries of another process, which may lie between those held. */
  merge(entries: readonly Entry[]): void {
    const known = new Set(this.#held().map(({ seq }) => seq));
    const fresh = entries.filter(({ seq }) => !known.has(seq));
    this.#entries = [...this.#held(), ...fresh].sort((a, b) => a.seq - b.seq);
    this.#start = 0;
    this.#size = this.#entries.reduce((sum, entry) => sum + sizeOf(entry), 0);
    this.last = Math.max(this.last, this.#entries.at(-1)?.seq ?? 0);
    this.#drop();
  }

  /** The entries after a number, in order, at most `count` of them. */
  after(seq: number, count = Infinity): readonly Entry[] {
    let low = this.#start;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#entries[middle]?.seq ?? 0) <= seq) low = middle + 1;
      else high = middle;
    }
    return this.#entries.slice(low, Math.min(this.#entries.length, low + count));
  }

  #held(): Entry[] {
    return this.#entries.slice(this.#start);
  }

  #drop(): void {
    while (this.#size > this.#limit && this.#start < this.#entries.length - 1) {
      const oldest = this.#entries[this.#start++];
      if (oldest) this.#size -= sizeOf(oldest);
    }
    // Moved only now and then, so that dropping stays cheap.
    if (this.#start > 1000 && this.#start * 2 > this.#entries.length) {
      this.#entries = this.#held();
      this.#start = 0;
    }
  }
}

const sizeOf = ({ tail }: Entry): number => tail.length * 2 + OVERHEAD;

/** Writes records of one process and passes each on. */
export class Journal {
  #seq: number;
  #run: number;
  #exchange = 0;
  readonly #listeners: ((entry: Entry) => void)[] = [];

  /** Counts on after these numbers. */
  constructor(seq = 0, run = 0) {
    this.#seq = seq;
    this.#run = run;
  }

  /** Calls back with each record from now on. */
  onEntry(listener: (entry: Entry) => void): void {
    this.#listeners.push(listener);
  }

  /** The number of a new HTTP exchange. */
  nextExchange(): number {
    return ++this.#exchange;
  }

  /** Begins a run with its record; returns its number. */
  begin(at: number, members: Readonly<Record<string, unknown>>): number {
    const run = ++this.#run;
    this.add(run, at, tailOf({ kind: 'run', ...members }));
    return run;
  }

  /** Adds a record. `tail` as in `Entry`. */
  add(run: number, at: number, tail: string, exchange = 0): void {
    const entry: Entry = { seq: ++this.#seq, at, run, exchange, tail };
    for (const listener of this.#listeners) listener(entry);
  }
}
