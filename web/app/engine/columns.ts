/** Rows sent from the worker to the page, as columns of numbers. Separate from `wire.ts`, since short texts do not need it. */
import { becauseAnswers } from '../../protocol/session/row-list.ts';
import type { ShownEntry } from './types.ts';

/** Values of the kind number in a row of `PackedRows`. */
export const KINDS = ['invalid', 'request', 'notification', 'response', 'error', 'batch'] as const;
/** Values of the sender number. */
export const SENDERS = ['unknown', 'client', 'server'] as const;
/** Values of the trust number. */
export const TRUSTS = ['altered', 'normalised', 'verbatim'] as const;
/** Numbers per row. `read` takes them in the order in which `packRows` writes them. */
export const NUMBERS = 15;
/** Offset in the column for the reason of a sender: this minus the entry of the answered request encodes the reason. */
export const ANSWERING = -2;

/** Rows as columns, transferred in a twentieth of the time that objects take. Missing values are -1, or NaN for times. */
export interface PackedRows {
  count: number;
  numbers: Int32Array<ArrayBuffer>;
  /** Time and duration of each row; `null` if no row has either. */
  times: Float64Array<ArrayBuffer> | null;
  /** Strings shared by rows, addressed by index. */
  strings: string[];
  /** Optional data of batches: the row and its messages. */
  items: [row: number, items: NonNullable<ShownEntry['items']>][];
}

/** Unpacks rows and appends them to `into`. */
export function unpackRows({ count, numbers, times, strings, items }: PackedRows, into: ShownEntry[]): void {
  const first = into.length;
  let at = 0;
  const read = (): number => numbers[at++] ?? -1;
  const word = (): string | undefined => strings[read()];
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
        because <= ANSWERING && from !== 'unknown'
          ? becauseAnswers(from, ANSWERING - because)
          : (strings[because] ?? ''),
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
    if (id !== -1) row.id = id >= 0 ? String(id) : (strings[-2 - id] ?? '');
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
