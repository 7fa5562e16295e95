/** Facts about the messages before layout: sessions, phases, runs, waiting requests. Pure, linear. */
import type { ShownEntry } from '../../engine/types.ts';
import type { SessionSummary } from '../../../protocol/types.ts';
import { answerOf } from '../answers.ts';
import type { Answer } from '../answers.ts';
import { phasesOf } from './phases.ts';
import type { Phase } from './phases.ts';
import { runsOf } from './runs.ts';
import type { Run } from './runs.ts';

/** One session and its messages. */
export interface PlannedSession {
  session: SessionSummary;
  /** Indices of its messages, ascending. */
  order: readonly number[];
  /** By the index of their first message. */
  phases: ReadonlyMap<number, Phase>;
  runs: ReadonlyMap<number, Run>;
}

/** All facts about a text that do not depend on the user’s choices. */
export interface Plan {
  entries: readonly ShownEntry[];
  /** Sessions that have messages. */
  sessions: readonly PlannedSession[];
  /** By the index of the message. */
  answers: readonly Answer['state'][];
}

/** The messages of each session since `from`, in order. A message without a known session belongs to the first. */
function bySession(entries: readonly ShownEntry[], sessions: readonly SessionSummary[], from: number): number[][] {
  const lists: number[][] = sessions.map(() => []);
  for (const [index, entry] of entries.entries()) if (index >= from) (lists[entry.session] ?? lists[0])?.push(index);
  return lists;
}

/**
 * Computes the plan in one pass. `followed` is false while responses are not yet matched with requests: then no request is
 * waiting. Messages before `from` are omitted.
 */
export function planOf(
  entries: readonly ShownEntry[],
  sessions: readonly SessionSummary[],
  followed: boolean,
  from = 0,
): Plan {
  const answers = entries.map((entry) => answerOf(entry, followed ? sessions[entry.session] : undefined).state);
  const waits = (index: number): boolean => answers[index] === 'waiting';
  const planned = bySession(entries, sessions, from).flatMap((order, at): PlannedSession[] => {
    const session = sessions[at];
    if (!session || order.length === 0) return [];
    const runs = new Map(runsOf(entries, order, waits).map((run) => [run.key, run]));
    return [{ session, order, phases: phasesOf(entries, order, session.state), runs }];
  });
  return { entries, sessions: planned, answers };
}
