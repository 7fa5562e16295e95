import { get, has } from '../../define.ts';
import { named } from '../../words.ts';
import { defineShapeRule } from '../define.ts';
import { documentsOf, partsOf, type Part } from './documents.ts';
import { argument, FIRST, PLAIN, tool, within } from './say.ts';

/** Keywords that one dialect knows and another ignores. */
const DEPENDENT = [
  'prefixItems',
  'additionalItems',
  'unevaluatedItems',
  'unevaluatedProperties',
  'dependentRequired',
  'dependentSchemas',
  'minContains',
  'maxContains',
  '$anchor',
  '$dynamicRef',
  '$dynamicAnchor',
  '$recursiveRef',
];

function dependentIn({ schema }: Part): string | null {
  if (Array.isArray(get(schema, 'items'))) return 'items';
  for (const flag of ['exclusiveMinimum', 'exclusiveMaximum']) if (typeof get(schema, flag) === 'boolean') return flag;
  return DEPENDENT.find((keyword) => has(schema, keyword)) ?? null;
}

/** Revisions without a default dialect leave open what such a schema means. */
export const schemaDialectOpen = defineShapeRule({
  id: 'json-schema/dialect-undefined',
  requirements: ['json-schema/dialect-undefined'],
  class: 'spec',
  types: ['Tool'],
  title: 'This revision names no default dialect',
  why: 'A peer that takes the schema for another draft ignores the keyword, and what it says is not checked.',
  how: 'Name the dialect in `$schema`, or use only keywords that mean the same in all of them.',
  examples: {
    good: [
      argument('{"type":"array","items":{"type":"number"}}', PLAIN),
      tool(
        '"inputSchema":{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"a":{"type":"array","items":[{"type":"number"}]}}}',
        FIRST,
      ),
    ],
    bad: [
      argument('{"type":"array",⟦"prefixItems"⟧:[{"type":"number"}]}', PLAIN),
      argument('{"type":"array",⟦"items"⟧:[{"type":"number"}]}', FIRST),
    ],
  },
  judge(place) {
    for (const { member, document } of documentsOf(place.value)) {
      if (has(document, '$schema')) continue;
      for (const part of partsOf(document)) {
        const keyword = dependentIn(part);
        if (keyword === null) continue;
        const path = [member, ...part.path, keyword];
        place.report({
          requirement: 'json-schema/dialect-undefined',
          path,
          mark: 'key',
          what: `${within(place, [member, ...part.path])} has ${named(keyword)}, which the dialects of JSON Schema read differently, and no \`$schema\` says which one is meant.`,
        });
        break;
      }
    }
  },
});
