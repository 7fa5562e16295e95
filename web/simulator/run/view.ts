/** A run prepared for display: flat, plain, and equal for equal runs. */
import { dueAt } from '../server.ts';
import type { McpRevision } from '../types.ts';
import type { Run } from './types.ts';
import { openRequestsOf, type OpenRequest } from './open-requests.ts';
import { insideOf, type Inside } from './inside.ts';
import { dueInWorld } from './over-http.ts';
import { offersOf, type Offer } from './offers.ts';
import { nextId, type SentMessage } from './play.ts';
import { rowsOf, type RunReport, type RunRow } from './rows.ts';

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
