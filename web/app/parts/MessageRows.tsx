import { useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Virtualizer } from '@tanstack/react-virtual';
import type { MessagesProps } from './Messages.tsx';
import { MessageRow } from './MessageRow.tsx';

interface RowsProps extends MessagesProps {
  table: RefObject<HTMLTableElement | null>;
}
/** Where the rows lie in what scrolls: px from its top, and the height that the head covers. */
interface Place {
  scroller: HTMLElement | null;
  margin: number;
  covered: number;
}

const OVERSCAN = 12;
const COLUMNS = 5;

/** The body of a long table: only the rows in sight, in whichever of pane or page scrolls. Loaded beyond 100 messages. */
export function MessageRows(props: RowsProps) {
  const { table } = props;
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const measure = () => setPlace(table.current === null ? null : placeOf(table.current));
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [table]);
  if (place === null) return <tbody />;
  return place.scroller === null ? <PageRows {...props} place={place} /> : <PaneRows {...props} place={place} />;
}

/** Rows are one line high: the table does not wrap. */
function rowHeight(): number {
  return matchMedia('(pointer: coarse)').matches ? 44 : 38;
}

function placeOf(table: HTMLTableElement): Place {
  let pane = table.closest<HTMLElement>('[data-scrolls]');
  while (pane !== null && getComputedStyle(pane).overflowY !== 'auto') {
    pane = pane.parentElement?.closest<HTMLElement>('[data-scrolls]') ?? null;
  }
  const top = table.tBodies[0]?.getBoundingClientRect().top ?? 0;
  const covered = table.tHead?.getBoundingClientRect().height ?? 0;
  const margin = pane === null ? top + scrollY : top - pane.getBoundingClientRect().top + pane.scrollTop;
  return { scroller: pane, margin, covered };
}

function PaneRows(props: RowsProps & { place: Place }) {
  const { place, entries } = props;
  const rows = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: entries.length,
    getScrollElement: () => place.scroller,
    estimateSize: rowHeight,
    overscan: OVERSCAN,
    scrollMargin: place.margin,
    scrollPaddingStart: place.covered,
  });
  return <Body {...props} rows={rows} />;
}

function PageRows(props: RowsProps & { place: Place }) {
  const { place, entries } = props;
  const rows = useWindowVirtualizer<HTMLTableRowElement>({
    count: entries.length,
    estimateSize: rowHeight,
    overscan: OVERSCAN,
    scrollMargin: place.margin,
    scrollPaddingStart: place.covered,
  });
  return <Body {...props} rows={rows} />;
}

interface BodyProps<S extends Element | Window> extends RowsProps {
  rows: Virtualizer<S, HTMLTableRowElement>;
  place: Place;
}

function Body<S extends Element | Window>({ rows, place, entries, selected, onSelect, onOpen }: BodyProps<S>) {
  useEffect(() => {
    if (selected !== null) rows.scrollToIndex(selected, { align: 'auto' });
  }, [rows, selected]);
  const items = rows.getVirtualItems();
  const before = (items[0]?.start ?? place.margin) - place.margin;
  const after = rows.getTotalSize() - ((items.at(-1)?.end ?? place.margin) - place.margin);
  return (
    <tbody>
      <Gap height={before} />
      {items.map(({ index }) => {
        const entry = entries[index];
        if (entry === undefined) return null;
        return (
          <MessageRow
            key={index}
            entry={entry}
            index={index}
            selected={index === selected}
            onSelect={onSelect}
            onOpen={onOpen}
          />
        );
      })}
      <Gap height={after} />
    </tbody>
  );
}

function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={COLUMNS} style={{ height, padding: 0, border: 0 }}>
        {'\u00a0'}
      </td>
    </tr>
  );
}
