import { get, has, isObject } from '../../../json/object.ts';
import { request } from '../../envelope/meaning-examples.ts';
import { listed, named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { REQUESTS } from './messages.ts';
import { legacy } from './example-texts.ts';

/** Only a few requests can run as a task. */
export const unsupportedMethod = defineShapeRule({
  id: 'tasks/unsupported-method',
  requirements: ['tasks/unsupported-method'],
  class: 'spec',
  types: REQUESTS,
  title: 'This method {must} not run as a task',
  why: 'The receiver ignores `task` and responds directly, while the sender waits for a task.',
  how: 'Remove `task`; only tool calls, sampling and elicitation support it.',
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
      what: `${place.name} requests to run ${named(method)} as a task; only ${listed(able)} can run as tasks.`,
      fix: { says: 'Remove `task`.', safety: 'safe', steps: [{ do: 'remove', path: ['params', 'task'] }] },
    });
  },
});
