/** Reads forms: the schema of an elicitation, its fields and their options. Invalid members are skipped. */
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import type { Path } from '../../../json/plan.ts';
import { get, has, isObject, objectAt } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import type { Place } from '../define.ts';

/** The types whose values contain a form. */
export const FORM_TYPES: readonly string[] = ['ElicitRequestParams', 'ElicitRequestFormParams'];
/** The path from the parameters to the form. */
export const SCHEMA: Path = ['requestedSchema'];

/** The form of a place of `FORM_TYPES`; null when there is none, and for a union type whose member has the form. */
export function formOf(place: Place): JsonObject | null {
  if (place.deep.types.get(place.type)?.anyOf) return null;
  const schema = get(place.value, 'requestedSchema');
  return isObject(schema) ? schema : null;
}

/** The fields of a form that are objects, by name. */
export function fieldsOf(form: JsonObject): [name: string, field: JsonObject][] {
  return Object.entries(objectAt(form, 'properties')).flatMap(([name, field]): [string, JsonObject][] =>
    isObject(field) ? [[name, field]] : [],
  );
}

/** The path from the parameters to a field. */
export function fieldPath(name: string): Path {
  return [...SCHEMA, 'properties', name];
}

/** “the field `age` of the form in message 3”, for a place that is a field. */
export function fieldName(place: Place): string {
  const name = place.path.at(-1);
  return `the field ${named(String(name))} of the form in ${inner(place)}`;
}

/** The name of the message inside a sentence. */
export function inner({ name }: Place): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** The same string at the beginning of a sentence. */
export function begin(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The options of a choice. */
export interface Options {
  /** The path from the field to the list. */
  readonly path: Path;
  readonly list: readonly JsonValue[];
  /** Each option has a value and a title. */
  readonly titled: boolean;
  /** Several options may be selected. */
  readonly several: boolean;
}

/** The options of a field under the keys that the types define; null when the field is not a choice. */
export function optionsOf(field: JsonObject): Options | null {
  const several = get(field, 'type') === 'array';
  const holder = several ? objectAt(field, 'items') : field;
  const base: Path = several ? ['items'] : [];
  for (const [key, titled] of [['enum', false] as const, [several ? 'anyOf' : 'oneOf', true] as const]) {
    const list = get(holder, key);
    if (Array.isArray(list)) return { path: [...base, key], list, titled, several };
  }
  return null;
}

/** The strings that a response may contain for a choice; null when not all values are strings. */
export function valuesOf({ list, titled }: Options): string[] | null {
  const values = list.map((option) => (titled ? (isObject(option) ? get(option, 'const') : undefined) : option));
  const texts = values.filter((value) => typeof value === 'string');
  return texts.length === values.length ? texts : null;
}

/** True for a list of options that each have a value: `[{"const": "r", …}]`. */
export function isOptionList(value: JsonValue | undefined): value is JsonObject[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => isObject(one) && has(one, 'const'));
}
