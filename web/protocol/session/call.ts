/** Requests of a session, and what became of them. */
import type { Asked } from '../schema/request-context.ts';
import type { Sender } from '../types.ts';

/** Which message: an entry of the text, or an item of the batch that the entry is. */
export interface Ref {
  readonly entry: number;
  readonly item: number | null;
}

/** A request, and what became of it so far. Rules may keep it. */
export interface Call extends Asked {
  readonly ref: Ref;
  readonly entry: number;
  readonly item: number | null;
  readonly id: string | number;
  readonly from: Sender;
  /** The first answer, once it was heard. */
  readonly answer: Ref | null;
  /** How many answers were heard. */
  readonly answers: number;
  /** True when the first answer was an error. */
  readonly failed: boolean;
  /** The request before it with the same id, of any side. */
  readonly before: Call | null;
}
