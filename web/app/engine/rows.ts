/** Packs the rows of long reports for transfer to the page. The worker loads this with the schemas. */
import { idLabel, type PlainRow } from '../../protocol/session/row-list.ts';
import type { EntryRow, Verdict } from '../../protocol/types.ts';
import { ANSWERING, KINDS, NUMBERS, SENDERS, TRUSTS } from './columns.ts';
import type { PackedRows } from './columns.ts';
import { ROWS } from './shown.ts';
import type { LongReport, LongRows } from './shown.ts';
import type { ShownReport } from './types.ts';

/** The value of an id that is a non-negative integer without leading zeros, as most are. */
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

/** A reusable record that one row after another is written to. */
export const newPlain = (): PlainRow => ({
  span: { start: 0, end: 0 },
  kind: 'invalid',
  from: 'unknown',
  inferred: true,
  because: '',
  requestIndex: -1,
  session: 0,
  method: null,
  id: null,
  answers: -1,
  answeredBy: -1,
});

const NOTHING: Verdict = { errors: 0, warnings: 0, infos: 0 };

/** Sends the rows of a long report in parts, with the buffers to transfer; returns the report without them. */
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

/** Packs the rows from `first` to `end` (exclusive). */
export function packRows(long: LongRows, first = 0, end = long.rows.length): PackedRows {
  const packer = new Packer(long, end - first);
  for (let index = first; index < end; index++) packer.add(index);
  return packer.packed;
}

/** Encodes rows as columns. Most are encoded as numbers without creating row objects. */
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
    this.packed = { count, numbers, times: null, strings: [], items: [] };
  }

  add(index: number): void {
    const { rows, lines, counts } = this.#long;
    const plain = this.#plain;
    const row = rows.readInto?.(index, plain) ? null : rows.at(index);
    if (row === undefined) return;
    const of = row ?? plain;
    const { errors, warnings } = counts.get(row?.index ?? index) ?? NOTHING;
    this.#put(row?.index ?? index);
    this.#put(of.span.start);
    this.#put(of.span.end);
    this.#put(lines.at(of.span.start).line);
    this.#put(errors);
    this.#put(warnings);
    this.#put(of.session);
    const trust = TRUSTS.indexOf(row?.trust ?? 'verbatim');
    this.#put(KINDS.indexOf(of.kind) * 32 + SENDERS.indexOf(of.from) * 8 + trust * 2 + (of.inferred ? 1 : 0));
    if (row) this.#put(this.#word(row.fromBecause));
    else this.#put(plain.requestIndex < 0 ? this.#word(plain.because) : ANSWERING - plain.requestIndex);
    this.#put(this.#word(row?.nearly));
    this.#put(this.#word(of.method ?? undefined));
    this.#put(row ? this.#idOf(row.id) : this.#id(plain.id));
    this.#put(of.answers ?? -1);
    this.#put(of.answeredBy ?? -1);
    this.#put(row?.wire ?? -1);
    if (row) this.#rest(row);
    this.#place++;
  }

  /** Optional values, which no simple row has. */
  #rest({ at, took, items }: EntryRow): void {
    const { packed } = this;
    if (at !== undefined || took !== undefined) {
      packed.times ??= new Float64Array(packed.count * 2).fill(NaN);
      packed.times[this.#place * 2] = at ?? NaN;
      packed.times[this.#place * 2 + 1] = took ?? NaN;
    }
    if (items) packed.items.push([this.#place, items]);
  }

  #put(number: number): void {
    this.packed.numbers[this.#at++] = number;
  }

  #word(text: string | undefined): number {
    if (text === undefined) return -1;
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const number = this.packed.strings.push(text) - 1;
    this.#known.set(text, number);
    return number;
  }

  #id(id: string | number | null): number {
    if (id === null) return -1;
    if (typeof id === 'number' && id >= 0 && id < 1e9 && (id | 0) === id) return id;
    return this.#idOf(idLabel(id));
  }

  #idOf(id: string | undefined): number {
    if (id === undefined) return -1;
    return countIn(id) ?? -2 - (this.packed.strings.push(id) - 1);
  }
}
