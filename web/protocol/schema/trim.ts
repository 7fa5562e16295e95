/** Values as one revision knows them: without the members that only other revisions define. */
import { isObject } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { deepOf, type DeepModel } from '../model/deep.ts';
import type { Schema } from '../model/schema.ts';
import type { RevisionId } from '../types.ts';
import { chooseBranch } from './branch.ts';
import { follow } from './follow.ts';
import { otherRevisionsOf } from './other-revisions.ts';

const refs = new Map<string, Schema>();

/** A reference to a type; the same object for the same name, so that what is derived from it is derived once. */
export function refTo(type: string): Schema {
  let ref = refs.get(type);
  if (!ref) refs.set(type, (ref = { $ref: type }));
  return ref;
}

/**
 * A value without the members that other revisions define for these types and this one does not. Returns the same value if
 * nothing is removed.
 */
export function trimmed(revision: RevisionId, type: string, value: JsonObject): JsonObject {
  const stored = trim(refTo(type), value, deepOf(revision), 0);
  return isObject(stored) ? stored : value;
}

const DEEP = 12;

/** Cached results, by array item and its type. Lists are requested repeatedly with the same items. */
const left = new WeakMap<object, Map<Schema, { deep: DeepModel; item: JsonValue }>>();

function trimmedItem(schema: Schema, item: JsonValue, deep: DeepModel, depth: number): JsonValue {
  if (typeof item !== 'object' || item === null) return item;
  let known = left.get(item);
  const before = known?.get(schema);
  if (before?.deep === deep) return before.item;
  const stored = trim(schema, item, deep, depth + 1);
  if (!known) left.set(item, (known = new Map()));
  known.set(schema, { deep, item: stored });
  return stored;
}

function trim(schema: Schema, value: JsonValue, deep: DeepModel, depth: number): JsonValue {
  if (typeof value !== 'object' || value === null || depth > DEEP) return value;
  const at = follow(schema, deep);
  if (at.schema.anyOf) {
    const choice = chooseBranch(at, value, deep);
    return choice.is === 'branch' ? trim(choice.branch, value, deep, depth + 1) : value;
  }
  if (Array.isArray(value)) {
    const { items } = at.schema;
    if (!items) return value;
    const stored = value.map((item) => trimmedItem(items, item, deep, depth));
    return stored.some((item, index) => item !== value[index]) ? stored : value;
  }
  const { properties, additionalProperties } = at.schema;
  /** The changed members; undefined for a removed one. */
  let changes: Map<string, JsonValue | undefined> | null = null;
  for (const key of Object.keys(value)) {
    const member = value[key];
    if (member === undefined) continue;
    const known = properties && Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    const goes = !known && at.name !== null && otherRevisionsOf(deep.id).member(at.name, key) !== null;
    const stored = goes ? undefined : known ? trim(known, member, deep, depth + 1) : member;
    if (stored !== member) (changes ??= new Map()).set(key, stored);
  }
  return changes ? changed(value, changes) : value;
}

function changed(value: JsonObject, changes: ReadonlyMap<string, JsonValue | undefined>): JsonObject {
  const out: JsonObject = {};
  for (const [key, member] of Object.entries(value)) {
    const now = changes.has(key) ? changes.get(key) : member;
    // Assigns a member named `__proto__` like any other.
    if (now !== undefined)
      Object.defineProperty(out, key, { value: now, enumerable: true, configurable: true, writable: true });
  }
  return out;
}

/** The paths of the members that a trimmed value lacks, outermost first. */
export function removedFrom(before: JsonValue, after: JsonValue): (string | number)[][] {
  const removed: (string | number)[][] = [];
  const jobs: [JsonValue, JsonValue, (string | number)[]][] = [[before, after, []]];
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const [one, other, path] = job;
    if (one === other) continue;
    if (Array.isArray(one) && Array.isArray(other))
      one.forEach((item, index) => jobs.push([item, other[index] ?? null, [...path, index]]));
    else if (isObject(one) && isObject(other))
      for (const [key, member] of Object.entries(one)) {
        const now = Object.hasOwn(other, key) ? other[key] : undefined;
        if (now === undefined) removed.push([...path, key]);
        else jobs.push([member, now, [...path, key]]);
      }
  }
  return removed;
}
