/** Converts rows and backgrounds to marks. Pure: the page and the saved picture show the same. */
import { partyText, sessionName, sidesOf } from '../sessionText.ts';
import { count, grouped, revisionName, SLOW, durationText } from '../text.ts';
import { clockShort, clockText, fitted, monoWidth, sansWidth, type Geometry } from './geometry.ts';
import { itemLabel, labelOf, type Label } from './label.ts';
import { BATCH_TOP, ITEM, lowest, MAX_ITEMS, type Section } from './layout.ts';
import type { FoldRow, MessageRow, Row } from './rows.ts';
import type { Mark, Ink } from './marks.ts';
import { runText } from './runs.ts';
import { STEP } from './spans.ts';
import type { Party } from '../../../protocol/session-types.ts';
import type { Kind, Sender } from '../../../protocol/types.ts';

// Arrows, with a line style per kind. Pure.

/** Half the width of a bar, px. */
const HALF = 3.5;

const LINE = 1.75;
const DASH: Partial<Record<Kind, string>> = { notification: '1.5 5', response: '7 4', error: '7 4' };

function head(kind: Kind, tip: number, y: number, turn: 1 | -1, ink: Ink): Mark {
  if (kind === 'notification')
    return {
      shape: 'path',
      d: `M${tip - 8 * turn} ${y - 5}L${tip} ${y}L${tip - 8 * turn} ${y + 5}`,
      stroke: ink,
      width: LINE,
    };
  return { shape: 'path', d: `M${tip} ${y}l${-9 * turn} -4.75v9.5z`, fill: ink };
}

function start(kind: Kind, x: number, y: number, ink: Ink): Mark {
  if (kind === 'request') return { shape: 'circle', x, y, r: 4, fill: ink };
  return { shape: 'circle', x, y, r: 3, fill: 'sheet', stroke: ink, width: LINE };
}

/**
 * The arrow of a message along the line `y`: solid with a dot for a request, dotted with an open head for a notification,
 * dashed for a response. `column` is that of the bar where it starts or ends. Without a known sender the line has no head.
 */
function arrowMarks(kind: Kind, from: Sender, y: number, { client, server }: Geometry, column: number): Mark[] {
  const ink: Ink = `kind-${kind}`;
  const dash = DASH[kind];
  const line = { stroke: ink, width: LINE, ...(dash === undefined ? {} : { dash }) };
  if (from === 'unknown') return [{ shape: 'path', d: `M${client + 7} ${y}H${server - 7}`, ...line }];
  const turn = from === 'client' ? 1 : -1;
  const here = from === 'client' ? client : server;
  const there = from === 'client' ? server : client;
  const isRequest = kind === 'request';
  const begin = here - (isRequest ? 0 : column * STEP * turn);
  const tip = there + (isRequest ? column * STEP * turn : 0) - 4.5 * turn;
  const gap = kind === 'notification' ? 1.5 : 7;
  return [
    { shape: 'path', d: `M${begin + 3.5 * turn} ${y}H${tip - gap * turn}`, ...line },
    head(kind, tip, y, turn, ink),
    start(kind, begin, y, ink),
  ];
}

/** The stub of text that is not a message: a short line on the sender’s side. */
function stubMarks(from: Sender, y: number, { client, server }: Geometry): Mark[] {
  if (from === 'unknown') return [];
  const turn = from === 'client' ? 1 : -1;
  const here = from === 'client' ? client : server;
  const ink: Ink = 'kind-invalid';
  return [
    { shape: 'path', d: `M${here} ${y}H${here + 30 * turn}`, stroke: ink, width: LINE },
    { shape: 'path', d: `M${here + 30 * turn} ${y - 6}V${y + 6}`, stroke: ink, width: LINE },
  ];
}

/** Lines extend this far beyond the edges, px: the page may be wider than the drawing. */
const OVER = 1000;

/** Width reserved for the stub of an invalid message, px. */
const STUB = 26;

