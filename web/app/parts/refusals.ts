/** Requests that HTTP refused: they wait for nothing, their status is the response. Pure. */
import type { ShownReport } from '../engine/types.ts';
import type { SessionSummary } from '../../protocol/types.ts';

/** By the index of the message: the status line of the HTTP response, e.g. `404 Not Found`. */
export type Refusals = ReadonlyMap<number, string>;

/** The requests whose HTTP response has a status from 300 to 599, and that no message answers. */
export function refusalsOf({ entries, wire }: Pick<ShownReport, 'entries' | 'wire'>): Refusals {
  const found = new Map<number, string>();
  for (const { answers, kind, line } of wire) {
    const status = /^[3-5]\d\d(?!\d).*/.exec(line)?.[0];
    if (kind !== 'response' || status === undefined || answers === undefined) continue;
    for (const index of wire[answers]?.entries ?? []) {
      const entry = entries[index];
      if (entry?.kind === 'request' && entry.answeredBy === undefined) found.set(index, status);
    }
  }
  return found;
}

/** The sessions without refused requests among those that wait. */
export function sessionsWithout(
  sessions: readonly SessionSummary[],
  refusals: Refusals,
  entries: ShownReport['entries'],
): readonly SessionSummary[] {
  if (refusals.size === 0) return sessions;
  const refused = sessions.map(() => 0);
  for (const index of refusals.keys()) {
    const session = entries[index]?.session ?? -1;
    refused[session] = (refused[session] ?? 0) + 1;
  }
  return sessions.map((session, at) => ({
    ...session,
    unanswered: session.unanswered.filter((index) => !refusals.has(index)),
    unansweredCount: Math.max(0, session.unansweredCount - (refused[at] ?? 0)),
  }));
}
