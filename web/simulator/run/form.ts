/** The form of an elicitation request. */
import { isObject } from '../../protocol/values.ts';
import type { Json, JsonRecord } from '../types.ts';

/** One field of the form. */
export interface FormField {
  readonly name: string;
  readonly title: string;
  readonly says: string | null;
  /** The type of the value; of each value where the field takes several. */
  readonly type: 'string' | 'number' | 'integer' | 'boolean';
  readonly required: boolean;
  /** The field takes several values of that type, between `min` and `max` of them; null for a single value. */
  readonly many: { readonly min: number | null; readonly max: number | null } | null;
  /** Empty if any value is allowed. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** The initial value, or values where the field takes several; null for none. */
  readonly value: string | number | boolean | readonly (string | number)[] | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly minLength: number | null;
  readonly maxLength: number | null;
}

/** The fields of a schema; null if a simple form cannot represent one of them. */
export function fieldsOf(schema: Json | undefined): FormField[] | null {
  if (!isObject(schema) || !isObject(schema.properties)) return null;
  const required = Array.isArray(schema.required) ? schema.required : [];
  const fields: FormField[] = [];
  for (const [name, one] of Object.entries(schema.properties)) {
    const field = isObject(one) ? fieldOf(name, one, required.includes(name)) : null;
    if (!field) return null;
    fields.push(field);
  }
  return fields.length === 0 ? null : fields;
}

function fieldOf(name: string, schema: JsonRecord, required: boolean): FormField | null {
  const { title, description } = schema;
  const about = {
    name,
    title: typeof title === 'string' ? title : name,
    says: typeof description === 'string' ? description : null,
    required,
  };
  if (schema.type === 'array') return isObject(schema.items) ? listOf(about, schema, schema.items) : null;
  const type = typeOf(schema);
  if (type === null) return null;
  const { default: value } = schema;
  return {
    ...about,
    ...limitsOf(schema),
    type,
    many: null,
    choices: choicesOf(schema),
    value: typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null,
  };
}

/** A field with several values; null for arrays of arrays, of objects or of booleans. */
function listOf(
  about: Pick<FormField, 'name' | 'title' | 'says' | 'required'>,
  { minItems, maxItems, default: value }: JsonRecord,
  items: JsonRecord,
): FormField | null {
  const choices = choicesOf(items);
  const type = choices.length > 0 ? 'string' : typeOf(items);
  if (type === null || type === 'boolean') return null;
  const values = Array.isArray(value) ? value : [];
  return {
    ...about,
    ...limitsOf(items),
    type,
    many: { min: numberOf(minItems), max: numberOf(maxItems) },
    choices,
    value: values.filter((one): one is string | number => typeof one === 'string' || typeof one === 'number'),
  };
}

function typeOf({ type }: JsonRecord): FormField['type'] | null {
  return type === 'string' || type === 'number' || type === 'integer' || type === 'boolean' ? type : null;
}

function limitsOf({ minimum, maximum, minLength, maxLength }: JsonRecord) {
  return {
    min: numberOf(minimum),
    max: numberOf(maximum),
    minLength: numberOf(minLength),
    maxLength: numberOf(maxLength),
  };
}

function numberOf(one: Json | undefined): number | null {
  return typeof one === 'number' ? one : null;
}

/** `enum`, with `enumNames` if present, or `oneOf` with titles; the items of arrays have `anyOf` instead. */
function choicesOf({ enum: values, enumNames, oneOf, anyOf }: JsonRecord): FormField['choices'] {
  const titled = Array.isArray(oneOf) ? oneOf : anyOf;
  if (Array.isArray(titled))
    return titled.flatMap((one) =>
      isObject(one) && typeof one.const === 'string'
        ? [{ value: one.const, label: typeof one.title === 'string' ? one.title : one.const }]
        : [],
    );
  const names = Array.isArray(enumNames) ? enumNames : [];
  const all = Array.isArray(values) ? values : [];
  return all.flatMap((value, at) => {
    const label = names[at];
    return typeof value === 'string' ? [{ value, label: typeof label === 'string' ? label : value }] : [];
  });
}
