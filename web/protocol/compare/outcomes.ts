/** The outcomes of two equal requests compared: error or result, the kinds of content, the form of structured content. */
import { code, kindOf, listed } from '../json/describe.ts';
import { get, isObject } from '../json/object.ts';
import { pointerOf } from '../json/pointer.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { Sender } from '../types.ts';
import { meaningOf, without } from './meaning.ts';
import type { Effect } from './types.ts';

/** The outcome of a request. */
export type Outcome =
  | { readonly is: 'nothing' }
  | { readonly is: 'error'; readonly error: JsonObject }
  | { readonly is: 'result'; readonly result: JsonObject };

/** One difference of two outcomes. */
export interface OutcomeChange {
  readonly pointer: string;
  readonly says: string;
  readonly effect: Effect;
  readonly because: string | null;
  readonly before?: JsonValue;
  readonly after?: JsonValue;
}

/** Members of results that are not part of the answer: hints for caches, metadata, the type of a final result. */
const ASIDE = ['_meta', 'ttlMs', 'cacheScope', 'nextCursor', 'requestState', 'taskId', 'createdAt', 'lastUpdatedAt'];
/** Maximum number of places named in one result. */
const PLACES = 6;

/** The differences. Responses of the client never break clients; results of lists are compared elsewhere. */
export function outcomeChanges(a: Outcome, b: Outcome, from: Sender, isList: boolean): OutcomeChange[] {
  const changes = differences(a, b, isList);
  return from === 'server' ? changes.map((change) => ({ ...change, effect: 'none', because: null })) : changes;
}

function differences(a: Outcome, b: Outcome, isList: boolean): OutcomeChange[] {
  if (a.is === 'nothing' && b.is === 'nothing') return [];
  if (b.is === 'nothing')
    return [change('', 'The second text shows no response.', 'may-break', 'The server may not have answered.')];
  if (a.is === 'nothing') return [change('', 'The first text shows no response, the second does.', 'none', null)];
  if (a.is === 'error' && b.is === 'error') return errors(a.error, b.error);
  if (a.is === 'error') return [change('', `It succeeds; before, it failed with ${errorText(a.error)}.`, 'none', null)];
  if (b.is === 'error') {
    const says = `It fails with ${errorText(b.error)}; before, it succeeded.`;
    return [change('/error', says, 'breaking', 'A request that was answered is rejected now.')];
  }
  return isList ? [] : results(a.result, b.result);
}

function change(
  pointer: string,
  says: string,
  effect: Effect,
  because: string | null,
  values: { before?: JsonValue; after?: JsonValue } = {},
): OutcomeChange {
  return { pointer, says, effect, because, ...values };
}

function errorText(error: JsonObject): string {
  const text = get(error, 'message');
  return `error ${code(get(error, 'code') ?? null)}${typeof text === 'string' ? `, ${code(text, 80)}` : ''}`;
}

function errors(a: JsonObject, b: JsonObject): OutcomeChange[] {
  const [one, other] = [get(a, 'code'), get(b, 'code')];
  if (one !== other) {
    const says = `It fails with ${errorText(b)} instead of ${errorText(a)}.`;
    return [
      change('/error/code', says, 'may-break', 'Clients that distinguish errors by their code behave differently.'),
    ];
  }
  if (meaningOf(a) === meaningOf(b)) return [];
  return [change('/error', 'The error has another message or other data.', 'none', null, { before: a, after: b })];
}

function results(a: JsonObject, b: JsonObject): OutcomeChange[] {
  const [one, other] = [bare(a), bare(b)];
  if (meaningOf(one) === meaningOf(other)) return [];
  const failed = get(one, 'isError') === true;
  const fails = get(other, 'isError') === true;
  if (!failed && fails) {
    const because = 'A call that succeeded fails now.';
    return [change('/result/isError', `It returns an error result: ${firstText(other)}.`, 'breaking', because)];
  }
  if (failed && !fails)
    return [change('/result/isError', 'It succeeds; before, it returned an error result.', 'none', null)];
  const changes: OutcomeChange[] = [];
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const [before, after] = [get(one, name), get(other, name)];
    if (meaningOf(before) !== meaningOf(after)) changes.push(...memberChanges(name, before, after));
  }
  return changes;
}

