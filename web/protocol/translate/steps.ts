/** A session as steps that passes rewrite: each pass takes the steps of the one before, and notes what it cannot express. */
import { get, isObject, objectAt } from '../json/object.ts';
import { pointerOf } from '../json/pointer.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { paramsOf, type RecordedSession } from '../recorded/sessions.ts';
import { classify } from '../session/classify.ts';
import { Pairing } from '../session/pairing.ts';
import type { Kind, Sender } from '../types.ts';
import type { NoteKind, NotePlace, TranslationNote } from './types.ts';

/** One message in the middle of a translation. */
export interface Step {
  readonly from: Sender;
  readonly message: JsonValue;
  /** Index of the entry that it comes from; -1 for a message that was added. */
  readonly entry: number;
}

/** An id of a message. */
export type Id = string | number;

/** What the passes of one session share. */
export interface Work {
  readonly notes: Notes;
  readonly ids: FreshIds;
}

/** The steps of a recorded session. */
export function stepsOf({ messages }: RecordedSession): Step[] {
  return messages.map(({ from, value, entry }) => ({ from, message: value, entry }));
}

// ---- Reading a step -------------------------------------------------------------------------------------------------

/** The kind of a step. */
export function kindOf({ message }: Step): Kind {
  return classify(message).kind;
}

/** The method of a request or notification; empty for everything else. */
export function methodOf({ message }: Step): string {
  const method = isObject(message) ? get(message, 'method') : undefined;
  return typeof method === 'string' ? method : '';
}

/** The id of a step; null if it has none that can be used. */
export function idOf({ message }: Step): Id | null {
  const id = isObject(message) ? get(message, 'id') : undefined;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** The params of a step; empty if it has none. */
export function stepParams({ message }: Step): JsonObject {
  return paramsOf({ value: message });
}

/** The result of a step; null if it has none. */
export function stepResult({ message }: Step): JsonObject | null {
  const result = isObject(message) ? get(message, 'result') : undefined;
  return isObject(result) ? result : null;
}

/** The error of a step; null if it has none. */
export function stepError({ message }: Step): JsonObject | null {
  const error = isObject(message) ? get(message, 'error') : undefined;
  return isObject(error) ? error : null;
}

/** A member that is a string; empty if it is not one. */
export function textAt(object: JsonObject, key: string): string {
  const value = get(object, key);
  return typeof value === 'string' ? value : '';
}

/** The `_meta` of params or a result; empty if there is none. */
export function metaOf(holder: JsonObject): JsonObject {
  return objectAt(holder, '_meta');
}

// ---- Writing a step -------------------------------------------------------------------------------------------------

/** The step with other params; without members, `params` is left out if it was. */
export function withParams(step: Step, params: JsonObject): Step {
  const { message } = step;
  if (!isObject(message)) return step;
  if (Object.keys(params).length > 0 || get(message, 'params') !== undefined)
    return { ...step, message: { ...message, params } };
  return step;
}

/** The step without params. */
export function bare(step: Step): Step {
  return isObject(step.message) ? { ...step, message: withoutKeys(step.message, ['params']) } : step;
}

/** The step with another result. */
export function withResult(step: Step, result: JsonObject): Step {
  return isObject(step.message) ? { ...step, message: { ...withoutKeys(step.message, ['error']), result } } : step;
}

/** The step with another error. */
export function withError(step: Step, error: JsonObject): Step {
  return isObject(step.message) ? { ...step, message: { ...withoutKeys(step.message, ['result']), error } } : step;
}

/** The step with another id. */
export function withId(step: Step, id: Id): Step {
  return isObject(step.message) ? { ...step, message: { ...step.message, id } } : step;
}

/** The object without these members. */
export function withoutKeys(object: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !names.includes(key)));
}

/** The object with these members of its `_meta` removed; an empty `_meta` is left out. */
export function withoutMeta(holder: JsonObject, keys: readonly string[]): JsonObject {
  const meta = get(holder, '_meta');
  if (!isObject(meta)) return holder;
  const rest = withoutKeys(meta, keys);
  return Object.keys(rest).length === 0 ? withoutKeys(holder, ['_meta']) : { ...holder, _meta: rest };
}

/** A request that the target needs in addition. */
export function request(from: Sender, id: Id, method: string, params: JsonObject | null, entry = -1): Step {
  return { from, entry, message: { jsonrpc: '2.0', id, method, ...(params ? { params } : {}) } };
}

/** A notification that the target needs in addition. */
export function notification(from: Sender, method: string, params: JsonObject | null, entry = -1): Step {
  return { from, entry, message: { jsonrpc: '2.0', method, ...(params ? { params } : {}) } };
}

/** A response that the target needs in addition. */
export function response(from: Sender, id: Id, result: JsonObject, entry = -1): Step {
  return { from, entry, message: { jsonrpc: '2.0', id, result } };
}

/** An error that the target needs in addition. */
export function failure(from: Sender, id: Id, error: JsonObject, entry = -1): Step {
  return { from, entry, message: { jsonrpc: '2.0', id, error } };
}

// ---- Pairs, ids, notes ----------------------------------------------------------------------------------------------

/** Which step answers which. */
export interface Pairs {
  /** For a response or error: the index of its request; null for everything else. */
  readonly requestOf: readonly (number | null)[];
  /** For a request: the index of the first step that answers it; null for everything else. */
  readonly answerOf: readonly (number | null)[];
}

/** Pairs requests and responses. */
export function pairsOf(steps: readonly Step[]): Pairs {
  const pairing = new Pairing({ valueAt: (index) => steps[index]?.message });
  const requestOf: (number | null)[] = steps.map(() => null);
  const answerOf: (number | null)[] = steps.map(() => null);
  for (const [index, step] of steps.entries()) {
    const kind = kindOf(step);
    const call = pairing.see(step.message, kind, step.from, index);
    if (!call || (kind !== 'response' && kind !== 'error') || call.entry === index) continue;
    requestOf[index] = call.entry;
    answerOf[call.entry] ??= index;
  }
  return { requestOf, answerOf };
}

/** Ids that no message of the session uses. */
export class FreshIds {
  #next = 1;

  constructor(steps: readonly Step[]) {
    for (const step of steps) {
      const id = idOf(step);
      if (typeof id === 'number' && Number.isSafeInteger(id) && id >= this.#next) this.#next = id + 1;
    }
  }

  /** The next one. */
  next(): number {
    return this.#next++;
  }
}

/** Collects notes; equal sentences share one note with all its places. */
export class Notes {
  readonly #notes = new Map<string, { kind: NoteKind; says: string; places: NotePlace[] }>();

  /** Adds a note about a step. */
  add(kind: NoteKind, says: string, { entry }: Pick<Step, 'entry'>, path: readonly (string | number)[] = []): void {
    const key = `${kind} ${says}`;
    const known = this.#notes.get(key) ?? { kind, says, places: [] };
    this.#notes.set(key, known);
    if (entry >= 0) known.places.push({ entry, pointer: pointerOf(path) });
  }

  /** What is lost first, then what is added, then what is changed; in order of appearance. */
  get list(): TranslationNote[] {
    const order: readonly NoteKind[] = ['lost', 'added', 'changed'];
    return [...this.#notes.values()].toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  }
}
