import type { Path } from '../../../json/plan.ts';
import type { JsonObject } from '../../../json/types.ts';
import { get, has, isObject } from '../../define.ts';
import { whatIs } from '../../words.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { DIALECTS, dialectOf, documentsOf, partsOf, type Part } from './documents.ts';
import { boundPlan, requiredPlan } from './habit-plans.ts';
import { argument, FIRST, LEGACY, MODERN, tool, within } from './say.ts';

function judgePart(place: Place, part: Part, document: Path, dialect: number, root: JsonObject): void {
  const { schema } = part;
  const at = [...document, ...part.path];
  for (const flag of ['exclusiveMinimum', 'exclusiveMaximum'] as const) {
    const value = get(schema, flag);
    if (typeof value !== 'boolean' || dialect <= DIALECTS.draft04) continue;
    const fix = boundPlan(part, at, flag);
    place.report({
      requirement: 'json-schema/boolean-exclusive',
      path: [...at, flag],
      title: `\`${flag}\` is a number`,
      what: `${within(place, [...at, flag])} is \`${value}\`. It was a flag up to draft-04; since then it is the limit itself.`,
      ...(fix ? { fix } : {}),
    });
  }
  const required = get(schema, 'required');
  if (required !== undefined && !Array.isArray(required) && !place.wrong([...at, 'required'])) {
    const fix = requiredPlan(part, at, document);
    const known = place.deep.ledger.has('json-schema/required-not-array') || document[0] !== 'inputSchema';
    place.report({
      requirement: known ? 'json-schema/required-not-array' : 'input-schema/required-array',
      path: [...at, 'required'],
      title: '`required` lists names, beside `properties`',
      why: 'Validators refuse such a schema, or take every argument for optional.',
      what: `${within(place, [...at, 'required'])} is ${whatIs(required)}. It is a list, and it names properties of the object it stands in.`,
      ...(fix ? { fix } : {}),
    });
  }
  const items = get(schema, 'items');
  if (!Array.isArray(items) || dialect < DIALECTS.r2020 || has(root, '$schema')) return;
  const path = [...at, 'items'];
  place.report({
    requirement: 'input-schema/tuple-items-default-dialect',
    path,
    mark: 'key',
    title: 'A list of schemas is called `prefixItems`',
    why: 'Without `$schema` this is read as 2020-12, where `items` is one schema for all items; a list of them is invalid.',
    what: `${within(place, path)} is a list of schemas, as up to 2019-09. The schema names no such dialect.`,
    ...(has(schema, 'prefixItems')
      ? {}
      : {
          fix: { says: 'Name it `prefixItems`.', safety: 'safe', steps: [{ do: 'rename', path, to: 'prefixItems' }] },
        }),
  });
}

/** Three habits of older drafts that 2020-12 takes for mistakes. https://json-schema.org/draft/2020-12/release-notes */
export const schemaHabits = defineShapeRule({
  id: 'json-schema/old-habits',
  requirements: [
    'json-schema/boolean-exclusive',
    'json-schema/required-not-array',
    'input-schema/required-array',
    'input-schema/tuple-items-default-dialect',
  ],
  class: 'spec',
  types: ['Tool'],
  title: 'A schema is written as its dialect has it',
  why: 'The limit is not enforced, or the whole schema is refused.',
  how: 'Limits are numbers, `required` is a list beside `properties`, and tuples are written with `prefixItems`.',
  examples: {
    good: [
      argument('{"type":"number","exclusiveMinimum":0}'),
      tool(
        '"inputSchema":{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","properties":{"a":{"type":"array","prefixItems":[{"type":"number"}]}},"required":["a"]}',
      ),
    ],
    bad: [
      argument('{"type":"number","minimum":0,"exclusiveMinimum":⟦true⟧}'),
      argument('{"type":"integer","maximum":9,"exclusiveMaximum":⟦false⟧}', MODERN),
      argument('{"type":"string","required":⟦true⟧}', LEGACY),
      tool('"inputSchema":{"type":"object","properties":{"a":{"type":"string"}},"required":⟦"a"⟧}', MODERN),
      argument('{"type":"string","required":⟦true⟧}', FIRST),
      argument('{"type":"array",⟦"items"⟧:[{"type":"number"},{"type":"number"}]}'),
    ],
  },
  judge(place) {
    for (const { member, document } of documentsOf(place.value)) {
      const dialect = dialectOf(document);
      if (dialect === null) continue;
      for (const part of partsOf(document)) {
        if (isObject(part.schema)) judgePart(place, part, [member], dialect, document);
      }
    }
  },
});
