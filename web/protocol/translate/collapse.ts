/**
 * Tasks of 2025-11-25 taken back into plain requests, for revisions without them: the request is answered when its task is done, and
 * everything about the task itself is left out.
 */
import { get, isObject, objectAt } from '../json/object.ts';
import type { JsonObject } from '../json/types.ts';
import type { Sender } from '../types.ts';
import {
  idOf,
  kindOf,
  methodOf,
  notification,
  pairsOf,
  stepParams,
  stepResult,
  withId,
  withoutKeys,
  withoutMeta,
  withParams,
  withResult,
  type Id,
  type Step,
  type Work,
} from './steps.ts';

/** Keys of `_meta` that only mean something while tasks exist. */
export const TASK_KEYS = ['io.modelcontextprotocol/related-task', 'io.modelcontextprotocol/model-immediate-response'];
const ABOUT_TASKS = new Set(['tasks/get', 'tasks/list', 'tasks/cancel', 'tasks/result']);

/** A request that ran as a task. */
interface Tasked {
  readonly request: number;
  readonly id: Id;
  readonly from: Sender;
}

/** The same session without the tasks of requests that one side sends; `both` for all tasks. */
export function collapseTasks(steps: readonly Step[], side: Sender | 'both', work: Work): Step[] {
  const { requestOf } = pairsOf(steps);
  const tasks = new Map<string, Tasked>();
  const created = new Set<number>();
  for (const [index, step] of steps.entries()) {
    const at = requestOf[index] ?? null;
    const request = at === null ? undefined : steps[at];
    const taskId = get(objectAt(stepResult(step) ?? {}, 'task'), 'taskId');
    const id = request ? idOf(request) : null;
    if (
      !request ||
      at === null ||
      id === null ||
      typeof taskId !== 'string' ||
      !isObject(get(stepParams(request), 'task'))
    )
      continue;
    if (side !== 'both' && request.from !== side) continue;
    tasks.set(taskId, { request: at, id, from: request.from });
    created.add(index);
    work.notes.add(
      'changed',
      'The request runs as a task. It is answered when the task is done; the messages about the task are left out.',
      request,
      ['params', 'task'],
    );
  }
  const out: Step[] = [];
  for (const [index, step] of steps.entries()) {
    if (created.has(index)) continue;
    const request = requestOf[index] ?? null;
    const about = request === null ? step : (steps[request] ?? step);
    const task = tasks.get(taskIdOf(about));
    const isAbout = ABOUT_TASKS.has(methodOf(about)) || methodOf(step) === 'notifications/tasks/status';
    if (isAbout && (task || isOfSide(about, side))) {
      const instead = task ? outcomeOf(step, about, task, request !== null) : null;
      if (instead) out.push(instead);
      else if (methodOf(about) === 'tasks/list' && request === null)
        work.notes.add('lost', '`tasks/list` and its response are left out, because the target has no tasks.', step);
      continue;
    }
    out.push(plain(step, side));
  }
  return out;
}

/** The id of the task that a request or notification names; empty if there is none. */
function taskIdOf(step: Step): string {
  const id = get(stepParams(step), 'taskId');
  return typeof id === 'string' ? id : '';
}

/** Requests about tasks go to the side that runs them, which is the other one than the side that asked for them. */
function isOfSide(step: Step, side: Sender | 'both'): boolean {
  if (side === 'both') return true;
  return methodOf(step) === 'notifications/tasks/status' ? step.from !== side : step.from === side;
}

/** What takes the place of a message about a task: the outcome of its request, or its cancellation. */
function outcomeOf(step: Step, about: Step, { id, from }: Tasked, isAnswer: boolean): Step | null {
  const method = methodOf(about);
  if (method === 'tasks/result' && isAnswer) {
    const result = stepResult(step);
    const answer = withId(step, id);
    return result ? withResult(answer, withoutMeta(result, TASK_KEYS)) : answer;
  }
  if (method === 'tasks/cancel' && !isAnswer)
    return notification(from, 'notifications/cancelled', { requestId: id }, step.entry);
  return null;
}

/** A message without the parameter and the metadata of tasks. */
function plain(step: Step, side: Sender | 'both'): Step {
  const kind = kindOf(step);
  const params = stepParams(step);
  const result = stepResult(step);
  if (kind === 'request' && (side === 'both' || step.from === side)) {
    const rest: JsonObject = withoutMeta(withoutKeys(params, ['task']), TASK_KEYS);
    return Object.keys(rest).length === Object.keys(params).length && rest === params ? step : withParams(step, rest);
  }
  if (side !== 'both') return step;
  if (kind === 'notification' && isObject(get(params, '_meta')))
    return withParams(step, withoutMeta(params, TASK_KEYS));
  return result && isObject(get(result, '_meta')) ? withResult(step, withoutMeta(result, TASK_KEYS)) : step;
}
