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
    title: 'Options with titles exist from 2025-11-25 on',
    why: 'A client of this revision does not read them and shows a free text field instead of a choice.',
    what: `${begin(fieldName(place))} lists options with titles under ${named(key)}; in this revision a choice has \`enum\`, and its titles stand in \`enumNames\`.`,
  });
}

function judgeChoice(place: Place): void {
  if (!has(place.value, 'default')) return;
  place.report({
    requirement: 'elicitation/default-not-yet',
    path: ['default'],
    mark: 'key',
    title: 'Choices have defaults from 2025-11-25 on',
    why: 'A client of this revision ignores the default and starts with nothing chosen.',
    what: `${begin(fieldName(place))} has the default ${code(get(place.value, 'default') ?? null)}; in this revision only fields for yes or no have one.`,
    fix: { says: 'Leave the default out.', safety: 'safe', steps: [{ do: 'remove', path: ['default'] }] },
  });
}

/** What choices do not have in the first revision with elicitation. */
export const laterChoices = defineShapeRule({
  id: 'elicitation/later-choices',
  requirements: ['elicitation/titled-enum-not-yet', 'elicitation/default-not-yet'],
  class: 'spec',
  types: ['PrimitiveSchemaDefinition', 'EnumSchema'],
  title: 'Choices have titles and defaults from 2025-11-25 on',
  why: 'A client of an earlier revision does not look for them.',
  how: 'Agree on a revision that has them; before, titles stand in `enumNames`.',
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
