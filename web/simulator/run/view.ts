/** A run made ready to look at: flat, plain, and the same for the same run. */
import { dueAt } from '../server.ts';
import type { McpRevision, ServerState } from '../types.ts';
import type { Run } from './types.ts';
import { asksOf, type Ask } from './open-requests.ts';
import { insideOf, type Inside } from './inside.ts';
import { dueInWorld } from './over-http.ts';
import { nextId, type Spoken, messageIn } from './play.ts';
import { rowsOf, type RunReport, type RunRow } from './rows.ts';
import { templates } from '../client.ts';

// What the client may send next, ready to be sent.

/** A message to begin with. */
interface Offer {
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
function offersOf(
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

/** Everything that a page shows of a run. */
export interface RunView {
  readonly revision: McpRevision;
  readonly rows: readonly RunRow[];
  readonly report: RunReport;
  /** The messages as a log, one a line, for Check. */
  readonly log: string;
  readonly inside: Inside;
  readonly asks: readonly Ask[];
  /** What the client may send, ready to be sent, the next sensible one marked. */
  readonly offers: readonly Offer[];
  /** Index into `offers`: what comes next in a first conversation; null where nothing is suggested. */
  readonly next: number | null;
  /** An id that no request has used. */
  readonly nextId: number;
  readonly faults: readonly string[];
  /** Streams of HTTP that are open, each with what it was opened by; none over stdio. */
  readonly streams: readonly { readonly exchange: string; readonly title: string }[];
  /** Addresses of resources that can be changed by hand. */
  readonly resources: readonly string[];
  /** Of the last thing that happened, ms since the beginning. */
  readonly now: number;
  /** When the server will do something by itself. */
  readonly dueAt: number | null;
}

const NOTHING: readonly Spoken[] = [];

/** Looks at a run as it is now. */
export function view(run: Run): RunView {
  const { setup, moments } = run;
  const now = moments.at(-1);
  const spoken = now?.spoken ?? NOTHING;
  const state = now?.state ?? moments[0]?.state;
  if (!state) throw new RangeError('A run has a beginning.');
  const { revision } = setup;
  const { rows, report, log } = rowsOf(spoken, state, revision, now?.http ?? null);
  const { offers, next } = offersOf(state, revision, spoken);
  return {
    revision,
    rows,
    report,
    log,
    inside: insideOf(state, revision),
    asks: asksOf(spoken, state.asked),
    offers,
    next,
    nextId: nextId(spoken),
    faults: state.settings.faults,
    streams: (now?.http?.open ?? []).map((exchange) => ({ exchange, title: openedBy(exchange, rows) })),
    resources: (state.definition.resources ?? []).map(({ uri }) => uri),
    now: now?.http?.server.now ?? state.now,
    dueAt: now?.http ? dueInWorld(now.http) : dueAt(state),
  };
}

/** The method of the request that opened a stream, or the request of HTTP itself. */
function openedBy(exchange: string, rows: readonly RunRow[]): string {
  const row = rows.find(({ from, http }) => from === 'client' && http?.exchange === exchange);
  return row?.method ?? row?.http?.head?.split(' HTTP/')[0] ?? exchange;
}
