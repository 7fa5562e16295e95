/** The form of an elicitation request. */
import { isObject } from '../../protocol/values.ts';
import type { Json, JsonRecord } from '../types.ts';

/** One field of the form. */
export interface FormField {
  readonly name: string;
  readonly title: string;
  readonly says: string | null;
  readonly type: 'string' | 'number' | 'integer' | 'boolean';
  readonly required: boolean;
  /** Empty if any value is allowed. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** The initial value; null for none. */
  readonly value: string | number | boolean | null;
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
  const { type, title, description, default: value, minimum, maximum, minLength, maxLength } = schema;
  if (type !== 'string' && type !== 'number' && type !== 'integer' && type !== 'boolean') return null;
  const number = (one: Json | undefined): number | null => (typeof one === 'number' ? one : null);
  return {
    name,
    title: typeof title === 'string' ? title : name,
    says: typeof description === 'string' ? description : null,
    type,
    required,
    choices: choicesOf(schema),
    value: typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null,
    min: number(minimum),
    max: number(maximum),
    minLength: number(minLength),
    maxLength: number(maxLength),
  };
}

/** `enum`, with `enumNames` if present, or `oneOf` with titles. */
function choicesOf({ enum: values, enumNames, oneOf }: JsonRecord): FormField['choices'] {
  if (Array.isArray(oneOf))
    return oneOf.flatMap((one) =>
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
