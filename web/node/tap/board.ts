/** What a page shows: the records of all taps that share it, numbered together, and the taps. */
import type { TapSummary, TapTransport } from '../../protocol/recording-types.ts';
import { Held, type Entry } from './journal.ts';

/** Exchanges of several taps are kept apart by this distance. */
const EXCHANGES = 1_000_000_000;
/** Maximum number of taps that are listed. */
const LISTED = 100;

/** What a tap is known by. */
export interface TapInfo {
  readonly transport: TapTransport;
  readonly target: string;
  readonly hand: boolean;
}

/** The numbers that a record has on the page. */
export interface Numbers {
  readonly seq: number;
  readonly run: number;
}

/** One tap of a page. */
class Seat {
  readonly tap: number;
  readonly info: TapInfo;
  /** Its own numbers of runs, and those on the page. */
  readonly runs = new Map<number, number>();
  running = true;

  constructor(tap: number, info: TapInfo) {
    this.tap = tap;
    this.info = info;
  }
}

/** The records and taps of a page. */
export class Board {
  readonly held = new Held();
  readonly #seats: Seat[] = [];
  readonly #owners = new Map<number, { seat: Seat; run: number }>();
  readonly #listeners = new Set<() => void>();
  #seq = 0;
  #run = 0;
  #taps = 0;

  /** Counts on after these numbers, before the first record. */
  countFrom({ seq, run }: Numbers): void {
    this.#seq = this.held.last = seq;
    this.#run = run;
  }

  /** The highest numbers so far. */
  get last(): Numbers {
    return { seq: this.#seq, run: this.#run };
  }

  /** Lists a tap; returns its number. `runs`: those that it had on the page before another process took over. */
  join(info: TapInfo, runs: Iterable<readonly [number, number]> = []): number {
    const seat = new Seat(++this.#taps, info);
    this.#seats.push(seat);
    this.adopt(seat.tap, runs);
    while (this.#seats.length > LISTED) {
      const ended = this.#seats.findIndex(({ running }) => !running);
      if (ended < 0) break;
      this.#seats.splice(ended, 1);
    }
    return seat.tap;
  }

  /** Gives a tap runs that it had on the page before. */
  adopt(tap: number, runs: Iterable<readonly [number, number]>): void {
    const seat = this.#seat(tap);
    if (seat) for (const [own, shown] of runs) this.#own(seat, own, shown);
  }

  leave(tap: number): void {
    const seat = this.#seat(tap);
    if (seat) seat.running = false;
  }

  get taps(): readonly TapSummary[] {
    return this.#seats.map(({ tap, info, running }) => ({ tap, ...info, hand: info.hand && running, running }));
  }

  /** Adds a record of a tap; returns its numbers on the page. */
  take(tap: number, { at, run, exchange, tail }: Entry): Numbers {
    const seat = this.#seat(tap);
    const known = seat?.runs.get(run);
    const shown = known ?? ++this.#run;
    if (seat && known === undefined) this.#own(seat, run, shown);
    const numbers = { seq: ++this.#seq, run: shown };
    const began = tail.startsWith('"kind":"run"');
    this.held.add({
      ...numbers,
      at,
      exchange: exchange === 0 ? 0 : (tap - 1) * EXCHANGES + exchange,
      tail: began ? `${tail},"tap":${tap}` : tail,
    });
    for (const listener of this.#listeners) listener();
    return numbers;
  }

  /** Adds records that had numbers on the page before. */
  restore(tap: number, entries: readonly Entry[]): void {
    this.held.merge(
      entries.map((entry) => ({
        ...entry,
        exchange: entry.exchange === 0 ? 0 : (tap - 1) * EXCHANGES + entry.exchange,
        tail: entry.tail.startsWith('"kind":"run"') ? `${entry.tail},"tap":${tap}` : entry.tail,
      })),
    );
  }

  /** The number on the page of a tap’s run; null before its first record. */
  shownRun(tap: number, run: number): number | null {
    return this.#seat(tap)?.runs.get(run) ?? null;
  }

  /** The tap of a run on the page, and its own number of the run. */
  ownerOf(run: number): { tap: number; run: number } | null {
    const owner = this.#owners.get(run);
    return owner ? { tap: owner.seat.tap, run: owner.run } : null;
  }

  /** Calls back after each record. Returns how to stop. */
  onRecord(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #seat(tap: number): Seat | undefined {
    return this.#seats.find((one) => one.tap === tap);
  }

  #own(seat: Seat, own: number, shown: number): void {
    seat.runs.set(own, shown);
    this.#owners.set(shown, { seat, run: own });
    this.#run = Math.max(this.#run, shown);
  }
}
