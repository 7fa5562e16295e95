/** Tools as tasks (2025-11-25), and `tasks/get`, `tasks/result`, `tasks/list`, `tasks/cancel`. */
import { isObject, wordsFor } from '../../protocol/values.ts';
import { capabilitiesOf, hasCapability } from '../capabilities.ts';
import { hmac } from '../hash.ts';
import { deliver, end, isOver, shown, taskOf } from '../tasks.ts';
import type { Request, Turn } from '../turn.ts';
import type { Task, ToolDefinition } from '../types.ts';
import { cancel, proceed, workFor } from '../work.ts';
import type { Handler } from './define.ts';
import { answerPage } from './pages.ts';

/** How long a task is kept when its client does not say, and at most, in milliseconds. */
const TASK_TTL_MS = 300_000;
const LONGEST = 3_600_000;

/** Whether a call is one for a task; refuses it, and gives null, where the tool does not do it that way. */
export function asTask(turn: Turn, request: Request, { name, execution }: ToolDefinition): boolean | null {
  if (!hasCapability(capabilitiesOf(turn.state, request.revision), 'tasks.requests.tools.call')) return false;
  const wanted = isObject(request.params.task);
  const support = execution?.taskSupport ?? 'forbidden';
  if (support === 'optional' || wanted === (support === 'required')) return wanted;
  const message = wanted ? `Tool ${name} does not run as a task` : `Tool ${name} runs only as a task`;
  const says = wanted
    ? `The tool \`${name}\` has no \`execution.taskSupport\` that allows it, so it cannot be called with \`task\`.`
    : `The tool \`${name}\` has \`"taskSupport": "required"\`: it is called with \`task\` or not at all.`;
  turn.refuse(
    request,
    { code: -32601, message },
    { says, requirement: wanted ? 'tasks/tool-forbidding-code' : 'tasks/tool-requiring-code' },
  );
  return null;
}

/** Takes a call as a task: the receipt goes back at once, the work goes on behind it. */
export function startTask(turn: Turn, request: Request): void {
  const { now, settings } = turn.state;
  const { task: wanted } = request.params;
  const asked = isObject(wanted) && typeof wanted.ttl === 'number' ? wanted.ttl : TASK_TTL_MS;
  const task: Task = {
    taskId: idFrom(hmac(settings.seed, `task ${turn.number()}`)),
    status: 'working',
    createdAt: now,
    lastUpdatedAt: now,
    ttl: Math.min(Math.max(asked, 1000), LONGEST),
    method: request.method,
    outcome: null,
    awaited: [],
  };
  turn.put({ tasks: [...turn.state.tasks, task] });
  const why = {
    says: 'The call runs as a task: the answer is a receipt that names it. `tasks/get` tells how it stands, `tasks/result` brings the outcome.',
  };
  turn.result(request, { task: shown(turn, task) }, why, 'CreateTaskResult');
  proceed(turn, workFor(request, now, task.taskId));
}

/** An id that nobody guesses who does not know the seed. */
function idFrom(digits: string): string {
  const ends = [8, 12, 16, 20, 32];
  return ends.map((end, index) => digits.slice(ends[index - 1] ?? 0, end)).join('-');
}

/** The task that a request is about; refuses the request where it is not there. */
function found(turn: Turn, request: Request): Task | null {
  const { taskId } = request.params;
  const task = taskOf(turn, taskId);
  if (!task)
    turn.refuse(
      request,
      { code: -32602, message: 'Task not found' },
      {
        says: `There is no task \`${wordsFor(taskId)}\`: it never was, or its \`ttl\` is over.`,
        requirement: 'tasks/unknown-id-code',
      },
    );
  return task ?? null;
}

/** How a task stands. */
export const getTask: Handler = (turn, request) => {
  const task = found(turn, request);
  if (task) turn.result(request, shown(turn, task), { says: `The task is ${task.status}.` });
};

/** The outcome of a task, when it is there. Meanwhile this request is the way for what the task asks. */
export const taskResult: Handler = (turn, request) => {
  const task = found(turn, request);
  if (!task) return;
  if (isOver(task)) return deliver(turn, request, task);
  const { exchange, id, revision } = request;
  const awaited = [...task.awaited, { exchange, id, revision }];
  turn.put({ tasks: turn.state.tasks.map((one) => (one === task ? { ...one, awaited } : one)) });
  turn.because({
    says: `The task is ${task.status}. The answer comes when it has ended; until then nothing but questions of the task comes back.`,
  });
  const work = turn.state.running.find((one) => one.task === task.taskId);
  if (work && task.status === 'input_required' && work.asking === null) proceed(turn, work);
};

/** All tasks, page by page. */
export const listTasks: Handler = (turn, request) => {
  answerPage(
    turn,
    request,
    'tasks',
    turn.state.tasks.map((task) => shown(turn, task)),
  );
};

/** Ends a task before its time. */
export const cancelTask: Handler = (turn, request) => {
  const task = found(turn, request);
  if (!task) return;
  if (isOver(task))
    return turn.refuse(
      request,
      { code: -32602, message: `Cannot cancel a task that is ${task.status}` },
      {
        says: `The task is ${task.status}, and stays so: what is over cannot be cancelled.`,
        requirement: 'tasks/cancel-terminal',
      },
    );
  const work = turn.state.running.find((one) => one.task === task.taskId);
  if (work) cancel(turn, work);
  const statusMessage = 'The task was cancelled by request';
  const outcome = { error: { code: -32000, message: statusMessage } };
  end(turn, task.taskId, { status: 'cancelled', statusMessage, outcome });
  turn.result(request, shown(turn, taskOf(turn, task.taskId) ?? task), { says: 'The task stops, and is cancelled.' });
};
