/** Which request each response answers: the same id, as the same kind of JSON value, from the other side. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import { isObject } from '../rules/define.ts';
import type { Asked } from '../rules/shape/define.ts';
import type { Kind, Sender } from '../types.ts';
import { classify } from './classify.ts';

/** What holds a message: its value may be let go of between two questions. */
export interface Held {
  readonly value: JsonValue | undefined;
  letGo?(): void;
}

/** A request of the text, and the one before it with the same id. It remembers what is asked for often, and looks up the rest. */
class Request implements Asked {
  readonly method: string;
  readonly named: string | null;
  readonly asTask: boolean;
  readonly from: Sender;
  readonly before: Request | undefined;
  readonly #held: Held;

  constructor(object: JsonObject, held: Held, from: Sender, before: Request | undefined) {
    const { method } = object;
    this.method = typeof method === 'string' ? method : '';
    const params = paramsOf(object);
    const { name } = params;
    this.named = typeof name === 'string' ? name : null;
    this.asTask = isObject(params['task']);
    this.from = from;
    this.before = before;
    this.#held = held;
  }

  get params(): JsonObject {
    return paramsOf(this.#held.value);
  }
}

/** Hears the messages of a text in order; a response answers the nearest request before it. */
export class Pairing {
  readonly #open = new Map<string | number, Request>();
  /** One for each entry; items of batches by their very value. */
  readonly #answered: (Request | undefined)[] = [];
  readonly #inBatches = new Map<JsonValue, Request>();

  /** Hears of the next entry. `held` keeps the value of a batch; other values may come and go. */
  see(held: Held, value: JsonValue | undefined, kind: Kind, from: Sender): void {
    this.#answered.push(kind === 'batch' ? undefined : this.#pair(held, value, kind, from));
    if (kind !== 'batch') return;
    for (const item of Array.isArray(value) ? value : []) {
      const request = this.#pair({ value: item }, item, classify(item).kind, from);
      if (request) this.#inBatches.set(item, request);
    }
  }

  /** The request that a response answers, the entry itself or an item of it; null when the text does not show it. */
  askedOf(response: JsonValue, entry: number): Asked | null {
    return this.#answered[entry] ?? this.#inBatches.get(response) ?? null;
  }

  /** The request a response answers; a request is remembered. */
  #pair(held: Held, value: JsonValue | undefined, kind: Kind, from: Sender): Request | undefined {
    if (kind === 'notification' || kind === 'invalid' || !isObject(value)) return;
    const { id } = value;
    if (typeof id !== 'string' && typeof id !== 'number') return;
    let one = this.#open.get(id);
    if (kind === 'request') {
      this.#open.set(id, new Request(value, held, from, one));
      return;
    }
    if (from !== 'unknown') while (one?.from === from) one = one.before;
    return one;
  }
}

const NONE: JsonObject = Object.freeze({});

function paramsOf(value: JsonValue | undefined): JsonObject {
  const params = isObject(value) ? value['params'] : undefined;
  return isObject(params) ? params : NONE;
}
