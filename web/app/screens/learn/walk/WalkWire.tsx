/** The wire as a sequence: client and server as lifelines, with an expandable arrow for each message. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { barsOf } from './bars.ts';
import { openRow } from './rows.ts';
import { useWalk, walk } from './walk.ts';
import { isNarrow } from '../useNarrow.ts';
import { WireStep } from './WireStep.tsx';
import css from './WalkWire.module.css';

/** This share of the window's height is always visible. */
const ROOM = 0.75;

/** The drawing; a sentence while it is empty. */
export function WalkWire() {
  const rows = useWalk((state) => state.view?.rows);
  const at = useWalk((state) => (state.view?.revealed === true ? state.view.at : null));
  const open = useWalk(openRow);
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const bars = useMemo(() => barsOf(rows ?? []), [rows]);
  useNewestInViewport(list, open, at);
  if (!rows || rows.length === 0) return <p className={css.empty}>No messages yet.</p>;
  const current = Math.min(focused ?? open ?? rows.length - 1, rows.length - 1);
  const onKey = (event: KeyboardEvent): void => {
    const to = { ArrowUp: current - 1, ArrowDown: current + 1, Home: 0, End: rows.length - 1 }[event.key];
    if (to === undefined || !rows[to]) return;
    event.preventDefault();
    setFocused(to);
    list.current?.querySelector<HTMLElement>(`[data-wire-row="${to}"] > button`)?.focus();
  };
  return (
    <div className={css.figure}>
      <div className={css.sides} aria-hidden="true">
        <p>
          <b>Client</b>
          <span>you</span>
        </p>
        <p>
          <b>Server</b>
          <span>simulated</span>
        </p>
      </div>
      <ol ref={list} className={css.rows} aria-label="Messages on the wire">
        {rows.map((row) => (
          <WireStep
            key={row.index}
            row={row}
            present={row.step === at}
            open={row.index === open}
            current={row.index === current}
            bars={bars[row.index]}
            onToggle={() => {
              setFocused(row.index);
              walk.setState({ open: row.index === open ? null : row.index });
            }}
            onKey={onKey}
          />
        ))}
      </ol>
    </div>
  );
}

/** Scrolls the newest row into view if the wire scrolls separately. */
function useNewestInViewport(list: { current: HTMLOListElement | null }, open: number | null, at: number | null): void {
  const before = useRef(at);
  useEffect(() => {
    const changed = before.current !== at;
    before.current = at;
    if (!changed || at === null || open === null || isNarrow()) return;
    const row = list.current?.querySelector(`[data-wire-row="${open}"]`);
    const why = document.getElementById('walk-why');
    if (!row) return;
    // Including the reason below it, if there is room for both.
    const end = (why ?? row).getBoundingClientRect().bottom;
    if (end - row.getBoundingClientRect().top < innerHeight * ROOM) (why ?? row).scrollIntoView({ block: 'nearest' });
    else row.scrollIntoView({ block: 'start' });
  }, [list, open, at]);
}
