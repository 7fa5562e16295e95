/**
 * The tasks of a session: the requests that created them, their status and their input requests. All rules about tasks share
 * one tracker per session, whether tasks are part of the protocol (2025-11-25) or an extension (2026-07-28).
 */
import type { Path } from '../../../json/plan.ts';
import type { JsonObject } from '../../../json/types.ts';
import type { Sender } from '../../../types.ts';
import { get, isObject, objectAt } from '../../../json/object.ts';
import type { Call, Ref } from '../../../session/call.ts';
import type { Observer, SessionView, Step } from '../define.ts';
import { fingerprint } from './fingerprint.ts';
import { other } from './example-messages.ts';
import { lifeOf } from './task-life.ts';

/** An input request of an extension task. */
export interface TaskInputRequest {
  readonly method: string;
  readonly params: JsonObject;
  /** Fingerprint of the whole input request. */
  readonly print: string | null;
  readonly at: Ref;
  /** The path from the message to the input request. */
  readonly path: Path;
}

/** A task as far as it was observed. */
export interface Task {
  readonly id: string;
  /** The side that runs it. */
  readonly receiver: Sender;
  /** The request that it was created for, and the response that created it; null if they are not in the text. */
  made: Call | null;
  madeAt: Ref | null;
  /** Its last status, and the message with it. */
  status: string | null;
  at: Ref;
  updated: string | null;
  /** Its lifetime in milliseconds since its creation, as last stated; null if no expiry is stated. */
  life: number | null;
  /** The time until which it certainly exists, by the timestamps of the log; null without timestamps or a lifetime. */
  until: number | null;
  /** The first message with a final status. */
  ended: { readonly status: string; readonly at: Ref; readonly updated: string | null } | null;
  /** All its input requests by key, and the keys of the last list of open ones. */
  readonly inputRequests: Map<string, TaskInputRequest>;
  open: ReadonlySet<string>;
}

/** Where a task is shown. */
export type Showing = 'create' | 'get' | 'cancel' | 'list' | 'status';

/** One message that shows a task. */
export interface Shown {
  readonly task: Task;
  readonly by: Showing;
  /** The task as it is shown, and the path to it. */
  readonly object: JsonObject;
  readonly path: Path;
  /** Null if it is not a string. */
  readonly status: string | null;
  readonly updated: string | null;
  /** The requested id; null if no id was requested. */
  readonly wanted: string | null;
  /** True if the message may describe a time before the observed end of the task. */
  readonly stale: boolean;
}

/** The callbacks of a rule about tasks. */
export interface TaskListener {
  /** A response creates a task. `before` is another task with the same id and side. */
  created?(shown: Shown, step: Step, before: Task | null): void;
  /** An existing task is shown; the object still has its previous state. */
  shown?(shown: Shown, step: Step): void;
  /** `tasks/result` returns a result. */
  fetched?(id: string, task: Task | null, step: Step): void;
  /** A request about a task is sent, and rejected. */
  requested?(id: string, task: Task | null, step: Step): void;
  refused?(id: string, task: Task | null, step: Step): void;
}

const ENDS: ReadonlySet<string> = new Set(['completed', 'failed', 'cancelled']);
/** Requests that may be answered with a task. */
export const CREATING: ReadonlySet<string | null> = new Set([
  'tools/call',
  'sampling/createMessage',
  'elicitation/create',
]);
/** Operations whose response shows the task. */
const SHOWS: ReadonlyMap<string, Showing> = new Map([
  ['tasks/get', 'get'],
  ['tasks/cancel', 'cancel'],
]);
/** The maximum numbers of stored tasks and input requests. */
const MANY = 5000;

/** True for a task that has ended. */
export function isEnd(status: string | null): boolean {
  return status !== null && ENDS.has(status);
}

function keyOf(id: string, receiver: Sender): string {
  return `${receiver} ${id}`;
}