function bare(result: JsonObject): JsonObject {
  const rest = without(result, ASIDE);
  return rest['resultType'] === 'complete' ? without(rest, ['resultType']) : rest;
}

function firstText(result: JsonObject): string {
  const content = get(result, 'content');
  const first = Array.isArray(content)
    ? content.filter(isObject).find((block) => typeof get(block, 'text') === 'string')
    : undefined;
  return first ? code(get(first, 'text') ?? '', 80) : 'without a text';
}

function memberChanges(name: string, before?: JsonValue, after?: JsonValue): OutcomeChange[] {
  const pointer = pointerOf(['result', name]);
  if (name === 'content' && Array.isArray(before) && Array.isArray(after)) {
    const [types, now] = [before.map(typeOf), after.map(typeOf)];
    if (types.join() !== now.join()) {
      const says = `Its content is ${sequence(now)} instead of ${sequence(types)}.`;
      const because = 'Clients that expect the other kinds of content may not show it.';
      return [change(pointer, says, 'may-break', because)];
    }
    return [change(pointer, 'Its content differs.', 'none', null, { before, after })];
  }
  if (after === undefined) {
    const because = 'Clients that read it find nothing.';
    return [
      change(
        pointer,
        `The result no longer has \`${name}\`.`,
        'may-break',
        because,
        before === undefined ? {} : { before },
      ),
    ];
  }
  if (before === undefined) return [change(pointer, `The result has \`${name}\` now.`, 'none', null, { after })];
  const { gone, others, changed } = formChanges(before, after, ['result', name]);
  const changes: OutcomeChange[] = [];
  if (gone.length > 0)
    changes.push(
      change(pointer, `The result lacks ${listed(gone)}.`, 'may-break', 'Clients that read it find nothing.'),
    );
  for (const { at, from, to } of others)
    changes.push(
      change(
        at,
        `The value at \`${at}\` is ${to} instead of ${from}.`,
        'may-break',
        'Clients that expect the other type may fail.',
      ),
    );
  if (changed.length > 0 || changes.length === 0)
    changes.push(
      change(pointer, `Its values differ${changed.length > 0 ? ` at ${listed(changed)}` : ''}.`, 'none', null),
    );
  return changes;
}

function typeOf(block: JsonValue): string {
  const type = isObject(block) ? get(block, 'type') : undefined;
  return typeof type === 'string' ? type : 'unknown';
}

function sequence(types: readonly string[]): string {
  return types.length === 0 ? 'empty' : listed(types);
}

interface FormChanges {
  /** Members that are missing. */
  readonly gone: string[];
  /** Values of another type. */
  readonly others: { at: string; from: string; to: string }[];
  /** Values of the same type that differ. */
  readonly changed: string[];
}

/** Where two values differ, in form or only in content. Not recursive; bounded. */
function formChanges(a: JsonValue, b: JsonValue, root: readonly string[]): FormChanges {
  const found: FormChanges = { gone: [], others: [], changed: [] };
  const jobs: [JsonValue, JsonValue, readonly (string | number)[]][] = [[a, b, root]];
  for (let job = jobs.pop(); job; job = jobs.pop()) {
    const [one, other, path] = job;
    if (found.gone.length + found.others.length + found.changed.length >= PLACES) break;
    if (isObject(one) && isObject(other)) {
      for (const [key, value] of Object.entries(one)) {
        const now = get(other, key);
        if (now === undefined) found.gone.push(pointerOf([...path, key]));
        else jobs.push([value, now, [...path, key]]);
      }
    } else if (Array.isArray(one) && Array.isArray(other)) {
      one.slice(0, PLACES).forEach((value, at) => {
        const now = other[at];
        if (now !== undefined) jobs.push([value, now, [...path, at]]);
      });
      if (one.length !== other.length) found.changed.push(pointerOf(path));
    } else if (meaningOf(one) !== meaningOf(other)) {
      if (kindOf(one) === kindOf(other)) found.changed.push(pointerOf(path));
      else found.others.push({ at: pointerOf(path), from: kindOf(one), to: kindOf(other) });
    }
  }
  return found;
}
