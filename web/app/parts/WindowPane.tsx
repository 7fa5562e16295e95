import type { LineShown } from './WindowLine.tsx';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { WindowLine } from './WindowLine.tsx';
import { grouped } from './text.ts';
import css from './WindowPane.module.css';

/** Props of the windows onto a long text. */
export interface WindowPaneProps {
  /** Number of lines counted so far. */
  lines: number;
  counting: boolean;
  /** Maximum number of lines in one window. */
  max: number;
  /** The current line, from 1. */
  current: number;
  /** Increases when the current line should be scrolled into view. */
  calls: number;
  read: (line: number) => LineShown;
  onLine: (line: number) => void;
}

const HEIGHT = 22;
const PAGE = 20;

/**
 * A long text as read-only lines. Up, Down, Page Up, Page Down, Home and End move the current line; a menu selects one of
 * several windows.
 */
export function WindowPane({ lines, counting, max, current, calls, read, onLine }: WindowPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState(0);
  const count = Math.min(max, Math.max(0, lines - from));
  const rows = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count,
    getScrollElement: () => pane.current,
    estimateSize: () => HEIGHT,
    overscan: 10,
  });
  const home = Math.floor((current - 1) / max) * max;
  const [seenPlace, setSeenPlace] = useState({ calls, current });
  if (seenPlace.calls !== calls || seenPlace.current !== current) {
    setSeenPlace({ calls, current });
    if (home !== from) setFrom(home);
  }
  useEffect(() => {
    if (home === from) rows.scrollToIndex(current - 1 - from, { align: 'auto' });
  }, [rows, calls, current, from, home]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: current + PAGE,
      PageUp: current - PAGE,
      Home: 1,
      End: lines,
    }[event.key];
    if (to === undefined || event.altKey) return;
    event.preventDefault();
    onLine(Math.max(1, Math.min(lines, to)));
  };
  const onClick = (event: MouseEvent): void => {
    const line =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-line]')?.dataset['line'] : undefined;
    if (line !== undefined) onLine(Number(line));
  };
  const last = Math.ceil(lines / max);
  return (
    <div className={css.whole}>
      <p className={css.head} id="windows-head">
        This text is too long to edit here, so it is read-only. {counting ? 'Counting lines: ' : ''}
        {grouped(lines)} lines.
        {last > 1 ? (
          <label className={css.choice}>
            Window{' '}
            <select value={from} onChange={(event) => setFrom(Number(event.target.value))}>
              {Array.from({ length: last }, (_, at) => (
                <option key={at} value={at * max}>
                  {`lines ${grouped(at * max + 1)} to ${grouped(Math.min(lines, (at + 1) * max))}`}
                </option>
              ))}
            </select>
          </label>
        ) : null}
      </p>
      <div
        ref={pane}
        className={css.pane}
        role="listbox"
        aria-label="Message editor"
        aria-describedby="windows-head"
        aria-activedescendant={`line-${current}`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <div className={css.room} style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => (
            <WindowLine
              key={index}
              number={from + index + 1}
              top={start}
              digits={String(lines).length}
              current={from + index + 1 === current}
              shown={read(from + index + 1)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
