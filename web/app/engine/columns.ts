/** Rows on their way from the worker to the page, as columns of numbers. Apart from `wire.ts`, as short texts need none of it. */
import { becauseAnswers } from '../../protocol/session/row-list.ts';
import type { ShownEntry } from './types.ts';

/** What a number in a row of `PackedRows` stands for. */
export const KINDS = ['invalid', 'request', 'notification', 'response', 'error', 'batch'] as const;
/** Likewise. */
export const SENDERS = ['unknown', 'client', 'server'] as const;
/** Likewise. */
export const TRUSTS = ['altered', 'normalised', 'verbatim'] as const;
/** Numbers of a row: `read` takes them in the order in which `packRows` writes them. */
export const NUMBERS = 15;
/** Where the reason for a sender stands: this less the entry of the request that is answered says the whole of it. */
export const ANSWERING = -2;

/** Rows as columns: handed over in a twentieth of the time that as many objects take. Where a row lacks something stands -1, or NaN for times. */
export interface PackedRows {
  count: number;
  numbers: Int32Array<ArrayBuffer>;
  /** When a row was written and what it took; `null` where no row has either. */
  times: Float64Array<ArrayBuffer> | null;
  /** Texts that rows share, by number. */
  words: string[];
  /** What few rows have: the row and its messages. */
  items: [row: number, items: NonNullable<ShownEntry['items']>][];
}

/** The rows again, behind those that `into` holds. */
export function unpackRows({ count, numbers, times, words, items }: PackedRows, into: ShownEntry[]): void {
  const first = into.length;
  let at = 0;
  const read = (): number => numbers[at++] ?? -1;
  const word = (): string | undefined => words[read()];
  for (let place = 0; place < count; place++) {
    const index = read();
    const span = { start: read(), end: read() };
    const line = read();
    const errors = read();
    const warnings = read();
    const session = read();
    const sorts = read();
    const from = SENDERS[(sorts >> 3) & 3] ?? 'unknown';
    const because = read();
    const row: ShownEntry = {
      index,
      kind: KINDS[sorts >> 5] ?? 'invalid',
      from,
      inferred: (sorts & 1) === 1,
      fromBecause:
        because <= ANSWERING && from !== 'unknown' ? becauseAnswers(from, ANSWERING - because) : (words[because] ?? ''),
      trust: TRUSTS[(sorts >> 1) & 3] ?? 'altered',
      span,
      session,
      line,
      errors,
      warnings,
    };
    const nearly = word();
    const method = word();
    const id = read();
    if (nearly !== undefined) row.nearly = nearly;
    if (method !== undefined) row.method = method;
    if (id !== -1) row.id = id >= 0 ? String(id) : (words[-2 - id] ?? '');
    const answers = read();
    const answeredBy = read();
    const wire = read();
    if (answers >= 0) row.answers = answers;
    if (answeredBy >= 0) row.answeredBy = answeredBy;
    if (wire >= 0) row.wire = wire;
    if (times) {
      const written = times[place * 2] ?? NaN;
      const took = times[place * 2 + 1] ?? NaN;
      if (!Number.isNaN(written)) row.at = written;
      if (!Number.isNaN(took)) row.took = took;
    }
    into.push(row);
  }
  for (const [place, list] of items) {
    const row = into[first + place];
    if (row) row.items = list;
  }
}
