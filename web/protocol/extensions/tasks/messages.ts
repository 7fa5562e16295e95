/** Tasks of the extension: single messages and exchanges. The types of 2026-07-28 judge most of their members. */
import { code, named } from '../../json/describe.ts';
import { get, has, isObject, objectAt } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { Path } from '../../json/plan.ts';
import { tasks } from '../../model/extensions/tasks.ts';
import { extensionMethod } from '../../model/extensions/index.ts';
import { CLIENT_CAPABILITIES, RELATED_TASK } from '../../rules/keys.ts';
import { clientCapabilities } from '../apps/capability.ts';
import { defineMessageRule, type ReportFault, type Sent } from '../define.ts';
import { judgeError, OPERATIONS } from './errors.ts';

/** Members of a task that belong to one status. */
const PAYLOADS: Readonly<Record<string, string>> = {
  result: 'completed',
  error: 'failed',
  inputRequests: 'input_required',
};
const INPUTS: Readonly<Record<string, string>> = {
  'elicitation/create': 'elicitation',
  'sampling/createMessage': 'sampling',
  'roots/list': 'roots',
};
const MISSING_CAPABILITY = -32021;

/** A task in a message, with its place; null if the message has none. */
export function taskIn({ kind, method, result, params, channel }: Sent): { task: JsonObject; path: Path } | null {
  if (channel !== 'mcp') return null;
  if (kind === 'notification' && method === 'notifications/tasks') return { task: params, path: ['params'] };
  if (kind !== 'response') return null;
  const isTask = get(result, 'resultType') === 'task' || method === 'tasks/get';
  return isTask ? { task: result, path: ['result'] } : null;
}

/** Ids that prove by their form that they count up. */
const COUNTS = /^(?:task[-_]?)?\d{1,20}$/iu;

/** Ids that count up, or consist of words and dates. */
function isGuessable(id: string): boolean {
  if (/[0-9a-f]{16,}/iu.test(id.replaceAll('-', ''))) return false;
  if (/^\d{1,20}$/u.test(id)) return true;
  if (id.length < 40 && /^[a-z]+(?:[-_:./ ][a-z]+)*[-_:./ ]?\d{0,14}$/iu.test(id))
    return !/^[A-Za-z0-9_-]{20,}$/u.test(id) || /^[a-z_-]+\d*$/u.test(id);
  return /^(?:[a-z]+[-_:])?\d{4}-?\d\d-?\d\d(?:[t:_-]?[\d:.]*z?)?(?:[-_]\d+)?$/iu.test(id);
}

function judgeTask(at: Sent, task: JsonObject, path: Path, report: ReportFault): void {
  const status = get(task, 'status');
  const id = get(task, 'taskId');
  const tell = (requirement: string, key: string, what: string, mark: 'value' | 'key' = 'value'): void =>
    report(at, { requirement, path: [...path, key], mark, what: `${at.name} ${what}.` });
  if (id !== undefined && typeof id !== 'string')
    tell('tasks-ext/task-id-type', 'taskId', `has the task id ${code(id)}`);
  else if (typeof id === 'string' && get(task, 'resultType') === 'task' && isGuessable(id))
    report(at, {
      requirement: 'tasks-ext/id-guessable',
      path: [...path, 'taskId'],
      what: `${at.name} creates a task with the id ${code(id)}.`,
      ...(COUNTS.test(id) ? {} : { likely: true }),
    });
  const message = get(task, 'statusMessage');
  if (message !== undefined && typeof message !== 'string')
    tell('tasks-ext/status-message-type', 'statusMessage', `has ${code(message)} as \`statusMessage\``);
  for (const [key, requirement] of [
    ['ttlMs', 'tasks-ext/ttl-integer'],
    ['pollIntervalMs', 'tasks-ext/poll-interval-integer'],
  ] as const) {
    const value = get(task, key);
    const isNull = value === null && key === 'ttlMs';
    if (value !== undefined && !isNull && !Number.isInteger(value))
      tell(requirement, key, `has ${code(value)} as ${named(key)}`);
  }
  const [created, updated] = [get(task, 'createdAt'), get(task, 'lastUpdatedAt')];
  if (typeof created === 'string' && typeof updated === 'string' && isEarlier(updated, created))
    tell(
      'tasks-ext/updated-before-created',
      'lastUpdatedAt',
      `was updated at ${code(updated)}, before it was created at ${code(created)}`,
    );
  if (has(task, 'requestState'))
    tell('tasks-ext/request-state-on-task', 'requestState', 'has `requestState` in a task', 'key');
  for (const [key, of] of Object.entries(PAYLOADS)) {
    if (has(task, key) && typeof status === 'string' && status !== of)
      tell('tasks-ext/extra-payload', key, `has ${named(key)} in a task with the status ${code(status)}`, 'key');
  }
  if (status === 'failed' && !has(task, 'statusMessage') && !at.altered)
    report(at, {
      requirement: 'tasks-ext/failed-without-status-message',
      path,
      mark: 'missing',
      what: `${at.name} reports a failed task without \`statusMessage\`.`,
    });
  const error = get(task, 'error');
  if (status === 'failed' && error !== undefined && !isError(error))
    tell('tasks-ext/error-shape', 'error', `has ${code(error)} as the error of a task`);
  const result = get(task, 'result');
  if (status === 'completed' && result !== undefined) judgeResult(at, result, path, report);
  if (status === 'input_required') judgeInputs(at, objectAt(task, 'inputRequests'), [...path, 'inputRequests'], report);
}

