/** The wire as a sequence: client and server as lifelines, with an expandable arrow for each message. */
import { useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { barsOf } from './bars.ts';
import { earlierRows, openRow } from './rows.ts';
import { presentStep, useWalk, walk } from './walk.ts';
import type { Walk } from './walk.ts';
import { useNewestInViewport } from './useNewestInViewport.ts';
import { WireFolds, type Folds } from './WireFolds.tsx';
import { WireStep } from './WireStep.tsx';
import css from './WalkWire.module.css';

const NONE: ReadonlySet<number> = new Set();

/** The drawing: both sides, folded earlier lines, and the lines of this step. */
export function WalkWire() {
  const rows = useWalk((state) => state.view?.rows);
  const at = useWalk((state) => (state.view?.revealed === true ? state.view.at : null));
  const lights = useWalk((state) => presentStep(state)?.lights);
  const open = useWalk(openRow);
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const bars = useMemo(() => barsOf(rows ?? []), [rows]);
  const { hidden, folds } = useFolds();
  useNewestInViewport(list, open, at);
  if (!rows) return null;
  const visible = rows.filter(({ index }) => !hidden.has(index));
  const wanted = focused ?? open;
  const current = visible.some(({ index }) => index === wanted) ? wanted : (visible.at(-1)?.index ?? null);
  const onKey = (event: KeyboardEvent): void => {
    const place = visible.findIndex(({ index }) => index === current);
    const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: visible.length - 1 }[event.key];
    const row = to === undefined ? undefined : visible[to];
    if (!row) return;
    event.preventDefault();
    setFocused(row.index);
    list.current?.querySelector<HTMLElement>(`[data-wire-row="${row.index}"] > button`)?.focus();
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
      <WireFolds {...folds} />
      {rows.length === 0 ? <p className={css.empty}>No messages yet.</p> : null}
      <ol ref={list} className={css.rows} aria-label="Messages on the wire" hidden={rows.length === 0}>
        {rows.map((row) => (
          <WireStep
            key={row.index}
            row={row}
            present={row.step === at || (lights?.includes(row.index) ?? false)}
            hidden={hidden.has(row.index)}
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

/** What is folded: the earlier lines, unless the learner unfolded them in this step. */
function useFolds() {
  const view = useWalk((state) => state.view);
  const place = useWalk(placeOf);
  const [chosen, setChosen] = useState<{ place: string } & Partial<Folds>>({ place });
  const earlier = useMemo(() => earlierRows({ view }), [view]);
  const mine = chosen.place === place ? chosen : { place };
  const handshake = (view?.rows ?? []).filter(({ step, by }) => step < 0 && by !== 'learner');
  const requested = handshake.some(({ by }) => by === 'page');
  const open: Folds = { page: mine.page ?? earlier.page.size === 0, steps: mine.steps ?? false };
  const pages = new Set(handshake.map(({ index }) => index));
  const hidden = new Set([...(open.page ? NONE : pages), ...(open.steps ? NONE : earlier.steps)]);
  const onToggle = (group: keyof Folds): void => setChosen({ ...mine, [group]: !open[group] });
  return { hidden, folds: { handshake: requested ? handshake.length : 0, steps: earlier.steps.size, open, onToggle } };
}

/** A folding that the learner chose holds for one step. */
function placeOf({ view }: Walk): string {
  return `${view?.revision} ${view?.at}`;
}
