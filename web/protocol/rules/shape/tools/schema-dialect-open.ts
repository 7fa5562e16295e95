import { has } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { surveysOf } from './documents.ts';
import { UNUSUAL_SCHEMA } from './unusual-schema.ts';
import { argument, FIRST, PLAIN, tool, within } from './example-messages.ts';

/** In revisions without a default dialect, the meaning of such a schema is undefined. */
export const schemaDialectOpen = defineShapeRule({
  id: 'json-schema/dialect-undefined',
  requirements: ['json-schema/dialect-undefined'],
  class: 'spec',
  types: ['Tool'],
  cues: UNUSUAL_SCHEMA,
  title: 'This revision defines no default dialect',
  why: 'A peer that uses another dialect ignores the keyword and does not check its condition.',
  how: 'Declare the dialect in `$schema`, or use only keywords that have the same meaning in all dialects.',
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
        what: `${within(place, at)} has ${named(open.keyword)}, whose meaning depends on the dialect, but no \`$schema\` declares one.`,
      });
    }
  },
});
