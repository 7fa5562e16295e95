/** Rows of long reports, packed for their way to the page. The worker loads this with the first of them. */
import type { ShownEntry } from './types.ts';
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

/** Packs rows. */
export function packRows(rows: readonly ShownEntry[]): PackedRows {
  const numbers = new Int32Array(rows.length * NUMBERS);
  const timed = rows.some(({ at, took }) => at !== undefined || took !== undefined);
  const times = timed ? new Float64Array(rows.length * 2) : null;
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
  for (const [place, row] of rows.entries()) {
    numbers[at++] = row.index;
    numbers[at++] = row.span.start;
    numbers[at++] = row.span.end;
    numbers[at++] = row.line;
    numbers[at++] = row.errors;
    numbers[at++] = row.warnings;
    numbers[at++] = row.session;
    numbers[at++] =
      KINDS.indexOf(row.kind) * 32 +
      SENDERS.indexOf(row.from) * 8 +
      TRUSTS.indexOf(row.trust) * 2 +
      (row.inferred ? 1 : 0);
    numbers[at++] = word(row.fromBecause);
    numbers[at++] = word(row.nearly);
    numbers[at++] = word(row.method);
    numbers[at++] = row.id === undefined ? -1 : (countIn(row.id) ?? -2 - (words.push(row.id) - 1));
    numbers[at++] = row.answers ?? -1;
    numbers[at++] = row.answeredBy ?? -1;
    numbers[at++] = row.wire ?? -1;
    if (times) {
      times[place * 2] = row.at ?? NaN;
      times[place * 2 + 1] = row.took ?? NaN;
    }
    if (row.items) items.push([place, row.items]);
  }
  return { count: rows.length, numbers, times, words, items };
}