/** The label of a message where it is drawn; `x` is its left edge, px. */
export function placedLabel(row: MessageRow, section: Section, g: Geometry): Label & { x: number } {
  const { entry, line } = row;
  // A response shows the method if its request is not adjacent.
  const far = row.partner !== undefined && Math.abs(entry.index - row.partner.index) > 1;
  // An invalid message is drawn as a stub on the sender’s side.
  const stub = entry.kind === 'invalid' && entry.from !== 'unknown' ? STUB : 0;
  const room = g.labelEnd - g.label - stub;
  const label = (x: number) => labelOf(row, x, line, room, g, section.spans.loose, far);
  const x = g.label + (stub > 0 && entry.from === 'server' ? room - label(0).width : stub);
  return { ...label(x), x };
}

/** The marks of a message: its time and number, its label, its arrow. */
export function messageMarks(row: MessageRow, section: Section, g: Geometry, found: boolean): Mark[] {
  const { entry, line } = row;
  const column = section.spans.column[row.at - section.first] ?? 0;
  const marks: Mark[] = marginMarks(row, section, g);
  const { marks: labelMarks, x, width } = placedLabel(row, section, g);
  if (found) {
    const ground = { shape: 'rect', x: x - 5, y: line - 27, w: width + 10, h: 21, r: 3 } as const;
    marks.push({ ...ground, fill: 'accent-soft', stroke: 'accent-line' });
  }
  if (entry.kind === 'batch') marks.push(...batchMarks(row, g));
  else if (entry.kind === 'invalid') marks.push(...stubMarks(entry.from, line - 16, g));
  else marks.push(...arrowMarks(entry.kind, entry.from, line, g, column));
  marks.push(...labelMarks);
  return marks;
}

function marginMarks({ entry, phase, line, y }: MessageRow, section: Section, g: Geometry): Mark[] {
  const marks: Mark[] = [];
  if (phase !== undefined) {
    const place = g.narrow ? { x: g.label, y: y + 20 } : { x: g.margin, y: line - 11 };
    marks.push({ shape: 'text', ...place, text: phase, size: 13, fill: 'ink', strong: true });
  }
  const clock = entry.at === undefined ? null : entry.at - section.since;
  const number = grouped(entry.index + 1);
  const small = { shape: 'text', size: 12, fill: 'ink-3', mono: true } as const;
  if (g.narrow) {
    marks.push({ ...small, x: g.margin, y: clock === null ? line + 4 : line - 12, text: number });
    if (clock !== null) marks.push({ ...small, x: g.margin, y: line + 4, text: clockShort(clock) });
  } else {
    // Without a single arrow, the number is beside the label.
    const base = entry.kind === 'batch' || entry.kind === 'invalid' ? line - 12 : line + 4;
    marks.push({ ...small, x: g.client - 14, y: base, text: number, anchor: 'end' as const });
    if (clock !== null) marks.push({ ...small, x: g.margin, y: base, text: clockText(clock) });
  }
  return marks;
}

/** The line of message `n` of a batch whose own line is `line`, px from the top of the drawing. */
export const itemLine = (line: number, n: number): number => line + BATCH_TOP + (n + 1) * ITEM - 8;

function batchMarks({ entry, line }: MessageRow, g: Geometry): Mark[] {
  const items = entry.items ?? [];
  const seen = items.slice(0, MAX_ITEMS);
  const top = line + BATCH_TOP;
  const bottom = top + (seen.length + (items.length > seen.length ? 1 : 0)) * ITEM;
  const bracket = { shape: 'path', stroke: 'kind-batch', width: 1.75 } as const;
  const marks: Mark[] = [
    { ...bracket, d: `M${g.client - 4} ${top}h-5V${bottom}h5` },
    { ...bracket, d: `M${g.server + 4} ${top}h5V${bottom}h-5` },
  ];
  for (const [n, item] of seen.entries()) {
    const y = itemLine(line, n);
    if (item.kind !== 'invalid' && item.kind !== 'batch') marks.push(...arrowMarks(item.kind, entry.from, y, g, 0));
    marks.push(...itemLabel(item, g.label, y, g.labelEnd - g.label, g.mono));
  }
  if (items.length > seen.length) {
    const text = `${count(items.length - seen.length, 'more message')} in this batch`;
    marks.push({ shape: 'text', x: g.label, y: bottom - 13, text, size: 13, fill: 'ink-2' });
  }
  return marks;
}

