/**
 * Heavy entry point: values and the revisions’ definitions for them, for callers that respond to messages instead of judging
 * texts. Includes a method’s row, the first error in a value of a type, values reduced to the members of a revision, and
 * arguments under a tool’s schema.
 */
import type { JsonObject, JsonValue } from './json/types.ts';
import { pointerOf } from './json/pointer.ts';
import type { Method } from './model/define.ts';
import { deepOf, type DeepModel } from './model/deep.ts';
import { modelOf } from './model/index.ts';
import type { Schema } from './model/schema.ts';
import { isObject } from './json/object.ts';
import { readValue } from './rules/transport/headers/sentinel.ts';
import { otherRevisionsOf } from './schema/other-revisions.ts';
import { chooseBranch } from './schema/branch.ts';
import { compiledOf } from './schema/compiled.ts';
import { faultsOf } from './schema/faults.ts';
import { follow } from './schema/follow.ts';
import { checkReady, readySchema, type ReadySchema } from './schema/instance/check.ts';
import { findingOf } from './schema/fault-text.ts';
import type { RevisionId } from './types.ts';

export type { JsonObject, JsonValue } from './json/types.ts';
export type { Method } from './model/define.ts';
export { isObject } from './json/object.ts';
export { nearest } from './json/nearest.ts';
export { loadValidators } from './schema/compiled.ts';
export { sampleFor } from './schema/instance/sample-value.ts';

/** A problem with a value. */
export interface ValueFault {
  /** JSON pointer from the given value. */
  pointer: string;
  /** One sentence, with names as code in backticks. */
  says: string;
}

/** The methods of a revision by name; empty for JSON-RPC 2.0. */
export function methodsOf(revision: RevisionId): ReadonlyMap<string, Method> {
  return modelOf(revision).methods;
}

/** Why a method of other revisions is missing in this one, in one sentence; null if there is nothing to say. */
export function whyNoMethod(revision: RevisionId, name: string): { says: string; requirement: string } | null {
  const foreign = modelOf(revision).foreign.get(name);
  return foreign ? { says: foreign.says, requirement: foreign.requirement } : null;
}

/**
 * The requests for input that a server may put inside a result, by method; empty in revisions in which servers send requests.
 */
export function inputRequestsOf(revision: RevisionId): ReadonlyMap<string, Method> {
  return modelOf(revision).inputRequests;
}

const refs = new Map<string, Schema>();

function refTo(type: string): Schema {
  let ref = refs.get(type);
  if (!ref) refs.set(type, (ref = { $ref: type }));
  return ref;
}

/**
 * The first violation of a revision’s MUST in a value of one of its types; `name` is the name of the whole value in sentences.
 */
export function faultIn(revision: RevisionId, type: string, value: JsonValue, name: string): ValueFault | null {
  if (compiledOf(revision)?.validators[type]?.(value)) return null;
  const deep = deepOf(revision);
  if (!deep.types.has(type)) return null;
  for (const fault of faultsOf(refTo(type), value, [], deep, otherRevisionsOf(revision))) {
    const level = fault.requirement === null ? undefined : deep.ledger.get(fault.requirement)?.level;
    const loose = level === undefined && (fault.fault === 'foreign' || fault.fault === 'misspelt');
    if (loose || (level !== undefined && level !== 'MUST' && level !== 'MUST NOT')) continue;
    return { pointer: pointerOf(fault.path), says: findingOf(fault, deep, name).what };
  }
  return null;
}

/** Whether a revision has a type of this name. */
export function hasType(revision: RevisionId, type: string): boolean {
  return deepOf(revision).types.has(type);
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

/**
 * A JSON pointer to the first member that is not defined in this revision’s type or a type inside it; null if there is none.
 * Maps and `_meta` accept any member.
 */
export function unmatchedIn(revision: RevisionId, type: string, value: JsonObject): string | null {
  const path = unmatched(refTo(type), value, deepOf(revision), []);
  return path && pointerOf(path);
}

function unmatched(schema: Schema, value: JsonValue, deep: DeepModel, path: readonly string[]): string[] | null {
  if (typeof value !== 'object' || value === null || path.length > DEEP) return null;
  const at = follow(schema, deep);
  if (at.schema.anyOf) {
    const choice = chooseBranch(at, value, deep);
    return choice.is === 'branch' ? unmatched(choice.branch, value, deep, path) : null;
  }
  const { properties, additionalProperties, items } = at.schema;
  for (const [key, member] of Object.entries(value)) {
    const known = Array.isArray(value) ? items : properties?.[key];
    if (known === undefined && properties && !additionalProperties && !Array.isArray(value)) return [...path, key];
    const found = known && key !== '_meta' ? unmatched(known, member, deep, [...path, key]) : null;
    if (found) return found;
  }
  return null;
}

const ready = new WeakMap<object, ReadySchema>();

/**
 * What is wrong with a value under a custom schema, in order, as whole sentences about `whole` with the name `name`. Bounded:
 * what takes too long is not checked and not reported.
 */
export function instanceFaults(schema: JsonObject, value: JsonValue, whole: string, name: string): ValueFault[] {
  let known = ready.get(schema);
  if (!known) ready.set(schema, (known = readySchema(schema)));
  return checkReady(known, value, { name }).faults.map(({ path, says }) => ({
    pointer: pointerOf(path),
    says: `${path.length === 0 ? whole : `\`${path.join('.')}\``} ${says}.`,
  }));
}

/** A value as text: a string as it is, everything else as JSON. */
export function wordsFor(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
}

/** The member as an object; null if it is not an object. */
export function objectAt(value: JsonValue | undefined, key: string): JsonObject | null {
  if (!isObject(value) || !Object.hasOwn(value, key)) return null;
  const member = value[key];
  return isObject(member) ? member : null;
}

/** The string in a header value, decoded if it is marked as encoded; null if it cannot be decoded. */
export function headerText(value: string): string | null {
  const read = readValue(value);
  return read.how === 'wrong' ? null : read.text;
}