/** Times in the same notation with the same offset, compared as text. */
function isEarlier(one: string, other: string): boolean {
  const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/u;
  return form.test(one) && form.test(other) && one.replace(/Z$/u, '') < other.replace(/Z$/u, '');
}

function isError(value: JsonValue): boolean {
  return isObject(value) && Number.isInteger(get(value, 'code')) && typeof get(value, 'message') === 'string';
}

function judgeResult(at: Sent, result: JsonValue, path: Path, report: ReportFault): void {
  const isTool = isObject(result) && Array.isArray(get(result, 'content'));
  if (!isTool)
    report(at, {
      requirement: 'tasks-ext/result-not-tool-result',
      path: [...path, 'result'],
      what: `${at.name} has ${code(result)} as the result of a task, without an array \`content\`.`,
    });
}

function judgeInputs(at: Sent, requests: JsonObject, path: Path, report: ReportFault): void {
  const declared = at.request ? clientCapabilities(at.request) : null;
  for (const [key, request] of Object.entries(requests)) {
    const method = isObject(request) ? get(request, 'method') : undefined;
    const capability = typeof method === 'string' && Object.hasOwn(INPUTS, method) ? INPUTS[method] : undefined;
    if (capability === undefined || !isObject(request))
      report(at, {
        requirement: 'tasks-ext/input-request-shape',
        path: [...path, key],
        what: `${at.name} requests ${code(method ?? request)} as input, which no client answers.`,
      });
    else if (method !== 'roots/list' && !isObject(get(request, 'params')))
      report(at, {
        requirement: 'tasks-ext/input-request-shape',
        path: [...path, key],
        what: `${at.name} requests input with ${named(typeof method === 'string' ? method : '')} and without \`params\`.`,
      });
    else if (declared && !has(declared.capabilities, capability))
      report(at, {
        requirement: 'tasks-ext/input-request-undeclared',
        path: [...path, key],
        what: `${at.name} requests input with ${named(typeof method === 'string' ? method : '')}; the client does not declare ${named(capability)}.`,
      });
  }
}

