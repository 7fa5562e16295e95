/** Fixes for a fault, if there is one. */
import type { FixPlan } from '../json/plan.ts';
import type { JsonValue, JsonObject } from '../json/types.ts';
import type { DeepModel } from '../model/deep.ts';
import type { Schema } from '../model/schema.ts';
import { decoded, keepsDigits } from '../json/encoded.ts';
import { code, listed, named, isEmpty } from '../json/describe.ts';
import { faultsOf, type ShapeFault } from './faults.ts';
import { sampleMember, sampleOf } from './sample.ts';
import { isObject } from '../json/object.ts';
import { allowedOf, follow, takes, typesOf, type Followed } from './follow.ts';
import { fits } from './formats.ts';

// Bare values wrapped in the shape that was meant. A string becomes a text block or the single member of an object; an array
// with one item becomes that item.

/** Maximum number of nested unions and arrays. */
const DEPTH = 6;

/** The value as the schema accepts it, or null if there is no simple conversion. */
function wrapped(found: JsonValue, schema: Schema, deep: DeepModel): JsonValue | null {
  if (Array.isArray(found)) {
    const at = follow(schema, deep);
    const map = asMap(found, at.schema) ?? asKeys(found, at, deep) ?? asList(found, at, deep);
    if (map) return map;
    const [only] = found;
    const single = found.length === 1 && isObject(only) && keepsDigits(only);
    return single && takesObject(schema, deep, 0) ? only : null;
  }
  return typeof found === 'string' ? around(found, schema, deep, 0) : null;
}

/**
 * An array of names with values as the map that a schema without members of its own requires: `[{ name, value }]`, `{ [name]:
 * value }`.
 */
function asMap(found: readonly JsonValue[], schema: Schema): JsonObject | null {
  if (!schema.additionalProperties || schema.properties || found.length > 100) return null;
  const pairs = found.map((item): [string, JsonValue] | null => {
    if (!isObject(item) || Object.keys(item).length !== 2) return null;
    const { name, value } = item;
    return typeof name === 'string' && value !== undefined && keepsDigits(value) ? [name, value] : null;
  });
  const whole = pairs.filter((one) => one !== null);
  return found.length > 0 && whole.length === found.length ? Object.fromEntries(whole) : null;
}

/** An array of names as an object with a key for each, if every such key may have an empty object. */
function asKeys(found: readonly JsonValue[], { schema }: Followed, deep: DeepModel): JsonObject | null {
  const { properties = {}, additionalProperties } = schema;
  const names = found.filter((item) => typeof item === 'string');
  if (names.length !== found.length || names.length === 0 || names.length > 100) return null;
  const fit = names.every((name) => {
    const member = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    const at = member && follow(member, deep);
    return at?.schema.type === 'object' && !at.schema.required?.length;
  });
  return fit ? Object.fromEntries(names.map((name) => [name, {}])) : null;
}

/** An array as the single required member of an object, if that is an array. */
function asList(found: JsonValue[], { schema }: Followed, deep: DeepModel): JsonObject | null {
  const [name, second] = schema.required ?? [];
  const member = name === undefined || second !== undefined ? undefined : schema.properties?.[name];
  if (name === undefined || !member || !keepsDigits(found)) return null;
  return typesOf(follow(member, deep)).includes('array') ? { [name]: found } : null;
}

/** True if the schema, or a branch of it, accepts an object. */
function takesObject(schema: Schema, deep: DeepModel, depth: number): boolean {
  const at = follow(schema, deep);
  if (at.schema.anyOf) return depth < DEPTH && at.schema.anyOf.some((branch) => takesObject(branch, deep, depth + 1));
  return typesOf(at).includes('object');
}

function around(found: string, schema: Schema, deep: DeepModel, depth: number): JsonValue | null {
  if (depth > DEPTH) return null;
  const at = follow(schema, deep);
  for (const branch of at.schema.anyOf ?? []) {
    const whole = around(found, branch, deep, depth + 1);
    if (whole !== null) return whole;
  }
  const types = typesOf(at);
  if (types.includes('array') && at.schema.items) {
    const item = around(found, at.schema.items, deep, depth + 1);
    return item === null ? null : [item];
  }
  return types.includes('object') ? inObject(found, at, deep) : null;
}

