/** Where the links to the pages of methods are, for the selected row. Pure. */
import { methodHref } from '../methodNames.ts';
import { itemLine, placedLabel } from './draw.ts';
import { monoWidth, sansWidth } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import { itemLabel } from './label.ts';
import { MAX_ITEMS, type Section } from './layout.ts';
import type { Mark } from './marks.ts';
import type { Row } from './rows.ts';

/** A link beside a label: its left edge and its middle, px from the left and the top of the drawing. */
export interface LinkPlace {
  method: string;
  x: number;
  y: number;
}

/** Width of a link, px. */
export const LINK = 24;
/** From the end of a label to its link, and from the middle of its text down to its line, px. */
const GAP = 4;
const ABOVE_LINE = 16;
const ABOVE_ITEM = 12.5;

/** The links of a row: of its method, of the method that it answers, or of the methods in a batch. */
export function linksOf(row: Row, section: Section, g: Geometry): LinkPlace[] {
  if (row.type === 'fold') return [];
  const { entry, partner, line } = row;
  const most = g.labelEnd + 12 - LINK;
  const place = (method: string | undefined, end: number, y: number): LinkPlace[] =>
    method === undefined || methodHref(method) === null ? [] : [{ method, x: Math.min(end + GAP, most), y }];
  if (entry.kind === 'batch')
    return (entry.items ?? []).slice(0, MAX_ITEMS).flatMap((item, n) => {
      const y = itemLine(line, n);
      return place(item.method, endOf(itemLabel(item, g.label, y, g.labelEnd - g.label, g.mono)), y - ABOVE_ITEM);
    });
  const { x, width } = placedLabel(row, section, g);
  return place(entry.method ?? partner?.method, x + width, line - ABOVE_LINE);
}

/** The right edge of the text of marks, px. */
function endOf(marks: readonly Mark[]): number {
  return Math.max(
    ...marks.map((mark) =>
      mark.shape === 'text' ? mark.x + (mark.mono ? monoWidth : sansWidth)(mark.text, mark.size) : 0,
    ),
  );
}