/** The row of a run: what it hides, and how to expand it. */
export function foldMarks({ run, line, open }: FoldRow, g: Geometry, found: number): Mark[] {
  const room = g.labelEnd - g.label;
  const full = open ? runText(run).replace('more ', '') : `+${runText(run)}`;
  const text = fitted(full, room - 20, 13, sansWidth);
  const turned = open ? 'M4 6l4 4 4-4' : 'M6 4l4 4-4 4';
  const marks: Mark[] = [
    { shape: 'path', d: turned, stroke: 'accent', width: 1.75, move: [g.label - 2, line - 8, 1] },
    { shape: 'text', x: g.label + 19, y: line + 4.5, text, size: 13, fill: 'accent' },
  ];
  const after = g.label + 19 + sansWidth(text, 13) + 12;
  const hits = `${grouped(found)} found`;
  if (found > 0 && !open && after + sansWidth(hits, 13) < g.labelEnd)
    marks.push({ shape: 'text', x: after, y: line + 4.5, text: hits, size: 13, fill: 'ink', strong: true });
  return marks;
}

/** The background of a collapsed run; on the page the row itself has it. */
export function foldGround({ open, y, height }: FoldRow, g: Geometry): Mark[] {
  if (open) return [];
  return [{ shape: 'rect', x: -OVER, y: y + 6, w: g.width + 2 * OVER, h: height - 12, fill: 'sunken' }];
}

/** Backgrounds, lifelines, bars and durations of a section between `top` and `bottom`, px from the top of the drawing. */
export function groundMarks(section: Section, rows: readonly Row[], g: Geometry, top: number, bottom: number): Mark[] {
  const from = Math.max(top, section.y + section.head);
  const to = Math.min(bottom, section.foot);
  const marks: Mark[] = [];
  for (const row of rows) {
    if (row.type !== 'message' || row.phase === undefined || row.at === section.first) continue;
    marks.push({ shape: 'path', d: `M${-OVER} ${row.y + 0.5}H${g.width + OVER}`, stroke: 'line-hair', width: 1 });
  }
  for (const x of [g.client, g.server]) {
    let d = `M${x} ${from}`;
    for (const row of rows) {
      if (row.type !== 'fold' || row.open) continue;
      d += `V${Math.max(from, row.y)}M${x} ${Math.min(to, row.y + row.height)}`;
      const gap = `M${x} ${row.y + 6}V${row.y + row.height - 3}`;
      marks.push({ shape: 'path', d: gap, stroke: 'line-edge', width: 1.25, dash: '1 5' });
    }
    marks.push({ shape: 'path', d: `${d}V${Math.max(from, to)}`, stroke: 'line-rule', width: 1.25 });
  }
  for (const bars of section.spans.columns) {
    const first = lowest(bars.length, (at) => (bars[at]?.to ?? 0) >= top);
    for (let at = first; at < bars.length; at++) {
      const bar = bars[at];
      if (!bar || bar.from > bottom) break;
      const x = (bar.side === 'server' ? g.server + bar.column * STEP : g.client - bar.column * STEP) - HALF;
      if (bar.look === 'open') {
        const d = `M${x} ${bar.to}V${bar.from}h${2 * HALF}V${bar.to}`;
        marks.push({ shape: 'path', d, fill: 'sheet', stroke: 'kind-request', width: 1.5, dash: '3 3' });
      } else {
        const looks = { fill: 'sheet', stroke: bar.look === 'slow' ? 'warning' : 'line-edge', width: 1.25 } as const;
        marks.push({ shape: 'rect', x, y: bar.from, w: 2 * HALF, h: bar.to - bar.from, r: 1, ...looks });
      }
    }
  }
  marks.push(...bracketMarks(section, g, top, bottom));
  if (section.open > 0 && section.foot <= bottom + 40) marks.push(endMark(section, g));
  return marks;
}

