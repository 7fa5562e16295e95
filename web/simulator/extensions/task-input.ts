/** Input during a task of the extension: the task shows its requests until `tasks/update` answers them. */
import { fitting, lackingFor, written } from '../input-requests.ts';
import { questionsAt } from '../rounds.ts';
import { move } from '../tasks.ts';
import type { Turn } from '../turn.ts';
import type { Running, Step } from '../types.ts';

type End = Extract<Step, { do: 'result' | 'error' }>;

/** The work of a task reaches requests for input: returns how it continues, its end, or null if it waits for answers. */
export function requestTaskInput(
  turn: Turn,
  work: Running,
  plan: readonly Step[],
  taskId: string,
): Running | End | null {
  const requests = questionsAt(plan, work.done);
  const problem = requests.map((request) => written(request, work.revision, 0)).find((one) => 'problem' in one);
  if (problem) return { do: 'error', code: -32603, message: 'Internal error', why: { says: problem.problem } };
  for (const request of requests) {
    const lacking = lackingFor(request, work.clientCapabilities);
    if (lacking !== null) {
      const text = `This needs ${request.method}, and the client does not have the capability ${lacking}.`;
      return { do: 'result', result: { content: [{ type: 'text', text }], isError: true } };
    }
  }
  const open = requests.filter(({ as }) => !Object.hasOwn(work.answers, as));
  if (open.length === 0) {
    move(turn, taskId, { status: 'working' });
    return { ...work, done: work.done + requests.length };
  }
  move(turn, taskId, {
    status: 'input_required',
    statusMessage: open.length === 1 ? 'One request for input is open' : `${open.length} requests for input are open`,
    inputRequests: Object.fromEntries(
      open.map(({ as, method, params }) => [as, { method, params: fitting(params, work.revision) }]),
    ),
  });
  turn.because({ says: 'The task needs input, so it waits. `tasks/get` shows what it requests.' });
  return null;
}
