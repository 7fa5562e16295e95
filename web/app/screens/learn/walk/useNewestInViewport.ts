import { useEffect, useRef } from 'react';
import { isNarrow } from '../useNarrow.ts';

/** The distance to the edges of the column, px. */
const ROOM = 12;

/**
 * Scrolls the newest round and the reason below it into view, if the column of the wire scrolls. The message above stays in sight,
 * so a round that is too high for the rest begins below it.
 */
export function useNewestInViewport(
  list: { current: HTMLOListElement | null },
  open: number | null,
  at: number | null,
): void {
  const before = useRef(at);
  useEffect(() => {
    const changed = before.current !== at;
    before.current = at;
    if (!changed || at === null || open === null || isNarrow()) return;
    const first = list.current?.querySelector('[data-present]');
    const column = list.current?.closest('section[aria-label]');
    if (!first || !column) return;
    const last = document.getElementById('walk-why') ?? list.current;
    const { top, bottom } = column.getBoundingClientRect();
    const message = document.getElementById('walk-message')?.closest('section')?.getBoundingClientRect().height ?? 0;
    const below = (last?.getBoundingClientRect().bottom ?? 0) - bottom + ROOM;
    const above = first.getBoundingClientRect().top - top - message - ROOM;
    const by = Math.min(below, above);
    if (by > 0) column.scrollBy({ top: by });
  }, [list, open, at]);
}
