import type { Path } from '../../../json/plan.ts';
import type { JsonValue } from '../../../json/types.ts';
import { get, has, isObject, objectAt } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { begin, fieldName, isOptionList, optionsOf } from './forms.ts';
import { field, MODERN } from './example-texts.ts';

const PAIRS = '[{"const":"r","title":"Red"},{"const":"g","title":"Green"}]';

function lacks(option: JsonValue, key: string): boolean {
  if (!isObject(option)) return true;
  return key === 'title' ? typeof get(option, key) !== 'string' : !has(option, key);
}

function judgeOptions(place: Place, list: readonly JsonValue[], path: Path): void {
  const poor = list.flatMap((one, index) => (lacks(one, 'const') || lacks(one, 'title') ? [{ one, index }] : []));
  const [first] = poor;
  if (!first) return;
  const missing = ['const', 'title'].filter((key) => lacks(first.one, key));
  const absent = isObject(first.one) && missing.some((key) => isObject(first.one) && !has(first.one, key));
  const titles = poor.flatMap(({ one, index }) => {
    const value = isObject(one) && !has(one, 'title') ? get(one, 'const') : undefined;
    return typeof value === 'string' ? [{ index, value }] : [];
  });
  const more = poor.length === 1 ? '' : ` It is the first of ${poor.length} such options.`;
  place.report({
    requirement: 'elicitation/option-title-missing',
    path: [...path, first.index, ...(isObject(first.one) && !absent ? missing.slice(0, 1) : [])],
    mark: absent ? 'missing' : 'value',
    what: `An option of ${fieldName(place)}, ${code(first.one)}, has no valid ${missing.map(named).join(' or ')}.${more}`,
    ...(titles.length === poor.length
      ? {
          fix: {
            says: 'Use the value as the title.',
            safety: 'safe',
            steps: titles.map(({ index, value }) => ({ do: 'insert', path: [...path, index], key: 'title', value })),
          },
        }
      : {}),
  });
}

function judgeKeyword(place: Place, path: Path, to: 'oneOf' | 'anyOf'): void {
  const several = to === 'anyOf';
  place.report({
    requirement: 'elicitation/titled-multi-select-keyword',
    path,
    mark: 'key',
    title: several
      ? 'A multi-select field with titles {must} use `items.anyOf`'
      : 'A single-select field with titles {must} use `oneOf`',
    why: 'Clients look for options under a different keyword for each kind of choice, and find none under the wrong one.',
    what: `${begin(fieldName(place))} has its options in ${named(several ? 'items.oneOf' : 'anyOf')}; the keyword for a ${several ? 'multi-select' : 'single-select'} field is ${named(to)}.`,
    fix: { says: `Rename it to ${named(to)}.`, safety: 'safe', steps: [{ do: 'rename', path, to }] },
  });
}

/** Titled options: their keyword, and the members of each option. */
export const titledOptions = defineShapeRule({
  id: 'elicitation/titled-options',
  requirements: ['elicitation/option-title-missing', 'elicitation/titled-multi-select-keyword'],
  class: 'spec',
  types: ['PrimitiveSchemaDefinition'],
  title: 'A titled option {must} have a `const` and a `title`',
  why: 'The form shows the title and returns the value; without both, strict clients reject the field and others show an empty line.',
  how: 'Give each option a `const` and a `title`; use a plain `enum` for options without titles.',
  examples: {
    good: [
      field(`"type":"string","oneOf":${PAIRS}`),
      field(`"type":"array","items":{"anyOf":${PAIRS}}`, MODERN),
      field('"type":"string","enum":["r","g"]'),
    ],
    bad: [
      field('"type":"string","oneOf":[{"const":"r","title":"Red"},⟦{"const":"g"}⟧]'),
      field('"type":"array","items":{"anyOf":[⟦{"title":"Red"}⟧,{"title":"Green"}]}'),
      field('"type":"string","oneOf":[⟦"r"⟧,"g"]', MODERN),
      field('"type":"string","oneOf":[{"const":"r","title":⟦1⟧}]', MODERN),
      field(`"type":"array","items":{⟦"oneOf"⟧:${PAIRS}}`),
      field(`"type":"array","items":{"type":"string",⟦"oneOf"⟧:${PAIRS}}`, MODERN),
      field(`"type":"string",⟦"anyOf"⟧:${PAIRS}`),
    ],
  },
  judge(place) {
    const { value } = place;
    const several = get(value, 'type') === 'array';
    const items = objectAt(value, 'items');
    if (several && has(items, 'oneOf') && !has(items, 'anyOf') && !has(items, 'enum')) {
      judgeKeyword(place, ['items', 'oneOf'], 'anyOf');
    } else if (get(value, 'type') === 'string' && isOptionList(get(value, 'anyOf')) && !has(value, 'oneOf')) {
      if (!has(value, 'enum')) judgeKeyword(place, ['anyOf'], 'oneOf');
    } else {
      const found = optionsOf(value);
      if (found?.titled && !place.wrong(found.path)) judgeOptions(place, found.list, found.path);
    }
  },
});
