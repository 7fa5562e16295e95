/** Schemas that a definition brings: mistakes that would make them say something else than meant. */
import { isObject } from '../../../protocol/values.ts';
import type { Json, JsonRecord } from '../../types.ts';
import type { Place } from './problems.ts';

const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

/** Tells what is wrong with a schema. */
export function checkSchema(place: Place, schema: JsonRecord): void {
  const { type, properties, items, enum: values, pattern } = schema;
  for (const one of Array.isArray(type) ? type : type === undefined ? [] : [type])
    if (typeof one !== 'string' || !TYPES.includes(one))
      place.at('type').tell(`\`${JSON.stringify(one)}\` is no type of JSON Schema. Types are ${TYPES.join(', ')}.`);
  if (values !== undefined && !Array.isArray(values)) place.at('enum').tell('`enum` has to be an array of values.');
  if (pattern !== undefined && !isPattern(pattern)) place.at('pattern').tell('This is no regular expression.');
  checkRequired(place, schema);
  if (properties !== undefined) {
    const members = place.at('properties').object(properties) ?? {};
    for (const [key, member] of Object.entries(members)) inner(place.at('properties', key), member);
  }
  if (items !== undefined && !Array.isArray(items)) inner(place.at('items'), items);
  for (const key of ['oneOf', 'anyOf', 'allOf']) {
    const list = schema[key];
    if (list === undefined) continue;
    for (const [index, one] of (place.at(key).list(list) ?? []).entries()) inner(place.at(key, index), one);
  }
}

function inner(place: Place, value: Json): void {
  if (typeof value === 'boolean') return;
  if (isObject(value)) checkSchema(place, value);
  else place.tell('A schema is an object, or true or false.');
}

function checkRequired(place: Place, { required, properties, additionalProperties }: JsonRecord): void {
  if (required === undefined) return;
  if (!Array.isArray(required) || required.some((name) => typeof name !== 'string'))
    return place.at('required').tell('`required` has to be an array with the names of members.');
  if (additionalProperties !== false) return;
  const known = isObject(properties) ? properties : {};
  for (const [index, name] of required.entries())
    if (typeof name === 'string' && !Object.hasOwn(known, name))
      place
        .at('required', index)
        .tell(`\`${name}\` is required, but not among the \`properties\`, and others are not allowed.`);
}

function isPattern(pattern: Json): boolean {
  if (typeof pattern !== 'string') return false;
  try {
    return new RegExp(pattern, 'u').source !== '';
  } catch {
    return false;
  }
}
