import { get, objectAt } from '../../../json/object.ts';
import { response } from '../../envelope/meaning-examples.ts';
import { named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { legacy, TASK, TIMES, within } from './example-texts.ts';

const STATUSES = ['input_required', 'completed', 'failed', 'cancelled'];

/** A new task has not made progress yet. */
export const initialStatus = defineShapeRule({
  id: 'tasks/initial-status',
  requirements: ['tasks/initial-status'],
  class: 'spec',
  types: ['CreateTaskResult'],
  title: 'A new task {must} have the status `working`',
  why: 'The sender expects the task to run first; it treats a task that begins with a final status as an error.',
  how: 'Respond with `working`, even when the work takes no time, and let `tasks/get` return the later status.',
  examples: {
    good: [legacy(response(`"task":{${TASK}}`))],
    bad: [
      legacy(response(`"task":{"taskId":"t-7","status":⟦"completed"⟧,${TIMES},"ttl":null}`)),
      legacy(response(`"task":{"taskId":"t-7","status":⟦"input_required"⟧,${TIMES},"ttl":5000}`)),
    ],
  },
  judge(place) {
    const status = get(objectAt(place.value, 'task'), 'status');
    if (typeof status !== 'string' || !STATUSES.includes(status)) return;
    place.report({
      requirement: 'tasks/initial-status',
      path: ['task', 'status'],
      what: `The new task in ${within(place)} already has the status ${named(status)}; a task begins as \`working\`.`,
      fix: {
        says: 'Use `working`.',
        safety: 'unsafe',
        steps: [{ do: 'replace', path: ['task', 'status'], value: 'working' }],
      },
    });
  },
});
