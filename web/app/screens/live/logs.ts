/** All runs of a `tap` in this tab. Memory is bounded: the oldest records are dropped first, and counted. Pure. */
import type { LiveState, TapRecord } from '../../../protocol/recording-types.ts';
import { readLine } from './record.ts';
import { RunLog } from './run-log.ts';
import type { LiveRun } from './run-log.ts';

/** Limits of what is kept: records, and UTF-16 units of their lines. */
export interface Limits {
  readonly records: number;
  readonly characters: number;
}

const LIMITS: Limits = { records: 20_000, characters: 24_000_000 };
/** The share that remains when a limit is exceeded, so that this is rare. */
const REMAINS = 0.75;

/** The runs, updated line by line. */
export class Logs {
  readonly #limits: Limits;
  #logs = new Map<number, RunLog>();
  /** In the order of arrival. */
  #held: { run: number; size: number }[] = [];
  #size = 0;
  #dirty = new Set<number>();
  #views: readonly LiveRun[] = [];
  #shifts = new Map<number, number>();
  /** Number of the last line. */
  last = 0;
  /** Lines that are no records. */
  unreadable = 0;

  constructor(limits: Limits = LIMITS) {
    this.#limits = limits;
  }

  /** Adds a line; returns its record, or null if there is none, or if it is known already. */
  add(line: string, tap: Pick<LiveState, 'transport' | 'target'> | null): TapRecord | null {
    const read = readLine(line);
    if (!read) {
      this.unreadable++;
      return null;
    }
    const { seq, record } = read;
    if (seq <= this.last) return null;
    this.last = seq;
    if (!record) {
      this.unreadable++;
      return null;
    }
    this.#log(record, tap).add(record, line);
    this.#dirty.add(record.run);
    this.#held.push({ run: record.run, size: line.length });
    this.#size += line.length;
    if (this.#held.length > this.#limits.records || this.#size > this.#limits.characters) this.#drop();
    return record;
  }

  #log(record: TapRecord, tap: Pick<LiveState, 'transport' | 'target'> | null): RunLog {
    const known = this.#logs.get(record.run);
    if (known) return known;
    const { transport = 'stdio', target = '' } = tap ?? {};
    const made = new RunLog(record.kind === 'run' ? record : { run: record.run, transport, target, by: 'host' });
    made.cut = record.kind !== 'run';
    this.#logs.set(record.run, made);
    return made;
  }

  /** Drops the oldest records. The last one always stays. */
  #drop(): void {
    const keep = { records: this.#limits.records * REMAINS, characters: this.#limits.characters * REMAINS };
    const gone = new Map<number, number>();
    let count = 0;
    while (count < this.#held.length - 1) {
      const { run, size } = this.#held[count] ?? { run: 0, size: 0 };
      if (this.#held.length - count <= keep.records && this.#size <= keep.characters) break;
      gone.set(run, (gone.get(run) ?? 0) + 1);
      this.#size -= size;
      count++;
    }
    this.#held = this.#held.slice(count);
    for (const [run, dropped] of gone) {
      const log = this.#logs.get(run);
      if (!log) continue;
      this.#shifts.set(run, (this.#shifts.get(run) ?? 0) + log.messagesBefore(dropped));
      this.#logs.set(run, shortened(log, dropped));
      this.#dirty.add(run);
    }
  }

  /** By run: the number of messages dropped from its beginning since the last call. Messages then have other indices. */
  takeShifts(): ReadonlyMap<number, number> {
    const shifts = this.#shifts;
    this.#shifts = new Map();
    return shifts;
  }

  /** One run; undefined if it is unknown. */
  log(run: number): RunLog | undefined {
    return this.#logs.get(run);
  }

  /** Notes that a run changed otherwise. */
  touch(run: number): void {
    this.#dirty.add(run);
  }

  /** All runs, the first one first; those without changes since the last call are the same objects. */
  views(): readonly LiveRun[] {
    if (this.#dirty.size === 0) return this.#views;
    const before = new Map(this.#views.map((view) => [view.run, view]));
    this.#views = [...this.#logs]
      .toSorted(([a], [b]) => a - b)
      .map(([run, log]) => (this.#dirty.has(run) ? undefined : before.get(run)) ?? log.view());
    this.#dirty = new Set();
    return this.#views;
  }
}

/** The same run without its first lines. */
function shortened(log: RunLog, dropped: number): RunLog {
  const made = new RunLog(log.facts);
  made.cut = true;
  made.dropped = log.dropped + dropped;
  for (const line of log.lines.slice(dropped)) {
    const record = readLine(line)?.record;
    if (record) made.add(record, line);
  }
  return made;
}
