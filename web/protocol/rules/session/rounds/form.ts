/** Responses to a form, judged by its fields. Problems of the form itself are ignored. */
import type { Path } from '../../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { fits } from '../../../schema/formats.ts';
import { get, isObject, objectAt } from '../../../json/object.ts';
import { code, kindOf, listed, whatIs } from '../../../json/describe.ts';

/** The problem of a value in its field. */
export interface FormFault {
  readonly about: 'type' | 'option' | 'count' | 'bounds';
  /** The path from the value. */
  readonly path: Path;
  /** “is …; the form requires …”. */
  readonly says: string;
  /** The value that is certainly meant. */
  readonly right?: JsonValue;
}

const TYPES: ReadonlyMap<string, string> = new Map([
  ['string', 'a string'],
  ['number', 'a number'],
  ['integer', 'an integer'],
  ['boolean', '`true` or `false`'],
  ['array', 'an array'],
]);
const DECIMAL = /^-?\d{1,15}(?:\.\d{1,10})?$/u;

function hasType(type: string, value: JsonValue): boolean {
  if (type === 'integer') return typeof value === 'number' && Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  return typeof value === type;
}

/** A string that only needs its quotes removed. */
function unquoted(type: string, value: JsonValue): JsonValue | undefined {
  if (typeof value !== 'string') return undefined;
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : undefined;
  if (!DECIMAL.test(value) || (type !== 'number' && type !== 'integer')) return undefined;
  const number = Number(value);
  return type === 'integer' && !Number.isInteger(number) ? undefined : number;
}

/** The offered values with their titles; null if the field is not a choice. */
function optionsOf(field: JsonObject): ReadonlyMap<string, string> | null {
  for (const key of ['enum', 'oneOf', 'anyOf']) {
    const list = get(field, key);
    if (!Array.isArray(list) || list.length === 0) continue;
    const names = get(field, 'enumNames');
    const options = list.map((one, index): [JsonValue | undefined, JsonValue | undefined] =>
      isObject(one) ? [get(one, 'const'), get(one, 'title')] : [one, Array.isArray(names) ? names[index] : undefined],
    );
    const texts = options.flatMap(([value, title]): [string, string][] =>
      typeof value === 'string' ? [[value, typeof title === 'string' ? title : '']] : [],
    );
    return texts.length === options.length ? new Map(texts) : null;
  }
  return null;
}

function optionFault(options: ReadonlyMap<string, string>, value: string, path: Path): FormFault | null {
  if (options.has(value)) return null;
  const meant = [...options].find(([, title]) => title === value)?.[0];
  const says =
    meant === undefined
      ? `is ${code(value)}; the form offers ${listed([...options.keys()])}`
      : `is ${code(value)}, the title of the option ${code(meant)}; the response needs its value`;
  return { about: 'option', path, says, ...(meant === undefined ? {} : { right: meant }) };
}

const FORMATS: ReadonlyMap<string, (text: string) => boolean> = new Map([
  // Deliberately lenient: only obviously invalid values are rejected.
  ['email', (text) => /^[^\s@]+@[^\s@]+$/u.test(text)],
  ['uri', (text) => fits('uri', text) || /^[a-z][a-z\d+.-]*:\S+$/iu.test(text)],
  ['date', (text) => /^\d{4}-\d{2}-\d{2}$/u.test(text) && fits('date-time', text)],
  ['date-time', (text) => /[Tt ]/u.test(text) && fits('date-time', text.replace(' ', 'T'))],
]);

/** Characters as JSON Schema counts them. */
function codePoints(text: string): number {
  let pairs = 0;
  for (let at = 0; at < text.length; at++) if ((text.codePointAt(at) ?? 0) > 0xffff) pairs++;
  return text.length - pairs;
}

function stringFault(field: JsonObject, value: string): string | null {
  const length = codePoints(value);
  const [min, max] = [get(field, 'minLength'), get(field, 'maxLength')];
  if (typeof min === 'number' && length < min)
    return `is ${code(value)}, ${length} characters long; the minimum is ${min}`;
  if (typeof max === 'number' && length > max) return `is ${length} characters long; the maximum is ${max}`;
  const format = get(field, 'format');
  const fitting = typeof format === 'string' ? FORMATS.get(format) : undefined;
  return fitting && !fitting(value)
    ? `is ${code(value)}, which does not have the format ${code(format ?? null)}`
    : null;
}

function numberFault(field: JsonObject, value: number): string | null {
  const [min, max] = [get(field, 'minimum'), get(field, 'maximum')];
  if (typeof min === 'number' && value < min) return `is ${value}; the minimum is ${min}`;
  return typeof max === 'number' && value > max ? `is ${value}; the maximum is ${max}` : null;
}

function listFault(field: JsonObject, value: readonly JsonValue[]): FormFault | null {
  const options = optionsOf(objectAt(field, 'items'));
  for (const [index, one] of value.entries()) {
    if (typeof one !== 'string') {
      return { about: 'type', path: [index], says: `contains ${whatIs(one)}; the chosen values must be strings` };
    }
    const fault = options && optionFault(options, one, [index]);
    if (fault) return fault;
  }
  const [min, max] = [get(field, 'minItems'), get(field, 'maxItems')];
  const count = `has ${value.length === 1 ? 'one value' : `${value.length} values`}`;
  if (typeof min === 'number' && value.length < min)
    return { about: 'count', path: [], says: `${count}; the minimum is ${min}` };
  if (typeof max === 'number' && value.length > max)
    return { about: 'count', path: [], says: `${count}; the maximum is ${max}` };
  return null;
}

/** The first problem of a value in its field; null if it has none. */
export function formFault(field: JsonObject, value: JsonValue): FormFault | null {
  const type = get(field, 'type');
  const wanted = typeof type === 'string' ? TYPES.get(type) : undefined;
  if (typeof type !== 'string' || wanted === undefined) return null;
  if (!hasType(type, value)) {
    const right = unquoted(type, value);
    const says = `is ${typeof value === 'object' && value !== null ? kindOf(value) : whatIs(value)}; the form requires ${wanted}`;
    return { about: 'type', path: [], says, ...(right === undefined ? {} : { right }) };
  }
  if (Array.isArray(value)) return listFault(field, value);
  const options = typeof value === 'string' ? optionsOf(field) : null;
  if (options && typeof value === 'string') return optionFault(options, value, []);
  const bounds =
    typeof value === 'string'
      ? stringFault(field, value)
      : typeof value === 'number'
        ? numberFault(field, value)
        : null;
  return bounds === null ? null : { about: 'bounds', path: [], says: bounds };
}
