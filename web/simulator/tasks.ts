/**
 * Tasks: calls that get a task id at once, and whose result is fetched later. Those of 2025-11-25 belong to its core; those of
 * 2026-07-28 are an extension.
 */
import { objectAt } from '../protocol/values.ts';
import { notifyListener } from './changes.ts';
import { detailOf } from './extensions/task-format.ts';
import { hmac } from './hash.ts';
import { isoOf } from './iso.ts';
import type { Request, Turn } from './turn.ts';
import type { JsonRecord, RequestKey, Running, Step, Task, Why } from './types.ts';

/** Key of `_meta`: the task that a message belongs to. */
export const RELATED_TASK = 'io.modelcontextprotocol/related-task';
/** The polling interval of a task, in milliseconds. */
const POLL = 1000;

/** Whether a task has reached a final status. */
export function isOver({ status }: Task): boolean {
  return status !== 'working' && status !== 'input_required';
}

/** The task with this id; undefined if it does not exist (any more). */
export function taskOf({ state }: Turn, taskId: unknown): Task | undefined {
  return state.tasks.find((task) => task.taskId === taskId);
}

/** The id of a server’s task with this number. It cannot be guessed without the seed. */
export function taskIdOf(seed: string, number: number): string {
  const digits = hmac(seed, `task ${number}`);
  const ends = [8, 12, 16, 20, 32];
  return ends.map((end, index) => digits.slice(ends[index - 1] ?? 0, end)).join('-');
}

/** Creates a task. `ttl` in milliseconds. */
export function newTask(turn: Turn, own: Pick<Task, 'method' | 'ttl' | 'extension'>): Task {
  const { now, settings } = turn.state;
  const taskId = taskIdOf(settings.seed, turn.number());
  const task: Task = {
    ...own,
    taskId,
    status: 'working',
    createdAt: now,
    lastUpdatedAt: now,
    outcome: null,
    awaited: [],
  };
  turn.put({ tasks: [...turn.state.tasks, task] });
  return task;
}

/** A task in the format of messages. */
export function shown({ state }: Turn, task: Task): JsonRecord {
  const { taskId, status, statusMessage, createdAt, lastUpdatedAt, ttl } = task;
  const { epoch } = state.settings;
  return {
    taskId,
    status,
    ...(statusMessage === undefined ? {} : { statusMessage }),
    createdAt: isoOf(epoch + createdAt),
    lastUpdatedAt: isoOf(epoch + lastUpdatedAt),
    ttl,
    pollInterval: POLL,
  };
}

/**
 * The stream and the params of a message that some work sends: messages of a task name the task, and have no stream of their
 * own.
 */
export function fromWork(work: Running | null, params: JsonRecord): { to: RequestKey | null; params: JsonRecord } {
  if (!work || work.task === null) return { to: work, params };
  const meta = objectAt(params, '_meta') ?? {};
  return { to: null, params: { ...params, _meta: { ...meta, [RELATED_TASK]: { taskId: work.task } } } };
}

/**
 * Changes the status of a task, and notifies the client. A final status never changes. Tasks of the extension may also change
 * within a status.
 */
export function move(turn: Turn, taskId: string, change: Partial<Task> & Pick<Task, 'status'>): Task | null {
  const task = taskOf(turn, taskId);
  if (!task || isOver(task) || (task.status === change.status && !task.extension)) return null;
  const { statusMessage: _old, inputRequests: _open, ...rest } = task;
  const next: Task = { ...rest, ...change, lastUpdatedAt: turn.state.now };
  turn.put({ tasks: turn.state.tasks.map((one) => (one === task ? next : one)) });
  if (next.extension) report(turn, next);
  else
    turn.notify('notifications/tasks/status', shown(turn, next), null, {
      says: `The task is now ${next.status}. Servers may send this notification; clients poll with \`tasks/get\` anyway.`,
    });
  return next;
}

/** Notifies the subscriptions that name a task of the extension. */
function report(turn: Turn, task: Task): void {
  for (const one of turn.state.listening) {
    const { taskIds } = one.notifications;
    if (Array.isArray(taskIds) && taskIds.includes(task.taskId))
      notifyListener(turn, one, 'notifications/tasks', detailOf(task, turn.state.settings.epoch));
  }
}

/** The work of a task has ended: clients that wait for its result receive it. */
export function settle(turn: Turn, taskId: string, step: Extract<Step, { do: 'result' | 'error' }>): void {
  if (step.do === 'result') {
    const { result } = step;
    // In the extension a tool that fails completes its task.
    const failed = result.isError === true && !taskOf(turn, taskId)?.extension;
    end(turn, taskId, {
      status: failed ? 'failed' : 'completed',
      outcome: { result },
      ...(failed ? { statusMessage: 'The tool ran and failed' } : {}),
    });
  } else {
    const { code, message, data } = step;
    const error = { code, message, ...(data === undefined ? {} : { data }) };
    end(turn, taskId, { status: 'failed', outcome: { error }, statusMessage: message });
  }
}

/** Ends a task, and answers the requests that wait for its result. */
export function end(turn: Turn, taskId: string, change: Pick<Task, 'status' | 'outcome' | 'statusMessage'>): void {
  const awaited = taskOf(turn, taskId)?.awaited ?? [];
  const task = move(turn, taskId, { ...change, awaited: [] });
  if (task) for (const one of awaited) deliver(turn, { ...one, method: 'tasks/result' }, task);
}

/** Answers `tasks/result` with exactly the result that the request itself would have returned. */
export function deliver(
  turn: Turn,
  request: Pick<Request, 'id' | 'exchange' | 'method' | 'revision'>,
  { taskId, outcome, status }: Task,
): void {
  const why: Why = {
    says: `The task is ${status}. This is the result that the request itself would have returned.`,
    requirement: 'tasks/result-related-task-missing',
  };
  if (outcome && 'result' in outcome) {
    const meta = objectAt(outcome.result, '_meta') ?? {};
    const result = { ...outcome.result, _meta: { ...meta, [RELATED_TASK]: { taskId } } };
    return turn.result(request, result, why, 'CallToolResult');
  }
  const { code, message, data } = outcome?.error ?? {};
  turn.refuse(
    request,
    {
      code: typeof code === 'number' ? code : -32603,
      message: typeof message === 'string' ? message : 'Internal error',
      ...(data === undefined ? {} : { data }),
    },
    { says: why.says },
  );
}

/** Removes expired tasks, except those in progress and those a client waits for. */
export function settled(turn: Turn): void {
  const { tasks, now, running } = turn.state;
  const gone = tasks.filter(
    ({ ttl, createdAt, status, awaited }) =>
      ttl !== null && createdAt + ttl <= now && status !== 'working' && awaited.length === 0,
  );
  if (gone.length === 0) return;
  const ids = new Set(gone.map(({ taskId }) => taskId));
  const stays = ({ task, waitsFor }: Running): boolean => task === null || waitsFor !== null || !ids.has(task);
  turn.put({ tasks: tasks.filter((one) => !gone.includes(one)), running: running.filter(stays) });
}
