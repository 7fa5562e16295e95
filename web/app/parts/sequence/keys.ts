/** Keyboard handling of the drawing. */
import type { KeyboardEvent } from 'react';
import type { Layout } from './layout.ts';
import type { Row } from './rows.ts';

/** Rows that Page Up and Page Down skip. */
const PAGE = 10;

/** Moves the focus to the tab that the drawing belongs to. */
function leave(from: HTMLElement): void {
  const tab = from.closest('[role="tabpanel"]')?.getAttribute('aria-labelledby');
  const goal = tab ? document.getElementById(tab) : null;
  if (goal) goal.focus();
  else from.blur();
}

/** State and callbacks for the keys. */
export interface KeyProps {
  layout: Layout;
  /** The position of the current row; -1 for none. */
  active: number;
  /** Makes a row the current one. */
  onWalk: (row: Row) => void;
  /** Enter or a double click: opens the anatomy of a message. */
  onOpen: (row: Row) => void;
  /** Enter or a click on a run, or Left and Right: expands or collapses it. */
  onFold: (row: Row, open?: boolean) => void;
  /** Ctrl+F. */
  onFind: () => void;
}

/** Handles navigation, opening, folding, search and leaving. */
export function onKey(event: KeyboardEvent<HTMLElement>, props: KeyProps): void {
  const { layout, active, onWalk, onOpen, onFold, onFind } = props;
  const last = layout.rows.length - 1;
  const row = layout.rows[active];
  const done = () => event.preventDefault();
  if (event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
    done();
    onFind();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') {
    done();
    leave(event.currentTarget);
  } else if (event.key === 'Enter' && row) {
    done();
    if (row.type === 'fold') onFold(row);
    else onOpen(row);
  } else if ((event.key === 'ArrowRight' || event.key === 'ArrowLeft') && row?.type === 'fold') {
    done();
    onFold(row, event.key === 'ArrowRight');
  } else {
    const steps = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      Home: 0,
      End: last,
      PageDown: active + PAGE,
      PageUp: active - PAGE,
    };
    const to = Object.entries(steps).find(([name]) => name === event.key)?.[1];
    if (to === undefined) return;
    done();
    const next = layout.rows[Math.min(last, Math.max(0, to))];
    if (next) onWalk(next);
  }
}
