import { useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import type { Pane } from './PaneSwitch.tsx';
import css from './Split.module.css';

const FIRST = 46;
const MIN = 25;
const MAX = 70;

/** Props of the two panes. */
export interface SplitProps {
  left: ReactNode;
  right: ReactNode;
  /** The visible pane below 900 px. */
  pane: Pane;
  /** Width of the left pane in percent, if one was chosen before, and a callback for a new one. */
  start?: number;
  onResize?: (percent: number) => void;
}

/**
 * Two panes side by side, 46 to 54, with a separator for pointer and keyboard. Below 900 px only one of them, which scrolls
 * with the page.
 */
export function Split({ left, right, pane, start = FIRST, onResize }: SplitProps) {
  const [percent, setPercent] = useState(start);
  const frame = useRef<HTMLDivElement>(null);
  const set = (next: number) => {
    const clamped = Math.round(Math.min(MAX, Math.max(MIN, next)));
    setPercent(clamped);
    onResize?.(clamped);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: percent - 2, ArrowRight: percent + 2, Home: MIN, End: MAX, Enter: FIRST }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    set(to);
  };
  const onPointerMove = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    set(((event.clientX - box.left) / box.width) * 100);
  };
  const style: CSSProperties & { '--left': string; '--right': string } = {
    '--left': `${percent}fr`,
    '--right': `${100 - percent}fr`,
  };
  return (
    <div ref={frame} className={css.split} style={style} data-pane={pane}>
      <div className={css.left} id="pane-message">
        {left}
      </div>
      <div
        className={css.bar}
        role="separator"
        aria-orientation="vertical"
        aria-label="Width of the panes"
        aria-controls="pane-message"
        aria-valuemin={MIN}
        aria-valuemax={MAX}
        aria-valuenow={percent}
        aria-valuetext={`message ${percent}, report ${100 - percent}`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onDoubleClick={() => set(FIRST)}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
      />
      <div className={css.right} data-scrolls>
        {right}
      </div>
    </div>
  );
}
