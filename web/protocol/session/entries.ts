/** The entries of a text, few of which are more than a place in it: of most only the place is kept. */
import { strictAgain } from '../intake/unit.ts';
import type { EntryList, RawEntry } from '../intake/types.ts';
import type { JsonValue } from '../json/types.ts';
import type { Span } from '../types.ts';
import { widened } from './numbers.ts';

/** Entries that there is room for at first. */
const ROOM = 64;
/** Entries made again that are remembered: findings come in the order of messages, a few about the same ones. */
const REMEMBERED = 64;
/** The start of what is no place. */
const WHOLE = -1;

/** Grows by one entry after the other. */
export class Entries implements EntryList {
  readonly #text: string;
  #length = 0;
  #starts = new Int32Array(ROOM);
  #ends = new Int32Array(ROOM);
  /** What is no place: found by what stands in `#ends` then. */
  readonly #whole: RawEntry[] = [];
  readonly #again = new Map<number, RawEntry>();
  /** The newest, until it is settled what is kept of it. */
  #newest: RawEntry | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  get length(): number {
    return this.#length;
  }

  /** Adds the next entry, and gives its index. */
  add(entry: RawEntry): number {
    this.settle(false);
    this.#newest = entry;
    return this.#length++;
  }

  /** Keeps the newest: only its place, where it is nothing else and its value was let go of. */
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

  isPlace(index: number): boolean {
    return (this.#starts[index] ?? WHOLE) !== WHOLE && (this.#newest === null || index < this.#length - 1);
  }

  /** Where an entry stands that is only a place. */
  placeOf(index: number, into: Span): void {
    into.start = this.#starts[index] ?? 0;
    into.end = this.#ends[index] ?? 0;
  }

  /** The value of an entry: read again, where it was let go of. */
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