class Follower {
  readonly listeners: TaskListener[] = [];
  /** By receiver and id: each side assigns its own ids. */
  readonly #tasks = new Map<string, Task>();
  /** By key, the last task that requests it. */
  readonly waiting = new Map<string, Task>();
  /** Ids in requests about tasks, until these are answered. */
  readonly #named = new Map<Call, string>();

  observer(extension: boolean): Observer {
    const observeRequest = (step: Step): void => this.#observeRequest(step);
    const answer = (step: Step): void => this.#answer(step, extension);
    const created = extension
      ? (step: Step): void => {
          if (get(step.result, 'resultType') === 'task') this.#created(step, step.result, ['result']);
        }
      : (step: Step): void => {
          const task = get(step.result, 'task');
          if (isObject(task)) this.#created(step, task, ['result', 'task']);
        };
    const observeStatus = (step: Step): void => this.#show('status', step.params, ['params'], step);
    return {
      'typed response': (step) => {
        if (CREATING.has(step.method)) created(step);
      },
      'request tasks/get': observeRequest,
      'request tasks/result': observeRequest,
      'request tasks/cancel': observeRequest,
      'request tasks/update': observeRequest,
      'answer tasks/get': answer,
      'answer tasks/result': answer,
      'answer tasks/cancel': answer,
      'answer tasks/update': answer,
      'response tasks/list': (step) => this.#list(step),
      'notification notifications/tasks': observeStatus,
      'notification notifications/tasks/status': observeStatus,
    };
  }

  #observeRequest(step: Step): void {
    const id = get(step.params, 'taskId');
    if (typeof id !== 'string' || !step.call) return;
    if (this.#named.size < MANY) this.#named.set(step.call, id);
    const task = this.find(id, other(step.from));
    for (const listener of this.listeners) listener.requested?.(id, task, step);
  }

  #answer(step: Step, extension: boolean): void {
    const id = step.call ? this.#named.get(step.call) : undefined;
    if (!step.call || id === undefined || step.again) return;
    this.#named.delete(step.call);
    const task = this.find(id, other(step.call.from));
    if (step.kind === 'error') {
      for (const listener of this.listeners) listener.refused?.(id, task, step);
      return;
    }
    const by = SHOWS.get(step.call.method);
    if (step.call.method === 'tasks/result') for (const listener of this.listeners) listener.fetched?.(id, task, step);
    else if (by === 'get' || (by && !extension)) this.#show(by, step.result, ['result'], step, id);
  }

  #list(step: Step): void {
    const tasks = get(step.result, 'tasks');
    for (const [index, task] of Array.isArray(tasks) ? tasks.entries() : []) {
      if (isObject(task)) this.#show('list', task, ['result', 'tasks', index], step);
    }
  }

  #created(step: Step, object: JsonObject, path: Path): void {
    const id = get(object, 'taskId');
    if (typeof id !== 'string' || !step.call || step.again) return;
    const before = this.#tasks.get(keyOf(id, step.from)) ?? null;
    this.#tasks.delete(keyOf(id, 'unknown'));
    const task = this.#remember(id, step);
    task.made = step.call;
    task.madeAt = step.ref;
    const life = lifeOf(object);
    if (life !== null && step.clock !== null) task.until = step.clock + life;
    const other = before && before.made !== null ? before : null;
    const shown = shownAs(task, 'create', object, path, step);
    for (const listener of this.listeners) listener.created?.(shown, step, other);
    this.#take(shown, step);
  }

  #show(by: Showing, object: JsonObject, path: Path, step: Step, wanted: string | null = null): void {
    const id = get(object, 'taskId');
    if (typeof id !== 'string') return;
    if (step.from === 'unknown' && this.#isShared(id)) return;
    const task = this.find(id, step.from) ?? this.#remember(id, step);
    const shown = { ...shownAs(task, by, object, path, step), wanted };
    for (const listener of this.listeners) listener.shown?.(shown, step);
    if (!shown.stale) this.#take(shown, step);
  }

  #remember(id: string, step: Step): Task {
    const task: Task = {
      id,
      receiver: step.from,
      made: null,
      madeAt: null,
      status: null,
      at: step.ref,
      updated: null,
      life: null,
      until: null,
      ended: null,
      inputRequests: new Map(),
      open: new Set(),
    };
    const key = keyOf(id, step.from);
    if (this.#tasks.size < MANY || this.#tasks.has(key)) this.#tasks.set(key, task);
    return task;
  }

  /** True for an id that both sides assigned. */
  #isShared(id: string): boolean {
    return this.#tasks.has(keyOf(id, 'client')) && this.#tasks.has(keyOf(id, 'server'));
  }

  /** The task with this id that the side runs; if the side is unknown, the only one with this id. */
  find(id: string, receiver: Sender | null): Task | null {
    const of = (side: Sender): Task | null => this.#tasks.get(keyOf(id, side)) ?? null;
    if (receiver !== null && receiver !== 'unknown') return of(receiver) ?? of('unknown');
    return this.#isShared(id) ? null : (of('client') ?? of('server') ?? of('unknown'));
  }

  /** Updates the task with what was shown of it. */
  #take({ task, status, updated, object, path }: Shown, { ref }: Step): void {
    task.status = status;
    task.updated = updated;
    task.at = ref;
    task.life = lifeOf(object);
    if (status !== null && isEnd(status)) task.ended ??= { status, at: ref, updated };
    task.open = new Set(Object.keys(objectAt(object, 'inputRequests')));
    for (const [key, inputRequest] of Object.entries(objectAt(object, 'inputRequests'))) {
      const method = isObject(inputRequest) ? get(inputRequest, 'method') : undefined;
      if (!isObject(inputRequest) || typeof method !== 'string' || this.waiting.size > MANY) continue;
      const params = objectAt(inputRequest, 'params');
      task.inputRequests.set(key, {
        method,
        params,
        print: fingerprint(inputRequest),
        at: ref,
        path: [...path, 'inputRequests', key],
      });
      this.waiting.set(key, task);
    }
  }
}

