/** Computes the rows and their positions for the drawing, the keys and the saved picture. Pure, linear. */
import type { Row } from './rows.ts';
import type { ShownEntry } from '../../engine/types.ts';
import type { SessionSummary } from '../../../protocol/types.ts';
import type { Plan, PlannedSession } from './plan.ts';
import type { Run } from './runs.ts';
import { spansOf } from './spans.ts';
import type { Spans } from './spans.ts';

/** Heights, px. */
export const ROW = 60;
const STRIP = 26;
const FOLD = 44;
/** One message of a batch. */
export const ITEM = 34;
/** Distance from a batch’s label to the first of its messages. */
export const BATCH_TOP = -8;
/** Distance from the top of a message’s row to its arrow. */
const ARROW = 38;
/** Maximum number of messages drawn per batch; the rest is counted. */
export const MAX_ITEMS = 8;

/** One session: a header, rows, and the end of its lifelines. */
export interface Section {
  session: SessionSummary;
  y: number;
  height: number;
  /** Height of the header with the names of client and server. */
  head: number;
  /** Its first row. */
  first: number;
  /** The row after its last one. */
  end: number;
  /** End of the lifelines, px from the top of the drawing. */
  foot: number;
  /** Requests without a response. */
  open: number;
  /** True if the text ends with this session. */
  last: boolean;
  /** Timestamp of its first message that has one, as in the log. */
  since: number;
  spans: Spans;
}

/** The whole drawing. */
export interface Layout {
  sections: readonly Section[];
  rows: readonly Row[];
  /** For each message the position of its row, which may be that of a collapsed run; -1 if its session is not shown. */
  rowOf: Int32Array;
  height: number;
  /** True if several sessions are visible, so that each has a heading. */
  titled: boolean;
  /** All runs, expanded or not. */
  runs: readonly Run[];
}

/** Choices of the user. */
export interface LayoutChoice {
  /** Index of one session, or all of them, one after the other. */
  session: number | 'all';
  /** Whether a run is expanded. */
  isOpen: (run: Run) => boolean;
  /** In a narrow drawing a phase has its own line. */
  narrow: boolean;
}

function heightOf(entry: ShownEntry): number {
  if (entry.kind !== 'batch') return ROW;
  const items = entry.items?.length ?? 0;
  return ARROW + BATCH_TOP + (Math.min(items, MAX_ITEMS) + (items > MAX_ITEMS ? 1 : 0)) * ITEM + 18;
}

/** Appends the rows of a session, starting at `y`. */
function addRows(
  rows: Row[],
  rowOf: Int32Array,
  { entries, answers }: Plan,
  { order, phases, runs }: PlannedSession,
  { isOpen, narrow }: LayoutChoice,
  top: number,
): number {
  let y = top;
  for (let n = 0; n < order.length; n++) {
    const index = order[n] ?? 0;
    const entry = entries[index];
    if (!entry) continue;
    const run = runs.get(index);
    if (run) {
      const open = isOpen(run);
      rows.push({ type: 'fold', at: rows.length, y, height: FOLD, line: y + FOLD / 2, run, open });
      y += FOLD;
      if (!open) {
        for (const hidden of run.hidden) rowOf[hidden] = rows.length - 1;
        n += run.hidden.length - 1;
        continue;
      }
    }
    const phase = phases.get(index);
    const strip = narrow && phase !== undefined ? STRIP : 0;
    const height = heightOf(entry) + strip;
    const other = entry.answers ?? entry.answeredBy;
    const partner = other === undefined ? undefined : entries[other];
    const at = rows.length;
    rowOf[index] = at;
    const line = y + strip + ARROW;
    rows.push({ type: 'message', at, y, height, line, entry, partner, phase, answer: answers[index] ?? 'none' });
    y += height;
  }
  return y;
}

/** Computes the layout of the messages. */
export function layoutOf(plan: Plan, choice: LayoutChoice): Layout {
  const { entries, answers } = plan;
  const inViewport = plan.sessions.filter(
    ({ session }) => choice.session === 'all' || choice.session === session.index,
  );
  const titled = inViewport.length > 1;
  const rows: Row[] = [];
  const rowOf = new Int32Array(entries.length).fill(-1);
  const sections: Section[] = [];
  const head = titled ? 96 : 64;
  let y = 0;
  for (const planned of inViewport) {
    const { session, order } = planned;
    const top = y;
    const first = rows.length;
    y = addRows(rows, rowOf, plan, planned, choice, top + head);
    let open = 0;
    for (const index of order) if (answers[index] === 'waiting') open++;
    const foot = y + (open > 0 ? 34 : 16);
    y = foot + 12;
    sections.push({
      session,
      y: top,
      height: y - top,
      head,
      first,
      end: rows.length,
      foot,
      open,
      since: sinceOf(order, entries),
      last: order.at(-1) === entries.length - 1,
      spans: spansOf(rows, first, rowOf, entries, foot),
    });
  }
  const runs = inViewport.flatMap((one) => [...one.runs.values()]);
  return { sections, rows, rowOf, height: y, titled, runs };
}

function sinceOf(order: readonly number[], entries: readonly ShownEntry[]): number {
  for (const index of order) {
    const at = entries[index]?.at;
    if (at !== undefined) return at;
  }
  return 0;
}

/** The range of rows that overlap `top` to `bottom`, px; the end is exclusive. Fast for any number of rows. */
export function rowsBetween(rows: readonly Row[], top: number, bottom: number): [number, number] {
  return [
    lowest(rows.length, (at) => bottomOf(rows[at]) > top),
    lowest(rows.length, (at) => (rows[at]?.y ?? 0) >= bottom),
  ];
}

const bottomOf = (row: Row | undefined): number => (row ? row.y + row.height : 0);

/** Binary search: the first of `count` positions where a monotonic predicate holds. */
export function lowest(count: number, holds: (at: number) => boolean): number {
  let from = 0;
  let to = count;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
