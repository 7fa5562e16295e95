/** Answers to a form, judged by its fields. What the form itself has wrong is passed over. */
import type { Path } from '../../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { fits } from '../../../schema/formats.ts';
import { get, isObject, objectAt } from '../../../json/object.ts';
import { code, kindOf, listed, whatIs } from '../../../json/describe.ts';

/** What a value has against its field. */
export interface FormFault {
  readonly about: 'type' | 'option' | 'count' | 'bounds';
  /** From the value down. */
  readonly path: Path;
  /** «is …, but the form asks for …». */
  readonly says: string;
  /** The value that is surely meant. */
  readonly right?: JsonValue;
}

const TYPES: ReadonlyMap<string, string> = new Map([
  ['string', 'a string'],
  ['number', 'a number'],
  ['integer', 'a whole number'],
  ['boolean', '`true` or `false`'],
  ['array', 'a list'],
]);
const DECIMAL = /^-?\d{1,15}(?:\.\d{1,10})?$/u;

function hasType(type: string, value: JsonValue): boolean {
  if (type === 'integer') return typeof value === 'number' && Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  return typeof value === type;
}

/** A text that only has to lose its quotes. */
function unquoted(type: string, value: JsonValue): JsonValue | undefined {
  if (typeof value !== 'string') return undefined;
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : undefined;
  if (!DECIMAL.test(value) || (type !== 'number' && type !== 'integer')) return undefined;
  const number = Number(value);
  return type === 'integer' && !Number.isInteger(number) ? undefined : number;
}

/** The values on offer with their titles; null where the field is no choice. */
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
      ? `is ${code(value)}; on offer are ${listed([...options.keys()])}`
      : `is ${code(value)}, the title of the option ${code(meant)}: what is sent back is its value`;
  return { about: 'option', path, says, ...(meant === undefined ? {} : { right: meant }) };
}

const FORMATS: ReadonlyMap<string, (text: string) => boolean> = new Map([
  // Loose on purpose: only what nobody would take for one is said not to be one.
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
    return `is ${code(value)}, ${length} characters long; it has at least ${min}`;
  if (typeof max === 'number' && length > max) return `is ${length} characters long; it has at most ${max}`;
  const format = get(field, 'format');
  const fitting = typeof format === 'string' ? FORMATS.get(format) : undefined;
  return fitting && !fitting(value)
    ? `is ${code(value)}, which does not have the format ${code(format ?? null)}`
    : null;
}

function numberFault(field: JsonObject, value: number): string | null {
  const [min, max] = [get(field, 'minimum'), get(field, 'maximum')];
  if (typeof min === 'number' && value < min) return `is ${value}; the least is ${min}`;
  return typeof max === 'number' && value > max ? `is ${value}; the most is ${max}` : null;
}

function listFault(field: JsonObject, value: readonly JsonValue[]): FormFault | null {
  const options = optionsOf(objectAt(field, 'items'));
  for (const [index, one] of value.entries()) {
    if (typeof one !== 'string') {
      return { about: 'type', path: [index], says: `holds ${whatIs(one)}; what is chosen comes back as strings` };
    }
    const fault = options && optionFault(options, one, [index]);
    if (fault) return fault;
  }
  const [min, max] = [get(field, 'minItems'), get(field, 'maxItems')];
  const count = `has ${value.length === 1 ? 'one value' : `${value.length} values`}`;
  if (typeof min === 'number' && value.length < min)
    return { about: 'count', path: [], says: `${count}; it takes at least ${min}` };
  if (typeof max === 'number' && value.length > max)
    return { about: 'count', path: [], says: `${count}; it takes at most ${max}` };
  return null;
}

/** The first thing a value has against its field; null when it has none. */
export function formFault(field: JsonObject, value: JsonValue): FormFault | null {
  const type = get(field, 'type');
  const wanted = typeof type === 'string' ? TYPES.get(type) : undefined;
  if (typeof type !== 'string' || wanted === undefined) return null;
  if (!hasType(type, value)) {
    const right = unquoted(type, value);
    const says = `is ${typeof value === 'object' && value !== null ? kindOf(value) : whatIs(value)}; the form asks for ${wanted}`;
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
