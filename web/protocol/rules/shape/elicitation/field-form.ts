import type { FixPlan } from '../../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { get, has, isObject, objectAt } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { begin, fieldName } from './forms.ts';
import { requestText, field, FIRST, form, MODERN, NAME } from './example-texts.ts';

/** The field with the referenced definition inlined. */
function inPlace(value: JsonObject, without: string, inner: JsonObject, says: string): FixPlan {
  const own = Object.entries(value).filter(([key, one]) => key !== without && !(key === 'default' && one === null));
  return {
    says,
    safety: 'safe',
    steps: [{ do: 'replace', path: [], value: { ...inner, ...Object.fromEntries(own) } }],
  };
}

/** True for a schema that can be a field on its own. */
function isField(value: JsonValue | undefined): value is JsonObject {
  const type = isObject(value) ? get(value, 'type') : undefined;
  return typeof type === 'string' && ['string', 'number', 'integer', 'boolean'].includes(type);
}

function judgeReference(place: Place, reference: JsonValue): void {
  const text = typeof reference === 'string' ? reference : '';
  const [, group = '', name = ''] = /^#\/(\$defs|definitions)\/([^/~%]+)$/u.exec(text) ?? [];
  const schema = objectAt(place.around?.value ?? {}, 'requestedSchema');
  const meant = get(objectAt(schema, group), name);
  place.report({
    requirement: 'elicitation/field-ref',
    path: ['$ref'],
    mark: 'member',
    title: 'A field {must} be defined in place, without `$ref`',
    why: 'Clients do not resolve references in forms, so the field stays empty or the form is rejected.',
    what: `${begin(fieldName(place))} refers to ${code(reference)} instead of containing its definition.`,
    ...(isField(meant)
      ? { fix: inPlace(place.value, '$ref', meant, 'Replace the reference with the definition.') }
      : {}),
  });
}

function judgeAlternatives(place: Place, key: string, list: JsonValue): void {
  const real = Array.isArray(list) ? list.filter((one) => !isObject(one) || get(one, 'type') !== 'null') : [];
  const [only] = real;
  const single = real.length === 1 && isField(only) ? only : null;
  place.report({
    requirement: 'elicitation/field-type-missing',
    path: [],
    mark: 'missing',
    title: 'A field {must} have a `type`',
    why: 'The client chooses the control by `type` and does not look for it in alternatives.',
    what: `${begin(fieldName(place))} has no \`type\` of its own; it has alternatives in ${named(key)}.${
      single ? ' To make a field optional, leave it out of `required`.' : ''
    }`,
    ...(single ? { fix: inPlace(place.value, key, single, 'Keep only this alternative.') } : {}),
  });
}

/** A field defines itself: no reference, no alternatives, no nested fields. */
export const fieldForm = defineShapeRule({
  id: 'elicitation/field-form',
  requirements: ['elicitation/field-ref', 'elicitation/field-type-missing', 'elicitation/nested-object'],
  class: 'spec',
  types: ['PrimitiveSchemaDefinition'],
  title: 'A field {must} be a single primitive control',
  why: 'Clients build a form only from primitive fields.',
  how: 'Give each field a `type` of its own, and move nested fields to the top level.',
  examples: {
    good: [
      field('"type":"string","title":"City"', FIRST),
      requestText(form(`${NAME},"city":{"type":"string"},"zip":{"type":"string"}`), MODERN),
    ],
    bad: [
      field('⟦"$ref":"#/$defs/City"⟧'),
      requestText(form('⟦"f"⟧:{"anyOf":[{"type":"integer"},{"type":"null"}],"default":null,"title":"Age"}')),
      requestText(form('⟦"f"⟧:{"allOf":[{"type":"string"}]}'), FIRST),
      field('⟦"properties"⟧:{"city":{"type":"string"}}', MODERN),
    ],
  },
  judge(place) {
    const { value } = place;
    if (place.wrong()) return;
    const reference = get(value, '$ref');
    if (reference !== undefined) {
      judgeReference(place, reference);
    } else if (!has(value, 'type')) {
      const key = ['anyOf', 'allOf'].find((name) => has(value, name));
      if (key !== undefined) judgeAlternatives(place, key, get(value, key) ?? null);
      else if (has(value, 'properties')) {
        place.report({
          requirement: 'elicitation/nested-object',
          path: ['properties'],
          mark: 'key',
          title: 'A form {must} not have nested fields',
          why: 'Clients show flat forms and have no control for nested fields.',
          what: `${begin(fieldName(place))} has nested fields.`,
        });
      }
    }
  },
});
