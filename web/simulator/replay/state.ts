/** The state of a server that replays a recorded session: plain data. */
import type { Id, RequestKey } from '../types.ts';

/** A message of the client whose recorded consequences are being sent. */
export interface ReplayOpen {
  readonly list: 'calls' | 'notices';
  /** The place in its list. */
  readonly index: number;
  /** The request; null for a notification. */
  readonly key: RequestKey | null;
  /** The number of recorded messages that were sent or left out. */
  readonly done: number;
  /** The number of the client’s responses so far. */
  readonly answers: number;
  /** The requests to the client that wait for a response: the id in the recording, and the one that was sent. */
  readonly asked: readonly { readonly recorded: Id | null; readonly id: Id }[];
}

/** The client’s last request for a recorded call. */
export interface ReplayedCall {
  readonly key: RequestKey;
  readonly token: Id | null;
}

/** The progress of a replay. */
export interface ReplayState {
  /** How often each meaning was requested, by method and params. */
  readonly used: Readonly<Record<string, number>>;
  readonly open: readonly ReplayOpen[];
  /** By the place of the call in the script. */
  readonly called: Readonly<Record<number, ReplayedCall>>;
}

/** A replay before its first message. */
export const NO_REPLAY: ReplayState = { used: {}, open: [], called: {} };
