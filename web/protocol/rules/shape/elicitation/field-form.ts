import type { FixPlan } from '../../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { get, has, isObject, objectAt } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { begin, fieldName } from './forms.ts';
import { ask, field, FIRST, form, MODERN, NAME } from './example-texts.ts';

/** The field written in place: the rest of it, and what stood elsewhere. */
function inPlace(value: JsonObject, without: string, inner: JsonObject, says: string): FixPlan {
  const own = Object.entries(value).filter(([key, one]) => key !== without && !(key === 'default' && one === null));
  return {
    says,
    safety: 'safe',
    steps: [{ do: 'replace', path: [], value: { ...inner, ...Object.fromEntries(own) } }],
  };
}

/** True for what can stand as a field by itself. */
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
    title: 'Fields are spelled out in place',
    why: 'Clients do not look up references in forms, so the field stays empty or the form is refused.',
    what: `${begin(fieldName(place))} refers to ${code(reference)} instead of saying what it is.`,
    ...(isField(meant) ? { fix: inPlace(place.value, '$ref', meant, 'Write the definition in place.') } : {}),
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
    title: 'A field has one `type`',
    why: 'The client picks the control by `type`; it does not look for one among alternatives.',
    what: `${begin(fieldName(place))} has no \`type\` of its own; it lists alternatives under ${named(key)}.${
      single ? ' A field that may stay empty is one that `required` does not name.' : ''
    }`,
    ...(single ? { fix: inPlace(place.value, key, single, 'Keep the one alternative.') } : {}),
  });
}

/** A field says by itself what it is: no reference, no alternatives, no fields within. */
export const fieldForm = defineShapeRule({
  id: 'elicitation/field-form',
  requirements: ['elicitation/field-ref', 'elicitation/field-type-missing', 'elicitation/nested-object'],
  class: 'spec',
  types: ['PrimitiveSchemaDefinition'],
  title: 'A field is one plain control',
  why: 'Clients draw a form from plain fields and know nothing else.',
  how: 'Give each field a `type` of its own, and lay nested ones out side by side.',
  examples: {
    good: [
      field('"type":"string","title":"City"', FIRST),
      ask(form(`${NAME},"city":{"type":"string"},"zip":{"type":"string"}`), MODERN),
    ],
    bad: [
      field('⟦"$ref":"#/$defs/City"⟧'),
      ask(form('⟦"f"⟧:{"anyOf":[{"type":"integer"},{"type":"null"}],"default":null,"title":"Age"}')),
      ask(form('⟦"f"⟧:{"allOf":[{"type":"string"}]}'), FIRST),
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
          title: 'Forms are flat',
          why: 'Clients draw flat forms; they have no control for fields within a field.',
          what: `${begin(fieldName(place))} has fields of its own.`,
        });
      }
    }
  },
});
