/** `tasks/get`, `tasks/update` and `tasks/cancel` of the extension (2026-07-28). */
import { objectAt, stringOf } from '../../protocol/values.ts';
import { detailOf } from '../extensions/task-format.ts';
import { wrongWith } from '../input-requests.ts';
import { isOver, move, taskOf } from '../tasks.ts';
import type { Request, Turn } from '../turn.ts';
import type { JsonRecord, Running, Task } from '../types.ts';
import { cancel, openQuestions, proceed } from '../work.ts';
import type { Handler } from './define.ts';

/** The task of a request; rejects the request if it does not exist. */
function found(turn: Turn, request: Request): Task | null {
  const { taskId } = request.params;
  const task = taskOf(turn, taskId);
  if (task?.extension) return task;
  turn.refuse(
    request,
    { code: -32602, message: 'Task not found' },
    {
      says: `The task \`${stringOf(taskId)}\` does not exist: it was never created, or its \`ttlMs\` has expired.`,
      requirement: 'tasks-ext/unknown-id-code',
    },
  );
  return null;
}

function workOf({ state }: Turn, { taskId }: Task): Running | undefined {
  return state.running.find(({ task }) => task === taskId);
}

/** The state of a task, with its result, its error, or its open requests for input. */
export const getExtensionTask: Handler = (turn, request) => {
  const task = found(turn, request);
  if (!task) return;
  const says = {
    working: 'The task is working: the client polls again.',
    input_required: 'The task needs input. `inputRequests` has its open requests; `tasks/update` answers them.',
    completed: 'The task is completed, and `result` is what the call itself would have returned.',
    failed: 'The task is failed, and `error` is the error that the call itself would have returned.',
    cancelled: 'The task is canceled.',
  }[task.status];
  turn.result(request, detailOf(task, turn.state.settings.epoch), { says });
};

/** Takes the answers to open requests of a task; others are ignored. The task continues once it has all of them. */
export const updateTask: Handler = (turn, request) => {
  const task = found(turn, request);
  if (!task) return;
  const work = workOf(turn, task);
  const given = objectAt(request.params, 'inputResponses') ?? {};
  const answers: JsonRecord = {};
  for (const question of work ? openQuestions(turn, work) : []) {
    const answer = Object.hasOwn(given, question.as) ? given[question.as] : undefined;
    if (answer === undefined) continue;
    const wrong = wrongWith(question, answer, request.revision);
    if (wrong !== null) {
      const data = { at: `/params/inputResponses/${question.as}`, problem: wrong.replaceAll('`', "'") };
      return turn.refuse(request, { code: -32602, message: 'Invalid input response', data }, { says: wrong });
    }
    answers[question.as] = answer;
  }
  const count = Object.keys(answers).length;
  turn.result(
    request,
    {},
    {
      says:
        count > 0
          ? 'The task received the input. The result is empty; `tasks/get` returns the new state.'
          : 'The task has no open request for these keys, so the server ignores them. The result is empty.',
    },
  );
  if (work && count > 0) proceed(turn, { ...work, answers: { ...work.answers, ...answers } });
};

/** Cancels a task. The result is the same for a task that has ended. */
export const cancelExtensionTask: Handler = (turn, request) => {
  const task = found(turn, request);
  if (!task) return;
  turn.result(
    request,
    {},
    {
      says: isOver(task)
        ? `The task is already ${task.status === 'cancelled' ? 'canceled' : task.status}. The request is acknowledged all the same, and changes nothing.`
        : 'The task stops. The result is empty; the state of the task shows that it is canceled.',
      requirement: 'tasks-ext/cancel-ack-not-empty',
    },
  );
  const work = workOf(turn, task);
  if (work) cancel(turn, work);
  move(turn, task.taskId, { status: 'cancelled', statusMessage: 'The client canceled the task' });
};
