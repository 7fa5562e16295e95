/** Requests of a session and their state. */
import type { RequestContext } from '../schema/request-context.ts';
import type { Sender } from '../types.ts';

/** Identifies a message: an entry of the text, or an item of the batch in that entry. */
export interface Ref {
  readonly entry: number;
  readonly item: number | null;
}

/** A request and its state so far. Rules may store it. */
export interface Call extends RequestContext {
  readonly ref: Ref;
  readonly entry: number;
  readonly item: number | null;
  readonly id: string | number;
  readonly from: Sender;
  /** The first response, once observed. */
  readonly answer: Ref | null;
  /** The number of responses observed. */
  readonly answers: number;
  /** True if the first response was an error. */
  readonly failed: boolean;
  /** The previous request with the same id, from either side. */
  readonly before: Call | null;
}
