import { memo, useMemo } from 'react';
import { sessionName } from '../sessionText.ts';
import { foldMarks, groundMarks, headMarks, messageMarks } from './draw.ts';
import { monoWidth } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import type { Row } from './rows.ts';
import type { Section } from './layout.ts';
import { Marks } from './Marks.tsx';
import { foldName, messageName } from './names.ts';
import css from './Sequence.module.css';

/** Props of one session’s section of the drawing. */
export interface SequenceSectionProps {
  section: Section;
  /** Its visible rows. */
  rows: readonly Row[];
  /** The current row if it is in this section; screen readers can reach it even when it is not visible. */
  current: Row | undefined;
  /** Total number of rows in the drawing. */
  count: number;
  geometry: Geometry;
  titled: boolean;
  /** Number of search matches in each row, by its position. */
  found: ReadonlyMap<number, number>;
  /** Prefix of the row ids. */
  id: string;
}

/**
 * Header, rows and lifelines of one session. The rows are HTML boxes for pointer events; the visible SVG is drawn above them.
 */
export function SequenceSection(props: SequenceSectionProps) {
  const { section, rows, count, geometry, titled, current, found, id } = props;
  const top = rows[0]?.y ?? section.y + section.head;
  const last = rows.at(-1);
  const isEnd = last === undefined || last.at === section.end - 1;
  const bottom = isEnd ? section.y + section.height : last.y + last.height;
  const head = useMemo(() => headMarks({ ...section, y: 0 }, geometry, titled), [section, geometry, titled]);
  const ground = useMemo(
    () => groundMarks(section, rows, geometry, top, bottom),
    [section, rows, geometry, top, bottom],
  );
  const box = { width: geometry.width, marginInlineStart: -geometry.width / 2 };
  const boxes = current === undefined || rows.includes(current) ? rows : [...rows, current];
  return (
    <div
      className={css.section}
      style={{ top: section.y, height: section.height }}
      role={titled ? 'group' : 'presentation'}
      aria-label={titled ? `Session ${sessionName(section.session)}` : undefined}
    >
      <div className={css.head} style={{ height: section.head }} aria-hidden="true">
        <svg className={css.drawing} style={box} height={section.head} width={geometry.width}>
          <Marks marks={head} />
        </svg>
      </div>
      {boxes.map((row) => (
        <div
          key={row.at}
          id={`${id}-${row.at}`}
          className={css.row}
          style={{ top: row.y - section.y, height: row.height }}
          role="option"
          aria-label={row.type === 'fold' ? foldName(row, found.get(row.at) ?? 0) : messageName(row, section, titled)}
          title={cutName(row, geometry)}
          aria-selected={row === current}
          aria-setsize={count}
          aria-posinset={row.at + 1}
          data-at={row.at}
          data-folded={(row.type === 'fold' && !row.open) || undefined}
        />
      ))}
      <svg
        className={css.drawing}
        style={{ ...box, top: top - section.y }}
        width={geometry.width}
        height={bottom - top + 8}
        viewBox={`0 ${top} ${geometry.width} ${bottom - top + 8}`}
        aria-hidden="true"
      >
        <Marks marks={ground} />
        {rows.map((row) => (
          <RowDrawing key={row.at} row={row} section={section} geometry={geometry} found={found.get(row.at) ?? 0} />
        ))}
      </svg>
    </div>
  );
}

const RowDrawing = memo(function RowDrawing(props: { row: Row; section: Section; geometry: Geometry; found: number }) {
  const { row, section, geometry, found } = props;
  const marks = row.type === 'fold' ? foldMarks(row, geometry, found) : messageMarks(row, section, geometry, found > 0);
  return <Marks marks={marks} />;
});

/** The complete name of a message whose label may be truncated. */
function cutName(row: Row, { label, labelEnd, mono }: Geometry): string | undefined {
  const name = row.type === 'message' ? row.entry.method : undefined;
  return name !== undefined && monoWidth(name.slice(0, 200), mono) > labelEnd - label - 90 ? name : undefined;
}
