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
import { refTo } from './schema/trim.ts';
import type { RevisionId } from './types.ts';

export type { JsonObject, JsonValue } from './json/types.ts';
export type { Method } from './model/define.ts';
export { isObject } from './json/object.ts';
export { nearest } from './json/nearest.ts';
export { parametersOf } from './documents/oauth/parameters.ts';
export { loadValidators } from './schema/compiled.ts';
export { sampleFor } from './schema/instance/sample-value.ts';
export { trimmed } from './schema/trim.ts';

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
 * A JSON pointer to the first member that is not defined in this revision’s type or a type inside it; null if there is none.
 * Maps and `_meta` accept any member.
 */
export function unmatchedIn(revision: RevisionId, type: string, value: JsonObject): string | null {
  const path = unmatched(refTo(type), value, deepOf(revision), []);
  return path && pointerOf(path);
}

const DEEP = 12;

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
export function stringOf(value: JsonValue | undefined): string {
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
