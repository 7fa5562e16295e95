import type { JsonObject, JsonValue } from '../../../json/types.ts';
import type { Path } from '../../../json/plan.ts';
import { get, isObject } from '../../../json/object.ts';
import { code, cut } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { fieldPath, fieldsOf, formOf, FORM_TYPES, inner, optionsOf, SCHEMA } from './forms.ts';
import { ask, form, MODERN, NAME, visit } from './example-texts.ts';

/** Addresses that programs make clickable. */
const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"'`)\]]{2,}/iu;

/** What people read in a form: texts with their places. */
function* textsOf(params: JsonObject, form: JsonObject): Generator<[path: Path, text: JsonValue | undefined]> {
  yield [['message'], get(params, 'message')];
  for (const key of ['title', 'description']) yield [[...SCHEMA, key], get(form, key)];
  for (const [name, field] of fieldsOf(form)) {
    const path = fieldPath(name);
    // A field for an address may show what one looks like.
    const keys = get(field, 'format') === 'uri' ? [] : ['title', 'description'];
    for (const key of keys) yield [[...path, key], get(field, key)];
    const titles = get(field, 'enumNames');
    if (Array.isArray(titles)) for (const [index, one] of titles.entries()) yield [[...path, 'enumNames', index], one];
    const options = optionsOf(field);
    if (!options?.titled) continue;
    for (const [index, one] of options.list.entries()) {
      if (isObject(one)) yield [[...path, ...options.path, index, 'title'], get(one, 'title')];
    }
  }
}

/** Links belong where the client can warn about them. */
export const links = defineShapeRule({
  id: 'elicitation/link-in-form',
  requirements: ['elicitation/link-in-form'],
  class: 'spec',
  types: FORM_TYPES,
  title: 'The texts of a form have no links',
  why: 'A link in a form is opened without the warning clients give before an address of the mode `url`.',
  how: 'Ask people to open an address with an elicitation of the mode `url`.',
  examples: {
    good: [
      ask(form('"site":{"type":"string","format":"uri","description":"Such as https://example.com/me"}')),
      ask(visit('"https://example.com/connect"'), MODERN),
    ],
    bad: [
      ask(form(NAME).replace('"Please fill in"', '⟦"Please sign in at https://example.com/login first"⟧')),
      ask(form('"code":{"type":"string","description":⟦"See www.example.com/help"⟧}'), MODERN),
      ask(form('"plan":{"type":"string","oneOf":[{"const":"a","title":⟦"Basic (http://example.com/a)"⟧}]}')),
    ],
  },
  judge(place) {
    const schema = formOf(place);
    if (!schema) return;
    for (const [path, text] of textsOf(place.value, schema)) {
      const [link] = (typeof text === 'string' ? LINK.exec(cut(text, 5000)) : null) ?? [];
      if (link === undefined) continue;
      place.report({
        requirement: 'elicitation/link-in-form',
        path,
        what: `The form in ${inner(place)} shows the address ${code(link)} in a text.`,
      });
    }
  },
});
