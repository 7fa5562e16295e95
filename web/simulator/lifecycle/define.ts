/** What both lifecycles share. */
import type { Incoming } from '../read.ts';
import type { Turn } from '../turn.ts';

type IncomingRequest = Extract<Incoming, { is: 'request' }>;

/** How a kind of conversation begins, continues and ends. */
export interface Lifecycle {
  request(turn: Turn, incoming: IncomingRequest, exchange: string): void;
  notification(turn: Turn, incoming: Extract<Incoming, { is: 'notification' }>, exchange: string): void;
}