function inObject(found: string, { schema }: Followed, deep: DeepModel): JsonValue | null {
  const { properties = {}, required = [] } = schema;
  if (properties.type?.const === 'text' && properties.text) return { type: 'text', text: found };
  const open = Object.keys(properties).filter((name) => !properties[name]?.judged);
  const needed = open.filter((name) => required.includes(name));
  const [name, second] = needed.length > 0 ? needed : open;
  const member = name === undefined ? undefined : properties[name];
  if (name === undefined || name === '$schema' || !member || second !== undefined) return null;
  const at = follow(member, deep);
  if (at.schema.anyOf || !takes(typesOf(at), found)) return null;
  const allowed = allowedOf(at);
  if (allowed && !allowed.includes(found)) return null;
  if (name !== 'uri' || fits('uri', found)) return { [name]: found };
  // A path that begins with a slash is a complete URI except for the scheme.
  return /^\/[\w./~-]*$/u.test(found) ? { uri: `file://${found}` } : null;
}

/** Members whose strings have a format that no number or boolean has, though their schema may not declare it. */
const FORMED = new Set(['uri', 'url', 'websiteUrl', 'src', 'data', 'blob', 'mimeType']);

/** A plan over paths from the message down, or undefined. */
export function repairOf(fault: ShapeFault, deep: DeepModel): FixPlan | undefined {
  const { path, member, instead } = fault;
  switch (fault.fault) {
    case 'missing':
      return member === undefined ? undefined : added(fault, member, deep);
    case 'misspelt':
      if (instead === undefined || !isRight(fault.found ?? null, fault.schema, deep)) return undefined;
      return { says: `Rename it to ${named(instead)}.`, safety: 'safe', steps: [{ do: 'rename', path, to: instead }] };
    case 'value': {
      const value = instead ?? (fault.allowed?.length === 1 && !fault.more ? fault.allowed[0] : undefined);
      return value === undefined ? undefined : replaced(fault, value, instead === undefined ? 'unsafe' : 'safe');
    }
    case 'null':
      if (fault.optional) return { says: 'Remove it.', safety: 'safe', steps: [{ do: 'remove', path }] };
      return helping(converted(fault, deep), fault, deep);
    case 'type':
      return single(fault) ?? helping(converted(fault, deep), fault, deep);
    case 'range': {
      const { minimum, maximum } = fault.schema;
      const bound =
        typeof fault.found === 'number' && maximum !== undefined && fault.found > maximum ? maximum : minimum;
      return bound === undefined ? undefined : replaced(fault, bound, 'unsafe');
    }
    default:
      return undefined;
  }
}

/** The single allowed string of an array that otherwise contains only `null`. */
function single(fault: ShapeFault): FixPlan | null {
  const { found, allowed } = fault;
  if (!Array.isArray(found) || !allowed) return null;
  const [word, ...more] = found.filter((one) => one !== 'null');
  return typeof word === 'string' && more.length === 0 && allowed.includes(word) ? replaced(fault, word, 'safe') : null;
}

/** A plan to write another value, if that value is valid. */
function helping(plan: FixPlan | undefined, { schema }: ShapeFault, deep: DeepModel): FixPlan | undefined {
  const wrong = plan?.steps.some((step) => step.do === 'replace' && !isRight(step.value, schema, deep));
  return wrong ? undefined : plan;
}

function isRight(value: JsonValue, schema: Schema, deep: DeepModel): boolean {
  return faultsOf(schema, value, [], deep, { member: () => null }).length === 0;
}

function replaced({ path }: ShapeFault, value: JsonValue, safety: FixPlan['safety']): FixPlan {
  return { says: `Use ${code(value)}.`, safety, steps: [{ do: 'replace', path, value }] };
}

