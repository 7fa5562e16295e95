/** The server's own requests to the client, until 2025-11-25. */
import { hasCapability, neededFor } from './capabilities.ts';
import { lackingFor, written, wrongWith, type InputRequestStep } from './input-requests.ts';
import { fromWork, move, taskOf } from './tasks.ts';
import type { Turn } from './turn.ts';
import type { PendingRequest, JsonRecord, RequestKey, Running, Step, Why } from './types.ts';

/** How long the server waits for a response, in milliseconds. */
export const PATIENCE = 300_000;

/**
 * Sends a request to the client on behalf of some work; returns the waiting work, or its end if the request is not possible.
 * Requests of a task are sent to a client that waits for its result; without one, they wait.
 */
export function sendInputRequest(turn: Turn, work: Running, requesting: InputRequestStep): Running | End {
  const { as, method } = requesting;
  const id = turn.state.next;
  const { to, params } = work.task === null ? { to: work, params: requesting.params } : onTask(turn, work, requesting);
  const question = written({ method, params }, work.revision, id);
  const lacking = lackingFor(requesting, work.clientCapabilities);
  if ('problem' in question) return over(work, `This needs ${method}, which is not available.`, question.problem);
  if (lacking !== null)
    return over(
      work,
      `This needs ${method}, and the client does not have the capability ${lacking}.`,
      `The client has not declared \`${lacking}\`, so the server must not send it \`${method}\`.`,
    );
  if (turn.state.handshake.phase !== 'ready')
    return over(
      work,
      `This needs ${method}, and the handshake is not finished.`,
      'Before `notifications/initialized` a server sends no requests except pings.',
    );
  if (work.task !== null) {
    move(turn, work.task, { status: 'input_required', statusMessage: `Waiting for ${method}: send tasks/result` });
    if (to === null) return { ...work, done: work.done - 1 };
  }
  turn.number();
  const { now, pendingRequests } = turn.state;
  const by = { exchange: work.exchange, id: work.id, as };
  turn.put({ pendingRequests: [...pendingRequests, { id, method, by, since: now }] });
  turn.send(question.request, to, false, {
    says: `To continue \`${work.method}\`, the server needs something from the client. Its request ids are independent of the client’s.`,
  });
  return { ...work, waitsFor: id, until: now + PATIENCE };
}

type End = Extract<Step, { do: 'result' | 'error' }>;

/** The stream of a client that waits for the task, and the request with the task's id. */
function onTask(
  turn: Turn,
  work: Running,
  { params }: InputRequestStep,
): { to: RequestKey | null; params: JsonRecord } {
  return { to: taskOf(turn, work.task)?.awaited[0] ?? null, params: fromWork(work, params).params };
}

/** The end of work whose request is not possible. */
function over({ method }: Running, text: string, says: string): End {
  return method === 'tools/call'
    ? { do: 'result', result: { content: [{ type: 'text', text }], isError: true }, why: { says } }
    : { do: 'error', code: -32603, message: text, why: { says } };
}

/** The value stored in the answers of some work after the client's response: the result, or an object with its `error`. */
export function answerFrom(
  requesting: InputRequestStep | undefined,
  { result, error }: JsonRecord,
  work: Running,
): JsonRecord {
  if (!requesting || result === undefined) return { error: error ?? { code: -32603, message: 'No result' } };
  const wrong = wrongWith(requesting, result, work.revision);
  if (wrong !== null) return { error: { code: -32602, message: wrong.replaceAll('`', "'") } };
  return typeof result === 'object' && result !== null && !Array.isArray(result) ? result : { error: {} };
}

/** The work as it continues after the client's response timed out. */
export function impatient(turn: Turn, work: Running): Running {
  const open = turn.state.pendingRequests.find(({ id }) => id === work.waitsFor);
  withdraw(turn, work, 'No response in time');
  const error = { code: -32603, message: 'The client did not respond in time' };
  if (work.task !== null) move(turn, work.task, { status: 'working' });
  return open?.by ? { ...work, answers: { ...work.answers, [open.by.as]: { error } } } : work;
}

/** Withdraws the open request of some work, and notifies the client. */
export function withdraw(turn: Turn, work: Running, reason: string): void {
  const open = turn.state.pendingRequests.find(({ id, by }) => by !== null && id === work.waitsFor);
  if (!open) return;
  turn.put({ pendingRequests: turn.state.pendingRequests.filter((one) => one !== open) });
  const { to, params } = fromWork(work, { requestId: open.id, reason });
  turn.notify('notifications/cancelled', params, to, {
    says: `The server no longer needs the response to its own \`${open.method}\` request, so it cancels the request.`,
  });
}

/** Sends a request as a manual action at the server; records the reason if that is not possible. */
export function requestByHand(turn: Turn, method: string, params: JsonRecord): void {
  const { handshake, now, pendingRequests, next: id } = turn.state;
  const { revision, clientCapabilities, phase } = handshake;
  const no = (says: string): void => turn.because({ says });
  if (phase !== 'ready' || revision === null)
    return no('A server sends no requests before the handshake is finished. In 2026-07-28 it never sends requests.');
  const needed = method === 'ping' ? null : neededFor(method, params, clientCapabilities);
  if (needed !== null && !hasCapability(clientCapabilities, needed))
    return no(`The client has not declared \`${needed}\`, so the server must not send \`${method}\`.`);
  const question = written({ method, params }, revision, id);
  if ('problem' in question) return no(`The server does not send this request. ${question.problem}`);
  turn.number();
  const open: PendingRequest = { id, method, by: null, since: now };
  turn.put({ pendingRequests: [...pendingRequests, open] });
  const why: Why = { says: 'Sent manually from the server.' };
  turn.send(question.request, null, false, why);
}
