/** Rows of long reports, packed for their way to the page. The worker loads this with the types. */
import type { Verdict } from '../../protocol/types.ts';
import { ROWS } from './shown.ts';
import type { LongRows } from './shown.ts';
import { KINDS, NUMBERS, SENDERS, TRUSTS } from './wire.ts';
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

const NOTHING: Verdict = { errors: 0, warnings: 0, infos: 0 };

/** All rows, packed some at a time, each part with what of it is handed over rather than copied. */
export function* inParts(long: LongRows): Generator<[PackedRows, Transferable[]]> {
  for (let at = 0; at < long.rows.length; at += ROWS) {
    const rows = packRows(long, at, Math.min(at + ROWS, long.rows.length));
    yield [rows, [rows.numbers.buffer, ...(rows.times ? [rows.times.buffer] : [])]];
  }
}

/** Packs the rows from `first` up to `end`. */
export function packRows({ rows, lines, counts }: LongRows, first = 0, end = rows.length): PackedRows {
  const count = end - first;
  const numbers = new Int32Array(count * NUMBERS);
  let times: PackedRows['times'] = null;
  const words: string[] = [];
  const known = new Map<string, number>();
  const items: PackedRows['items'] = [];
  let at = 0;
  const word = (text: string | undefined): number => {
    if (text === undefined) return -1;
    let number = known.get(text);
    if (number === undefined) known.set(text, (number = words.push(text) - 1));
    return number;
  };
  for (let place = 0; place < count; place++) {
    const row = rows[first + place];
    if (!row) break;
    const { index, span, id } = row;
    const { errors, warnings } = counts.get(index) ?? NOTHING;
    numbers[at++] = index;
    numbers[at++] = span.start;
    numbers[at++] = span.end;
    numbers[at++] = lines.at(span.start).line;
    numbers[at++] = errors;
    numbers[at++] = warnings;
    numbers[at++] = row.session;
    numbers[at++] =
      KINDS.indexOf(row.kind) * 32 +
      SENDERS.indexOf(row.from) * 8 +
      TRUSTS.indexOf(row.trust) * 2 +
      (row.inferred ? 1 : 0);
    numbers[at++] = word(row.fromBecause);
    numbers[at++] = word(row.nearly);
    numbers[at++] = word(row.method);
    numbers[at++] = id === undefined ? -1 : (countIn(id) ?? -2 - (words.push(id) - 1));
    numbers[at++] = row.answers ?? -1;
    numbers[at++] = row.answeredBy ?? -1;
    numbers[at++] = row.wire ?? -1;
    if (row.at !== undefined || row.took !== undefined) {
      times ??= new Float64Array(count * 2).fill(NaN);
      times[place * 2] = row.at ?? NaN;
      times[place * 2 + 1] = row.took ?? NaN;
    }
    if (row.items) items.push([place, row.items]);
  }
  return { count, numbers, times, words, items };
}
