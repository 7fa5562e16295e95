/** Tools as tasks, and `tasks/get`, `tasks/result`, `tasks/list`, `tasks/cancel` of 2025-11-25. */
import { isObject, stringOf } from '../../protocol/values.ts';
import { capabilitiesOf, hasCapability } from '../capabilities.ts';
import { deliver, end, isOver, newTask, shown, taskOf } from '../tasks.ts';
import type { Request, Turn } from '../turn.ts';
import type { Task, ToolDefinition } from '../types.ts';
import { cancel, proceed, workFor } from '../work.ts';
import type { Handler } from './define.ts';
import { answerPage } from './pages.ts';

/** The default and the maximum time to live of a task, in milliseconds. */
const TASK_TTL_MS = 300_000;
const LONGEST = 3_600_000;

/** Whether a call is a task call; rejects it and returns null if the tool does not support that. */
export function asTask(turn: Turn, request: Request, { name, execution }: ToolDefinition): boolean | null {
  if (!hasCapability(capabilitiesOf(turn.state, request.revision), 'tasks.requests.tools.call')) return false;
  const wanted = isObject(request.params.task);
  const support = execution?.taskSupport ?? 'forbidden';
  if (support === 'optional' || wanted === (support === 'required')) return wanted;
  const message = wanted ? `Tool ${name} does not support running as a task` : `Tool ${name} only runs as a task`;
  const says = wanted
    ? `The tool \`${name}\` has no \`execution.taskSupport\` that allows tasks, so it cannot be called with \`task\`.`
    : `The tool \`${name}\` has \`"taskSupport": "required"\`, so it can only be called with \`task\`.`;
  turn.refuse(
    request,
    { code: -32601, message },
    { says, requirement: wanted ? 'tasks/tool-forbidding-code' : 'tasks/tool-requiring-code' },
  );
  return null;
}

/** Accepts a call as a task: the response names the task at once, and the work continues. */
export function startTask(turn: Turn, request: Request): void {
  const { now } = turn.state;
  const { task: wanted } = request.params;
  const requested = isObject(wanted) && typeof wanted.ttl === 'number' ? wanted.ttl : TASK_TTL_MS;
  const task = newTask(turn, { method: request.method, ttl: Math.min(Math.max(requested, 1000), LONGEST) });
  const why = {
    says: 'The call runs as a task, and the response names it. `tasks/get` returns its status, `tasks/result` its result.',
  };
  turn.result(request, { task: shown(turn, task) }, why, 'CreateTaskResult');
  proceed(turn, workFor(request, now, task.taskId));
}

/** The task of a request; rejects the request if it does not exist. */
function found(turn: Turn, request: Request): Task | null {
  const { taskId } = request.params;
  const task = taskOf(turn, taskId);
  if (task && !task.extension) return task;
  turn.refuse(
    request,
    { code: -32602, message: 'Task not found' },
    {
      says: `The task \`${stringOf(taskId)}\` does not exist: it was never created, or its \`ttl\` has expired.`,
      requirement: 'tasks/unknown-id-code',
    },
  );
  return null;
}

/** The status of a task. */
export const getTask: Handler = (turn, request) => {
  const task = found(turn, request);
  if (task) turn.result(request, shown(turn, task), { says: `The task is ${task.status}.` });
};

/** The result of a task, once it has one. Until then, the task's input requests are sent on this request's stream. */
export const taskResult: Handler = (turn, request) => {
  const task = found(turn, request);
  if (!task) return;
  if (isOver(task)) return deliver(turn, request, task);
  const { exchange, id, revision } = request;
  const awaited = [...task.awaited, { exchange, id, revision }];
  turn.put({ tasks: turn.state.tasks.map((one) => (one === task ? { ...one, awaited } : one)) });
  turn.because({
    says: `The task is ${task.status}. The response follows when the task has ended; until then only requests of the task are sent.`,
  });
  const work = turn.state.running.find((one) => one.task === task.taskId);
  if (work && task.status === 'input_required' && work.waitsFor === null) proceed(turn, work);
};

/** All tasks, page by page. */
export const listTasks: Handler = (turn, request) => {
  answerPage(
    turn,
    request,
    'tasks',
    turn.state.tasks.filter(({ extension }) => !extension).map((task) => shown(turn, task)),
  );
};

/** Cancels a task. */
export const cancelTask: Handler = (turn, request) => {
  const task = found(turn, request);
  if (!task) return;
  if (isOver(task))
    return turn.refuse(
      request,
      { code: -32602, message: `Cannot cancel a task that is ${task.status}` },
      {
        says: `The task is already ${task.status}, so it cannot be cancelled.`,
        requirement: 'tasks/cancel-terminal',
      },
    );
  const work = turn.state.running.find((one) => one.task === task.taskId);
  if (work) cancel(turn, work);
  const statusMessage = 'The task was cancelled by request';
  const outcome = { error: { code: -32000, message: statusMessage } };
  end(turn, task.taskId, { status: 'cancelled', statusMessage, outcome });
  turn.result(request, shown(turn, taskOf(turn, task.taskId) ?? task), { says: 'The task stops and is cancelled.' });
};
