/** Batches of calls and the arrays that answer them, collected as messages are observed. */
import type { JsonValue } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import type { Call, Ref } from '../../../session/call.ts';
import type { Step } from '../define.ts';

/** A batch of requests and notifications. */
export interface Batch {
  readonly ref: Ref;
  readonly from: Step['from'];
  /** Its requests. */
  readonly calls: Call[];
  readonly notifications: Ref[];
  /** Indexes of the items that are not messages with a method. */
  readonly invalid: readonly number[];
  /** The first array with responses to some of its requests. */
  answered: Ref | null;
}

/** An array of responses. */
export interface Answers {
  readonly ref: Ref;
  readonly from: Step['from'];
  /** Its items, in the order of the array. */
  readonly items: readonly JsonValue[];
  /** The requests they answer; null for a request that is not in the text. */
  readonly calls: (Call | null)[];
  /** The responses without an id. */
  readonly nameless: { readonly ref: Ref; readonly name: string }[];
  /** The batch that they answer together. */
  batch: Batch | null;
}

/** Pass it `batch` and the steps inside batches. */
export class Batches {
  readonly #byEntry = new Map<number, Batch>();
  #newest: Batch | null = null;
  #answers: { array: Answers; last: number } | null = null;

  /** All batches of calls. */
  all(): Iterable<Batch> {
    return this.#byEntry.values();
  }

  /** The last batch, if it contains only notifications, came from the other side and has no response. */
  silent(from: Step['from']): Batch | null {
    const batch = this.#newest;
    if (!batch || batch.answered || batch.calls.length + batch.invalid.length > 0) return null;
    return batch.from === from && from !== 'unknown' ? null : batch;
  }

  /** The batch that a request is part of. */
  holding({ entry, item }: Call): Batch | null {
    return item === null ? null : (this.#byEntry.get(entry) ?? null);
  }

  batch({ value, ref, from }: Step): void {
    const items = Array.isArray(value) ? value : [];
    const replies = items.some((item) => isObject(item) && (has(item, 'result') || has(item, 'error')));
    const last = items.findLastIndex((item) => !Array.isArray(item));
    this.#answers = replies ? { array: { ref, from, items, calls: [], nameless: [], batch: null }, last } : null;
    if (replies || items.length === 0) return;
    const invalid = items.flatMap((item, at) => (isObject(item) && typeof get(item, 'method') === 'string' ? [] : at));
    this.#newest = { ref, from, calls: [], notifications: [], invalid, answered: null };
    this.#byEntry.set(ref.entry, this.#newest);
  }

  /** Called with each request or notification. */
  call({ call, kind, ref }: Step): void {
    const batch = this.#byEntry.get(ref.entry);
    if (kind === 'notification') batch?.notifications.push(ref);
    else if (call) batch?.calls.push(call);
  }

  /** Called with each response; returns the whole array at its last one. */
  answer({ ref, object, call, name }: Step): Answers | null {
    if (this.#answers?.array.ref.entry !== ref.entry) return null;
    const { array, last } = this.#answers;
    array.calls.push(call);
    if (!has(object, 'id') || get(object, 'id') === null) array.nameless.push({ ref, name });
    array.batch ??= call && this.holding(call);
    if (ref.item !== last) return null;
    const newest = this.#newest;
    if (array.calls.every((one) => one === null) && newest?.answered === null && newest.from !== array.from) {
      array.batch ??= newest;
    }
    if (array.batch) array.batch.answered ??= array.ref;
    return array;
  }
}
