/** What became of a message: who answers it, or what it answers. Pure. */
import type { ShownEntry } from '../engine/types.ts';
import type { SessionSummary } from '../../protocol/types.ts';

/** One of the things a row can say; `by` and `to` are indices of messages. */
export type Answer =
  | { state: 'answered'; by: number }
  | { state: 'answers'; to: number }
  /** A request without an answer in the text. */
  | { state: 'waiting' }
  /** An answer to no request, where the text shows the session from its beginning. */
  | { state: 'orphan' }
  /** Nothing can be said, or nothing is due. */
  | { state: 'none'; words: string };

/**
 * What to say of one message. `session` is its session; leave it out while sessions are not followed yet. An excerpt stays
 * quiet about what it does not show.
 */
export function answerOf(entry: ShownEntry, session: SessionSummary | undefined): Answer {
  const { kind, answers, answeredBy, id } = entry;
  if (kind === 'notification') return { state: 'none', words: 'no answer due' };
  if (session === undefined || kind === 'batch' || kind === 'invalid') return { state: 'none', words: '' };
  if (kind === 'request') {
    if (answeredBy !== undefined) return { state: 'answered', by: answeredBy };
    if (isOneSided(session)) return { state: 'none', words: 'answer not shown' };
    return waits(entry, session) ? { state: 'waiting' } : { state: 'none', words: 'no answer' };
  }
  if (answers !== undefined) return { state: 'answers', to: answers };
  if (id === undefined || id === 'null') return { state: 'none', words: 'names no request' };
  return startsHere(session) ? { state: 'orphan' } : { state: 'none', words: 'request not shown' };
}

/** The text begins with the session: an answer to nothing is one. */
function startsHere({ state }: SessionSummary): boolean {
  return state !== 'excerpt' && state !== 'stateless';
}

/** Requests alone, and no handshake: what was pasted is one side. */
function isOneSided(session: SessionSummary): boolean {
  return !startsHere(session) && session.counts.response + session.counts.error + session.counts.batch === 0;
}

/** Where the list of waiting requests is whole, it says who waits: a request that was called off does not. */
function waits({ index }: ShownEntry, { unanswered, unansweredCount }: SessionSummary): boolean {
  return unanswered.length < unansweredCount || unanswered.includes(index);
}
