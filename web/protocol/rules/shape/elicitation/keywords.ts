import type { JsonObject } from '../../../json/types.ts';
import type { Path } from '../../../json/plan.ts';
import { get, has } from '../../../json/object.ts';
import { code, listed } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { begin, fieldName, fieldsOf, formOf, FORM_TYPES, inner, isOptionList, SCHEMA } from './forms.ts';
import { requestText, field, FIRST, form, MODERN, NAME } from './example-texts.ts';

/** Validation keywords of JSON Schema that forms do not support. Annotation keywords are allowed. */
const ADVANCED = new Set(
  `$defs $dynamicRef $ref additionalItems additionalProperties allOf anyOf const contains contentEncoding contentMediaType
  contentSchema definitions dependencies dependentRequired dependentSchemas else enum exclusiveMaximum exclusiveMinimum if
  items maxContains maxProperties minContains minProperties multipleOf not oneOf patternProperties prefixItems propertyNames
  then unevaluatedItems unevaluatedProperties uniqueItems`.split(/\s+/u),
);
/** Keywords that other rules or the types report in a field. */
const OWN_IN_FIELD = new Set(['$ref', 'enum', 'items']);
/** Reported where a field refers to one. */
const DEFINITIONS = new Set(['$defs', 'definitions']);
const NONE = new Set<string>();
const OWN_IN_TEXT = new Set([...OWN_IN_FIELD, 'oneOf']);

function judgeKeywords(place: Place, holder: JsonObject, path: Path, subject: string, own: ReadonlySet<string>): void {
  const keys = Object.keys(holder).filter((key) => ADVANCED.has(key) && !own.has(key));
  const real = keys.filter((key) => key !== 'anyOf' || !isOptionList(get(holder, key)));
  const [first] = real;
  if (first === undefined) return;
  place.report({
    requirement: 'elicitation/extra-schema-keyword',
    path: [...path, first],
    mark: 'member',
    what: `${begin(subject)} uses ${listed(real)}, which ${real.length === 1 ? 'is' : 'are'} not supported in forms.`,
    fix: {
      says: `Remove ${listed(real)}.`,
      safety: 'unsafe',
      steps: real.map((key) => ({ do: 'remove', path: [...path, key] })),
    },
  });
}

function judgeField(place: Place): void {
  const { value } = place;
  if (place.wrong() || !has(value, 'type')) return;
  judgeKeywords(place, value, [], fieldName(place), get(value, 'type') === 'string' ? OWN_IN_TEXT : OWN_IN_FIELD);
  if (!has(value, 'pattern')) return;
  place.report({
    requirement: 'elicitation/pattern-keyword',
    path: ['pattern'],
    mark: 'member',
    title: '`pattern` is not part of the published form types',
    why: 'Only a page of the 2025-11-25 specification shows it and no published type has it, so clients need not enforce it.',
    what: `${begin(fieldName(place))} has the pattern ${code(get(value, 'pattern') ?? null)}. Validate the response on the server as well.`,
  });
}

/** Forms support only a basic part of JSON Schema. */
export const keywords = defineShapeRule({
  id: 'elicitation/keywords',
  requirements: ['elicitation/extra-schema-keyword', 'elicitation/pattern-keyword'],
  class: 'spec',
  types: [...FORM_TYPES, 'PrimitiveSchemaDefinition'],
  title: 'The form uses an unsupported JSON Schema keyword',
  why: 'Clients build the form from the few keywords in the types, and may ignore all others without enforcing them.',
  how: 'Remove the keyword, and validate the response on the server.',
  examples: {
    good: [
      requestText(form(NAME, ',"title":"Guest"'), FIRST),
      field('"type":"string","minLength":2,"maxLength":8', MODERN),
      field('"type":"number","minimum":0,"maximum":1'),
    ],
    bad: [
      requestText(form(NAME, ',⟦"additionalProperties":false⟧')),
      requestText(form(NAME, ',"required":["name"],⟦"if":{"required":["name"]}⟧,"then":{}'), FIRST),
      field('"type":"number",⟦"exclusiveMinimum":0⟧', MODERN),
      field('"type":"string",⟦"pattern":"^[a-z]+$"⟧', MODERN),
      field('"type":"string",⟦"pattern":"^\\\\d{5}$"⟧'),
    ],
  },
  judge(place) {
    if (place.type === 'PrimitiveSchemaDefinition') {
      judgeField(place);
      return;
    }
    const schema = formOf(place);
    if (schema && has(schema, 'type') && !place.wrong([...SCHEMA, 'type'])) {
      const refers = fieldsOf(schema).some(([, one]) => has(one, '$ref'));
      judgeKeywords(place, schema, SCHEMA, `the form in ${inner(place)}`, refers ? DEFINITIONS : NONE);
    }
  },
});
