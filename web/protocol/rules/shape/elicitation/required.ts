import type { FixStep } from '../../../json/plan.ts';
import type { JsonObject } from '../../../json/types.ts';
import { get, has, objectAt } from '../../../json/object.ts';
import { nearest } from '../../../json/nearest.ts';
import { named, short } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { fieldPath, fieldsOf, formOf, FORM_TYPES, inner, SCHEMA } from './forms.ts';
import { requestText, FIRST, form, MODERN, NAME } from './example-texts.ts';

const LIST = [...SCHEMA, 'required'];
/** The maximum number of similar findings per form; longer lists are not searched for similar names. */
const MAX = 20;

function judgeFlag(place: Place, schema: JsonObject, name: string, field: JsonObject): void {
  const flag = get(field, 'required');
  if (flag === undefined || typeof flag === 'object') return;
  const list = get(schema, 'required');
  const names = Array.isArray(list) ? list : [];
  const steps: FixStep[] = [{ do: 'remove', path: [...fieldPath(name), 'required'] }];
  const wanted = flag === true || flag === 'true';
  if (wanted && !names.includes(name)) {
    if (Array.isArray(list)) steps.push({ do: 'replace', path: LIST, value: [...list, name] });
    else if (list === undefined) steps.push({ do: 'insert', path: SCHEMA, key: 'required', value: [name] });
  }
  place.report({
    requirement: 'elicitation/required-inside-field',
    path: [...fieldPath(name), 'required'],
    mark: 'member',
    title: '`required` inside a field has no effect',
    why: 'Clients do not read it inside a field, so the field stays optional.',
    what: `The field ${named(name)} of the form in ${inner(place)} has \`"required": ${short(flag)}\` inside it.`,
    fix: {
      says: wanted ? `Add ${named(name)} to the list \`required\`.` : 'Remove it: fields are optional by default.',
      safety: 'safe',
      steps,
    },
  });
}

function judgeNames(place: Place, schema: JsonObject): void {
  const list = get(schema, 'required');
  const fields = objectAt(schema, 'properties');
  if (!Array.isArray(list) || !has(schema, 'properties') || place.wrong(LIST)) return;
  const listed = new Set(list);
  const free = Object.keys(fields).filter((known) => !listed.has(known));
  const unknown = list.flatMap((name, index) =>
    typeof name === 'string' && !has(fields, name) ? [{ name, index }] : [],
  );
  for (const { name, index } of unknown.slice(0, MAX)) {
    const meant = free.length > MAX ? null : nearest(name, free);
    place.report({
      requirement: 'elicitation/required-unknown-field',
      path: [...LIST, index],
      what: `The form in ${inner(place)} requires ${named(name)}, but it has no field of that name.`,
      fix:
        meant === null
          ? {
              says: `Remove ${named(name)} from the list.`,
              safety: 'unsafe',
              steps: [{ do: 'remove', path: [...LIST, index] }],
            }
          : {
              says: `Use ${named(meant)}.`,
              safety: 'unsafe',
              steps: [{ do: 'replace', path: [...LIST, index], value: meant }],
            },
    });
  }
}

/** The required fields of a form, and the list that declares them. */
export const required = defineShapeRule({
  id: 'elicitation/required',
  requirements: ['elicitation/required-unknown-field', 'elicitation/required-inside-field'],
  class: 'spec',
  types: FORM_TYPES,
  title: '`required` names a field that the form does not have',
  why: 'A user cannot fill in a field that is not shown, so the form can never be submitted.',
  how: 'List the field names in `required`, beside `properties`, with the same spelling.',
  examples: {
    good: [
      requestText(form(NAME, ',"required":["name"]'), FIRST),
      requestText(form(NAME, ',"required":[]'), MODERN),
      requestText(form('"required":{"type":"boolean"}', ',"required":["required"]')),
    ],
    bad: [
      requestText(form(NAME, ',"required":[⟦"email"⟧]')),
      requestText(form('"firstName":{"type":"string"}', ',"required":[⟦"first_name"⟧]'), MODERN),
      requestText(form('"name":{"type":"string",⟦"required":true⟧}'), FIRST),
      requestText(form('"name":{"type":"string",⟦"required":false⟧}', ',"required":[]')),
    ],
  },
  judge(place) {
    const schema = formOf(place);
    if (!schema) return;
    judgeNames(place, schema);
    const flagged = fieldsOf(schema).filter(([, field]) => has(field, 'required'));
    for (const [name, field] of flagged.slice(0, MAX)) judgeFlag(place, schema, name, field);
  },
});