function shownAs(task: Task, by: Showing, object: JsonObject, path: Path, step: Step): Shown {
  const status = get(object, 'status');
  const updated = get(object, 'lastUpdatedAt');
  const { ended } = task;
  const time = typeof updated === 'string' ? updated : null;
  const before = ended?.updated ?? null;
  const requested = by === 'status' ? null : (step.call?.entry ?? null);
  return {
    task,
    by,
    object,
    path,
    status: typeof status === 'string' ? status : null,
    updated: time,
    wanted: null,
    stale:
      ended !== null &&
      ((requested !== null && requested < ended.at.entry) ||
        (time !== null && before !== null && time.length === before.length && time < before)),
  };
}

const followers = new WeakMap<SessionView, Follower>();

/** Observes the tasks of a session. The first observer creates the shared tracker. */
export function observeTasks(session: SessionView, listeners: TaskListener): Observer {
  session.shares(followers);
  const follower = followers.get(session) ?? new Follower();
  followers.set(session, follower);
  const isFirst = follower.listeners.push(listeners) === 1;
  const get = session.model.methods.get('tasks/get');
  return isFirst && get ? follower.observer(get.extension !== undefined) : {};
}

/** The task with this id that the side runs, as far as observed; null if there is none. */
export function taskOf(session: SessionView, id: string, receiver: Sender): Task | null {
  return followers.get(session)?.find(id, receiver) ?? null;
}

/** The task, created by a call of this tool, that currently requests all of these keys; null if there is none. */
export function taskWaitingFor(session: SessionView, tool: string | null, keys: readonly string[]): Task | null {
  const [first] = keys;
  const task = first === undefined ? undefined : followers.get(session)?.waiting.get(first);
  if (!task || !keys.every((key) => task.open.has(key))) return null;
  return task.made === null || task.made.named === tool ? task : null;
}
