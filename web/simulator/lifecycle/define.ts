/** What both lifecycles have. */
import type { Heard } from '../read.ts';
import type { Turn } from '../turn.ts';

type HeardRequest = Extract<Heard, { is: 'request' }>;

/** How a kind of conversation begins, goes on and ends. */
export interface Lifecycle {
  request(turn: Turn, heard: HeardRequest, exchange: string): void;
  notification(turn: Turn, heard: Extract<Heard, { is: 'notification' }>, exchange: string): void;
}
