/** How long each side is at work: bars on its lifeline from a request to its answer, side by side where they overlap. Pure. */
import type { ShownEntry } from '../../engine/types.ts';
import { SLOW } from '../text.ts';
import type { MessageRow, Row } from './rows.ts';

/** The side that answers. */
export type Side = 'client' | 'server';

/** A bar on a lifeline, px from the top of the drawing. */
export interface Bar {
  side: Side;
  /** 0 lies on the lifeline, the next ones further out. */
  column: number;
  from: number;
  to: number;
  look: 'plain' | 'slow' | 'open';
}

/** The time a server took, beside its bar. */
export interface Bracket {
  from: number;
  to: number;
  took: number;
}

/** The bars and brackets of one session. */
export interface Spans {
  /** In each of these lists the bars follow one another and do not overlap. */
  columns: readonly (readonly Bar[])[];
  /** They follow one another and do not overlap. */
  brackets: readonly Bracket[];
  /** For each row, counted from the first of the session: the column in which its bar begins or ends. */
  column: Int8Array;
  /** How many requests nobody answers, by the side that would have to. */
  open: Readonly<Record<Side, number>>;
  /** Places of answers whose time has no bracket. */
  loose: ReadonlySet<number>;
}

/** Bars lie this far apart, px. */
export const STEP = 8;
/** Bars side by side at most; what comes on top shares the last one. */
const COLUMNS = 4;
/** Open requests whose bars run to the end, on either side; later ones are cut short, or nothing else could be seen. */
const MAX_OPEN = 2;
/** Rows a bracket may span: beyond that its number would be out of sight of both ends. */
const BRACKET_ROWS = 8;

interface Lane {
  bars: Bar[];
  /** The place of the row that ends the last bar; none begins before it. */
  until: number;
}

const emptyLanes = (): Lane[] => Array.from({ length: COLUMNS }, () => ({ bars: [], until: -1 }));

/** The side a request is addressed to; `null` where nobody knows who sent it. */
export function answererOf({ from }: ShownEntry): Side | null {
  return from === 'client' ? 'server' : from === 'server' ? 'client' : null;
}

/** The last row that answers something put away in this run. */
function lastAnswer(hidden: readonly number[], rowOf: Int32Array, entries: readonly ShownEntry[]) {
  let end = -1;
  let asked: ShownEntry | undefined;
  for (const index of hidden) {
    const entry = entries[index];
    if (entry?.kind !== 'request' || entry.answeredBy === undefined) continue;
    const to = rowOf[entry.answeredBy] ?? -1;
    if (to > end) {
      end = to;
      asked = entry;
    }
  }
  return { end, asked };
}

/** The bars of the rows from place `first` on, whose lifelines end at `foot`. */
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
    // A run may begin where another one ends.
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
      const { end, asked } = lastAnswer(row.run.hidden, rowOf, entries);
      const side = asked && answererOf(asked);
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

/** Milliseconds from a request to its answer, where the log has a clock. */
export function tookOf(answer: ShownEntry, request: ShownEntry | undefined): number | undefined {
  if (answer.took !== undefined) return answer.took;
  return answer.at !== undefined && request?.at !== undefined ? answer.at - request.at : undefined;
}
