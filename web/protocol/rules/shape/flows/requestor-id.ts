import { get, has } from '../../../json/object.ts';
import { request } from '../../envelope/meaning-examples.ts';
import { code, listed } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { legacy, within } from './example-texts.ts';

/** Member names with which a sender may propose an id. */
const IDS = ['taskId', 'id', 'task_id'];

/** The receiver that runs a task generates its id. */
export const requestorChosenId = defineShapeRule({
  id: 'tasks/requestor-chosen-id',
  requirements: ['tasks/requestor-chosen-id'],
  class: 'spec',
  types: ['TaskMetadata'],
  title: 'The receiver {must} generate the task id',
  why: 'The receiver ignores the proposed id, so a later request for it fails because there is no such task.',
  how: 'Send the request without an id, and use the one that the result contains.',
  examples: {
    good: [legacy(request('tools/call', '"name":"report","task":{"ttl":60000}'))],
    bad: [
      legacy(request('tools/call', '"name":"report","task":{⟦"taskId":"my-task"⟧,"ttl":60000}')),
      legacy(request('tools/call', '"name":"report","task":{⟦"id":"my-task"⟧}')),
    ],
  },
  judge(place) {
    const names = IDS.filter((name) => has(place.value, name));
    const [first] = names;
    if (first === undefined) return;
    const id = get(place.value, first) ?? null;
    place.report({
      requirement: 'tasks/requestor-chosen-id',
      path: [first],
      mark: 'member',
      what: `The \`task\` in ${within(place)} proposes ${code(id)} as ${listed(names)}; the receiver of the request generates the id.`,
      fix: {
        says: 'Remove it.',
        safety: 'safe',
        steps: names.map((name) => ({ do: 'remove', path: [name] })),
      },
    });
  },
});
