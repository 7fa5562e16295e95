/** Pairs each response with its request: the same id, with the same JSON type, from the other side. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import { isObject } from '../json/object.ts';
import type { Call, Ref } from './call.ts';
import type { Kind, Sender } from '../types.ts';
import { classify } from './classify.ts';
import { fits } from './result-evidence.ts';
import { ById, widened } from './numbers.ts';

/** The messages of a text by entry: except for batches, their values may be released between two calls. */
export interface Values {
  valueAt(entry: number): JsonValue | undefined;
}

const NOWHERE = -1;

/** Where a request stands: all that are entries by themselves share one of these. */
interface Home {
  readonly values: Values;
  /** Which item of a batch. */
  readonly item: number | null;
  /** Of the first answer, the same. */
  readonly answeredIn: number | null;
}

/** Bits of what is known of a request: that it asks for a task, that its first answer was an error, its sender. */
const [TASK, FAILED, CLIENT, SERVER] = [1, 2, 4, 8];
/** How many bits stand below the number of its answers. */
const ANSWERS = 4;

/**
 * A request of the text, and the one before it with the same id. It remembers what is asked for often, and looks up the rest: a long
 * log has hundreds of thousands, and each member of theirs is moved twice before it stays.
 */
class Request implements Call {
  readonly id: string | number;
  readonly method: string;
  readonly named: string | null;
  readonly entry: number;
  readonly before: Request | null;
  #home: Home;
  #facts: number;
  /** The entry of the first answer. */
  #answeredAt = NOWHERE;

  constructor(
    object: JsonObject,
    id: string | number,
    home: Home,
    from: Sender,
    entry: number,
    before: Request | null,
  ) {
    const { method, params } = object;
    this.id = id;
    this.method = typeof method === 'string' ? method : '';
    let facts = from === 'client' ? CLIENT : from === 'server' ? SERVER : 0;
    if (isObject(params)) {
      this.named = typeof params['name'] === 'string' ? params['name'] : null;
      if (isObject(params['task'])) facts |= TASK;
    } else this.named = null;
    this.entry = entry;
    this.before = before;
    this.#home = home;
    this.#facts = facts;
  }