function added(fault: ShapeFault, key: string, deep: DeepModel): FixPlan | undefined {
  const { path, instead, schema, also = [], found = null } = fault;
  if (instead !== undefined) {
    if (!isRight(found, schema, deep)) return undefined;
    return {
      says: `Rename it to ${named(key)}.`,
      safety: 'safe',
      steps: [{ do: 'rename', path: [...path, instead], to: key }],
    };
  }
  const { properties = {} } = deep.types.get(fault.owner ?? '') ?? {};
  const value = sampleMember({ properties: { ...properties, [key]: schema } }, key, deep);
  const more = also.map((one) => ({ key: one.member, value: sampleOf(one.schema, deep, one.member) }));
  return {
    says:
      more.length === 0
        ? `Add ${named(key)}, for example as ${code(value)}.`
        : `Add ${listed([key, ...more.map((one) => one.key)])}, with placeholder values.`,
    safety: 'unsafe',
    steps: [{ key, value }, ...more].map((one) => ({ do: 'insert', path, ...one })),
  };
}

/** The same value converted to the required type, if possible. */
function converted(fault: ShapeFault, deep: DeepModel): FixPlan | undefined {
  const { found = null, types = [], schema } = fault;
  const takesNumber = types.includes('number') || types.includes('integer');
  if (typeof found === 'string') {
    const number = Number(found);
    const whole = Number.isSafeInteger(number);
    if (takesNumber && /^-?\d+(?:\.\d+)?$/u.test(found) && (whole || types.includes('number'))) {
      return replaced(fault, number, 'safe');
    }
    if (types.includes('boolean') && /^(?:true|false)$/iu.test(found)) {
      return replaced(fault, found.toLowerCase() === 'true', 'safe');
    }
    const inner = types.includes('object') ? decoded(found) : null;
    if (inner) return replaced(fault, inner, 'safe');
    if (types.includes('array') && schema.items) {
      const { type } = schema.items;
      // The HTML attribute has all sizes in one string.
      const sizes = fault.path.at(-1) === 'sizes' ? found.trim().split(/\s+/u) : [found];
      if (type === 'string') return replaced(fault, sizes, 'safe');
    }
  }
  const empty = emptied(fault, types);
  if (empty !== null && isRight(empty, schema, deep)) return replaced(fault, empty, 'safe');
  const whole = wrapped(found, schema, deep);
  if (whole !== null) return replaced(fault, whole, 'safe');
  if ((typeof found === 'number' || typeof found === 'boolean') && types.length === 1 && types[0] === 'string') {
    const text = String(found);
    const last = fault.path.at(-1);
    const formed = typeof last === 'string' && FORMED.has(last);
    const helps = keepsDigits(found) && !formed && (fault.allowed?.includes(text) ?? !schema.format);
    return helps ? replaced(fault, text, 'unsafe') : undefined;
  }
  if (
    typeof found === 'object' &&
    found !== null &&
    !Array.isArray(found) &&
    types.length === 1 &&
    types[0] === 'array' &&
    !schema.items?.judged
  ) {
    return keepsDigits(found) ? replaced(fault, [found], 'unsafe') : undefined;
  }
  if (found === false && fault.optional)
    return { says: 'Remove it.', safety: 'safe', steps: [{ do: 'remove', path: fault.path }] };
  if (found === true && types.length === 1 && types[0] === 'object') return replaced(fault, {}, 'safe');
  const last = fault.path.findLast((step) => typeof step === 'string');
  return types.length > 0 && found === null ? replaced(fault, sampleOf(schema, deep, last), 'unsafe') : undefined;
}

/** An empty container with the other kind of brackets: some languages write an empty map or array this way. */
function emptied({ found }: ShapeFault, types: readonly string[]): JsonValue | null {
  if (typeof found !== 'object' || found === null || !isEmpty(found)) return null;
  if (Array.isArray(found)) return types.includes('object') ? {} : null;
  return types.includes('array') ? [] : null;
}
