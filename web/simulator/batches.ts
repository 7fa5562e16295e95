/**
 * Batches (2025-03-26): the responses to the requests of one array are sent together, as one array, when the last one is ready.
 */
import type { Batch, Id, JsonRecord, RequestKey, ServerState, Why } from './types.ts';

/** What batches need of the current step. */
export interface BatchTurn {
  readonly state: Pick<ServerState, 'batches'>;
  put(change: Pick<ServerState, 'batches'>): void;
  because(why: Why): void;
  send(message: JsonRecord[], to: RequestKey, last: boolean, why: Why): void;
}

/** Whether a request of an open batch waits for this response. */
function batchOf({ state }: BatchTurn, { exchange, id }: RequestKey): Batch | undefined {
  return state.batches.find((one) => one.exchange === exchange && one.waiting.includes(id));
}

/** Opens a batch for requests of these ids; does nothing without ids. */
export function openBatch(turn: BatchTurn, exchange: string, waiting: readonly Id[]): void {
  if (waiting.length > 0)
    turn.put({ batches: [...turn.state.batches, { exchange, of: waiting, waiting, answers: [] }] });
}

/** Adds a response to its batch; false if its request was not in a batch. */
export function takenIntoBatch(turn: BatchTurn, to: RequestKey, answer: JsonRecord, why: Why): boolean {
  const batch = batchOf(turn, to);
  if (!batch) return false;
  turn.because(why);
  replace(turn, batch, { ...batch, waiting: without(batch.waiting, to.id), answers: [...batch.answers, answer] });
  return true;
}

/** A request of a batch will get no response. */
export function leaveBatch(turn: BatchTurn, key: RequestKey): void {
  const batch = batchOf(turn, key);
  if (batch) replace(turn, batch, { ...batch, waiting: without(batch.waiting, key.id) });
}

function without(ids: readonly Id[], id: Id): Id[] {
  const at = ids.indexOf(id);
  return ids.filter((_, index) => index !== at);
}

function replace(turn: BatchTurn, from: Batch, to: Batch): void {
  const { batches } = turn.state;
  if (to.waiting.length > 0) return turn.put({ batches: batches.map((one) => (one === from ? to : one)) });
  turn.put({ batches: batches.filter((one) => one !== from) });
  const [first = ''] = to.of;
  if (to.answers.length === 0) return;
  turn.send([...to.answers], { exchange: to.exchange, id: first }, true, {
    says: 'Every request of the batch has its response now, so the server sends them together as one array. Notifications in the batch get no response.',
    requirement: 'batch/response-missing',
  });
}
