import type { MoveFrom } from './order.ts';
import type { KeyboardEvent, PointerEvent } from 'react';
import { ArrowDown, ArrowUp, ChevronDown, GripVertical } from 'lucide-react';
import { Button } from '../Button.tsx';
import type { OrderPiece } from './order.ts';
import { SentMessageText, MessageText, messageName } from './SentMessageRows.tsx';
import css from './OrderList.module.css';

/** Props of one message to be ordered. */
export interface OrderRowProps {
  piece: OrderPiece;
  /** Position, from 1. */
  place: number;
  of: number;
  open: boolean;
  dragged: boolean;
  onToggle: () => void;
  /** Moves it up (-1) or down (1) by one position. */
  onMove: (by: -1 | 1, from: MoveFrom) => void;
  onGrab: (event: PointerEvent) => void;
  onSend: () => void;
}

/** One message: a handle, its label, arrow buttons, and its expandable text. */
export function OrderRow(props: OrderRowProps) {
  const { piece, place, of, open, dragged, onToggle, onMove, onGrab, onSend } = props;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSend();
    }
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1, 'row');
  };
  const name = messageName(piece);
  return (
    <li className={css.row} data-piece={piece.id} data-dragged={dragged || undefined}>
      <div className={css.line}>
        <span className={css.grip} aria-hidden="true" onPointerDown={onGrab}>
          <GripVertical />
        </span>
        <button
          type="button"
          className={css.what}
          data-from="row"
          aria-expanded={open}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          aria-label={`${place} of ${of}: ${name}`}
          onClick={onToggle}
          onKeyDown={onKey}
        >
          <span className={css.number}>{place}</span>
          <MessageText row={piece} />
          <ChevronDown className={css.sign} aria-hidden="true" />
        </button>
        <Button
          look="quiet"
          square
          data-from="up"
          icon={<ArrowUp />}
          aria-label={`Move up: ${name}`}
          aria-disabled={place === 1}
          onClick={() => onMove(-1, 'up')}
        />
        <Button
          look="quiet"
          square
          data-from="down"
          icon={<ArrowDown />}
          aria-label={`Move down: ${name}`}
          aria-disabled={place === of}
          onClick={() => onMove(1, 'down')}
        />
      </div>
      {open ? <SentMessageText row={piece} label={`Text of ${name}`} /> : null}
    </li>
  );
}
