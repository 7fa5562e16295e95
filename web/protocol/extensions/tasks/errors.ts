/** Errors about tasks, and their codes. */
import { code, named } from '../../json/describe.ts';
import { get, has, isObject, objectAt } from '../../json/object.ts';
import { tasks } from '../../model/extensions/tasks.ts';
import type { ReportFault, Sent } from '../define.ts';

/** Methods about one task. */
export const OPERATIONS: ReadonlySet<string> = new Set(['tasks/get', 'tasks/update', 'tasks/cancel']);

/** Judges an error. */
export function judgeError(at: Sent, report: ReportFault): void {
  const number = get(at.error, 'code');
  const data = objectAt(at.error, 'data');
  const needed = get(data, 'requiredCapabilities');
  const names = isObject(needed) && has(objectAt(needed, 'extensions'), tasks.id);
  const text = get(at.error, 'message');
  const message = typeof text === 'string' ? text : '';
  if (names && number !== -32021)
    report(at, {
      requirement: 'tasks-ext/capability-code',
      path: ['error', 'code'],
      what: `${at.name} requires ${named(tasks.id)} with the code ${code(number ?? null)}.`,
    });
  if (
    number === -32021 &&
    !names &&
    (/\btasks?\b/iu.test(JSON.stringify(needed ?? message)) || OPERATIONS.has(at.method ?? ''))
  )
    report(at, {
      requirement: 'tasks-ext/required-capability-data',
      path: ['error', ...(has(at.error, 'data') ? ['data'] : [])],
      what: `${at.name} requires a capability without naming ${named(tasks.id)} under \`requiredCapabilities.extensions\`.`,
    });
  const isUnknown = /not[ _-]?found|unknown|no such|does not exist|expired/iu.test(message);
  if (
    (at.method === 'tasks/update' || at.method === 'tasks/cancel') &&
    isUnknown &&
    /task/iu.test(message) &&
    number !== -32602 &&
    number !== -32021
  )
    report(at, {
      requirement: 'tasks-ext/unknown-id-code-update',
      path: ['error', 'code'],
      what: `${at.name} reports an unknown task with the code ${code(number ?? null)}.`,
    });
  if (at.method === 'tasks/update' && /\bkeys?\b|input request|not (?:open|outstanding|pending)/iu.test(message))
    report(at, {
      requirement: 'tasks-ext/unknown-key-error',
      path: ['error'],
      what: `${at.name} refuses answers because of their keys.`,
    });
  if (
    at.method === 'tools/call' &&
    at.request &&
    has(at.request.params, 'task') &&
    /\btask\b/iu.test(message) &&
    !names
  )
    report(at, {
      requirement: 'tasks-ext/task-param-refused',
      path: ['error'],
      what: `${at.name} refuses a call with the parameter \`task\`.`,
    });
}
