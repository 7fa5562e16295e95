import { get, has } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { begin, fieldName, isOptionList } from './forms.ts';
import { field, FIRST, MODERN } from './example-texts.ts';

function judgeField(place: Place): void {
  const { value } = place;
  const key = ['oneOf', 'anyOf'].find((name) => isOptionList(get(value, name)));
  if (get(value, 'type') !== 'string' || key === undefined) return;
  place.report({
    requirement: 'elicitation/titled-enum-not-yet',
    path: [key],
    mark: 'key',
    title: 'Titled options exist since 2025-11-25',
    why: 'A client of this revision does not read them and shows a text field instead of a choice.',
    what: `${begin(fieldName(place))} has titled options in ${named(key)}; in this revision a choice uses \`enum\`, with titles in \`enumNames\`.`,
  });
}

function judgeChoice(place: Place): void {
  if (!has(place.value, 'default')) return;
  place.report({
    requirement: 'elicitation/default-not-yet',
    path: ['default'],
    mark: 'key',
    title: 'Defaults of choices exist since 2025-11-25',
    why: 'A client of this revision ignores the default and preselects nothing.',
    what: `${begin(fieldName(place))} has the default ${code(get(place.value, 'default') ?? null)}; in this revision only boolean fields have one.`,
    fix: { says: 'Remove the default.', safety: 'safe', steps: [{ do: 'remove', path: ['default'] }] },
  });
}

/** Features that choices do not have in the first revision with elicitation. */
export const laterChoices = defineShapeRule({
  id: 'elicitation/later-choices',
  requirements: ['elicitation/titled-enum-not-yet', 'elicitation/default-not-yet'],
  class: 'spec',
  types: ['PrimitiveSchemaDefinition', 'EnumSchema'],
  title: 'Titles and defaults of choices exist since 2025-11-25',
  why: 'A client of an earlier revision ignores them.',
  how: 'Negotiate a revision that has them; in earlier revisions, titles are in `enumNames`.',
  examples: {
    good: [
      field('"type":"string","enum":["r","g"],"enumNames":["Red","Green"]', FIRST),
      field('"type":"string","oneOf":[{"const":"r","title":"Red"}],"default":"r"', MODERN),
    ],
    bad: [
      field('"type":"string",⟦"oneOf"⟧:[{"const":"r","title":"Red"}]', FIRST),
      field('"type":"string","enum":["r","g"],⟦"default"⟧:"r"', FIRST),
    ],
  },
  judge(place) {
    if (place.type === 'EnumSchema') judgeChoice(place);
    else judgeField(place);
  },
});
