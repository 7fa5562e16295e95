/** Rows of long reports, packed for their way to the page. The worker loads this with the types. */
import { idWords, type PlainRow } from '../../protocol/session/row-list.ts';
import type { EntryRow, Verdict } from '../../protocol/types.ts';
import { ROWS } from './shown.ts';
import type { LongReport, LongRows } from './shown.ts';
import type { ShownReport } from './types.ts';
import { ANSWERING, KINDS, NUMBERS, SENDERS, TRUSTS } from './wire.ts';
import type { PackedRows } from './wire.ts';

/** The number that an id is, where it is one as people count, written as such: most are. */
function countIn(id: string): number | null {
  if (id.length === 0 || id.length > 9 || (id.length > 1 && id.startsWith('0'))) return null;
  let count = 0;
  for (let at = 0; at < id.length; at++) {
    const digit = id.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return null;
    count = count * 10 + digit;
  }
  return count;
}

/** What one row after the other can be written down in. */
export const newPlain = (): PlainRow => ({
  span: { start: 0, end: 0 },
  kind: 'invalid',
  from: 'unknown',
  inferred: true,
  because: '',
  asked: -1,
  session: 0,
  method: null,
  id: null,
  answers: -1,
  answeredBy: -1,
});

const NOTHING: Verdict = { errors: 0, warnings: 0, infos: 0 };

/** Sends the rows of a long report, some at a time and each part with what of it is handed over rather than copied; gives the report without them. */
export function sendAhead(
  { apart, ...rest }: LongReport,
  send: (rows: PackedRows, transfer: Transferable[]) => void,
): ShownReport {
  for (let at = 0; at < apart.rows.length; at += ROWS) {
    const rows = packRows(apart, at, Math.min(at + ROWS, apart.rows.length));
    send(rows, [rows.numbers.buffer, ...(rows.times ? [rows.times.buffer] : [])]);
  }
  return rest;
}

/** Packs the rows from `first` up to `end`. */
export function packRows(long: LongRows, first = 0, end = long.rows.length): PackedRows {
  const packer = new Packer(long, end - first);
  for (let index = first; index < end; index++) packer.add(index);
  return packer.packed;
}

/** Rows on their way into columns: most are told by numbers, and are never made. */
class Packer {
  readonly packed: PackedRows;
  readonly #long: LongRows;
  readonly #plain = newPlain();
  readonly #known = new Map<string, number>();
  #at = 0;
  #place = 0;

  constructor(long: LongRows, count: number) {
    this.#long = long;
    const numbers = new Int32Array(count * NUMBERS);
    this.packed = { count, numbers, times: null, words: [], items: [] };
  }

  add(index: number): void {
    const plain = this.#plain;
    const { rows } = this.#long;
    if (rows.tell?.(index, plain)) {
      this.#head(index, plain, TRUSTS.indexOf('verbatim'));
      this.#put(plain.asked >= 0 ? ANSWERING - plain.asked : this.#word(plain.because));
      this.#put(-1);
      this.#put(this.#word(plain.method ?? undefined));
      this.#put(plain.id === null ? -1 : this.#id(plain.id));
      this.#put(plain.answers);
      this.#put(plain.answeredBy);
      this.#put(-1);
    } else {
      const row = rows.at(index);
      if (row) this.#row(row);
    }
    this.#place++;
  }

  #row(row: EntryRow): void {
    const { packed } = this;
    this.#head(row.index, row, TRUSTS.indexOf(row.trust));
    this.#put(this.#word(row.fromBecause));
    this.#put(this.#word(row.nearly));
    this.#put(this.#word(row.method));
    this.#put(row.id === undefined ? -1 : (countIn(row.id) ?? this.#other(row.id)));
    this.#put(row.answers ?? -1);
    this.#put(row.answeredBy ?? -1);
    this.#put(row.wire ?? -1);
    if (row.at !== undefined || row.took !== undefined) {
      packed.times ??= new Float64Array(packed.count * 2).fill(NaN);
      packed.times[this.#place * 2] = row.at ?? NaN;
      packed.times[this.#place * 2 + 1] = row.took ?? NaN;
    }
    if (row.items) packed.items.push([this.#place, row.items]);
  }

  /** What every row begins with. */
  #head(
    index: number,
    { span, session, kind, from, inferred }: Pick<EntryRow, 'span' | 'session' | 'kind' | 'from' | 'inferred'>,
    trust: number,
  ): void {
    const { lines, counts } = this.#long;
    const { errors, warnings } = counts.get(index) ?? NOTHING;
    this.#put(index);
    this.#put(span.start);
    this.#put(span.end);
    this.#put(lines.at(span.start).line);
    this.#put(errors);
    this.#put(warnings);
    this.#put(session);
    this.#put(KINDS.indexOf(kind) * 32 + SENDERS.indexOf(from) * 8 + trust * 2 + (inferred ? 1 : 0));
  }

  #put(number: number): void {
    this.packed.numbers[this.#at++] = number;
  }

  #word(text: string | undefined): number {
    if (text === undefined) return -1;
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const number = this.packed.words.push(text) - 1;
    this.#known.set(text, number);
    return number;
  }

  #id(id: string | number): number {
    if (typeof id === 'number' && id >= 0 && id < 1e9 && (id | 0) === id) return id;
    const words = idWords(id);
    return countIn(words) ?? this.#other(words);
  }

  #other(words: string): number {
    return -2 - (this.packed.words.push(words) - 1);
  }
}
