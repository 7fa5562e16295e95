import type { FixStep, Path } from '../../../json/plan.ts';
import type { JsonObject } from '../../../json/types.ts';
import { get, has, isObject, objectAt } from '../../../json/object.ts';
import { CLIENT_KEY, example, MODERN, request, VERSION_KEY } from '../../envelope/meaning-examples.ts';
import { CAPABILITIES } from '../../envelope/stateless-keys.ts';
import { code, named, isEmpty } from '../../../json/describe.ts';
import type { Place } from '../define.ts';
import { defineShapeRule } from '../define.ts';
import { metaOf, REQUESTS } from './messages.ts';
import { gives, within } from './example-texts.ts';

const TASKS = 'io.modelcontextprotocol/tasks';
const able = (capabilities: string) =>
  example(
    MODERN,
    request(
      'tools/list',
      `"_meta":{${VERSION_KEY},${CLIENT_KEY},"io.modelcontextprotocol/clientCapabilities":{${capabilities}}}`,
    ),
  );
const found = (capabilities: string) =>
  gives(
    `"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":{${capabilities}},"ttlMs":0,"cacheScope":"public"`,
  );

/** The path of the capabilities of a client or a server. */
const DECLARING = [...REQUESTS, 'DiscoverResult'];

/** The capabilities that a message declares, with their path relative to the place. */
function declared(place: Place): { capabilities: JsonObject; at: Path } | null {
  if (place.type === 'DiscoverResult') {
    return { capabilities: objectAt(place.value, 'capabilities'), at: ['capabilities'] };
  }
  const meta = place.path.length === 0 ? metaOf(place) : null;
  return meta && { capabilities: objectAt(meta.meta, CAPABILITIES), at: [...meta.at, CAPABILITIES] };
}

/** Tasks are declared as an extension. */
export const capabilityKey = defineShapeRule({
  id: 'tasks-ext/capability-key',
  requirements: ['tasks-ext/capability-key'],
  class: 'spec',
  types: REQUESTS,
  title: 'The tasks extension {must} be declared under `extensions`',
  why: 'Servers look only under `extensions`, so this client never receives a task.',
  how: 'Write `"extensions": {"io.modelcontextprotocol/tasks": {}}`.',
  examples: {
    good: [able(`"extensions":{"${TASKS}":{}}`)],
    bad: [able('⟦"tasks":{}⟧'), able('"elicitation":{},⟦"tasks":{"list":{},"cancel":{}}⟧')],
  },
  cues: [{ meta: true }],
  judge(place) {
    const own = declared(place);
    if (!own || !has(own.capabilities, 'tasks')) return;
    const path = [...own.at, 'tasks'];
    const extensions = get(own.capabilities, 'extensions');
    const known = isObject(extensions) && has(extensions, TASKS);
    const declare: FixStep = isObject(extensions)
      ? { do: 'insert', path: [...own.at, 'extensions'], key: TASKS, value: {} }
      : { do: 'insert', path: own.at, key: 'extensions', value: { [TASKS]: {} } };
    place.report({
      requirement: 'tasks-ext/capability-key',
      path,
      mark: 'member',
      what: `The client of ${within(place)} declares \`tasks\`, as in 2025-11-25; in this revision tasks are the extension ${named(TASKS)}.`,
      ...(extensions === undefined || isObject(extensions)
        ? {
            fix: {
              says: known ? 'Remove it.' : 'Declare the extension instead.',
              safety: known ? 'safe' : 'unsafe',
              steps: known ? [{ do: 'remove', path }] : [{ do: 'remove', path }, declare],
            },
          }
        : {}),
    });
  },
});

/** The extension has no settings. */
export const settings = defineShapeRule({
  id: 'tasks-ext/settings',
  requirements: ['tasks-ext/settings'],
  class: 'spec',
  types: DECLARING,
  title: 'The tasks extension has no settings',
  why: 'The other side ignores the settings, so they have no effect.',
  how: 'Declare the extension with an empty object.',
  examples: {
    good: [able(`"extensions":{"${TASKS}":{}}`), found(`"extensions":{"${TASKS}":{}}`)],
    bad: [able(`"extensions":{"${TASKS}":⟦{"list":true}⟧}`), found(`"extensions":{"${TASKS}":⟦{"cancel":{}}⟧}`)],
  },
  cues: [{ at: 'capabilities' }, { meta: true }],
  judge(place) {
    const own = declared(place);
    const value = own && get(objectAt(own.capabilities, 'extensions'), TASKS);
    if (!own || !isObject(value) || isEmpty(value)) return;
    const path = [...own.at, 'extensions', TASKS];
    place.report({
      requirement: 'tasks-ext/settings',
      path,
      what: `In ${within(place)}, ${named(TASKS)} has the settings ${code(value)}, but none are defined.`,
      fix: { says: 'Use `{}`.', safety: 'safe', steps: [{ do: 'replace', path, value: {} }] },
    });
  },
});
