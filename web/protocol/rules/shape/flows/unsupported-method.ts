import { get, has, isObject } from '../../../json/object.ts';
import { request } from '../../envelope/meaning-examples.ts';
import { listed, named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { REQUESTS } from './messages.ts';
import { legacy } from './example-texts.ts';

/** Only a few requests can be run as a task. */
export const unsupportedMethod = defineShapeRule({
  id: 'tasks/unsupported-method',
  requirements: ['tasks/unsupported-method'],
  class: 'spec',
  types: REQUESTS,
  title: 'Only a few requests run as tasks',
  why: 'The other side ignores the wish and answers at once, while the sender waits for a task.',
  how: 'Leave `task` out; tool calls, sampling and elicitation can have it.',
  examples: {
    good: [
      legacy(request('tools/call', '"name":"report","task":{}')),
      legacy(request('resources/read', '"uri":"file:///notes/a.md"')),
    ],
    bad: [
      legacy(request('resources/read', '"uri":"file:///notes/a.md",⟦"task":{"ttl":60000}⟧')),
      legacy(request('prompts/get', '"name":"review",⟦"task":{}⟧')),
    ],
  },
  cues: [{ at: 'params', when: (params) => isObject(params) && has(params, 'task') }],
  judge(place) {
    const { method, model, value } = place;
    const params = get(value, 'params');
    if (place.path.length > 0 || method === null || !isObject(params)) return;
    const task = get(params, 'task');
    if (task !== true && !isObject(task)) return;
    const able = [...model.methods.values()].filter(({ asTask }) => asTask !== undefined).map(({ name }) => name);
    if (able.includes(method)) return;
    place.report({
      requirement: 'tasks/unsupported-method',
      path: ['params', 'task'],
      mark: 'member',
      what: `${place.name} wants ${named(method)} to run as a task; of all requests only ${listed(able)} can.`,
      fix: { says: 'Leave `task` out.', safety: 'safe', steps: [{ do: 'remove', path: ['params', 'task'] }] },
    });
  },
});
