/** The life of tasks across messages. */
import { code, named } from '../../json/describe.ts';
import { get, has, isObject, objectAt } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import { tasks } from '../../model/extensions/tasks.ts';
import { SUBSCRIPTION } from '../../rules/keys.ts';
import { clientCapabilities } from '../apps/capability.ts';
import { defineExtensionRule, type ReportFault, type Scene, type Sent } from '../define.ts';
import { OPERATIONS } from './errors.ts';
import { taskIn } from './messages.ts';

const FINAL = new Set(['completed', 'failed', 'cancelled']);

/** What is known of a task. */
interface Task {
  readonly id: string;
  readonly created: Sent | null;
  createdAt: unknown;
  status: string;
  /** The message that showed the status last. */
  shown: Sent;
  /** Open input requests by key, with the message that showed them. */
  readonly open: Map<string, { at: Sent; request: JsonObject }>;
  readonly answered: Set<string>;
  cancelled: Sent | null;
  ended: Sent | null;
  polls: number;
  last: JsonObject | null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Follows tasks through a session. */
class Follower {
  readonly tasks = new Map<string, Task>();
  /** Ids in tasks that no call may return. */
  readonly invalid = new Map<string, Sent>();
  readonly acknowledged = new Map<unknown, ReadonlySet<string>>();
  /** Whether the server declared the extension; null if the text does not show it. */
  declared: boolean | null = null;
  readonly report: ReportFault;
  readonly scene: Scene;

  constructor(scene: Scene, report: ReportFault) {
    this.scene = scene;
    this.report = report;
  }

  observe(at: Sent): void {
    if (at.kind === 'request') this.#request(at);
    if (at.kind === 'notification' && at.method === 'notifications/subscriptions/acknowledged') this.#acknowledge(at);
    if (at.kind === 'response') {
      const capabilities = get(at.result, 'capabilities');
      if (isObject(capabilities)) this.declared = has(objectAt(capabilities, 'extensions'), tasks.id);
    }
    const found = taskIn(at);
    if (found) this.#task(at, found.task, found.path);
  }

  #acknowledge(at: Sent): void {
    const ids = get(objectAt(at.params, 'notifications'), 'taskIds');
    this.acknowledged.set(get(at.meta, SUBSCRIPTION), new Set(Array.isArray(ids) ? ids.map(text) : []));
  }

  #request(at: Sent): void {
    const id = text(get(at.params, 'taskId'));
    if (!OPERATIONS.has(at.method ?? '') || id === '') return;
    const origin = this.invalid.get(id);
    if (origin)
      this.report(at, {
        requirement: 'tasks-ext/method-task-augmented',
        path: ['method'],
        what: `${at.name} continues the task that ${origin.name.toLowerCase()} returned for ${named(origin.method ?? '')}.`,
      });
    const task = this.tasks.get(id);
    if (!task) return;
    if (at.method === 'tasks/get') this.#poll(at, task);
    else if (at.method === 'tasks/cancel') task.cancelled = at;
    else this.#update(at, task);
  }

  #poll(at: Sent, task: Task): void {
    task.polls++;
    if (task.ended)
      this.report(at, {
        requirement: 'tasks-ext/poll-after-terminal',
        path: ['method'],
        what: `${at.name} polls a task that ${task.ended.name.toLowerCase()} reports as ${named(task.status)}.`,
      });
    else if (task.cancelled)
      this.report(at, {
        requirement: 'tasks-ext/poll-after-cancel',
        path: ['method'],
        what: `${at.name} polls a task that ${task.cancelled.name.toLowerCase()} canceled.`,
      });
    const [key, waiting] = [...task.open].find(([name]) => !task.answered.has(name)) ?? [];
    // One poll may cross with the answer of a person; the second one shows that nobody is asked.
    if (waiting && key !== undefined && waiting.at.index < task.shown.index)
      this.report(at, {
        requirement: 'tasks-ext/input-not-answered',
        path: ['method'],
        what: `${at.name} polls again, although ${waiting.at.name.toLowerCase()} requests the input ${code(key)}.`,
      });
  }

  #update(at: Sent, task: Task): void {
    for (const [key, answer] of Object.entries(objectAt(at.params, 'inputResponses'))) {
      const path = ['params', 'inputResponses', key];
      if (task.answered.has(key))
        this.report(at, {
          requirement: 'tasks-ext/answered-twice',
          path,
          mark: 'key',
          what: `${at.name} answers the input request ${code(key)} again.`,
        });
      const asked = task.open.get(key);
      const method = asked ? get(asked.request, 'method') : undefined;
      if (asked && isObject(answer) && !hasShape(method, answer))
        this.report(at, {
          requirement: 'tasks-ext/answer-shape',
          path,
          what: `${at.name} answers ${code(method ?? '')} with ${code(answer)}.`,
        });
      task.answered.add(key);
    }
  }

  #task(at: Sent, task: JsonObject, path: readonly (string | number)[]): void {
    const id = text(get(task, 'taskId'));
    if (id === '') return;
    const isCreation = at.kind === 'response' && get(task, 'resultType') === 'task' && at.method !== 'tasks/get';
    if (isCreation && at.method !== null && at.method !== 'tools/call') this.invalid.set(id, at);
    if (this.declared === false && isCreation)
      this.report(at, {
        requirement: 'tasks-ext/server-undeclared',
        path: ['result', 'resultType'],
        what: `${at.name} returns a task; the server does not declare ${named(tasks.id)}.`,
      });
    const subscription = get(at.meta, SUBSCRIPTION);
    const listed = at.kind === 'notification' ? this.acknowledged.get(subscription) : undefined;
    if (listed && !listed.has(id))
      this.report(at, {
        requirement: 'tasks-ext/notification-unacknowledged',
        path: ['params', 'taskId'],
        what: `${at.name} reports the task ${code(id)}, which the acknowledgment does not list.`,
      });
    const known = this.tasks.get(id);
    if (known && isCreation && known.created && known.created !== at && !this.scene.gaps) {
      this.report(at, {
        requirement: 'tasks-ext/id-reused',
        path: [...path, 'taskId'],
        what: `${at.name} creates a task with the id of the task in ${known.created.name.toLowerCase()}.`,
      });
    }
    const status = text(get(task, 'status'));
    const now: Task = known ?? {
      id,
      created: isCreation ? at : null,
      createdAt: get(task, 'createdAt'),
      status,
      shown: at,
      open: new Map(),
      answered: new Set(),
      cancelled: null,
      ended: null,
      polls: 0,
      last: null,
    };
    if (known) this.#compare(at, task, known, path);
    now.status = status;
    now.shown = at;
    now.last = task;
    if (FINAL.has(status)) now.ended ??= at;
    for (const [key, request] of Object.entries(objectAt(task, 'inputRequests')))
      if (isObject(request) && !now.open.has(key)) now.open.set(key, { at, request });
    this.tasks.set(id, now);
  }

  #compare(at: Sent, task: JsonObject, known: Task, path: readonly (string | number)[]): void {
    const created = get(task, 'createdAt');
    if (typeof created === 'string' && typeof known.createdAt === 'string' && created !== known.createdAt)
      this.report(at, {
        requirement: 'tasks-ext/created-at-changed',
        path: [...path, 'createdAt'],
        what: `${at.name} has ${code(created)} as \`createdAt\`; ${known.shown.name.toLowerCase()} has ${code(known.createdAt)}.`,
      });
    const isOther = at.kind !== known.shown.kind && known.last !== null;
    if (
      isOther &&
      get(task, 'lastUpdatedAt') === get(known.last ?? {}, 'lastUpdatedAt') &&
      text(get(task, 'status')) !== known.status
    )
      this.report(at, {
        requirement: 'tasks-ext/notification-differs-from-get',
        path: [...path, 'status'],
        what: `${at.name} has the status ${code(text(get(task, 'status')))}; ${known.shown.name.toLowerCase()} has ${code(known.status)} at the same time.`,
      });
  }

  /** Tasks that nobody polls to their end. */
  finish(messages: readonly Sent[]): void {
    if (this.scene.gaps || this.acknowledged.size > 0) return;
    for (const task of this.tasks.values()) {
      if (!task.created || task.ended || task.cancelled || task.polls > 0 || this.invalid.has(task.id)) continue;
      const later = messages.findLast((one) => one.index > task.shown.index && one.kind === 'request');
      if (later?.response && get(later.response.result, 'resultType') !== 'task' && !OPERATIONS.has(later.method ?? ''))
        this.report(later, {
          requirement: 'tasks-ext/stopped-polling',
          path: ['method'],
          what: `The client goes on with ${later.name.toLowerCase()} and never polls the task that ${task.created.name.toLowerCase()} creates.`,
        });
    }
  }
}

