import type { JsonObject, JsonValue } from '../../../json/types.ts';
import type { Path } from '../../../json/plan.ts';
import { get, isObject } from '../../../json/object.ts';
import { code, cut } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { fieldPath, fieldsOf, formOf, FORM_TYPES, inner, optionsOf, SCHEMA } from './forms.ts';
import { requestText, form, MODERN, NAME, visit } from './example-texts.ts';

/** URLs that clients make clickable. */
const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"'`)\]]{2,}/iu;

/** The strings that users read in a form, with their paths. */
function* textsOf(params: JsonObject, form: JsonObject): Generator<[path: Path, text: JsonValue | undefined]> {
  yield [['message'], get(params, 'message')];
  for (const key of ['title', 'description']) yield [[...SCHEMA, key], get(form, key)];
  for (const [name, field] of fieldsOf(form)) {
    const path = fieldPath(name);
    // The description of a URL field may show an example URL.
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
  title: 'The text of a form {must} not contain links',
  why: 'A link in a form opens without the warning that clients show for a URL elicitation.',
  how: 'To open a URL, use an elicitation with the mode `url`.',
  examples: {
    good: [
      requestText(form('"site":{"type":"string","format":"uri","description":"Such as https://example.com/me"}')),
      requestText(visit('"https://example.com/connect"'), MODERN),
    ],
    bad: [
      requestText(form(NAME).replace('"Please fill in"', '⟦"Please sign in at https://example.com/login first"⟧')),
      requestText(form('"code":{"type":"string","description":⟦"See www.example.com/help"⟧}'), MODERN),
      requestText(form('"plan":{"type":"string","oneOf":[{"const":"a","title":⟦"Basic (http://example.com/a)"⟧}]}')),
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
        what: `The form in ${inner(place)} contains the URL ${code(link)}.`,
      });
    }
  },
});
