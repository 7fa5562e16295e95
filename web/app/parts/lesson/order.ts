/** Messages to be put in order. */
import type { ShownSaid } from '../../engine/learn.ts';

/** A message with the name that it has in an order. */
export type OrderPiece = ShownSaid & { id: string };

/** Where in a row a move came from; the focus stays there. */
export type MoveFrom = 'row' | 'up' | 'down';
