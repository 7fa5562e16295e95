import css from './OrderList.module.css';
import type { OrderPiece } from './order.ts';
import {
  useId,
  useState,
  useEffect,
  useEffectEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';
import { OrderRow } from './OrderRow.tsx';
import { useMoves, moved } from './useMoves.ts';

// Drag and drop of list rows by their handle, with mouse, pen or touch.

/**
 * The dragged id, and a function that starts a drag. Escape restores the order; `onDone` receives the new position of a row.
 */
function useDrag(
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

/** Props of messages to be ordered. */
export interface OrderListProps {
  label: string;
  pieces: readonly OrderPiece[];
  /** Ids of the messages. */
  order: readonly string[];
  onOrder: (order: readonly string[]) => void;
  /** Ctrl+Enter or Cmd+Enter. */
  onSend: () => void;
}

/** Messages to be ordered by dragging, by buttons, or with Alt and Up or Down on a row. Each move is announced. */
export function OrderList({ label, pieces, order, onOrder, onSend }: OrderListProps) {
  const how = useId();
  const [open, setOpen] = useState<readonly string[]>([]);
  const { list, announcement, move, focusNext } = useMoves(pieces, order, onOrder);
  const { dragged, grab } = useDrag(list, order, onOrder, (id, at) => focusNext(id, at));
  const rows = order.flatMap((id) => pieces.find((piece) => piece.id === id) ?? []);
  return (
    <>
      <p className={css.how} id={how}>
        Drag a message, use its arrow buttons, or press Alt with an arrow key on it.
      </p>
      <ol ref={list} className={css.list} aria-label={label} aria-describedby={how}>
        {rows.map((piece, at) => (
          <OrderRow
            key={piece.id}
            piece={piece}
            place={at + 1}
            of={rows.length}
            open={open.includes(piece.id)}
            dragged={piece.id === dragged}
            onToggle={() =>
              setOpen(open.includes(piece.id) ? open.filter((id) => id !== piece.id) : [...open, piece.id])
            }
            onMove={(by, from) => move(piece.id, by, from)}
            onGrab={(event) => grab(piece.id, event)}
            onSend={onSend}
          />
        ))}
      </ol>
      <p className="vh" aria-live="assertive">
        {announcement}
      </p>
    </>
  );
}
