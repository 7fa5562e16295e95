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

/** Responses by their very value, with the request each answers. */
export type Pairs = ReadonlyMap<JsonValue, Asked>;

interface Open {
  asked: Asked;
  from: Sender;
}

/** Goes through the messages in order; a response answers the nearest request before it. */
export function pairsOf(messages: readonly (Sent | null)[]): Pairs {
  const pairs = new Map<JsonValue, Asked>();
  const open = new Map<string | number, Open[]>();
  for (const message of messages) {
    if (!message) continue;
    const { value, from } = message;
    if (Array.isArray(value)) for (const item of value) pairOne(item, from, open, pairs);
    else pairOne(value, from, open, pairs);
  }
  return pairs;
}

function pairOne(
  value: JsonValue,
  from: Sender,
  open: Map<string | number, Open[]>,
  pairs: Map<JsonValue, Asked>,
): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, 'id')) return;
  const id = value['id'];
  if (typeof id !== 'string' && typeof id !== 'number') return;
  const { kind } = classify(value);
  if (kind === 'request') {
    const asked = { method: methodOf(value), params: paramsOf(value) };
    const list = open.get(id);
    if (list) list.push({ asked, from });
    else open.set(id, [{ asked, from }]);
  } else if (kind === 'response' || kind === 'error') {
    const request = open.get(id)?.findLast((one) => from === 'unknown' || one.from === 'unknown' || one.from !== from);
    if (request) pairs.set(value, request.asked);
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