/** True if an answer has the members of the result of its request. */
function hasShape(method: unknown, answer: JsonObject): boolean {
  if (method === 'elicitation/create') return typeof get(answer, 'action') === 'string';
  if (method === 'sampling/createMessage') return has(answer, 'role') && has(answer, 'content');
  return method !== 'roots/list' || Array.isArray(get(answer, 'roots'));
}

/** Tasks in a session of the extension’s revisions. */
export const taskSession = defineExtensionRule({
  id: 'tasks-ext/session',
  requirements: [
    'tasks-ext/method-task-augmented',
    'tasks-ext/poll-after-terminal',
    'tasks-ext/poll-after-cancel',
    'tasks-ext/input-not-answered',
    'tasks-ext/answered-twice',
    'tasks-ext/answer-shape',
    'tasks-ext/server-undeclared',
    'tasks-ext/notification-unacknowledged',
    'tasks-ext/id-reused',
    'tasks-ext/created-at-changed',
    'tasks-ext/notification-differs-from-get',
    'tasks-ext/stopped-polling',
  ],
  judge(scene, report) {
    if (!scene.stateless) return;
    const messages = scene.messages.filter(({ channel }) => channel === 'mcp');
    const follower = new Follower(scene, report);
    for (const at of messages) follower.observe(at);
    follower.finish(messages);
  },
});

/** The extension in 2025-11-25, which has tasks of its own. */
export const tasksTooEarly = defineExtensionRule({
  id: 'tasks-ext/too-early',
  requirements: ['tasks-ext/extension-in-2025-11-25'],
  judge({ messages, revision }, report) {
    if (revision !== '2025-11-25') return;
    const declares = new Set(
      messages.flatMap((at) => {
        const found = clientCapabilities(at);
        const isOn = found !== null && has(objectAt(found.capabilities, 'extensions'), tasks.id);
        return isOn ? [at.session] : [];
      }),
    );
    for (const at of messages) {
      if (at.channel !== 'mcp' || at.kind !== 'response' || !declares.has(at.session)) continue;
      const isTask =
        get(at.result, 'resultType') === 'task' ||
        (typeof get(at.result, 'taskId') === 'string' && has(at.result, 'ttlMs'));
      if (isTask)
        report(at, {
          requirement: 'tasks-ext/extension-in-2025-11-25',
          path: ['result'],
          what: `${at.name} returns a task of the extension ${named(tasks.id)}.`,
        });
    }
  },
});
