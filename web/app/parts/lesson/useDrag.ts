/** Dragging a row of a list by its handle, with mouse, pen or finger. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { moved } from './useMoves.ts';

/** The id that is dragged, and how to grab one. Escape puts everything back; `onDone` hears where a row came to lie. */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  order: readonly string[],
  onOrder: (order: readonly string[]) => void,
  onDone: (id: string, at: number) => void,
) {
  const [drag, setDrag] = useState<{ id: string; before: readonly string[] } | null>(null);
  const follow = useEffectEvent((y: number) => {
    if (!drag) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-piece]') ?? [])];
    const others = rows.filter((row) => row.dataset['piece'] !== drag.id);
    const to = others.filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return y > top + height / 2;
    }).length;
    if (order.indexOf(drag.id) !== to) onOrder(moved(order, drag.id, to));
  });
  const finish = useEffectEvent((keep: boolean) => {
    if (!drag) return;
    if (!keep) onOrder(drag.before);
    else if (drag.before.indexOf(drag.id) !== order.indexOf(drag.id)) onDone(drag.id, order.indexOf(drag.id));
    setDrag(null);
  });
  const dragged = drag?.id ?? null;
  useEffect(() => {
    if (dragged === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('pointermove', (event) => follow(event.clientY), { signal });
    addEventListener('pointerup', () => finish(true), { signal });
    addEventListener('pointercancel', () => finish(false), { signal });
    addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') finish(false);
      },
      { signal },
    );
    return () => stop.abort();
  }, [dragged]);
  const grab = (id: string, event: ReactPointerEvent): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    setDrag({ id, before: order });
  };
  return { dragged, grab };
}
