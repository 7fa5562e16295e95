/**
 * The short way for the schemas most tools have: a test that says yes to values that certainly fit. Where it says no, or a
 * schema has a keyword it does not know, the whole judgement follows.
 */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { get, isObject } from '../../rules/define.ts';

/** True when a value certainly fits. */
export type QuickTest = (value: JsonValue) => boolean;

/** What says nothing about a value. */
const SILENT = new Set(
  '$schema $id $comment title description default examples deprecated readOnly writeOnly format $defs definitions'.split(
    ' ',
  ),
);
const KNOWN = new Set(
  'type enum const minimum maximum minLength maxLength properties required additionalProperties items minItems maxItems anyOf'.split(
    ' ',
  ),
);
const DEEPEST = 12;
const MOST_PARTS = 300;

/** The test of a schema, or null where the whole judgement is needed. */
export function quickTest(schema: JsonValue): QuickTest | null {
  return build(schema, 0, { parts: 0 });
}

function build(schema: JsonValue, depth: number, count: { parts: number }): QuickTest | null {
  if (schema === true) return () => true;
  if (!isObject(schema) || depth > DEEPEST || ++count.parts > MOST_PARTS) return null;
  if (Object.keys(schema).some((keyword) => !KNOWN.has(keyword) && !SILENT.has(keyword))) return null;
  const part = (inner: JsonValue): QuickTest | null => build(inner, depth + 1, count);
  const tests = [
    kind(schema),
    values(schema),
    sizes(schema),
    list(schema, part),
    members(schema, part),
    any(schema, part),
  ];
  const needed: QuickTest[] = [];
  for (const test of tests) {
    if (test === null) return null;
    if (test !== ALWAYS) needed.push(test);
  }
  const [first, second] = needed;
  if (!first) return ALWAYS;
  if (!second) return first;
  return needed.length === 2
    ? (value) => first(value) && second(value)
    : (value) => needed.every((test) => test(value));
}

const ALWAYS: QuickTest = () => true;

const KINDS: Readonly<Record<string, QuickTest>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: (value) => Array.isArray(value),
  object: isObject,
};

function kind(schema: JsonObject): QuickTest | null {
  const type = get(schema, 'type');
  if (type === undefined) return ALWAYS;
  if (typeof type === 'string') return Object.hasOwn(KINDS, type) ? (KINDS[type] ?? null) : null;
  if (!Array.isArray(type)) return null;
  const tests = type.map((one) => (typeof one === 'string' && Object.hasOwn(KINDS, one) ? KINDS[one] : undefined));
  if (!tests.every((test) => test !== undefined)) return null;
  return (value) => tests.some((test) => test(value));
}

function values(schema: JsonObject): QuickTest | null {
  const one = get(schema, 'const');
  const several = get(schema, 'enum');
  if (one === undefined && several === undefined) return ALWAYS;
  if ((one !== undefined && several !== undefined) || (several !== undefined && !Array.isArray(several))) return null;
  const allowed = new Set<JsonValue>(Array.isArray(several) ? several : [one ?? null]);
  return (value) => allowed.has(value);
}

function sizes(schema: JsonObject): QuickTest | null {
  const low = limits(schema, 'minimum', 'minLength', 'minItems');
  const high = limits(schema, 'maximum', 'maxLength', 'maxItems');
  if (low === undefined && high === undefined) return ALWAYS;
  if (low === null || high === null) return null;
  const [most, longest, widest] = high ?? [];
  const [least, shortest, narrowest] = low ?? [];
  return (value) => {
    if (typeof value === 'number') return !(value < (least ?? value)) && !(value > (most ?? value));
    // A pair of units may be one character: half as many is certain.
    if (typeof value === 'string')
      return value.length >= 2 * (shortest ?? 0) && value.length <= (longest ?? value.length);
    return !Array.isArray(value) || (value.length >= (narrowest ?? 0) && value.length <= (widest ?? value.length));
  };
}

function limits(schema: JsonObject, ...keywords: string[]): (number | undefined)[] | null | undefined {
  const found = keywords.map((keyword) => get(schema, keyword));
  if (found.every((limit) => limit === undefined)) return undefined;
  const numbers: (number | undefined)[] = [];
  for (const limit of found) {
    if (limit !== undefined && typeof limit !== 'number') return null;
    numbers.push(limit);
  }
  return numbers;
}

function list(schema: JsonObject, part: (inner: JsonValue) => QuickTest | null): QuickTest | null {
  const items = get(schema, 'items');
  if (items === undefined) return ALWAYS;
  const test = part(items);
  return test && ((value) => !Array.isArray(value) || value.every((item) => test(item)));
}

function members(schema: JsonObject, part: (inner: JsonValue) => QuickTest | null): QuickTest | null {
  const properties = get(schema, 'properties');
  const required = get(schema, 'required') ?? [];
  const others = get(schema, 'additionalProperties') ?? true;
  if (properties !== undefined && !isObject(properties)) return null;
  if (!Array.isArray(required)) return null;
  const names: string[] = [];
  for (const name of required) if (typeof name === 'string') names.push(name);
  if (properties === undefined && names.length === 0 && others === true) return ALWAYS;
  const tests = new Map<string, QuickTest>();
  for (const [name, inner] of Object.entries(properties ?? {})) {
    const test = part(inner);
    if (!test) return null;
    tests.set(name, test);
  }
  const rest = others === false ? NEVER : part(others);
  if (!rest) return null;
  return (value) => {
    if (!isObject(value)) return true;
    for (const name of names) if (!Object.hasOwn(value, name)) return false;
    for (const name of Object.keys(value)) if (!(tests.get(name) ?? rest)(value[name] ?? null)) return false;
    return true;
  };
}

const NEVER: QuickTest = () => false;

function any(schema: JsonObject, part: (inner: JsonValue) => QuickTest | null): QuickTest | null {
  const forms = get(schema, 'anyOf');
  if (forms === undefined) return ALWAYS;
  if (!Array.isArray(forms)) return null;
  const tests: QuickTest[] = [];
  for (const form of forms) {
    const test = part(form);
    if (!test) return null;
    tests.push(test);
  }
  return (value) => tests.some((test) => test(value));
}
