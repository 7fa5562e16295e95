import { has } from '../../define.ts';
import { listed } from '../../words.ts';
import { defineShapeRule } from '../define.ts';
import { documentsOf } from './documents.ts';
import { argument, LEGACY, PLAIN, tool, within } from './say.ts';

/** What may stand at the root only since all keywords are allowed there. */
const LATER = [
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
];

/** Before all keywords were allowed at the root, only `type`, `properties` and `required` were written down for it. */
export const schemaRoot = defineShapeRule({
  id: 'input-schema/root-keywords-version',
  requirements: ['input-schema/root-keywords-version'],
  class: 'spec',
  types: ['Tool'],
  title: 'This keyword came to the root later',
  why: 'Clients of this revision may keep only `type`, `properties` and `required` of the root.',
  how: 'Say it with `properties` and `required`, or within the schemas of single arguments.',
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
    for (const { member, document } of documentsOf(place.value)) {
      if (member !== 'inputSchema') continue;
      const found = Object.keys(document).filter((keyword) => LATER.includes(keyword));
      const [first] = found;
      if (first === undefined || !has(document, first)) continue;
      place.report({
        requirement: 'input-schema/root-keywords-version',
        path: [member, first],
        mark: 'key',
        what: `${within(place, [member])} has ${listed(found)} at its root, which is written down only from 2026-07-28 on.`,
      });
    }
  },
});
