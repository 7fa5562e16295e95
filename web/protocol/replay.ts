/** Heavy entry point: the sessions of a text, and scripts for a server that answers like a recorded one. Loaded on first use. */
export { keyOf, looseKeyOf, nearestCall, scriptOf } from './recorded/replay.ts';
export type { ReplayCue, ReplayScript, ReplaySend } from './recorded/replay.ts';
export { errorOf, joined, paramsOf, resultOf, sessionsOf, withoutDeep } from './recorded/sessions.ts';
export type { RecordedMessage, RecordedSession } from './recorded/sessions.ts';
