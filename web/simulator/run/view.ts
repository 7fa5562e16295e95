/** A run prepared for display: flat, plain, and equal for equal runs. */
import { dueAt } from '../server.ts';
import type { McpRevision, ServerState } from '../types.ts';
import type { Run } from './types.ts';
import { openRequestsOf, type OpenRequest } from './open-requests.ts';
import { insideOf, type Inside } from './inside.ts';
import { dueInWorld } from './over-http.ts';
import { nextId, type SentMessage, messageIn } from './play.ts';
import { rowsOf, type RunReport, type RunRow } from './rows.ts';
import { templates } from '../client.ts';

// The messages that the client may send next, ready to be sent.

/** A message to send. */
interface Offer {
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
function offersOf(
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

/** Everything that a page shows of a run. */
export interface RunView {
  readonly revision: McpRevision;
  readonly rows: readonly RunRow[];
  readonly report: RunReport;
  /** The messages as a log, one per line, for Check. */
  readonly log: string;
  readonly inside: Inside;
  readonly openRequests: readonly OpenRequest[];
  /** The messages that the client may send, with the suggested one marked. */
  readonly offers: readonly Offer[];
  /** Index into `offers`: the next step of a first conversation; null if nothing is suggested. */
  readonly next: number | null;
  /** An id that no request has used. */
  readonly nextId: number;
  readonly faults: readonly string[];
  /** Open HTTP streams, each with the request that opened it; none over stdio. */
  readonly streams: readonly { readonly exchange: string; readonly title: string }[];
  /** URIs of resources that can be changed manually. */
  readonly resources: readonly string[];
  /** The time of the last event, ms since the start. */
  readonly now: number;
  /** The time of the server's next scheduled work. */
  readonly dueAt: number | null;
}

const NOTHING: readonly SentMessage[] = [];

/** Returns a view of a run in its current state. */
export function view(run: Run): RunView {
  const { setup, moments } = run;
  const now = moments.at(-1);
  const sent = now?.sent ?? NOTHING;
  const state = now?.state ?? moments[0]?.state;
  if (!state) throw new RangeError('A run has no first moment.');
  const { revision } = setup;
  const { rows, report, log } = rowsOf(sent, state, revision, now?.http ?? null);
  const { offers, next } = offersOf(state, revision, sent);
  return {
    revision,
    rows,
    report,
    log,
    inside: insideOf(state, revision),
    openRequests: openRequestsOf(sent, state.pendingRequests),
    offers,
    next,
    nextId: nextId(sent),
    faults: state.settings.faults,
    streams: (now?.http?.open ?? []).map((exchange) => ({ exchange, title: openedBy(exchange, rows) })),
    resources: (state.definition.resources ?? []).map(({ uri }) => uri),
    now: now?.http?.server.now ?? state.now,
    dueAt: now?.http ? dueInWorld(now.http) : dueAt(state),
  };
}

/** The method of the request that opened a stream, or the HTTP request itself. */
function openedBy(exchange: string, rows: readonly RunRow[]): string {
  const row = rows.find(({ from, http }) => from === 'client' && http?.exchange === exchange);
  return row?.method ?? row?.http?.head?.split(' HTTP/')[0] ?? exchange;
}
