/** The entries of a text. For most of them, only the position is stored. */
import { strictAgain } from '../intake/unit.ts';
import type { EntryList, RawEntry } from '../intake/types.ts';
import type { JsonValue } from '../json/types.ts';
import type { Span } from '../types.ts';
import { widened } from './numbers.ts';

/** Initial capacity, in entries. */
const ROOM = 64;
/** Maximum number of rebuilt entries in the cache: findings arrive in message order, with a few about the same message. */
const REMEMBERED = 64;
/** Marks an entry that is not only a position. */
const WHOLE = -1;

const RELEASED: RawEntry = Object.freeze({
  span: Object.freeze({ start: 0, end: 0 }),
  value: undefined,
  problems: [],
  tree: () => null,
});

/** A list that grows entry by entry. */
export class Entries implements EntryList {
  readonly #text: string;
  #length = 0;
  #starts = new Int32Array(ROOM);
  #ends = new Int32Array(ROOM);
  /** Entries that are not only positions, indexed by their value in `#ends`. */
  readonly #whole: RawEntry[] = [];
  readonly #again = new Map<number, RawEntry>();
  /** The newest entry, until it is decided what is stored of it. */
  #newest: RawEntry | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  get length(): number {
    return this.#length;
  }

  /** Adds the next entry, and returns its index. */
  add(entry: RawEntry): number {
    this.settle(false);
    this.#newest = entry;
    return this.#length++;
  }

  /** Stores the newest entry: only its position if it is nothing else and its value was released. */
  settle(asPlace: boolean): void {
    const entry = this.#newest;
    if (!entry) return;
    this.#newest = null;
    const index = this.#length - 1;
    if (index >= this.#starts.length) {
      this.#starts = widened(this.#starts);
      this.#ends = widened(this.#ends);
    }
    if (asPlace) {
      const { start, end } = entry.span;
      this.#starts[index] = start;
      this.#ends[index] = end;
    } else {
      this.#starts[index] = WHOLE;
      this.#ends[index] = this.#whole.push(entry) - 1;
    }
  }

  at(index: number): RawEntry | undefined {
    if (index < 0 || index >= this.#length) return undefined;
    if (this.#newest && index === this.#length - 1) return this.#newest;
    return this.isPlace(index) ? this.#remembered(index) : this.#whole[this.#ends[index] ?? 0];
  }

  /** Stores nothing of an entry any longer: it has no value and no tree. */
  release(index: number): void {
    if (this.isPlace(index)) return;
    if (index === this.#length - 1) this.settle(false);
    this.#whole[this.#ends[index] ?? 0] = RELEASED;
  }

  isPlace(index: number): boolean {
    return (this.#starts[index] ?? WHOLE) !== WHOLE && (this.#newest === null || index < this.#length - 1);
  }

  /** The span of an entry that is stored only as a position. */
  placeOf(index: number, into: Span): void {
    into.start = this.#starts[index] ?? 0;
    into.end = this.#ends[index] ?? 0;
  }

  /** The value of an entry: parsed again if it was released. */
  valueAt(index: number): JsonValue | undefined {
    return this.at(index)?.value;
  }

  *[Symbol.iterator](): Generator<RawEntry> {
    for (let index = 0; index < this.#length; index++) {
      const entry = this.isPlace(index) ? this.#made(index) : this.at(index);
      if (entry) yield entry;
    }
  }

  #made(index: number): RawEntry {
    return strictAgain(this.#text, this.#starts[index] ?? 0, this.#ends[index] ?? 0);
  }

  #remembered(index: number): RawEntry {
    const known = this.#again.get(index);
    if (known) return known;
    const entry = this.#made(index);
    if (this.#again.size >= REMEMBERED) this.#again.clear();
    this.#again.set(index, entry);
    return entry;
  }
}
