/** The extension for tasks of 2026-07-28 as tasks of 2025-11-25: nested when created, outcomes fetched with `tasks/result`. */
import { get, has, isObject, objectAt } from '../json/object.ts';
import type { JsonObject } from '../json/types.ts';
import {
  failure,
  methodOf,
  request,
  response,
  stepParams,
  withoutKeys,
  withoutMeta,
  withResult,
  type Id,
  type Step,
  type Work,
} from './steps.ts';

const RELATED = 'io.modelcontextprotocol/related-task';

/** What is known of a task. */
interface Task {
  state: JsonObject;
  /** The open `tasks/result`; null if there is none. */
  fetching: Id | null;
  /** Input requests that were sent to the client, by their key. */
  readonly sentInputs: Map<string, Id>;
  /** True once its outcome was delivered. */
  over: boolean;
}

/** Writes the messages about tasks. */
export class LegacyTasks {
  readonly #work: Work;
  readonly #push: (step: Step) => void;
  readonly #ask: (input: JsonObject, at: Pick<Step, 'entry'>, meta: JsonObject) => Id;
  readonly #tasks = new Map<string, Task>();

  constructor(
    work: Work,
    push: (step: Step) => void,
    ask: (input: JsonObject, at: Pick<Step, 'entry'>, meta: JsonObject) => Id,
  ) {
    this.#work = work;
    this.#push = push;
    this.#ask = ask;
  }

