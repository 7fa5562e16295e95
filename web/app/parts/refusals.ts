/** Requests that HTTP refused: they wait for nothing, their status is the response. Pure. */
import type { ShownEntry, ShownReport } from '../engine/types.ts';
import type { SessionSummary } from '../../protocol/types.ts';

/**
 * By the index of the message: the status line of the HTTP response, e.g. `404 Not Found`, and whether its body is an error
 * response, which is then the failure that counts.
 */
export type Refusals = ReadonlyMap<number, { readonly status: string; readonly hasError: boolean }>;

/** The requests whose HTTP response has a status from 300 to 599, and that no message answers. */
export function refusalsOf({ entries, wire }: Pick<ShownReport, 'entries' | 'wire'>): Refusals {
  const found = new Map<number, { status: string; hasError: boolean }>();
  for (const { answers, kind, line, entries: own } of wire) {
    const status = /^[3-5]\d\d(?!\d).*/.exec(line)?.[0];
    if (kind !== 'response' || status === undefined || answers === undefined) continue;
    const hasError = own.some((one) => entries[one]?.kind === 'error');
    for (const index of wire[answers]?.entries ?? []) {
      const entry = entries[index];
      if (entry?.kind === 'request' && entry.answeredBy === undefined) found.set(index, { status, hasError });
    }
  }
  return found;
}

/** The sessions without refused requests among those that wait. */
export function sessionsWithout(
  sessions: readonly SessionSummary[],
  refusals: Refusals,
  entries: readonly ShownEntry[],
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
