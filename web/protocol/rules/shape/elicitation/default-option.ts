import { get } from '../../../json/object.ts';
import { nearest } from '../../../json/nearest.ts';
import { code, listed } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import type { JsonValue } from '../../../json/types.ts';
import type { Path } from '../../../json/plan.ts';
import { begin, fieldName, optionsOf, valuesOf } from './forms.ts';
import { field, MODERN } from './example-texts.ts';

/** Longer lists are not searched for similar values. */
const MAX = 50;

function judgeOne(place: Place, chosen: string, values: readonly string[], path: Path): void {
  const meant = values.length > MAX ? null : nearest(chosen, values);
  place.report({
    requirement: 'elicitation/default-not-an-option',
    path,
    what: `${begin(fieldName(place))} has the default ${code(chosen)}; its options are ${listed(values)}.`,
    ...(meant === null
      ? {}
      : { fix: { says: `Use ${code(meant)}.`, safety: 'unsafe', steps: [{ do: 'replace', path, value: meant }] } }),
  });
}

/** The default must be a selectable option. */
export const defaultOption = defineShapeRule({
  id: 'elicitation/default-not-an-option',
  requirements: ['elicitation/default-not-an-option'],
  class: 'spec',
  types: ['PrimitiveSchemaDefinition'],
  title: 'The default is not one of the options',
  why: 'A client cannot preselect a value that is not an option, and the server rejects it in the response.',
  how: 'Use the exact value of an option; for titled options, use `const`, not `title`.',
  examples: {
    good: [
      field('"type":"string","enum":["a","b"],"default":"a"'),
      field('"type":"string","oneOf":[{"const":"r","title":"Red"}],"default":"r"', MODERN),
      field('"type":"array","items":{"type":"string","enum":["a","b"]},"default":[]'),
    ],
    bad: [
      field('"type":"string","enum":["a","b"],"default":⟦"c"⟧'),
      field('"type":"string","oneOf":[{"const":"r","title":"Red"}],"default":⟦"Red"⟧', MODERN),
      field('"type":"array","items":{"type":"string","enum":["north","south"]},"default":["south",⟦"North"⟧]', MODERN),
    ],
  },
  judge(place) {
    const found = optionsOf(place.value);
    const values = found && !place.wrong() ? valuesOf(found) : null;
    if (!found || !values) return;
    const preset = get(place.value, 'default');
    if (Array.isArray(preset) && found.several) {
      const known = new Set<JsonValue>(values);
      const wrong = preset.flatMap((one, index) =>
        typeof one === 'string' && !known.has(one) ? [{ one, index }] : [],
      );
      for (const { one, index } of wrong.slice(0, MAX)) judgeOne(place, one, values, ['default', index]);
    } else if (typeof preset === 'string' && !found.several && !values.includes(preset)) {
      judgeOne(place, preset, values, ['default']);
    }
  },
});
