import type { JsonValue } from '../../../json/types.ts';
import type { FixPlan, Path } from '../../../json/plan.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { request, response, notification } from '../../envelope/meaning-examples.ts';
import { named, whatIs } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { metaOf, NOTIFICATIONS, REQUESTS, RESULTS } from './messages.ts';
import { legacy, RELATED, TASK, within } from './example-texts.ts';
import { RELATED_TASK } from '../../keys.ts';

/** Messages whose parameters already identify their task. */
const NAMING = new Map([
  ['tasks/get', 'tasks/related-task-in-operation'],
  ['tasks/result', 'tasks/related-task-in-operation'],
  ['tasks/cancel', 'tasks/related-task-in-operation'],
  ['notifications/tasks/status', 'tasks/related-task-in-status-notification'],
]);
const meta = (value: string): string => `"_meta":{${RELATED}:${value}}`;

/** How the value differs from an object with a `taskId`, or null; “it …”. */
function faultOf(value: JsonValue): string | null {
  if (!isObject(value)) return `is ${whatIs(value)}`;
  const id = get(value, 'taskId');
  if (id === undefined) return 'has no `taskId`';
  return typeof id === 'string' ? null : `has a \`taskId\` that is ${whatIs(id)}`;
}

function repair(value: JsonValue, path: Path): FixPlan | null {
  if (isObject(value)) {
    const name = ['id', 'task_id', 'taskID', 'task'].find((key) => typeof get(value, key) === 'string');
    if (name === undefined || has(value, 'taskId')) return null;
    return {
      says: 'Rename it to `taskId`.',
      safety: 'safe',
      steps: [{ do: 'rename', path: [...path, name], to: 'taskId' }],
    };
  }
  if (typeof value !== 'string') return null;
  const right = { taskId: value };
  return { says: 'Put the id in an object.', safety: 'safe', steps: [{ do: 'replace', path, value: right }] };
}

/** The key for the related task of a message: its format, and where it must be absent. */
export const relatedTask = defineShapeRule({
  id: 'tasks/related-task',
  requirements: [
    'tasks/related-task-shape',
    'tasks/related-task-in-operation',
    'tasks/related-task-in-status-notification',
  ],
  class: 'spec',
  types: [...REQUESTS, ...NOTIFICATIONS, ...RESULTS],
  cues: [{ meta: true }],
  title: 'A related task {must} be an object with `taskId`',
  why: 'The other side reads the id from `taskId` and finds none, so the message belongs to no task.',
  how: 'Write `{"taskId": "…"}`, and remove the key when the parameters identify the task.',
  examples: {
    good: [
      legacy(notification('notifications/message', `"level":"info","data":"half done",${meta('{"taskId":"t-7"}')}`)),
      legacy(response(`"content":[],${meta('{"taskId":"t-7"}')}`)),
      legacy(request('tasks/get', '"taskId":"t-7"')),
    ],
    bad: [
      legacy(notification('notifications/progress', `"progressToken":1,"progress":2,${meta('⟦"t-7"⟧')}`)),
      legacy(response(`"content":[],${meta('⟦{"id":"t-7"}⟧')}`)),
      legacy(
        request(
          'elicitation/create',
          `"message":"Go on?","requestedSchema":{"type":"object","properties":{}},${meta('{"taskId":⟦7⟧}')}`,
        ),
      ),
      legacy(request('tasks/get', `"taskId":"t-7","_meta":{⟦${RELATED}:{"taskId":"t-7"}⟧}`)),
      legacy(request('tasks/cancel', `"taskId":"t-7","_meta":{⟦${RELATED}:{"taskId":"t-8"}⟧}`)),
      legacy(notification('notifications/tasks/status', `${TASK},"_meta":{⟦${RELATED}:{"taskId":"t-7"}⟧}`)),
    ],
  },
  judge(place) {
    const found = metaOf(place);
    if (!found || !has(found.meta, RELATED_TASK)) return;
    const value = get(found.meta, RELATED_TASK) ?? null;
    const path = [...found.at, RELATED_TASK];
    const where = `the \`_meta\` of ${within(place)}`;
    const superfluous = place.path.length === 0 && place.method !== null ? NAMING.get(place.method) : undefined;
    if (superfluous !== undefined) {
      place.report({
        requirement: superfluous,
        path,
        mark: 'member',
        title: '`_meta` {must} not repeat the task of the parameters',
        why: 'Receivers ignore the copy, and a different id misleads readers of the log.',
        what: `In ${where}, there is ${named(RELATED_TASK)}, but ${named(place.method ?? '')} identifies its task in the parameters.`,
        fix: { says: 'Remove it.', safety: 'safe', steps: [{ do: 'remove', path }] },
      });
      return;
    }
    const fault = faultOf(value);
    if (fault === null) return;
    const inner = isObject(value) && has(value, 'taskId') ? [...path, 'taskId'] : path;
    const fix = repair(value, path);
    place.report({
      requirement: 'tasks/related-task-shape',
      path: inner,
      what: `The related task in ${where} ${fault}; it must be an object with the id in the string \`taskId\`.`,
      ...(fix ? { fix } : {}),
    });
  },
});
