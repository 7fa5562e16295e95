import { get, has } from '../../../json/object.ts';
import { request } from '../../envelope/meaning-examples.ts';
import { code, listed } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { legacy, within } from './example-texts.ts';

/** Names under which people propose an id. */
const IDS = ['taskId', 'id', 'task_id'];

/** The id of a task comes from the side that runs it. */
export const requestorChosenId = defineShapeRule({
  id: 'tasks/requestor-chosen-id',
  requirements: ['tasks/requestor-chosen-id'],
  class: 'spec',
  types: ['TaskMetadata'],
  title: 'The receiver makes up the id of a task',
  why: 'The proposed id is ignored; whoever asks for it later is told that there is no such task.',
  how: 'Ask without an id, and take the one that comes back in the result.',
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
      what: `The \`task\` in ${within(place)} proposes ${code(id)} as ${listed(names)}; the id is made up by the side that runs the task.`,
      fix: {
        says: 'Leave it out.',
        safety: 'safe',
        steps: names.map((name) => ({ do: 'remove', path: [name] })),
      },
    });
  },
});
