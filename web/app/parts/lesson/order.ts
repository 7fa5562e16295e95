/** Data types of order exercises. */
import type { ShownMessage } from '../../engine/learn.ts';

/** A message with its id in the order. */
export type OrderPiece = ShownMessage & { id: string };

/** The control that started a move; it keeps the focus. */
export type MoveFrom = 'row' | 'up' | 'down';
