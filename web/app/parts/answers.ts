/** The response state of a message: which message responds to it, or which one it responds to. Pure. */
import type { ShownEntry } from '../engine/types.ts';
import type { SessionSummary } from '../../protocol/types.ts';

/** The possible states of a row; `by` and `to` are indices of messages. */
export type Answer =
  | { state: 'answered'; by: number }
  | { state: 'answers'; to: number }
  /** A request that HTTP refused; the status line of its HTTP response. */
  | { state: 'refused'; status: string }
  /** A request without a response in the text. */
  | { state: 'waiting' }
  /** A response to no known request, where the text shows the start of the session. */
  | { state: 'orphan' }
  /** Unknown, or no response is expected. */
  | { state: 'none'; text: string };

/**
 * The response state of one message. `session` is its session; omit it while sessions are not tracked yet. An excerpt makes no
 * statement about messages it does not contain.
 */
export function answerOf(entry: ShownEntry, session: SessionSummary | undefined): Answer {
  const { kind, answers, answeredBy, id } = entry;
  if (kind === 'notification') return { state: 'none', text: 'no response due' };
  if (session === undefined || kind === 'batch' || kind === 'invalid') return { state: 'none', text: '' };
  if (kind === 'request') {
    if (answeredBy !== undefined) return { state: 'answered', by: answeredBy };
    if (isOneSided(session)) return { state: 'none', text: 'response not shown' };
    return waits(entry, session) ? { state: 'waiting' } : { state: 'none', text: 'no response' };
  }
  if (answers !== undefined) return { state: 'answers', to: answers };
  if (id === undefined || id === 'null') return { state: 'none', text: 'matches no request' };
  return startsHere(session) ? { state: 'orphan' } : { state: 'none', text: 'request not shown' };
}

/** The text contains the start of the session, so an unmatched response is an orphan. */
function startsHere({ state }: SessionSummary): boolean {
  return state !== 'excerpt' && state !== 'stateless';
}

/** Only requests and no handshake: the text contains only one side. */
function isOneSided(session: SessionSummary): boolean {
  return !startsHere(session) && session.counts.response + session.counts.error + session.counts.batch === 0;
}

/** If the list of waiting requests is complete, it decides which ones are waiting: a canceled request is not. */
function waits({ index }: ShownEntry, { unanswered, unansweredCount }: SessionSummary): boolean {
  return unanswered.length < unansweredCount || unanswered.includes(index);
}