function judgeRequest(at: Sent, report: ReportFault): void {
  const { method, params } = at;
  if (method === null) return;
  if ((method.startsWith('tasks/') || method.startsWith('notifications/tasks')) && !extensionMethod(method))
    report(at, {
      requirement: 'tasks-ext/method-unknown',
      path: ['method'],
      what: `${at.name} has the method ${named(method)}, which the tasks extension does not define.`,
    });
  if (OPERATIONS.has(method)) {
    const id = get(params, 'taskId');
    if (method !== 'tasks/update' && typeof id !== 'string' && !at.altered)
      report(at, {
        requirement: 'tasks-ext/operation-task-id',
        path: id === undefined ? ['params'] : ['params', 'taskId'],
        mark: id === undefined ? 'missing' : 'value',
        what: `${at.name} has ${id === undefined ? 'no `taskId`' : `${code(id)} as \`taskId\``}.`,
      });
    const found = clientCapabilities(at);
    // A server that refuses it for this reason says it itself.
    const isRefused = get(at.response?.error ?? {}, 'code') === MISSING_CAPABILITY;
    if (found && !isRefused && !has(objectAt(found.capabilities, 'extensions'), tasks.id))
      report(at, {
        requirement: 'tasks-ext/client-undeclared-on-poll',
        path: ['params', '_meta', CLIENT_CAPABILITIES],
        mark: 'missing',
        what: `${at.name} sends ${named(method)} without declaring ${named(tasks.id)}.`,
      });
    const responses = get(params, 'inputResponses');
    if (
      method === 'tasks/update' &&
      responses !== undefined &&
      (!isObject(responses) ||
        Object.values(responses).some((one) => !isObject(one) || has(one, 'jsonrpc') || has(one, 'method')))
    )
      report(at, {
        requirement: 'tasks-ext/update-responses-object',
        path: ['params', 'inputResponses'],
        what: `${at.name} has ${code(responses)} as \`inputResponses\`.`,
      });
  }
  const ids = method === 'subscriptions/listen' ? get(objectAt(params, 'notifications'), 'taskIds') : undefined;
  if (ids !== undefined && (!Array.isArray(ids) || ids.some((one) => typeof one !== 'string')))
    report(at, {
      requirement: 'tasks-ext/listen-task-ids-array',
      path: ['params', 'notifications', 'taskIds'],
      what: `${at.name} has ${code(ids)} as \`taskIds\`.`,
    });
}

/** Single messages about tasks. */
export const taskMessages = defineMessageRule({
  id: 'tasks-ext/messages',
  requirements: [
    'tasks-ext/task-id-type',
    'tasks-ext/id-guessable',
    'tasks-ext/status-message-type',
    'tasks-ext/ttl-integer',
    'tasks-ext/poll-interval-integer',
    'tasks-ext/updated-before-created',
    'tasks-ext/request-state-on-task',
    'tasks-ext/extra-payload',
    'tasks-ext/failed-without-status-message',
    'tasks-ext/error-shape',
    'tasks-ext/result-not-tool-result',
    'tasks-ext/input-request-shape',
    'tasks-ext/input-request-undeclared',
    'tasks-ext/method-unknown',
    'tasks-ext/operation-task-id',
    'tasks-ext/client-undeclared-on-poll',
    'tasks-ext/update-responses-object',
    'tasks-ext/listen-task-ids-array',
    'tasks-ext/capability-code',
    'tasks-ext/required-capability-data',
    'tasks-ext/unknown-id-code-update',
    'tasks-ext/unknown-key-error',
    'tasks-ext/task-param-refused',
    'tasks-ext/capability-key-server',
    'tasks-ext/related-task-meta',
    'tasks-ext/inlined-result-type',
    'tasks-ext/task-id-differs',
  ],
  judge(at, report, { stateless }) {
    if (!stateless || at.channel !== 'mcp') return;
    if (at.kind === 'request' || at.kind === 'notification') judgeRequest(at, report);
    if (at.kind === 'error') judgeError(at, report);
    const found = taskIn(at);
    if (found) judgeTask(at, found.task, found.path, report);
    if (at.method === 'tasks/get' && at.kind === 'response' && at.request) {
      const [asked, told] = [get(at.request.params, 'taskId'), get(at.result, 'taskId')];
      if (typeof asked === 'string' && typeof told === 'string' && asked !== told)
        report(at, {
          requirement: 'tasks-ext/task-id-differs',
          path: ['result', 'taskId'],
          what: `${at.name} reports the task ${code(told)} instead of ${code(asked)}.`,
        });
    }
    const capabilities =
      at.kind === 'response' && !has(at.result, 'protocolVersion') ? objectAt(at.result, 'capabilities') : {};
    if (has(capabilities, 'tasks'))
      report(at, {
        requirement: 'tasks-ext/capability-key-server',
        path: ['result', 'capabilities', 'tasks'],
        mark: 'key',
        what: `${at.name} declares the capability \`tasks\`.`,
      });
    if (has(at.meta, RELATED_TASK))
      report(at, {
        requirement: 'tasks-ext/related-task-meta',
        path: [at.kind === 'response' ? 'result' : 'params', '_meta', RELATED_TASK],
        mark: 'key',
        what: `${at.name} names its task in \`_meta\`, as in 2025-11-25.`,
      });
  },
});
