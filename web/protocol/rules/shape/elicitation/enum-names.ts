import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { get } from '../../../json/object.ts';
import { code, whatIs } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { begin, fieldName } from './forms.ts';
import { field, FIRST, LEGACY, MODERN } from './example-texts.ts';

/** The field with its options in `oneOf`. */
function rewritten(field: JsonObject, options: JsonValue[]): JsonObject {
  return Object.fromEntries(
    Object.entries(field).flatMap(([key, value]): [string, JsonValue][] =>
      key === 'enumNames' ? [] : [key === 'enum' ? ['oneOf', options] : [key, value]],
    ),
  );
}

/** `enumNames`: one title for each option; deprecated. */
export const enumNames = defineShapeRule({
  id: 'elicitation/enum-names',
  requirements: ['elicitation/enum-names-length', 'elicitation/enum-names-legacy'],
  class: 'spec',
  types: ['PrimitiveSchemaDefinition'],
  title: '`enumNames` does not have one title for each option',
  why: 'Titles are matched to options by position, so a missing title leaves options without a title or with the wrong one.',
  how: 'Write one title for each option, in the same order; since 2025-11-25, use `oneOf` with `const` and `title`.',
  examples: {
    good: [
      field('"type":"string","enum":["r","g"],"enumNames":["Red","Green"]', FIRST),
      field('"type":"string","oneOf":[{"const":"r","title":"Red"}]', LEGACY),
    ],
    bad: [
      field('"type":"string","enum":["r","g"],"enumNames":⟦["Red"]⟧', FIRST),
      field('"type":"string","enum":["r"],"enumNames":⟦{"r":"Red"}⟧', FIRST),
      field('"type":"string","enum":["r","g"],⟦"enumNames"⟧:["Red","Green"]', LEGACY),
      field('"type":"string","enum":["on"],⟦"enumNames"⟧:["On"]', MODERN),
    ],
  },
  judge(place) {
    const { value } = place;
    const names = get(value, 'enumNames');
    if (names === undefined || place.wrong(['enum'])) return;
    const list = get(value, 'enum');
    const count = Array.isArray(list) ? list.length : 0;
    if (!Array.isArray(names) || names.length !== count || names.some((name) => typeof name !== 'string')) {
      const found =
        Array.isArray(names) && names.length !== count ? `an array of length ${names.length}` : whatIs(names);
      place.report({
        requirement: 'elicitation/enum-names-length',
        path: ['enumNames'],
        what: `${begin(fieldName(place))} has ${count === 1 ? '1 option' : `${count} options`} in \`enum\`; its \`enumNames\` is ${found}.`,
      });
    } else if (Array.isArray(list)) {
      const options = list.map((one, index) => ({ const: one, title: names[index] ?? '' }));
      place.report({
        requirement: 'elicitation/enum-names-legacy',
        path: ['enumNames'],
        mark: 'key',
        title: '`oneOf` replaces `enumNames`',
        why: '`enumNames` is not part of JSON Schema and exists only for older servers; a later revision may remove it.',
        what: `${begin(fieldName(place))} has its titles in \`enumNames\`, ${code(names)}; use \`oneOf\` to put them beside the options.`,
        fix: {
          says: 'Write the options as `oneOf`, each with `const` and `title`.',
          safety: 'safe',
          steps: [{ do: 'replace', path: [], value: rewritten(value, options) }],
        },
      });
    }
  },
});
