import type { OrderPiece } from './order.ts';
import { useId, useState } from 'react';
import { OrderRow } from './OrderRow.tsx';
import { useDrag } from './useDrag.ts';
import { useMoves } from './useMoves.ts';
import css from './OrderList.module.css';

/** Properties of messages to be put in order. */
export interface OrderListProps {
  label: string;
  pieces: readonly OrderPiece[];
  /** Ids of the pieces. */
  order: readonly string[];
  onOrder: (order: readonly string[]) => void;
  /** Ctrl or Cmd with Enter. */
  onSend: () => void;
}

/** Messages to be put in order: by drag, by buttons, or by Alt with Up and Down on a row. Each move is read out. */
export function OrderList({ label, pieces, order, onOrder, onSend }: OrderListProps) {
  const how = useId();
  const [open, setOpen] = useState<readonly string[]>([]);
  const { list, said, move, focusNext } = useMoves(pieces, order, onOrder);
  const { dragged, grab } = useDrag(list, order, onOrder, (id, at) => focusNext(id, at));
  const rows = order.flatMap((id) => pieces.find((piece) => piece.id === id) ?? []);
  return (
    <>
      <p className={css.how} id={how}>
        Drag a message, use its arrows, or press Alt with an arrow key on it.
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
        {said}
      </p>
    </>
  );
}
