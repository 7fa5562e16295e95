/** Data types of order exercises. */
import type { ShownSaid } from '../../engine/learn.ts';

/** A message with its id in the order. */
export type OrderPiece = ShownSaid & { id: string };

/** The control that started a move; it keeps the focus. */
export type MoveFrom = 'row' | 'up' | 'down';
