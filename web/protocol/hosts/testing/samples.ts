/** Values near a schema: many fit it, others miss it in one place. For tests of rewritten schemas. */
import { get, has, isObject } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { targetOf } from '../nodes.ts';

/** A source of numbers from 0 to below 1, the same for the same seed. */
export type Random = () => number;

/** The generator of Numerical Recipes, with 32 bits. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const ODD: readonly JsonValue[] = [
  null,
  '',
  'x',
  'a b',
  0,
  1,
  -1,
  1.5,
  7,
  true,
  false,
  [],
  {},
  ['a'],
  [1],
  { a: 1 },
  100_000,
];
const STRINGS = ['', 'a', 'asc', 'x-y', '2025-01-01', '123', 'abc_9', 'é', 'aaaaaaaaaaaaaaaaaaaa'];
const MAX_DEPTH = 7;

function pick<T>(random: Random, values: readonly T[], other: T): T {
  return values[Math.floor(random() * values.length)] ?? other;
}

/** A value for a schema; about one in twelve parts is chosen without regard to it. */
export function sampleOf(schema: JsonValue, root: JsonObject, random: Random, depth = 0): JsonValue {
  if (random() < 0.08 || depth > MAX_DEPTH || !isObject(schema)) return pick(random, ODD, null);
  const ref = get(schema, '$ref');
  if (typeof ref === 'string') return sampleOf(targetOf(root, ref) ?? {}, root, random, depth + 1);
  const fixed = get(schema, 'const');
  if (fixed !== undefined) return fixed;
  const denied = get(schema, 'not');
  if (denied !== undefined && random() < 0.5) return sampleOf(denied, root, random, depth + 1);
  const values = get(schema, 'enum');
  if (Array.isArray(values)) return pick(random, values, 'x');
  const type = typeOf(schema, random);
  const branch = branchOf(schema, random);
  const own = branch === null ? null : sampleOf(typed(branch, type), root, random, depth + 1);
  if (own !== null && type !== 'object') return own;
  if (type === 'object') return objectOf(schema, isObject(own) ? own : {}, root, random, depth);
  if (type === 'array') {
    const items = get(schema, 'items') ?? {};
    const first = get(schema, 'prefixItems');
    const tuple = Array.isArray(items) ? items : Array.isArray(first) ? first : [];
    return Array.from({ length: Math.floor(random() * 3) }, (_, index) =>
      sampleOf(tuple[index] ?? (Array.isArray(items) ? {} : items), root, random, depth + 1),
    );
  }
  return scalarOf(schema, type, random);
}

function typeOf(schema: JsonObject, random: Random): JsonValue | undefined {
  const type = get(schema, 'type');
  if (Array.isArray(type)) return pick(random, type, 'string');
  if (type !== undefined) return type;
  return has(schema, 'properties') ? 'object' : has(schema, 'items') ? 'array' : undefined;
}

function branchOf(schema: JsonObject, random: Random): JsonValue | null {
  const branches = ['anyOf', 'oneOf', 'allOf'].map((key) => get(schema, key)).find((one) => Array.isArray(one));
  return Array.isArray(branches) && branches.length > 0 ? pick(random, branches, null) : null;
}

function typed(branch: JsonValue, type: JsonValue | undefined): JsonValue {
  return isObject(branch) && type !== undefined ? { type, ...branch } : branch;
}

function objectOf(schema: JsonObject, given: JsonObject, root: JsonObject, random: Random, depth: number): JsonObject {
  const out = new Map(Object.entries(given));
  const listed = get(schema, 'required');
  const required = new Set(Array.isArray(listed) ? listed : []);
  const properties = get(schema, 'properties');
  for (const [name, part] of Object.entries(isObject(properties) ? properties : {}))
    if (!out.has(name) && random() < (required.has(name) ? 0.93 : 0.4))
      out.set(name, sampleOf(part, root, random, depth + 1));
  for (const name of required)
    if (typeof name === 'string' && !out.has(name) && random() < 0.9) out.set(name, pick(random, ODD, null));
  for (const added of ['c', 'x-1', 'ab'])
    if (!out.has(added) && random() < 0.05) out.set(added, pick(random, ODD, null));
  if (random() < 0.1) out.set('extra', sampleOf(get(schema, 'additionalProperties') ?? {}, root, random, depth + 1));
  return Object.fromEntries(out);
}

function scalarOf(schema: JsonObject, type: JsonValue | undefined, random: Random): JsonValue {
  const numbers = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']
    .map((key) => get(schema, key))
    .filter((limit) => typeof limit === 'number');
  if (type === 'string') return pick(random, STRINGS, '');
  if (type === 'integer') return pick(random, [0, 1, 2, -1, 10, 1000, ...numbers], 0);
  if (type === 'number') return pick(random, [0, 1, 0.5, -1, 10, ...numbers], 0);
  if (type === 'boolean') return random() < 0.5;
  return type === 'null' ? null : pick(random, ODD, null);
}
