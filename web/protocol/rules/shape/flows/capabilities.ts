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

/** Tasks were experimental. */
export const experimental = defineShapeRule({
  id: 'tasks/experimental',
  requirements: ['tasks/experimental'],
  class: 'spec',
  types: ['ClientCapabilities', 'ServerCapabilities', 'TaskMetadata'],
  cues: [{ value: (value, _, type) => type === 'TaskMetadata' || has(value, 'tasks') }],
  title: 'Tasks are experimental in this revision',
  why: 'The next revision defines tasks as an extension with other methods and members, so code for tasks must change.',
  how: 'Keep the code for tasks separate, so that you can replace it.',
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
        ? `${place.name} requests a task. Tasks are experimental in this revision and differ in the next one.`
        : `In ${within(place)}, a capability declares \`tasks\`. Tasks are experimental in this revision and differ in the next one.`,
    });
  },
});

/** The two parts of a method name that a key joins: `tools/call`, `tools.call`; null for a plain name. */
function partsOf(key: string): readonly [string, string] | null {
  const match = /^([A-Za-z]+)[/.:_]([A-Za-z]+)$/u.exec(key);
  const [, category = '', operation = ''] = match ?? [];
  return match ? [category, operation] : null;
}

/** The content of `requests` with the method name split into nested keys; null when that would lose data. */
function nested(requests: JsonObject, key: string, [category, operation]: readonly [string, string]): JsonValue | null {
  const there = get(requests, category);
  if (there !== undefined && (!isObject(there) || has(there, operation))) return null;
  const value = get(requests, key);
  const rest = Object.fromEntries(Object.entries(requests).filter(([name]) => name !== key));
  return { ...rest, [category]: { ...there, [operation]: isObject(value) ? value : {} } };
}

/** `tasks.requests` uses nested keys instead of method names. */
export const capabilityByMethod = defineShapeRule({
  id: 'tasks/capability-by-method-name',
  requirements: ['tasks/capability-by-method-name'],
  class: 'spec',
  types: ['ClientCapabilities', 'ServerCapabilities'],
  cues: [{ at: 'tasks' }],
  title: '`tasks.requests` uses nested keys, not method names',
  why: 'The other side looks for `tools` and then for `call` in it, so it ignores the joined name and never requests a task.',
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
        what: `In ${within(place)}, \`tasks.requests\` has ${named(key)}; write it as nested keys: ${code(right)}.`,
        ...(value === null
          ? {}
          : {
              fix: {
                says: 'Split the name into nested keys.',
                safety: 'safe',
                steps: [{ do: 'replace', path: at, value }],
              },
            }),
      });
      return;
    }
  },
});
