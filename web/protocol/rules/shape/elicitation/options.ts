import type { FixStep } from '../../../json/plan.ts';
import type { JsonValue } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { code, short } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { begin, fieldName, optionsOf, type Options } from './forms.ts';
import { field, FIRST, MODERN } from './example-texts.ts';

const REQUIREMENT = 'elicitation/enum-not-strings';

/** An option as text: `1` is `"1"`. */
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
      ? `${begin(fieldName(place))} has the type ${code(type ?? null)} and options; a choice has the type \`"string"\`, and strings as options.`
      : `${begin(fieldName(place))} offers ${code(some ? (list[wrong] ?? null) : [...list])}; options are strings.`,
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
    what: `An option of ${fieldName(place)} stands for ${code(first.value)}; what comes back from a choice is a string.`,
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

/** What a person can choose comes back as text. */
export const options = defineShapeRule({
  id: REQUIREMENT,
  requirements: [REQUIREMENT],
  class: 'spec',
  types: ['PrimitiveSchemaDefinition'],
  title: 'The options of a choice are strings',
  why: 'Clients draw a choice from texts. With other options they refuse the field, or take it for plain text and drop the choice.',
  how: 'Put the options in quotes, and let the field have the type `string`.',
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
