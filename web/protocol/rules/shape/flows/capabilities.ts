import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { get, has, isObject, objectAt } from '../../../json/object.ts';
import { request, response } from '../../envelope/meaning-examples.ts';
import { code, named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { legacy, within } from './example-texts.ts';

const hello = (tasks: string): string =>
  response(
    `"protocolVersion":"2025-11-25","capabilities":{"tools":{}${tasks}},"serverInfo":{"name":"s","version":"1"}`,
  );
const hi = (tasks: string): string =>
  request(
    'initialize',
    `"protocolVersion":"2025-11-25","capabilities":{"sampling":{}${tasks}},"clientInfo":{"name":"c","version":"1"}`,
  );

/** Tasks were an experiment. */
export const experimental = defineShapeRule({
  id: 'tasks/experimental',
  requirements: ['tasks/experimental'],
  class: 'spec',
  types: ['ClientCapabilities', 'ServerCapabilities', 'TaskMetadata'],
  cues: [{ value: (value, _, type) => type === 'TaskMetadata' || has(value, 'tasks') }],
  title: 'Tasks are an experiment here',
  why: 'Tasks come back as an extension with other methods and members; what is written for them now has to be written again.',
  how: 'Keep the code for tasks apart, so that it can be exchanged.',
  examples: {
    good: [legacy(hello(''))],
    bad: [
      legacy(hello(',⟦"tasks"⟧:{"list":{},"cancel":{}}')),
      legacy(hi(',⟦"tasks"⟧:{}')),
      legacy(request('tools/call', '"name":"report",⟦"task"⟧:{}')),
    ],
  },
  judge(place) {
    const wish = place.type === 'TaskMetadata';
    if (!wish && !isObject(get(place.value, 'tasks'))) return;
    place.report({
      requirement: 'tasks/experimental',
      path: wish ? [] : ['tasks'],
      mark: 'key',
      what: wish
        ? `${place.name} asks for a task, which this revision tries out and the next one does differently.`
        : `In ${within(place)} somebody declares \`tasks\`, which this revision tries out and the next one does differently.`,
    });
  },
});

/** The parts of a method's name that a key joins: `tools/call`, `tools.call`; null for a plain name. */
function partsOf(key: string): readonly [string, string] | null {
  const match = /^([A-Za-z]+)[/.:_]([A-Za-z]+)$/u.exec(key);
  const [, category = '', operation = ''] = match ?? [];
  return match ? [category, operation] : null;
}

/** What stands under `requests`, with the name of a method taken apart; null where that would lose something. */
function nested(requests: JsonObject, key: string, [category, operation]: readonly [string, string]): JsonValue | null {
  const there = get(requests, category);
  if (there !== undefined && (!isObject(there) || has(there, operation))) return null;
  const value = get(requests, key);
  const rest = Object.fromEntries(Object.entries(requests).filter(([name]) => name !== key));
  return { ...rest, [category]: { ...there, [operation]: isObject(value) ? value : {} } };
}

/** Which requests can be tasks is said in two steps, not by the method's name. */
export const capabilityByMethod = defineShapeRule({
  id: 'tasks/capability-by-method-name',
  requirements: ['tasks/capability-by-method-name'],
  class: 'spec',
  types: ['ClientCapabilities', 'ServerCapabilities'],
  cues: [{ at: 'tasks' }],
  title: 'Which requests can be tasks is said in two steps',
  why: 'The other side looks for `tools`, then for `call` in it; the joined name it skips, and never asks for a task.',
  how: 'Write `{"tools": {"call": {}}}` for `tools/call`.',
  examples: {
    good: [legacy(hello('')), legacy(hi(''))],
    bad: [
      legacy(hello(',"tasks":{"requests":{⟦"tools/call"⟧:{}}}')),
      legacy(hi(',"tasks":{"requests":{⟦"sampling.createMessage"⟧:{}}}')),
    ],
  },
  judge(place) {
    const requests = objectAt(objectAt(place.value, 'tasks'), 'requests');
    const at = ['tasks', 'requests'];
    for (const key of Object.keys(requests).slice(0, 20)) {
      const parts = partsOf(key);
      if (!parts) continue;
      const value = nested(requests, key, parts);
      const right = { [parts[0]]: { [parts[1]]: {} } };
      place.report({
        requirement: 'tasks/capability-by-method-name',
        path: [...at, key],
        mark: 'key',
        what: `In ${within(place)} \`tasks.requests\` has ${named(key)}; it is taken apart, as in ${code(right)}.`,
        ...(value === null
          ? {}
          : {
              fix: { says: 'Take the name apart.', safety: 'safe', steps: [{ do: 'replace', path: at, value }] },
            }),
      });
      return;
    }
  },
});
