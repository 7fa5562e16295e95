import type { FixStep } from '../../../json/plan.ts';
import type { JsonValue } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { code, short } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { begin, fieldName, optionsOf, type Options } from './forms.ts';
import { field, FIRST, MODERN } from './example-texts.ts';

const REQUIREMENT = 'elicitation/enum-not-strings';

/** An option as a string: `1` becomes `"1"`. */
function asText(value: JsonValue): string {
  return typeof value === 'string' ? value : short(value, 200);
}

function judgePlain(place: Place, { list, path }: Options): void {
  const type = get(place.value, 'type');
  const numeric = type === 'number' || type === 'integer';
  const wrong = list.findIndex((one) => typeof one !== 'string');
  if (wrong < 0 && !numeric) return;
  const some = !numeric && (list.length === 1 || list.some((one) => typeof one === 'string'));
  const bare = list.every((one) => typeof one !== 'object');
  const retype: FixStep[] = numeric ? [{ do: 'replace', path: ['type'], value: 'string' }] : [];
  place.report({
    requirement: REQUIREMENT,
    path: some ? [...path, wrong] : path,
    what: numeric
      ? `${begin(fieldName(place))} has options and the type ${code(type ?? null)}; a choice has the type \`"string"\`, and its options are strings.`
      : `${begin(fieldName(place))} has the options ${code(some ? (list[wrong] ?? null) : [...list])}; options must be strings.`,
    ...(bare
      ? {
          fix: {
            says: 'Write the options as strings.',
            safety: 'unsafe',
            steps: [...retype, { do: 'replace', path, value: list.map(asText) }],
          },
        }
      : {}),
  });
}

function judgeTitled(place: Place, { list, path }: Options): void {
  const wrong = list.flatMap((one, index) => {
    const value = isObject(one) && has(one, 'const') ? get(one, 'const') : '';
    return typeof value === 'string' || value === undefined ? [] : [{ index, value }];
  });
  const [first] = wrong;
  if (!first) return;
  place.report({
    requirement: REQUIREMENT,
    path: [...path, first.index, 'const'],
    what: `An option of ${fieldName(place)} has the value ${code(first.value)}; the values of a choice must be strings.`,
    ...(wrong.every(({ value }) => typeof value !== 'object')
      ? {
          fix: {
            says: 'Write the values as strings.',
            safety: 'unsafe',
            steps: wrong.map(({ index, value }) => ({
              do: 'replace',
              path: [...path, index, 'const'],
              value: asText(value),
            })),
          },
        }
      : {}),
  });
}

/** The values of options are strings. */
export const options = defineShapeRule({
  id: REQUIREMENT,
  requirements: [REQUIREMENT],
  class: 'spec',
  types: ['PrimitiveSchemaDefinition'],
  title: 'The options of a choice {must} be strings',
  why: 'Clients build a choice from strings, and with other options they reject the field or show a text field without the choice.',
  how: 'Write the options as strings, and use the type `string` for the field.',
  examples: {
    good: [
      field('"type":"string","enum":["1","2"]', FIRST),
      field('"type":"string","oneOf":[{"const":"1","title":"One"}]'),
      field('"type":"array","items":{"type":"string","enum":["1","2"]}', MODERN),
      field('"type":"integer","minimum":1,"maximum":2'),
    ],
    bad: [
      field('"type":"string","enum":⟦[1,2]⟧', FIRST),
      field('"type":"string","enum":["small",⟦38⟧,"large"]'),
      field('"type":"integer","enum":⟦[10,20]⟧', MODERN),
      field('"type":"array","items":{"type":"string","enum":⟦[true,false]⟧}'),
      field('"type":"string","oneOf":[{"const":⟦1⟧,"title":"One"},{"const":2,"title":"Two"}]', MODERN),
    ],
  },
  judge(place) {
    const found = optionsOf(place.value);
    if (!found || place.wrong(found.path)) return;
    if (!found.titled) judgePlain(place, found);
    else if (place.deep.types.has('TitledSingleSelectEnumSchema')) judgeTitled(place, found);
  },
});
