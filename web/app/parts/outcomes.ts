/** The messages whose exchange failed, waits or was slow. Pure, one pass. */
import type { ShownEntry } from '../engine/types.ts';
import type { SessionSummary } from '../../protocol/types.ts';
import { answerOf } from './answers.ts';
import type { Refusals } from './refusals.ts';
import { SLOW } from './text.ts';

/** What the filter can show. */
export const OUTCOMES = ['failed', 'waiting', 'slow'] as const;
/** One of them. */
export type Outcome = (typeof OUTCOMES)[number];

/** For each outcome: the messages to show, a request with its response, and the number of exchanges. */
export type Outcomes = Readonly<Record<Outcome, { readonly entries: ReadonlySet<number>; readonly count: number }>>;

/** By the index of the message: the number of results of failed tool calls in it, several in a batch. */
export type FailedResults = ReadonlyMap<number, number>;

/** Counts the indices that the engine returns. */
export function countedResults(indices: readonly number[]): FailedResults {
  const found = new Map<number, number>();
  for (const index of indices) found.set(index, (found.get(index) ?? 0) + 1);
  return found;
}

/** Input of `outcomesOf`. */
export interface OutcomeFacts {
  entries: readonly ShownEntry[];
  /** Empty while sessions are not tracked. */
  sessions: readonly SessionSummary[];
  refusals: Refusals;
  failed: FailedResults;
}

/** Requests that stay open by design: they wait for nothing. */
const OPEN = 'subscriptions/listen';

/** Sorts the exchanges of a text. The numbers are those of the headline (`report/outcome.ts`). */
export function outcomesOf({ entries, sessions, refusals, failed }: OutcomeFacts): Outcomes {
  const made = { failed: newOutcome(), waiting: newOutcome(), slow: newOutcome() };
  const add = (outcome: Outcome, { index, answers }: ShownEntry, count = 1): void => {
    made[outcome].count += count;
    made[outcome].entries.add(index);
    if (answers !== undefined) made[outcome].entries.add(answers);
  };
  for (const entry of entries) {
    const { kind, index, took, items = [], method } = entry;
    const refusal = refusals.get(index);
    const failures =
      (kind === 'error' ? 1 : items.filter((item) => item.kind === 'error').length) + (failed.get(index) ?? 0);
    if (failures > 0) add('failed', entry, failures);
    else if (refusal) add('failed', entry, refusal.hasError ? 0 : 1);
    else if (kind === 'request' && method !== OPEN && answerOf(entry, sessions[entry.session]).state === 'waiting')
      add('waiting', entry);
    if (took !== undefined && took >= SLOW) add('slow', entry);
  }
  return made;
}

const newOutcome = (): { entries: Set<number>; count: number } => ({ entries: new Set(), count: 0 });
