/** The state of a server that replays a recorded session, before its first message. */
import type { ReplayState } from '../types.ts';

/** A replay before its first message. */
export const NO_REPLAY: ReplayState = { used: {}, open: [], called: {} };
