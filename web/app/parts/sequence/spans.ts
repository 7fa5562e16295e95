/**
 * Shows how long each side processes a request: bars on its lifeline from request to response, side by side where they overlap.
 * Pure.
 */
import type { ShownEntry } from '../../engine/types.ts';
import { SLOW } from '../text.ts';
import type { MessageRow, Row } from './rows.ts';

/** The side that responds. */
export type Side = 'client' | 'server';

/** A bar on a lifeline, px from the top of the drawing. */
export interface Bar {
  side: Side;
  /** 0 is on the lifeline, the next ones are further out. */
  column: number;
  from: number;
  to: number;
  look: 'plain' | 'slow' | 'open';
}

/** The duration of a server’s response, beside its bar. */
export interface Bracket {
  from: number;
  to: number;
  took: number;
}

/** The bars and brackets of one session. */
export interface Spans {
  /** The bars of each list are in order and do not overlap. */
  columns: readonly (readonly Bar[])[];
  /** They are in order and do not overlap. */
  brackets: readonly Bracket[];
  /** For each row of the session: the column where its bar starts or ends. */
  column: Int8Array;
  /** Number of requests without a response, by the side that should respond. */
  open: Readonly<Record<Side, number>>;
  /** Positions of responses whose duration has no bracket. */
  loose: ReadonlySet<number>;
}

/** Distance between bars, px. */
export const STEP = 8;
/** Maximum number of bars side by side; further ones share the last column. */
const COLUMNS = 4;
/**
 * Maximum number of open requests per side whose bars extend to the end; later bars are shortened, since they would hide
 * everything else.
 */
const MAX_OPEN = 2;
/** Maximum number of rows of a bracket: in a longer one, both ends would be far from its label. */
const BRACKET_ROWS = 8;

interface Lane {
  bars: Bar[];
  /** The position of the row that ends the last bar; no bar starts before it. */
  until: number;
}

const emptyLanes = (): Lane[] => Array.from({ length: COLUMNS }, () => ({ bars: [], until: -1 }));

/** The side a request is addressed to; `null` if the sender is unknown. */
export function answererOf({ from }: ShownEntry): Side | null {
  return from === 'client' ? 'server' : from === 'server' ? 'client' : null;
}

/** The last row with a response to a request hidden in this run. */
function lastAnswer(hidden: readonly number[], rowOf: Int32Array, entries: readonly ShownEntry[]) {
  let end = -1;
  let requested: ShownEntry | undefined;
  for (const index of hidden) {
    const entry = entries[index];
    if (entry?.kind !== 'request' || entry.answeredBy === undefined) continue;
    const to = rowOf[entry.answeredBy] ?? -1;
    if (to > end) {
      end = to;
      requested = entry;
    }
  }
  return { end, request: requested };
}

/** The bars of the rows starting at position `first`, whose lifelines end at `foot`. */
export function spansOf(
  rows: readonly Row[],
  first: number,
  rowOf: Int32Array,
  entries: readonly ShownEntry[],
  foot: number,
): Spans {
  const lanes = { client: emptyLanes(), server: emptyLanes() };
  const column = new Int8Array(rows.length - first);
  const brackets: Bracket[] = [];
  const loose = new Set<number>();
  const opened = { client: 0, server: 0 };
  let bracketed = -1;

  const place = (side: Side, from: Row, until: number, to: number, look: Bar['look']): void => {
    const own = lanes[side];
    // A run may start where another one ends.
    const ends = from.type === 'fold' ? from.at + 1 : from.at;
    let at = 0;
    while (at < COLUMNS - 1 && (own[at]?.until ?? -1) >= ends) at++;
    const lane = own[at];
    if (!lane) return;
    const last = lane.bars.at(-1);
    if (last && lane.until >= ends) {
      last.to = Math.max(last.to, to);
      if (last.look !== 'open') last.look = 'plain';
    } else lane.bars.push({ side, column: at, from: from.line, to, look });
    lane.until = Math.max(lane.until, until);
    column[from.at - first] = at;
    if (until < rows.length) column[until - first] = at;
  };

  const answered = (row: MessageRow, end: number): void => {
    const side = answererOf(row.entry);
    const answer = rows[end];
    if (!side || !answer) return;
    const took = answer.type === 'message' ? tookOf(answer.entry, row.entry) : undefined;
    place(side, row, end, answer.line, took !== undefined && took >= SLOW ? 'slow' : 'plain');
    if (took === undefined) return;
    if (side === 'server' && row.at >= bracketed && end - row.at <= BRACKET_ROWS) {
      brackets.push({ from: row.line, to: answer.line, took });
      bracketed = end + 1;
    } else loose.add(end);
  };

  for (let at = first; at < rows.length; at++) {
    const row = rows[at];
    if (!row || (row.type === 'fold' && row.open)) continue;
    if (row.type === 'fold') {
      const { end, request } = lastAnswer(row.run.hidden, rowOf, entries);
      const side = request && answererOf(request);
      const answer = rows[end];
      if (side && answer && end > at) place(side, row, end, answer.line, 'plain');
    } else if (row.answer === 'waiting') {
      const side = answererOf(row.entry);
      if (!side) continue;
      if (opened[side]++ < MAX_OPEN) place(side, row, rows.length, foot, 'open');
      else place(side, row, at, row.y + row.height - 6, 'open');
    } else if (row.entry.kind === 'request' && row.entry.answeredBy !== undefined) {
      const end = rowOf[row.entry.answeredBy] ?? -1;
      if (end > at) answered(row, end);
    }
  }
  const columns = [...lanes.client, ...lanes.server].map(({ bars }) => bars).filter((bars) => bars.length > 0);
  return { columns, brackets, column, open: opened, loose };
}

/** Milliseconds from a request to its response, if the log has timestamps. */
export function tookOf(answer: ShownEntry, request: ShownEntry | undefined): number | undefined {
  if (answer.took !== undefined) return answer.took;
  return answer.at !== undefined && request?.at !== undefined ? answer.at - request.at : undefined;
}
