/** Moves in an ordered list: the focus follows the row, and each move is announced. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { OrderPiece, MoveFrom } from './order.ts';
import { messageName } from './SentMessageRows.tsx';

/** An order with one id moved to another position. Pure. */
export function moved(order: readonly string[], id: string, to: number): readonly string[] {
  const others = order.filter((one) => one !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

/** The list, the announcement of the last move, and the move functions. */
export function useMoves(
  pieces: readonly OrderPiece[],
  order: readonly string[],
  onOrder: (order: readonly string[]) => void,
) {
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const wanted = useRef<{ id: string; from: MoveFrom } | null>(null);
  const nameOf = (id: string): string => {
    const piece = pieces.find((one) => one.id === id);
    return piece ? messageName(piece) : id;
  };
  // A row loses the focus when it moves in the document.
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { id, from } = wanted.current;
    wanted.current = null;
    list.current?.querySelector<HTMLElement>(`[data-piece="${CSS.escape(id)}"] [data-from="${from}"]`)?.focus();
  });
  const focusNext = (id: string, at: number): void => {
    setAnnouncement(`${nameOf(id)} is now ${at + 1} of ${order.length}.`);
  };
  const move = (id: string, by: -1 | 1, from: MoveFrom): void => {
    const to = order.indexOf(id) + by;
    if (to < 0 || to >= order.length) {
      setAnnouncement(`${nameOf(id)} is already ${by < 0 ? 'first' : 'last'}.`);
      return;
    }
    wanted.current = { id, from };
    focusNext(id, to);
    onOrder(moved(order, id, to));
  };
  return { list, announcement: announcement, move, focusNext };
}
