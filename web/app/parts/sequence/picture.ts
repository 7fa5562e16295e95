/** Saves the drawing as one self-contained SVG. Pure. */
import { sessionName } from '../sessionText.ts';
import { count, grouped } from '../text.ts';
import type { ShownEntry } from '../../engine/types.ts';
import { foldGround, foldMarks, groundMarks, headMarks, messageMarks } from './draw.ts';
import { geometryOf } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import { lowest, ROW } from './layout.ts';
import type { Row } from './rows.ts';
import type { Layout, Section } from './layout.ts';
import { markText, xmlText } from './marks.ts';
import type { Ink, Mark } from './marks.ts';

/** A picture, ready to be written to a file. */
export interface Picture {
  svg: string;
  /** px */
  width: number;
  height: number;
  /** A sentence about its content if it is incomplete. */
  says: string | null;
}

/** Appearance of any drawing. */
export interface DrawingLooks {
  /** The color value of a token in a widely supported form, e.g. `#112233`. */
  color: (ink: Ink) => string;
  /** CSS rules for the two font families, e.g. the fonts themselves; by default the system’s fonts are used. */
  fonts?: string;
}

/** Appearance of the picture of a sequence. */
export interface PictureLooks extends DrawingLooks {
  /** Maximum number of rows, and maximum height in px. */
  maxRows: number;
  maxHeight: number;
}

/** Width of every picture, px. */
export const WIDTH = 760;
const PAD = 12;
/** Height of a header and an end, px, estimated generously. */
const HEAD = 150;

const STYLE =
  'text{font-family:"Source Sans 3 Variable","Source Sans 3","Segoe UI",system-ui,sans-serif;font-variant-numeric:lining-nums}' +
  '.m{font-family:"JetBrains Mono Variable","JetBrains Mono",ui-monospace,Menlo,Consolas,monospace;font-variant-ligatures:none}';

/** The rows of a picture: all of them, or as many as fit, starting at position `from`. */
function chosen({ rows, height }: Layout, { maxRows, maxHeight }: PictureLooks, from: number): readonly Row[] {
  if (rows.length <= maxRows && height + 2 * PAD <= maxHeight) return rows;
  // Every session may add a header.
  const heightFrom = (first: number, last: number) => (rows[last]?.y ?? 0) + ROW - (rows[first]?.y ?? 0) + 4 * HEAD;
  const fits = (first: number, last: number) => last - first < maxRows && heightFrom(first, last) <= maxHeight;
  let last = Math.min(rows.length - 1, from);
  let first = last;
  while (last + 1 < rows.length && fits(first, last + 1)) last++;
  while (first > 0 && fits(first - 1, last)) first--;
  return rows.slice(first, last + 1);
}

/** One section with its drawn rows; the header is directly above the first of them. */
function* sectionText(
  section: Section,
  rows: readonly Row[],
  titled: boolean,
  g: Geometry,
  color: PictureLooks['color'],
): Generator<undefined, { text: string[]; top: number; bottom: number }> {
  const top = (rows[0]?.y ?? section.y) - section.head;
  const last = rows.at(-1);
  const isEnd = last === undefined || last.at === section.end - 1;
  const bottom = isEnd ? section.y + section.height : last.y + last.height;
  const moved = { ...section, y: top };
  const text: string[] = [];
  const add = (marks: readonly Mark[]): void => {
    for (const mark of marks) text.push(markText(mark, color));
  };
  for (const row of rows) if (row.type === 'fold') add(foldGround(row, g));
  add(groundMarks(moved, rows, g, top, bottom));
  add(headMarks(moved, g, titled));
  for (const [n, row] of rows.entries()) {
    add(row.type === 'fold' ? foldMarks(row, g, 0) : messageMarks(row, section, g, false));
    if (n % 20 === 19) yield;
  }
  return { text, top, bottom };
}

function numberOf(row: Row | undefined): string {
  if (!row) return '';
  return grouped((row.type === 'message' ? row.entry.index : (row.run.hidden[0] ?? 0)) + 1);
}

/** A self-contained SVG of elements that are already text; title and description are escaped. */
export function svgText(
  { width, height, title, desc }: { width: number; height: number; title: string; desc: string },
  pieces: readonly string[],
  { color, fonts }: DrawingLooks,
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc">`,
    `<title id="title">${xmlText(title)}</title>`,
    `<desc id="desc">${xmlText(desc)}</desc>`,
    `<style>${fonts ?? ''}${STYLE}</style>`,
    `<rect width="${width}" height="${height}" fill="${color('sheet')}"/>`,
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    ...pieces,
    '</g></svg>',
  ].join('\n');
}

/**
 * The drawing of a layout as SVG text in the given colors. If it cannot contain all rows, it starts with the row at `from`. All
 * text is escaped, and no other file is loaded. It is created in steps, so that the page stays responsive.
 */
export function* pictureOf(
  layout: Layout,
  entries: readonly ShownEntry[],
  from: number,
  looks: PictureLooks,
): Generator<undefined, Picture> {
  const { color } = looks;
  const rows = chosen(layout, looks, from);
  const pieces: string[] = [];
  let y = PAD;
  const g = geometryOf(WIDTH, layout, entries);
  const { width } = g;
  for (const section of layout.sections) {
    const mine = rows.slice(
      lowest(rows.length, (n) => (rows[n]?.at ?? 0) >= section.first),
      lowest(rows.length, (n) => (rows[n]?.at ?? 0) >= section.end),
    );
    if (mine.length === 0) continue;
    const { text, top, bottom } = yield* sectionText(section, mine, layout.titled, g, color);
    pieces.push(`<g transform="translate(0 ${y - top})">`, ...text, '</g>');
    y += bottom - top + PAD;
  }
  const [only, ...others] = layout.sections;
  const messages = layout.sections.reduce((sum, one) => sum + one.session.messages, 0);
  const isView = layout.sections.every(({ session }) => session.view);
  const [left, right] = isView ? ['view', 'host'] : ['client', 'server'];
  const title = `Sequence of ${count(messages, 'message')} between ${left} and ${right}`;
  const about =
    only && others.length === 0 && only.session.label !== '' ? `, session ${sessionName(only.session)}` : '';
  const says =
    rows.length === layout.rows.length
      ? null
      : `It holds ${grouped(rows.length)} of ${grouped(layout.rows.length)} rows, from message ${numberOf(rows[0])} to message ${numberOf(rows.at(-1))}.`;
  const desc = `One arrow per message, top to bottom, the ${left} on the left, the ${right} on the right.${says === null ? '' : ` ${says}`}`;
  const svg = svgText({ width, height: y, title: title + about, desc }, pieces, looks);
  return { svg, width, height: y, says };
}
