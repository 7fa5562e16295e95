/** Requests of a run that HTTP refused: their status is the response. Pure. */
import type { Refusals } from '../../parts/refusals.ts';
import type { LiveRun } from './run-log.ts';

/** The requests without a response message whose HTTP response has a status from 300 to 599. */
export function refusalsOf({ exchanges, entries }: Pick<LiveRun, 'exchanges' | 'entries'>): Refusals {
  const found = new Map<number, { status: string; hasError: boolean }>();
  for (const { status, messages } of exchanges) {
    if (status === null || status < 300 || status > 599) continue;
    const hasError = messages.some((index) => entries[index]?.kind === 'error');
    for (const index of messages) {
      const entry = entries[index];
      if (entry?.kind === 'request' && entry.from === 'client' && entry.answeredBy === undefined)
        found.set(index, { status: String(status), hasError });
    }
  }
  return found;
}
