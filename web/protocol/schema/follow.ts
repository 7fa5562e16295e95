/** The schema after its reference is followed, and the kinds of values it accepts. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { DeepModel } from '../model/deep.ts';
import type { FaultKey, JsonTypeName, Schema } from '../model/schema.ts';

/** A schema with its reference followed: the description at the reference takes precedence over the type’s. */
export interface Followed {
  readonly schema: Schema;
  /** The named type, if the schema is a reference. */
  readonly name: string | null;
  /** Ledger entries by fault. */
  readonly faults: Readonly<Partial<Record<FaultKey, string>>>;
  readonly foreign: Readonly<Record<string, string>>;
  /** Ledger entries for members missing at this place. */
  readonly lacks: ReadonlyMap<string, string>;
}

const known = new WeakMap<DeepModel, WeakMap<Schema, Followed>>();
const NONE = Object.freeze({});
const NOTHING: ReadonlyMap<string, string> = new Map();

/** Follows the reference of a schema, if it is one. References to references are followed too, a few steps at most. */
export function follow(schema: Schema, deep: DeepModel): Followed {
  let cache = known.get(deep);
  if (!cache) known.set(deep, (cache = new WeakMap()));
  const hit = cache.get(schema);
  if (hit) return hit;
  let at = schema;
  let name: string | null = null;
  let faults = schema.faults ?? NONE;
  let foreign = schema.foreign ?? NONE;
  for (let step = 0; at.$ref !== undefined && step < 8; step++) {
    const next = deep.types.get(at.$ref);
    if (!next) break;
    name ??= at.$ref;
    if (next.faults) faults = { ...next.faults, ...faults };
    if (next.foreign) foreign = { ...next.foreign, ...foreign };
    at = next;
  }
  const followed: Followed = Object.freeze({
    schema: at,
    name,
    faults,
    foreign,
    lacks: schema.lacks ? new Map(Object.entries(schema.lacks)) : NOTHING,
  });
  cache.set(schema, followed);
  return followed;
}

/** JSON Schema’s type name for a value; whole numbers are `integer`. */
export function typeNameOf(value: JsonValue): JsonTypeName {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value === 'boolean' ? 'boolean' : typeof value === 'string' ? 'string' : 'object';
}

/** The kinds of values a schema accepts; empty if it accepts any. */
export function typesOf({ schema }: Followed): readonly JsonTypeName[] {
  if (schema.const !== undefined || schema.enum) return ['string'];
  if (typeof schema.type === 'string') return [schema.type];
  return schema.type ?? [];
}

/** True if a value of this kind is allowed here. */
export function takes(types: readonly JsonTypeName[], value: JsonValue): boolean {
  if (types.length === 0) return true;
  const is = typeNameOf(value);
  return types.includes(is) || (is === 'integer' && types.includes('number'));
}

/** The values a schema allows, if it is a closed set of strings. */
export function allowedOf({ schema }: Followed): readonly string[] | null {
  return schema.const === undefined ? (schema.enum ?? null) : [schema.const];
}

/** True if another member replaces a missing one that a rule is about. */
export function isReplaced({ schema }: Followed, name: string, value: JsonObject): boolean {
  const { instead } = schema;
  if (!instead || !Object.hasOwn(instead, name)) return false;
  return instead[name]?.some((key) => Object.hasOwn(value, key)) ?? false;
}

/** The form of a value of the wrong kind, if it has its own ledger entry. */
export function lookOf(found: JsonValue): FaultKey | null {
  if (typeof found === 'boolean') return found ? 'true' : 'false';
  if (Array.isArray(found)) return 'array';
  return typeof found === 'number' && !Number.isInteger(found) ? 'fraction' : null;
}
