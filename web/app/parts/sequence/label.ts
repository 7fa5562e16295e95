/** The label of an arrow: findings, kind, method, id, and optional details. Pure. */
import type { ItemRow, Kind, Severity } from '../../../protocol/types.ts';
import type { ShownEntry } from '../../engine/types.ts';
import { count, SLOW, durationText, worst } from '../text.ts';
import { fitted, monoWidth, sansWidth, type Geometry } from './geometry.ts';
import type { Mark } from './marks.ts';
import type { MessageRow } from './rows.ts';
import { tookOf } from './spans.ts';
import { KIND_PATHS } from '../KindIcon.tsx';

// Icons in drawings. Pure.

/** The icon of a kind; `size` px. */
export function kindMark(kind: Kind, x: number, y: number, size: number): Mark {
  return { shape: 'path', d: KIND_PATHS[kind], stroke: `kind-${kind}`, width: 1.5, move: [x, y, size / 16] };
}

/** The icon of a severity; `size` px. */
export function severityMarks(severity: Severity, x: number, y: number, size: number): Mark[] {
  const move = [x, y, size / 16] as const;
  if (severity === 'error') {
    return [
      { shape: 'circle', x: x + size / 2, y: y + size / 2, r: (6.75 * size) / 16, fill: 'error' },
      { shape: 'path', d: 'M5.75 5.75l4.5 4.5M10.25 5.75l-4.5 4.5', stroke: 'error-on', width: 1.6, move },
    ];
  }
  return [
    { shape: 'path', d: 'M8 2.2 14.6 13.6H1.4z', fill: 'warning', stroke: 'warning', width: 1.2, move },
    { shape: 'path', d: 'M8 6.4v3.1M8 11.6v.01', stroke: 'warning-on', width: 1.6, move },
  ];
}

/** Optional text, shown where it fits; earlier entries have priority. */
interface Extra {
  text: string;
  mono?: boolean;
  strong?: boolean;
  fill: 'ink-2' | 'ink-3' | 'warning';
  ring?: boolean;
}

/** A label and its width, px. */
export interface Label {
  marks: Mark[];
  width: number;
}

/** Font size of ids and secondary text, px. */
const SMALL = 13;
/** Minimum width of a name before its id is omitted, px. */
const MIN_NAME = 110;

/** The name of a message without a method. */
export function nameOf(entry: Pick<ShownEntry, 'kind' | 'method' | 'nearly' | 'items'>): {
  text: string;
  mono: boolean;
} {
  if (entry.kind === 'batch') return { text: `batch of ${count(entry.items?.length ?? 0, 'message')}`, mono: false };
  if (entry.kind === 'invalid') {
    if (entry.method !== undefined) return { text: entry.method, mono: true };
    return { text: entry.nearly ?? 'no message', mono: false };
  }
  if (entry.method !== undefined) return { text: entry.method, mono: true };
  return { text: entry.kind === 'response' ? 'result' : entry.kind, mono: true };
}

function extrasOf({ entry, partner, answer, at }: MessageRow, loose: ReadonlySet<number>, far: boolean): Extra[] {
  const extras: Extra[] = [];
  const isAnswer = entry.kind === 'response' || entry.kind === 'error';
  if (entry.id !== undefined) extras.push({ text: `${isAnswer ? 'to' : 'id'} ${entry.id}`, mono: true, fill: 'ink-3' });
  if (answer === 'waiting') extras.push({ text: 'waiting', fill: 'ink-2', ring: true });
  if (isAnswer && loose.has(at)) {
    const took = tookOf(entry, partner) ?? 0;
    const slow = took >= SLOW;
    extras.push({ text: durationText(took), strong: slow, fill: slow ? 'warning' : 'ink-2' });
  }
  if (isAnswer && far && partner?.method !== undefined)
    extras.push({ text: partner.method, mono: true, fill: 'ink-3' });
  if (answer === 'orphan') extras.push({ text: 'its request is not in this text', fill: 'ink-3' });
  if (entry.from === 'unknown') extras.push({ text: 'sender unknown', fill: 'ink-3' });
  return extras;
}

