/** One schema that accepts exactly what two schemas accept together, where it can be written without `allOf`. */
import { get, has, isObject } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { keywordsIn } from '../keywords-in.ts';

/** Keywords that only describe: they accept and reject nothing. */
export const ANNOTATIONS: ReadonlySet<string> = new Set(
  keywordsIn(`
  title description default examples deprecated readOnly writeOnly $comment format contentEncoding
  contentMediaType
`),
);

/** Keywords that depend on others beside them, so that two schemas with one of them do not merge. */
const LINKED: readonly (readonly string[])[] = [
  ['if', 'then', 'else'],
  ['contains', 'minContains', 'maxContains'],
  ['items', 'prefixItems', 'additionalItems'],
];
const NEVER = new Set(['unevaluatedProperties', 'unevaluatedItems', '$dynamicRef', '$recursiveRef', '$id', '$schema']);
const LARGER = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']);
const SMALLER = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']);

/** True if both are the same JSON, with members in the same order. */
export function isSame(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The schema without these keywords. */
export function without(schema: JsonObject, ...keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key)));
}

/** True if the schema accepts everything: it has only annotations. */
export function acceptsAll(schema: JsonValue | undefined): boolean {
  return schema === true || (isObject(schema) && Object.keys(schema).every((key) => ANNOTATIONS.has(key)));
}

/** What both accept; null if that needs `allOf`. Annotations of the first win. */
export function merged(a: JsonObject, b: JsonObject): JsonObject | null {
  if ([a, b].some((one) => Object.keys(one).some((key) => NEVER.has(key)))) return null;
  for (const pair of [[a, b] as const, [b, a] as const]) if (has(pair[0], '$ref') && !acceptsAll(pair[1])) return null;
  const inBoth = (keys: readonly string[]): boolean =>
    keys.some((key) => has(a, key)) && keys.some((key) => has(b, key));
  for (const keys of LINKED) if (inBoth(keys) && !keys.every((key) => isSame(get(a, key), get(b, key)))) return null;
  if (!fits(a, b) || !fits(b, a)) return null;
  const out: [string, JsonValue][] = Object.entries(a);
  for (const [key, value] of Object.entries(b)) {
    const at = out.findIndex(([one]) => one === key);
    const own = at < 0 ? undefined : out[at]?.[1];
    if (own === undefined) out.push([key, value]);
    else {
      const both = keywordOfBoth(key, own, value);
      if (both === undefined) return null;
      out[at] = [key, both];
    }
  }
  return Object.fromEntries(out);
}

/** False if the first’s `additionalProperties` would see other members in the merged schema. */
function fits(a: JsonObject, b: JsonObject): boolean {
  const rest = get(a, 'additionalProperties');
  if (rest === undefined || acceptsAll(rest)) return true;
  if (has(b, 'additionalProperties') || has(b, 'patternProperties')) return false;
  const own = get(a, 'properties');
  const other = get(b, 'properties');
  return !isObject(other) || Object.keys(other).every((name) => isObject(own) && has(own, name));
}

/** The value of a keyword that both have; undefined if none says the same as both. */
function keywordOfBoth(key: string, a: JsonValue, b: JsonValue): JsonValue | undefined {
  if (isSame(a, b) || ANNOTATIONS.has(key)) return a;
  if (key === 'type') return commonType(a, b);
  if (LARGER.has(key) && typeof a === 'number' && typeof b === 'number') return Math.max(a, b);
  if (SMALLER.has(key) && typeof a === 'number' && typeof b === 'number') return Math.min(a, b);
  if (key === 'required' && Array.isArray(a) && Array.isArray(b)) return [...new Set([...a, ...b])];
  if (key === 'enum' && Array.isArray(a) && Array.isArray(b)) {
    const common = a.filter((value) => b.some((other) => isSame(value, other)));
    return common.length > 0 ? common : undefined;
  }
  if (!isObject(a) || !isObject(b)) return undefined;
  if (key === '$defs' || key === 'definitions') {
    return Object.keys(b).some((name) => has(a, name) && !isSame(get(a, name), get(b, name)))
      ? undefined
      : { ...a, ...b };
  }
  return key === 'properties' || key === 'patternProperties' ? mergedMaps(a, b) : undefined;
}

function mergedMaps(a: JsonObject, b: JsonObject): JsonObject {
  const out = new Map(Object.entries(a));
  for (const [name, schema] of Object.entries(b)) {
    const own = out.get(name);
    out.set(name, own === undefined ? schema : schemaOfBoth(own, schema));
  }
  return Object.fromEntries(out);
}

/** What both accept, with `allOf` where it is needed. */
export function schemaOfBoth(a: JsonValue, b: JsonValue): JsonValue {
  if (isObject(a) && isObject(b)) return merged(a, b) ?? { allOf: [a, b] };
  if (a === true) return b;
  if (b === true) return a;
  return a === false || b === false ? false : { allOf: [a, b] };
}

function commonType(a: JsonValue, b: JsonValue): JsonValue | undefined {
  const [left, right] = [typesOf(a), typesOf(b)];
  const common = left.flatMap((type) => {
    if (right.includes(type)) return [type];
    if (type === 'integer' && right.includes('number')) return ['integer'];
    return type === 'number' && right.includes('integer') ? ['integer'] : [];
  });
  const distinct = [...new Set(common)];
  return distinct.length === 0 ? undefined : distinct.length === 1 ? distinct[0] : distinct;
}

function typesOf(type: JsonValue): string[] {
  return (Array.isArray(type) ? type : [type]).flatMap((one) => (typeof one === 'string' ? [one] : []));
}
