/** The messages that the client may send next, ready to be sent. */
import { templates } from '../client.ts';
import type { McpRevision, ServerState } from '../types.ts';
import { messageIn, nextId, type SentMessage } from './play.ts';

/** A message to send. */
export interface Offer {
  readonly method: string;
  readonly title: string;
  /** Formatted for editing. */
  readonly text: string;
  /** One sentence on its purpose. */
  readonly says: string;
}

/** The steps of a first conversation. */
const WALK = ['initialize', 'notifications/initialized', 'server/discover', 'tools/list', 'tools/call'];

/** All steps, and the index of the one that a beginner sends next. */
export function offersOf(
  state: ServerState,
  revision: McpRevision,
  sent: readonly SentMessage[],
): { offers: Offer[]; next: number | null } {
  const id = nextId(sent);
  const offers = templates(state, revision).map(({ method, title, message, says }): Offer => {
    const numbered = Object.hasOwn(message, 'id') ? { ...message, id } : message;
    return { method, title, says, text: JSON.stringify(numbered, null, 2) };
  });
  const wanted = nextMethod(state, revision, sent);
  const next = offers.findIndex(({ method }) => method === wanted);
  return { offers, next: next < 0 ? null : next };
}

/** The steps to a tool result. A failed step is suggested again. */
function nextMethod({ handshake }: ServerState, revision: McpRevision, messages: readonly SentMessage[]): string {
  const sent = new Set(
    messages.flatMap(({ from, text }) => (from === 'client' ? (messageIn(text)?.method ?? []) : [])),
  );
  if (revision !== '2026-07-28') {
    if (handshake.phase === 'waiting') return 'initialize';
    if (handshake.phase === 'answered') return 'notifications/initialized';
  } else if (!sent.has('server/discover') && sent.size === 0) return 'server/discover';
  return WALK.slice(3).find((method) => !sent.has(method)) ?? 'tools/call';
}
