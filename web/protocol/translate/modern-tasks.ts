/** Tasks of 2025-11-25 as the extension of 2026-07-28: flat, polled with `tasks/get`, which also returns the outcome. */
import { get, isObject } from '../json/object.ts';
import type { JsonObject } from '../json/types.ts';
import { TASK_KEYS } from './collapse.ts';
import type { Dress } from './modern-dress.ts';
import type { Plan } from './modern-plan.ts';
import type { Round } from './modern-rounds.ts';
import {
  methodOf,
  request,
  response,
  stepError,
  stepParams,
  stepResult,
  textAt,
  withoutKeys,
  withoutMeta,
  withParams,
  withResult,
  type Id,
  type Step,
  type Work,
} from './steps.ts';

/** A request of the client that waits, as the caller knows it. */
interface Waiting {
  id: Id;
}

/** Writes the messages about tasks. */
export class ModernTasks {
  readonly #plan: Plan;
  readonly #work: Work;
  readonly #dress: Dress;
  readonly #push: (step: Step) => void;
  /** The last known state of each task, in its form of 2026-07-28. */
  readonly #tasks = new Map<string, JsonObject>();

  constructor(plan: Plan, work: Work, dress: Dress, push: (step: Step) => void) {
    this.#plan = plan;
    this.#work = work;
    this.#dress = dress;
    this.#push = push;
  }

  /** A request without the parameter `task`; `tasks/result` as `tasks/get`. */
  request(step: Step): Step {
    const params = stepParams(step);
    const { notes } = this.#work;
    if (isObject(get(params, 'task'))) {
      notes.add(
        'changed',
        'The server alone decides which calls run as a task, so the parameter `task` is left out.',
        step,
        ['params', 'task'],
      );
      return withParams(step, withoutKeys(params, ['task']));
    }
    if (methodOf(step) !== 'tasks/result' || !isObject(step.message)) return step;
    notes.add('changed', '`tasks/result` is written as `tasks/get`, which returns the outcome too.', step, ['method']);
    return { ...step, message: { ...step.message, method: 'tasks/get' } };
  }

  /** The result that takes the place of one about a task; the same result for all others. */
  result(step: Step, requestStep: Step | null): JsonObject {
    const result = stepResult(step) ?? {};
    const method = requestStep ? methodOf(requestStep) : '';
    const task = get(result, 'task');
    if (isObject(task) && requestStep && isObject(get(stepParams(requestStep), 'task'))) {
      this.#work.notes.add('changed', 'The created task is written flat, with `resultType` `task`.', step, [
        'result',
        'task',
      ]);
      return { resultType: 'task', ...this.#known(task), ...withoutKeys(result, ['task']) };
    }
    if (method === 'tasks/get') return this.#detailed({ ...this.#known(result), ...extra(result) }, step);
    if (method === 'tasks/cancel') {
      this.#known(result);
      this.#work.notes.add('lost', 'The response to `tasks/cancel` shows no task in 2026-07-28.', step, ['result']);
      return {};
    }
    if (method !== 'tasks/result' || !requestStep) return result;
    return { ...this.#stateOf(requestStep), status: 'completed', result: withoutMeta(result, TASK_KEYS) };
  }

  /** True for the error of a task: it becomes part of the task. */
  failure(step: Step, requestStep: Step): boolean {
    const taskId = get(stepParams(requestStep), 'taskId');
    return (
      methodOf(requestStep) === 'tasks/result' &&
      stepError(step) !== null &&
      typeof taskId === 'string' &&
      this.#tasks.has(taskId)
    );
  }

  /** The response with a failed task. */
  failed(step: Step, requestStep: Step): Step {
    const error = stepError(step) ?? {};
    return withResult(step, this.#dress.result({ ...this.#stateOf(requestStep), status: 'failed', error }, step));
  }

  /** The state of a task, with the members of 2026-07-28. */
  #known(task: JsonObject): JsonObject {
    const {
      ttl = null,
      pollInterval,
      ...rest
    } = Object.fromEntries(Object.entries(task).filter(([key]) => MEMBERS.has(key)));
    const state: JsonObject = {
      ...rest,
      ttlMs: ttl,
      ...(pollInterval === undefined ? {} : { pollIntervalMs: pollInterval }),
    };
    const id = get(state, 'taskId');
    if (typeof id === 'string') this.#tasks.set(id, state);
    return state;
  }

