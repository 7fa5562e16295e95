import { objectAt } from '../../../json/object.ts';
import { listed } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { UNUSUAL_SCHEMA } from './unusual-schema.ts';
import { argument, LEGACY, PLAIN, tool, within } from './example-messages.ts';

/** Keywords allowed at the root only in revisions that allow all keywords there. */
const LATER = new Set([
  'oneOf',
  'anyOf',
  'allOf',
  'not',
  'if',
  'then',
  'else',
  '$ref',
  '$dynamicRef',
  '$defs',
  'definitions',
  '$anchor',
]);

/** Earlier revisions document only `type`, `properties` and `required` at the root. */
export const schemaRoot = defineShapeRule({
  id: 'input-schema/root-keywords-version',
  requirements: ['input-schema/root-keywords-version'],
  class: 'spec',
  types: ['Tool'],
  cues: UNUSUAL_SCHEMA,
  title: 'This revision does not document this keyword at the root',
  why: 'Clients of this revision may keep only `type`, `properties` and `required` at the root.',
  how: 'Use `properties` and `required`, or put the keyword into the schemas of single arguments.',
  examples: {
    good: [argument('{"oneOf":[{"type":"string"},{"type":"number"}]}', PLAIN)],
    bad: [
      tool('"inputSchema":{"type":"object",⟦"anyOf"⟧:[{"required":["a"]},{"required":["b"]}]}', LEGACY),
      tool(
        '"inputSchema":{"type":"object","properties":{"a":{"$ref":"#/$defs/n"}},⟦"$defs"⟧:{"n":{"type":"number"}}}',
        PLAIN,
      ),
    ],
  },
  judge(place) {
    const schema = objectAt(place.value, 'inputSchema');
    const found = Object.keys(schema).filter((keyword) => LATER.has(keyword));
    const [first] = found;
    if (first === undefined) return;
    place.report({
      requirement: 'input-schema/root-keywords-version',
      path: ['inputSchema', first],
      mark: 'key',
      what: `${within(place, ['inputSchema'])} has ${listed(found)} at its root, which is documented only since 2026-07-28.`,
    });
  },
});
