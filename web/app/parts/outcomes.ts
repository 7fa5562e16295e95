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

/** Input of `outcomesOf`. */
export interface OutcomeFacts {
  entries: readonly ShownEntry[];
  /** Empty while sessions are not tracked. */
  sessions: readonly SessionSummary[];
  refusals: Refusals;
  /** Results of failed tool calls. */
  failed: ReadonlySet<number>;
}

/** Sorts the exchanges of a text. */
export function outcomesOf({ entries, sessions, refusals, failed }: OutcomeFacts): Outcomes {
  const made = { failed: newOutcome(), waiting: newOutcome(), slow: newOutcome() };
  const add = (outcome: Outcome, { index, answers }: ShownEntry): void => {
    made[outcome].count++;
    made[outcome].entries.add(index);
    if (answers !== undefined) made[outcome].entries.add(answers);
  };
  for (const entry of entries) {
    const { kind, index, took } = entry;
    if (kind === 'error' || failed.has(index) || refusals.has(index)) add('failed', entry);
    else if (kind === 'request' && answerOf(entry, sessions[entry.session]).state === 'waiting') add('waiting', entry);
    if (took !== undefined && took >= SLOW) add('slow', entry);
  }
  return made;
}

const newOutcome = (): { entries: Set<number>; count: number } => ({ entries: new Set(), count: 0 });