  #stateOf(requestStep: Step): JsonObject {
    const id = get(stepParams(requestStep), 'taskId');
    const known = typeof id === 'string' ? this.#tasks.get(id) : undefined;
    if (known) return known;
    this.#work.notes.add('added', 'The text shows no times of the task, so those of 1970 are used.', requestStep, [
      'params',
      'taskId',
    ]);
    return { taskId: id ?? '', createdAt: UNKNOWN, lastUpdatedAt: UNKNOWN, ttlMs: null };
  }

  /** A task with what goes with its status; a status whose content the text does not show is `working`. */
  #detailed(task: JsonObject, step: Step): JsonObject {
    const status = get(task, 'status');
    const outcome = this.#plan.outcomes.get(textAt(task, 'taskId'));
    if (status === 'working' || status === 'cancelled') return task;
    if (status === 'completed' && outcome && 'result' in outcome)
      return { ...task, result: withoutMeta(outcome.result, TASK_KEYS) };
    if (status === 'failed' && outcome && 'error' in outcome) return { ...task, error: outcome.error };
    // A tool that failed is a completed task in 2026-07-28: its result says so.
    if (status === 'failed' && outcome && 'result' in outcome)
      return { ...task, status: 'completed', result: withoutMeta(outcome.result, TASK_KEYS) };
    if (status === 'failed') {
      const message = get(task, 'statusMessage');
      return { ...task, error: { code: -32603, message: typeof message === 'string' ? message : 'The task failed' } };
    }
    this.#work.notes.add(
      'changed',
      `The status ${JSON.stringify(status)} needs content that the text does not show, so the task is written as \`working\`.`,
      step,
      ['result', 'status'],
    );
    return { ...task, status: 'working' };
  }

  /** Leaves out notifications about tasks; false for all others. */
  notification(step: Step): boolean {
    if (methodOf(step) !== 'notifications/tasks/status') return false;
    this.#known(stepParams(step));
    this.#work.notes.add(
      'lost',
      'A notification about a task is left out: it only arrives after a subscription. `tasks/get` shows the same.',
      step,
      ['method'],
    );
    return true;
  }

  /** Input that a task requests: the response to the open `tasks/get`, or to one that is added. */
  write(
    { owner }: Pick<Round, 'owner'>,
    taskId: string,
    inputRequests: JsonObject,
    run: Waiting | null,
    entry: number,
  ): void {
    const known = this.#tasks.get(taskId) ?? this.#stateOf(request('client', 0, 'tasks/get', { taskId }, entry));
    const result = this.#dress.result(
      { resultType: 'complete', ...known, status: 'input_required', inputRequests },
      { entry },
    );
    if (run && owner >= 0) {
      this.#push(response('server', run.id, result, entry));
      return;
    }
    const id = this.#work.ids.next();
    this.#push(this.#dress.request(request('client', id, 'tasks/get', { taskId }, entry)));
    this.#push(response('server', id, result, entry));
  }

  /** The input for a task: `tasks/update`, and a new `tasks/get` if one was open. */
  resume(taskId: string, inputResponses: JsonObject, run: Waiting | null, entry: number): void {
    const id = this.#work.ids.next();
    this.#push(this.#dress.request(request('client', id, 'tasks/update', { taskId, inputResponses }, entry)));
    this.#push(response('server', id, this.#dress.result({ resultType: 'complete' }, { entry }), entry));
    if (!run) return;
    run.id = this.#work.ids.next();
    this.#push(this.#dress.request(request('client', run.id, 'tasks/get', { taskId }, entry)));
  }
}

/** The members of a task in 2025-11-25. */
const MEMBERS = new Set(['taskId', 'status', 'statusMessage', 'createdAt', 'lastUpdatedAt', 'ttl', 'pollInterval']);
const UNKNOWN = '1970-01-01T00:00:00Z';

/** Members of a result besides those of the task. */
function extra(result: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(result).filter(([key]) => !MEMBERS.has(key)));
}
