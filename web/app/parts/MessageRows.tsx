import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Virtualizer } from '@tanstack/react-virtual';
import type { ShownEntry } from '../engine/types.ts';
import { MessageRow } from './MessageRow.tsx';
import type { MessageRowProps } from './MessageRow.tsx';

interface RowsProps extends Pick<MessageRowProps, 'overview' | 'onSelect' | 'onOpen'> {
  shown: readonly ShownEntry[];
  /** Index of the selected row, -1 when it is not shown. */
  at: number;
  briefs: ReadonlyMap<number, string>;
  /** Requests the lines of the visible rows. */
  onNeed: (indices: readonly number[]) => void;
}
/** Position of the rows in the scroll container: px from its top, and the height of the sticky header. */
interface Place {
  scroller: HTMLElement | null;
  margin: number;
  covered: number;
}

const OVERSCAN = 12;

/**
 * The body of a long table. It renders only visible rows, whether the pane or the page scrolls. Loaded for more than 100
 * messages.
 */
export function MessageRows(props: RowsProps) {
  const [place, setPlace] = useState<Place | null>(null);
  const first = useRef<HTMLTableSectionElement>(null);
  useLayoutEffect(() => {
    const table = first.current?.closest('table');
    if (!table) return undefined;
    const measure = () => setPlace((before) => placeOf(table, before));
    measure();
    addEventListener('resize', measure);
    // Content above the table can expand and collapse.
    const above = new ResizeObserver(measure);
    for (let one = table.previousElementSibling; one; one = one.previousElementSibling) above.observe(one);
    return () => {
      removeEventListener('resize', measure);
      above.disconnect();
    };
  }, []);
  if (place === null) return <tbody ref={first} />;
  return place.scroller === null ? <PageRows {...props} place={place} /> : <PaneRows {...props} place={place} />;
}

/** Rows have a fixed height, as in the style sheet. */
function rowHeight(): number {
  return matchMedia('(pointer: coarse)').matches ? 56 : 52;
}

function placeOf(table: HTMLTableElement, before: Place | null): Place {
  let pane = table.closest<HTMLElement>('[data-scrolls]');
  while (pane !== null && getComputedStyle(pane).overflowY !== 'auto') {
    pane = pane.parentElement?.closest<HTMLElement>('[data-scrolls]') ?? null;
  }
  const top = table.tBodies[0]?.getBoundingClientRect().top ?? 0;
  // The filter above the header stays in sight too.
  const head = table.tHead?.rows[0]?.cells[0];
  const covered = head ? head.getBoundingClientRect().height + (parseFloat(getComputedStyle(head).top) || 0) : 0;
  const margin = pane === null ? top + scrollY : top - pane.getBoundingClientRect().top + pane.scrollTop;
  const same = before?.scroller === pane && before.margin === margin && before.covered === covered;
  return same ? before : { scroller: pane, margin, covered };
}

function PaneRows(props: RowsProps & { place: Place }) {
  const { place, shown } = props;
  const rows = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: shown.length,
    getScrollElement: () => place.scroller,
    estimateSize: rowHeight,
    overscan: OVERSCAN,
    scrollMargin: place.margin,
    scrollPaddingStart: place.covered,
  });
  return <Body {...props} rows={rows} />;
}

function PageRows(props: RowsProps & { place: Place }) {
  const { place, shown } = props;
  const rows = useWindowVirtualizer<HTMLTableRowElement>({
    count: shown.length,
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

function Body<S extends Element | Window>(props: BodyProps<S>) {
  const { rows, place, shown, overview, at, briefs, onNeed, onSelect, onOpen } = props;
  useEffect(() => {
    if (at >= 0) rows.scrollToIndex(at, { align: 'auto' });
  }, [rows, at]);
  const items = rows.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? -1];
  useEffect(() => {
    onNeed(shown.slice(first, last + 1).map(({ index }) => index));
  }, [onNeed, shown, first, last]);
  const before = (items[0]?.start ?? place.margin) - place.margin;
  const after = rows.getTotalSize() - ((items.at(-1)?.end ?? place.margin) - place.margin);
  return (
    <tbody>
      <Gap height={before} />
      {items.map(({ index }) => {
        const entry = shown[index];
        if (entry === undefined) return null;
        return (
          <MessageRow
            key={index}
            overview={overview}
            onSelect={onSelect}
            onOpen={onOpen}
            entry={entry}
            place={index}
            selected={index === at}
            brief={briefs.get(entry.index)}
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
      <td style={{ height, padding: 0, border: 0 }}>{'\u00a0'}</td>
    </tr>
  );
}
