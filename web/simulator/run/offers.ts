/** What the client may send next, ready to be sent. */
import { templates } from '../client.ts';
import type { McpRevision, ServerState } from '../types.ts';
import { messageIn, nextId, type Spoken } from './play.ts';

/** A message to begin with. */
export interface Offer {
  readonly method: string;
  readonly title: string;
  /** Laid out to be edited. */
  readonly text: string;
  /** One sentence on what it is for. */
  readonly says: string;
}

/** The way through a first conversation. */
const WALK = ['initialize', 'notifications/initialized', 'server/discover', 'tools/list', 'tools/call'];

/** All of them, and the index of the one that a beginner sends next. */
export function offersOf(
  state: ServerState,
  revision: McpRevision,
  spoken: readonly Spoken[],
): { offers: Offer[]; next: number | null } {
  const id = nextId(spoken);
  const offers = templates(state, revision).map(({ method, title, message, says }): Offer => {
    const numbered = Object.hasOwn(message, 'id') ? { ...message, id } : message;
    return { method, title, says, text: JSON.stringify(numbered, null, 2) };
  });
  const wanted = nextMethod(state, revision, spoken);
  const next = offers.findIndex(({ method }) => method === wanted);
  return { offers, next: next < 0 ? null : next };
}

/** Step by step to the answer of a tool. A step that failed is suggested again. */
function nextMethod({ handshake }: ServerState, revision: McpRevision, spoken: readonly Spoken[]): string {
  const sent = new Set(spoken.flatMap(({ from, text }) => (from === 'client' ? (messageIn(text)?.method ?? []) : [])));
  if (revision !== '2026-07-28') {
    if (handshake.phase === 'waiting') return 'initialize';
    if (handshake.phase === 'answered') return 'notifications/initialized';
  } else if (!sent.has('server/discover') && sent.size === 0) return 'server/discover';
  return WALK.slice(3).find((method) => !sent.has(method)) ?? 'tools/call';
}