  #task(taskId: string): Task {
    let task = this.#tasks.get(taskId);
    if (!task) this.#tasks.set(taskId, (task = { state: {}, fetching: null, sentInputs: new Map(), over: false }));
    return task;
  }

  /** `tasks/update`, as the answers of the client; false for all other requests. */
  update(step: Step): boolean {
    const params = stepParams(step);
    const taskId = get(params, 'taskId');
    if (methodOf(step) !== 'tasks/update' || typeof taskId !== 'string') return false;
    const task = this.#task(taskId);
    this.#work.notes.add(
      'changed',
      '`tasks/update` is written as the client’s responses to the requests of the server.',
      step,
      ['method'],
    );
    for (const [key, answer] of Object.entries(objectAt(params, 'inputResponses'))) {
      const id = task.sentInputs.get(key);
      task.sentInputs.delete(key);
      if (id !== undefined && isObject(answer))
        this.#push(response('client', id, { ...answer, _meta: { [RELATED]: { taskId } } }, step.entry));
    }
    return true;
  }

  /** Writes a result that shows a task; false for all others. */
  answer(step: Step, requestStep: Step, result: JsonObject): boolean {
    const method = methodOf(requestStep);
    const taskId = get(result, 'taskId') ?? get(stepParams(requestStep), 'taskId');
    if (typeof taskId !== 'string') return false;
    if (get(result, 'resultType') === 'task') {
      const { state, rest } = split(result);
      const isNew = get(state, 'status') === 'working';
      if (!isNew) this.#work.notes.add('changed', 'A new task is `working` in 2025-11-25.', step, ['result', 'status']);
      this.#task(taskId).state = state;
      this.#push(withResult(step, { ...rest, task: { ...state, status: 'working' } }));
      return true;
    }
    if (method === 'tasks/cancel') return this.#cancelled(step, taskId);
    if (method !== 'tasks/get') return false;
    this.#shown(step, taskId, result);
    return true;
  }

  /** 2025-11-25 answers a cancellation with the task. */
  #cancelled(step: Step, taskId: string): boolean {
    const { state } = this.#task(taskId);
    const known = has(state, 'createdAt') ? state : { taskId, createdAt: UNKNOWN, lastUpdatedAt: UNKNOWN, ttl: null };
    this.#work.notes.add(
      'added',
      'The response to `tasks/cancel` shows the cancelled task, as far as it is known.',
      step,
      ['result'],
    );
    this.#push(withResult(step, { ...known, status: 'cancelled' }));
    return true;
  }

  #shown(step: Step, taskId: string, result: JsonObject): void {
    const task = this.#task(taskId);
    const { state, rest } = split(result);
    task.state = withReason(state, result);
    this.#push(withResult(step, { ...task.state, ...withoutKeys(rest, ['result', 'error', 'inputRequests']) }));
    this.#askFor(task, taskId, result, step);
    const meta = { [RELATED]: { taskId } };
    const [outcome, error] = [get(result, 'result'), get(result, 'error')];
    if (task.over || (!isObject(outcome) && !isObject(error))) return;
    task.over = true;
    this.#work.notes.add('changed', 'The outcome of the task is fetched with `tasks/result`.', step, ['result']);
    const id = this.#fetch(task, taskId);
    if (isObject(error)) this.#push(failure('server', id, error, step.entry));
    else if (isObject(outcome)) {
      const own = withoutMeta(withoutKeys(outcome, ['resultType']), ['io.modelcontextprotocol/serverInfo']);
      this.#push(response('server', id, { ...own, _meta: { ...objectAt(own, '_meta'), ...meta } }, step.entry));
    }
  }

  /** The input that a task requests, as requests of the server. */
  #askFor(task: Task, taskId: string, shown: JsonObject, step: Step): void {
    const inputs = Object.entries(objectAt(shown, 'inputRequests')).filter(([key]) => !task.sentInputs.has(key));
    if (inputs.length === 0) return;
    const says = 'The input that a task requests is written as requests of the server.';
    this.#work.notes.add('changed', says, step, ['result', 'inputRequests']);
    this.#fetch(task, taskId);
    for (const [key, input] of inputs)
      if (isObject(input)) task.sentInputs.set(key, this.#ask(input, step, { [RELATED]: { taskId } }));
  }

  /** The id of the open `tasks/result`, which is sent if there is none. */
  #fetch(task: Task, taskId: string): Id {
    if (task.fetching !== null) return task.fetching;
    task.fetching = this.#work.ids.next();
    this.#push(request('client', task.fetching, 'tasks/result', { taskId }));
    return task.fetching;
  }

  /** The status of a task; false for all other notifications. */
  notification(step: Step): boolean {
    if (methodOf(step) !== 'notifications/tasks' || !isObject(step.message)) return false;
    const params = withoutMeta(stepParams(step), ['io.modelcontextprotocol/subscriptionId']);
    const { state, rest } = split(params);
    const own = withoutKeys(rest, ['result', 'error', 'inputRequests']);
    if (has(rest, 'result') || has(rest, 'error'))
      this.#work.notes.add('lost', 'The notification shows the status of the task alone.', step, ['params']);
    const shown = { ...withReason(state, params), ...own };
    this.#push({ ...step, message: { ...step.message, method: 'notifications/tasks/status', params: shown } });
    const taskId = get(state, 'taskId');
    if (typeof taskId !== 'string') return true;
    const task = this.#task(taskId);
    task.state = state;
    this.#askFor(task, taskId, params, step);
    return true;
  }
}

const UNKNOWN = '1970-01-01T00:00:00Z';

/** A failed task says why. */
function withReason(state: JsonObject, shown: JsonObject): JsonObject {
  const message = get(objectAt(shown, 'error'), 'message');
  return typeof message === 'string' && !has(state, 'statusMessage') ? { ...state, statusMessage: message } : state;
}

/** The members of the task in their form of 2025-11-25, and the others. */
function split(result: JsonObject): { state: JsonObject; rest: JsonObject } {
  const {
    taskId,
    status,
    statusMessage,
    createdAt,
    lastUpdatedAt,
    ttlMs = null,
    pollIntervalMs,
    resultType: _,
    ...rest
  } = result;
  const state = { taskId, status, statusMessage, createdAt, lastUpdatedAt, ttl: ttlMs, pollInterval: pollIntervalMs };
  const known = Object.entries(state).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
  return { state: Object.fromEntries(known), rest: withoutMeta(rest, ['io.modelcontextprotocol/serverInfo']) };
}
