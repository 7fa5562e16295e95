/** Which request each response answers: the same id, as the same kind of JSON value, from the other side. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { Asked } from '../rules/shape/define.ts';
import type { Sender } from '../types.ts';
import { classify } from './classify.ts';

/** One message, or one array of messages, with its sender. */
export interface Sent {
  readonly value: JsonValue;
  readonly from: Sender;
}

/** The request that a response, given by its very value, answers; null when the text does not show it. */
export type Pairs = (response: JsonValue) => Asked | null;

/** A request nobody has answered, or the one before it with the same id. */
interface Open {
  request: JsonObject;
  from: Sender;
  before: Open | undefined;
}

/** Goes through the messages in order; a response answers the nearest request before it. */
export function pairsOf(messages: readonly (Sent | null)[]): Pairs {
  const pairs = new Map<JsonValue, Asked>();
  const open = new Map<string | number, Open>();
  for (const message of messages) {
    if (!message) continue;
    const { value, from } = message;
    if (Array.isArray(value)) for (const item of value) pairOne(item, from, open, pairs);
    else pairOne(value, from, open, pairs);
  }
  return (response) => pairs.get(response) ?? null;
}

function pairOne(value: JsonValue, from: Sender, open: Map<string | number, Open>, pairs: Map<JsonValue, Asked>): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, 'id')) return;
  const id = value['id'];
  if (typeof id !== 'string' && typeof id !== 'number') return;
  const { kind } = classify(value);
  if (kind === 'request') {
    open.set(id, { request: value, from, before: open.get(id) });
  } else if (kind === 'response' || kind === 'error') {
    let one = open.get(id);
    const other = (request: Open): boolean => from === 'unknown' || request.from !== from;
    while (one && !other(one)) one = one.before;
    if (one) pairs.set(value, { method: methodOf(one.request), params: paramsOf(one.request) });
  }
}

function methodOf(value: JsonObject): string {
  const method = value['method'];
  return typeof method === 'string' ? method : '';
}

const NONE: JsonObject = Object.freeze({});

function paramsOf(value: JsonObject): JsonObject {
  const params = Object.hasOwn(value, 'params') ? value['params'] : undefined;
  return typeof params === 'object' && params !== null && !Array.isArray(params) ? params : NONE;
}
