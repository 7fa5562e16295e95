import { has } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { surveysOf } from './documents.ts';
import { UNUSUAL_SCHEMA } from './unusual-schema.ts';
import { argument, FIRST, PLAIN, tool, within } from './example-messages.ts';

/** Revisions without a default dialect leave open what such a schema means. */
export const schemaDialectOpen = defineShapeRule({
  id: 'json-schema/dialect-undefined',
  requirements: ['json-schema/dialect-undefined'],
  class: 'spec',
  types: ['Tool'],
  cues: UNUSUAL_SCHEMA,
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
    for (const { member, document, open } of surveysOf(place.value)) {
      if (!open || has(document, '$schema')) continue;
      const at = [member, ...open.part.path];
      place.report({
        requirement: 'json-schema/dialect-undefined',
        path: [...at, open.keyword],
        mark: 'key',
        what: `${within(place, at)} has ${named(open.keyword)}, which the dialects of JSON Schema read differently, and no \`$schema\` says which one is meant.`,
      });
    }
  },
});
