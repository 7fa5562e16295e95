/** `notifications/cancelled`. */
import type { Turn } from '../turn.ts';
import type { Id, Json } from '../types.ts';
import { cancel } from '../work.ts';
import type { Notice } from './define.ts';

/**
 * Stops the work on a request. Does nothing if the work is done or the request is unknown. In a conversation with a handshake
 * ids are unique; without one, requests of other exchanges may belong to other clients.
 */
export const cancelled: Notice = (turn, params, exchange) => {
  const { requestId } = params;
  const mine = (one: { id: Id; exchange: string }): boolean =>
    one.id === requestId && (turn.state.era === 'handshake' || one.exchange === exchange);
  const work = turn.state.running.find((one) => mine(one) && one.task === null);
  const listening = turn.state.listening.find(mine);
  if (work) {
    turn.because({ says: `The work on request ${JSON.stringify(work.id)} stops, and no response follows.` });
    cancel(turn, work);
  } else if (listening) {
    turn.put({ listening: turn.state.listening.filter((one) => one !== listening) });
    turn.because({ says: 'The subscription ends here; nothing more is sent on its stream.' });
  } else if (!notAwaited(turn, mine)) {
    turn.because({ says: `No request ${idText(requestId)} is open: ${REASONS}` });
  }
};

const REASONS = 'it was already answered, or never sent. This can happen and is not an error.';
const idText = (id: Json | undefined): string => JSON.stringify(id ?? null);

/** Removes a request that waits for the result of a task; the task continues. */
function notAwaited(turn: Turn, mine: (one: { id: Id; exchange: string }) => boolean): boolean {
  const { tasks } = turn.state;
  const task = tasks.find(({ awaited }) => awaited.some(mine));
  if (!task) return false;
  const awaited = task.awaited.filter((one) => !mine(one));
  turn.put({ tasks: tasks.map((one) => (one === task ? { ...one, awaited } : one)) });
  turn.because({
    says: 'The client no longer waits for the result. The task itself continues: `tasks/cancel` ends it.',
  });
  return true;
}