  get from(): Sender {
    return (this.#facts & CLIENT) !== 0 ? 'client' : (this.#facts & SERVER) !== 0 ? 'server' : 'unknown';
  }

  get item(): number | null {
    return this.#home.item;
  }

  get asTask(): boolean {
    return (this.#facts & TASK) !== 0;
  }

  get failed(): boolean {
    return (this.#facts & FAILED) !== 0;
  }

  get answers(): number {
    return this.#facts >>> ANSWERS;
  }

  get ref(): Ref {
    return { entry: this.entry, item: this.item };
  }

  get answer(): Ref | null {
    return this.#answeredAt === NOWHERE ? null : { entry: this.#answeredAt, item: this.#home.answeredIn };
  }

  get params(): JsonObject {
    const { values, item } = this.#home;
    const value = values.valueAt(this.entry);
    return paramsOf(item !== null && Array.isArray(value) ? value[item] : value);
  }

  /** Records a response. */
  observe(kind: Kind, entry: number, item: number | null): void {
    this.#facts += 1 << ANSWERS;
    if (this.#answeredAt !== NOWHERE) return;
    this.#answeredAt = entry;
    if (item !== null) this.#home = { ...this.#home, answeredIn: item };
    if (kind === 'error') this.#facts |= FAILED;
  }
}

/** Requests by entry. */
export interface Calls {
  get(entry: number): Request | undefined;
  set(entry: number, call: Request): unknown;
}

/** The requests of a whole text, for texts in which nearly every entry has one. */
export class CallList implements Calls {
  readonly #list: Request[] = [];
  /** For each entry, the number of its request, counted from 1. */
  #numbers = new Int32Array(64);

  get(entry: number): Request | undefined {
    const number = this.#numbers[entry] ?? 0;
    return number > 0 ? this.#list[number - 1] : undefined;
  }

  set(entry: number, call: Request): void {
    while (entry >= this.#numbers.length) this.#numbers = widened(this.#numbers);
    const known = this.#numbers[call.entry] ?? 0;
    this.#numbers[entry] = known > 0 && this.#list[known - 1] === call ? known : this.#list.push(call);
  }
}

/**
 * Observes the messages of a session in order; a response answers the nearest previous request that is pending, otherwise the
 * nearest.
 */
export class Pairing {
  readonly #open = new ById<Request>();
  /** By entry: the request itself, or the one it answers; batch items by the identity of their value. */
  readonly #calls: Calls;
  readonly #inBatches = new Map<JsonValue, Request>();
  /** Items that are requests themselves. */
  readonly #own = new Set<JsonValue>();

  readonly #home: Home;

  /** `calls` is the store: several pairings with disjoint entries may share one. */
  constructor(values: Values, calls: Calls = new Map()) {
    this.#home = { values, item: null, answeredIn: null };
    this.#calls = calls;
  }

  /** Observes the next entry. */
  see(value: JsonValue | undefined, kind: Kind, from: Sender, entry: number): Call | null {
    if (kind !== 'batch') {
      const call = this.#pair(value, kind, from, entry, null);
      if (call) this.#calls.set(entry, call);
      return call ?? null;
    }
    for (const [index, item] of Array.isArray(value) ? value.entries() : []) {
      const { kind: kindOfItem } = classify(item);
      const call = this.#pair(item, kindOfItem, from, entry, index);
      if (call) this.#inBatches.set(item, call);
      if (kindOfItem === 'request') this.#own.add(item);
    }
    return null;
  }

  /** The request that a response answers, for an entry or an item of it; null if the text does not contain it. */
  requestOf(response: JsonValue, entry: number): Call | null {
    const call = this.callOf(response, entry);
    if (call?.entry === entry && call.item === null) return null;
    return this.#own.size > 0 && this.#own.has(response) ? null : call;
  }

  /** For a request, the request itself; for a response, the request it answers. */
  callOf(value: JsonValue, entry: number): Call | null {
    return this.#calls.get(entry) ?? this.#inBatches.get(value) ?? null;
  }

  /** The nearest pending request with this id, from a known side; otherwise the nearest one. */
  known(id: string | number): Call | undefined {
    return answeredBy(this.#open.get(id), 'unknown');
  }

  /** The last request with this id. With `from`, the last of that side among the most recent ones. */
  last(id: string | number, from?: Sender): Call | null {
    let one = this.#open.get(id) ?? null;
    if (from === undefined) return one;
    for (let looked = 0; one && looked < LOOKED_AT; looked++, one = one.before) if (one.from === from) return one;
    return null;
  }

  /** The number of pending requests of these methods, without those that run as a task. Iterates over all requests. */
  waiting(methods: readonly string[]): number {
    let count = 0;
    for (const last of this.#open.values()) {
      for (let one: Request | null = last; one; one = one.before) {
        if (one.answers === 0 && !one.asTask && methods.includes(one.method)) count++;
      }
    }
    return count;
  }

  /** Finds the request a response answers; records a request. */
  #pair(
    value: JsonValue | undefined,
    kind: Kind,
    from: Sender,
    entry: number,
    item: number | null,
  ): Request | undefined {
    if (kind === 'notification' || kind === 'invalid' || !isObject(value)) return;
    const { id } = value;
    if (typeof id !== 'string' && typeof id !== 'number') return;
    const last = this.#open.get(id);
    if (kind === 'request') {
      const home = item === null ? this.#home : { ...this.#home, item };
      const made = new Request(value, id, home, from, entry, last ?? null);
      this.#open.set(id, made);
      return made;
    }
    const one = answeredBy(last, from === 'unknown' ? null : from, value['result']);
    one?.observe(kind, entry, item);
    return one;
  }
}

/** Maximum number of requests with one id that are searched for a pending one. */
const LOOKED_AT = 20;

/**
 * Excludes the requests of one sender: returns the nearest pending one, preferring those whose method has such a result;
 * otherwise the nearest.
 */
function answeredBy(last: Request | undefined, but: Sender | null, result?: JsonValue): Request | undefined {
  let nearest: Request | undefined;
  let waiting: Request | undefined;
  let one = last ?? null;
  for (let looked = 0; one && looked < LOOKED_AT; looked++, one = one.before) {
    if (one.from === but) continue;
    if (one.answers === 0) {
      if (one.before === null && waiting === undefined) return one;
      if (!isObject(result) || fits(one.method, result)) return one;
      waiting ??= one;
    }
    nearest ??= one;
  }
  return waiting ?? nearest;
}

const NONE: JsonObject = Object.freeze({});

function paramsOf(value: JsonValue | undefined): JsonObject {
  const params = isObject(value) ? value['params'] : undefined;
  return isObject(params) ? params : NONE;
}
