import { get } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { surveysOf, type Part } from './documents.ts';
import { UNUSUAL_SCHEMA } from './unusual-schema.ts';
import { argument, MODERN, tool, within } from './example-messages.ts';

const MAX = 5;

/** True if the schema around a property lists it in `required`. */
function isRequired({ property, up }: Part): boolean {
  const list = up === null ? undefined : get(up.schema, 'required');
  return property !== null && Array.isArray(list) && list.includes(property);
}

/** `optional` at a property: JSON Schema has no such keyword. https://json-schema.org/understanding-json-schema/reference/object#required */
export const optionalKeyword = defineShapeRule({
  id: 'json-schema/optional-keyword',
  requirements: ['json-schema/optional-keyword'],
  class: 'spec',
  types: ['Tool'],
  cues: UNUSUAL_SCHEMA,
  title: 'JSON Schema has no keyword `optional`',
  why: 'Validators ignore it: only the `required` array decides which properties are optional.',
  how: 'Remove `optional`, and list the other properties in `required`.',
  examples: {
    good: [
      tool(
        '"inputSchema":{"type":"object","properties":{"a":{"type":"string"},"optional":{"type":"boolean"}},"required":["a"]}',
      ),
      argument('{"type":"object","default":{"optional":true},"additionalProperties":false}', MODERN),
    ],
    bad: [argument('{"type":"string",⟦"optional"⟧:true}'), argument('{"type":"number",⟦"optional"⟧:false}', MODERN)],
  },
  judge(place) {
    let count = 0;
    for (const { member, parts } of surveysOf(place.value)) {
      for (const part of parts) {
        const flag = get(part.schema, 'optional');
        if (part.property === null || typeof flag !== 'boolean' || ++count > MAX) continue;
        const path = [member, ...part.path, 'optional'];
        const clash = flag === isRequired(part);
        const more = clash
          ? `but ${named(part.property)} is ${flag ? '' : 'not '}in the \`required\` array, so it is ${flag ? 'required' : 'optional'}`
          : `and ${named(part.property)} is ${flag ? 'optional already, since the `required` array does not name it' : 'in the `required` array already'}`;
        place.report({
          requirement: 'json-schema/optional-keyword',
          path,
          mark: 'key',
          what: `${within(place, path)} has no meaning, ${more}.`,
          fix: {
            says: 'Remove it.',
            safety: clash ? 'unsafe' : 'safe',
            steps: [{ do: 'remove', path }],
          },
        });
      }
    }
  },
});
