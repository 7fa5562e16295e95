import { useEffect, useId, useMemo, useRef } from 'react';
import type { CSSProperties, MouseEvent, RefObject } from 'react';
import type { ShownEntry } from '../../engine/types.ts';
import { geometryOf } from './geometry.ts';
import { onKey, type KeyProps } from './keys.ts';
import { rowsBetween } from './layout.ts';
import { SequenceLinks } from './SequenceLinks.tsx';
import type { Row } from './rows.ts';
import { SequenceSection } from './SequenceSection.tsx';
import { useViewport } from './useViewport.ts';
import css from './Sequence.module.css';

/** Maximum number of rows drawn without virtualization. */
const PLAIN = 200;

/** Props of the drawing. */
export interface SequenceDrawingProps extends KeyProps {
  entries: readonly ShownEntry[];
  /** Available width, px. */
  width: number;
  found: ReadonlyMap<number, number>;
  list: RefObject<HTMLDivElement | null>;
}

/**
 * The list “Sequence”: one row per message. Up, Down, Home, End, Page Up and Page Down move between rows, Enter opens, Escape
 * leaves. After the list in the Tab order are the links of the current row.
 */
export function SequenceDrawing(props: SequenceDrawingProps) {
  const { entries, layout, width, active, found, list } = props;
  const id = useId();
  const marker = useRef<HTMLDivElement>(null);
  const viewport = useViewport(list);
  const geometry = useMemo(() => geometryOf(width, layout, entries), [width, layout, entries]);
  const { rows, sections } = layout;
  const current = rows[active];
  const many = rows.length > PLAIN;
  const span = useMemo<readonly [number, number]>(
    () => (many ? rowsBetween(rows, viewport.top, viewport.bottom) : [0, rows.length]),
    [many, rows, viewport],
  );
  const drawn = useMemo(
    () =>
      sections.map((one) => rows.slice(Math.max(one.first, span[0]), Math.max(one.first, Math.min(one.end, span[1])))),
    [sections, rows, span],
  );

  const key = current?.type === 'fold' ? -1 - current.run.key : current?.entry.index;
  const was = useRef(many ? undefined : key);
  useEffect(() => {
    if (key !== was.current) marker.current?.scrollIntoView({ block: 'nearest' });
    was.current = key;
  }, [key]);

  const rowAt = (event: MouseEvent): Row | undefined => {
    const box = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-at]') : null;
    return box === null ? undefined : rows[Number(box.dataset['at'])];
  };
  const section = sections.find(({ first, end }) => active >= first && active < end);
  return (
    <div className={css.rows}>
      <div
        ref={list}
        className={css.list}
        style={{ height: layout.height }}
        role="listbox"
        aria-label="Sequence"
        aria-activedescendant={current ? `${id}-${active}` : undefined}
        tabIndex={0}
        onKeyDown={(event) => onKey(event, props)}
        onClick={(event) => {
          const row = rowAt(event);
          if (!row) return;
          props.onWalk(row);
          if (row.type === 'fold') props.onFold(row);
        }}
        onDoubleClick={(event) => {
          const row = rowAt(event);
          if (row?.type === 'message') props.onOpen(row);
        }}
      >
        {current ? (
          <div ref={marker} className={css.marker} style={markerStyle(current, sections[0]?.head ?? 0)} />
        ) : null}
        {sections.map((section, n) => {
          const mine = drawn[n] ?? [];
          const holds = active >= section.first && active < section.end;
          if (mine.length === 0 && !holds) return null;
          return (
            <SequenceSection
              key={section.session.index}
              section={section}
              rows={mine}
              current={holds ? current : undefined}
              count={rows.length}
              geometry={geometry}
              titled={layout.titled}
              found={found}
              id={id}
            />
          );
        })}
      </div>
      {current && section ? <SequenceLinks row={current} section={section} geometry={geometry} /> : null}
    </div>
  );
}

/** Marks the position of the current row; a sticky header covers `head` px above it. */
function markerStyle({ y, height }: Row, head: number): CSSProperties {
  const style: CSSProperties & { '--head': string } = { top: y, height, '--head': `${head}px` };
  return style;
}