/** The label of a message, starting at `x`, above the line at `y`, at most `room` px wide. */
export function labelOf(
  row: MessageRow,
  x: number,
  y: number,
  room: number,
  { mono: size, narrow }: Geometry,
  loose: ReadonlySet<number>,
  far: boolean,
): Label {
  const marks: Mark[] = [];
  const { entry } = row;
  let at = x;
  const severity = worst(entry);
  if (severity) {
    marks.push(...severityMarks(severity, at, y - 23, 14));
    at += 20;
  }
  marks.push(kindMark(entry.kind, at, y - 23.5, 15));
  at += 21;
  const end = x + room;
  const gap = narrow ? 7 : 9;
  const extras = extrasOf(row, loose, far);
  const name = nameOf(entry);
  const widthOf = name.mono ? monoWidth : sansWidth;
  const nameSize = name.mono ? size : SMALL;
  const hasId = entry.id !== undefined;
  let id = hasId ? fitted(extras[0]?.text ?? '', Math.min(room / 3, 130), size) : '';
  // A waiting request reserves space for its sign.
  const max = end - at - (row.answer === 'waiting' ? gap + 12 : 0);
  // In narrow space, the name is more important than the id.
  const left = max - monoWidth(id, size) - gap;
  if (left < Math.min(widthOf(name.text.slice(0, 40), nameSize), MIN_NAME)) id = '';
  const text = fitted(name.text, id === '' ? max : left, nameSize, widthOf);
  marks.push({
    shape: 'text',
    x: at,
    y: y - 12,
    text,
    size: nameSize,
    fill: 'ink',
    mono: name.mono,
  });
  at += widthOf(text, nameSize);
  for (const [n, extra] of extras.entries()) {
    const shown = n === 0 && hasId ? id : extra.text;
    if (shown === '') continue;
    const ring = extra.ring ? 16 : 0;
    const width = ring + (extra.mono ? monoWidth(shown, size) : sansWidth(shown, SMALL));
    // The ring alone also shows that it is waiting.
    if (ring > 0 && at + gap + 12 <= end) marks.push(...ringMarks(at + gap, y, entry.kind));
    if (at + gap + width > end) continue;
    at += gap;
    marks.push({
      shape: 'text',
      x: at + ring,
      y: y - 12,
      text: shown,
      size: extra.mono ? size : SMALL,
      fill: extra.fill,
      mono: extra.mono,
      strong: extra.strong,
    });
    at += width;
  }
  return { marks, width: at - x };
}

/** The dashed ring of a waiting request; it keeps the color of its kind, since waiting is not a finding. */
function ringMarks(x: number, y: number, kind: Kind): Mark[] {
  return [{ shape: 'circle', x: x + 5.5, y: y - 16.5, r: 4.5, stroke: `kind-${kind}`, width: 1.5, dash: '2 2.7' }];
}

/** The label of one message of a batch. */
export function itemLabel(item: ItemRow, x: number, y: number, room: number, size: number): Mark[] {
  const name = nameOf(item);
  const isAnswer = item.kind === 'response' || item.kind === 'error';
  const id = item.id === undefined ? '' : fitted(`${isAnswer ? 'to' : 'id'} ${item.id}`, room / 3, size);
  const text = fitted(name.text, room - 30 - monoWidth(id, size), size);
  const after = x + 19 + (name.mono ? monoWidth(text, size) : sansWidth(text, SMALL)) + 8;
  return [
    kindMark(item.kind, x, y - 19, 13),
    { shape: 'text', x: x + 19, y: y - 8, text, size: name.mono ? size : SMALL, fill: 'ink', mono: name.mono },
    ...(id === '' ? [] : [{ shape: 'text', x: after, y: y - 8, text: id, size, fill: 'ink-3', mono: true } as const]),
  ];
}