function bracketMarks({ spans: { brackets } }: Section, g: Geometry, top: number, bottom: number): Mark[] {
  const marks: Mark[] = [];
  const x = g.bracket;
  for (let at = lowest(brackets.length, (n) => (brackets[n]?.to ?? 0) >= top - 20); at < brackets.length; at++) {
    const one = brackets[at];
    if (!one || one.from > bottom) break;
    const slow = one.took >= SLOW;
    const d = `M${x} ${one.from}h4V${one.to}h-4`;
    marks.push({ shape: 'path', d, stroke: slow ? 'warning' : 'line-edge', width: 1.25 });
    const mark = { shape: 'text', text: durationText(one.took), size: 13, strong: slow } as const;
    const fill = slow ? 'warning' : 'ink-2';
    if (g.narrow) marks.push({ ...mark, x: g.width - 3, y: one.to + 16, size: 12, fill, anchor: 'end' });
    else marks.push({ ...mark, x: x + 10, y: (one.from + one.to) / 2 + 4.5, fill });
  }
  return marks;
}

function endMark({ open, foot, last, spans }: Section, g: Geometry): Mark {
  const ends = last ? 'the text ends here' : 'the session ends here';
  const long = `${open === 1 ? 'no response' : `${grouped(open)} requests without a response`}, ${ends}`;
  const text = sansWidth(long, 13) < g.labelEnd - g.label ? long : `${grouped(open)} without a response`;
  const place = spans.open.server > 0 ? { x: g.server - 14, anchor: 'end' as const } : { x: g.client + 14 };
  return { shape: 'text', y: foot - 4, text, size: 13, fill: 'ink-2', ...place };
}

/** The header of a section: the names that client and server declare, and a heading if there are several sessions. */
export function headMarks({ session, head, y: top }: Section, g: Geometry, titled: boolean): Mark[] {
  const y = top + head;
  const marks: Mark[] = [];
  const side = (word: string, party: Party, x: number, left: number, right: number): void => {
    const text = fitted(partyText(party) ?? '', right - left, 12);
    const strong = { shape: 'text', text: word, size: 15, fill: 'ink', strong: true, y: y - 38 } as const;
    const name = { shape: 'text', text, size: 12, fill: 'ink-3', mono: true, y: y - 20 } as const;
    const place = placeOf(x, Math.max(monoWidth(text, 12), sansWidth(word, 15)), left, right);
    marks.push({ ...strong, ...place });
    if (text !== '') marks.push({ ...name, ...place });
  };
  if (titled) marks.push(...titleMarks(session, top, g));
  const middle = (g.narrow ? g.width : g.client + g.server) / 2;
  const [left, right] = sidesOf(session);
  side(left, session.client, g.client, 8, middle - 6);
  side(right, session.server, g.server, middle + 6, g.width - 8);
  for (const x of [g.client, g.server]) {
    marks.push({ shape: 'path', d: `M${x} ${y - 8}V${y}`, stroke: 'line-rule', width: 1.25 });
    marks.push({ shape: 'circle', x, y: y - 8, r: 3, fill: 'line-edge' });
  }
  return marks;
}

/** Centered where it fits between the edges, otherwise aligned with the edge. */
function placeOf(x: number, width: number, left: number, right: number): { x: number; anchor?: 'middle' | 'end' } {
  if (x - width / 2 < left) return { x: left };
  return x + width / 2 > right ? { x: right, anchor: 'end' } : { x, anchor: 'middle' };
}

function titleMarks(session: Section['session'], top: number, g: Geometry): Mark[] {
  const title = fitted(sessionName(session), g.width * 0.4, 15, sansWidth);
  const about = `${revisionName(session.revision)}, ${count(session.messages, 'message')}`;
  const x = g.margin;
  return [
    { shape: 'rect', x: -OVER, y: top, w: g.width + 2 * OVER, h: 34, fill: 'sunken' },
    { shape: 'path', d: `M${-OVER} ${top + 34}H${g.width + OVER}`, stroke: 'line-hair' },
    { shape: 'text', x, y: top + 22, text: title, size: 15, fill: 'ink', strong: true },
    {
      shape: 'text',
      x: g.width - (g.narrow ? 6 : 20),
      y: top + 22,
      text: fitted(about, g.width * 0.55, 13, sansWidth),
      size: 13,
      fill: 'ink-2',
      anchor: 'end',
    },
  ];
}
