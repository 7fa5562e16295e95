/** The messages of parts: what the table provides directly, and the parsed value on demand. */
import type { EntryList, RawEntry } from '../../intake/types.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { classify } from '../../session/classify.ts';
import type { EntryRow, Kind, Sender } from '../../types.ts';
import { get, isObject, objectAt } from '../../json/object.ts';
import type { Ref } from '../../session/call.ts';
import type { Carried } from './define.ts';

const NOTHING: JsonObject = Object.freeze({});

class Whole implements Carried {
  /** Cached while its part is processed, when many rules read it. */
  #value: JsonValue | undefined = undefined;
  readonly ref: Ref;
  readonly inBatch = false;
  protected readonly row: EntryRow;
  protected readonly raw: RawEntry;

  constructor(row: EntryRow, raw: RawEntry) {
    this.row = row;
    this.raw = raw;
    this.ref = { entry: row.index, item: null };
  }

  get kind(): Kind {
    return this.row.kind;
  }

  get method(): string | null {
    return this.row.method ? this.row.method : null;
  }

  get id(): string | number | null {
    const { id } = this.row;
    if (id === undefined || !/^["\d-]/.test(id)) return null;
    const value: unknown = JSON.parse(id);
    return typeof value === 'string' || typeof value === 'number' ? value : null;
  }

  get value(): JsonValue | undefined {
    return (this.#value ??= this.raw.value);
  }

  get object(): JsonObject {
    const { value } = this;
    return isObject(value) ? value : NOTHING;
  }

  get params(): JsonObject {
    return objectAt(this.object, 'params');
  }

  get result(): JsonObject {
    return objectAt(this.object, 'result');
  }

  get error(): JsonObject {
    return objectAt(this.object, 'error');
  }

  get meta(): JsonObject {
    return objectAt(this.kind === 'response' ? this.result : this.params, '_meta');
  }

  get from(): Sender {
    return this.row.from;
  }

  get altered(): boolean {
    return this.row.trust === 'altered';
  }
}

/** An item of a batch: parsed with it, and cached equally long. */
class Item implements Carried {
  readonly ref: Ref;
  readonly inBatch = true;
  readonly kind: Kind;
  readonly value: JsonValue;
  readonly from: Sender;
  readonly altered: boolean;

  constructor(value: JsonValue, row: EntryRow, item: number) {
    const { kind } = classify(value);
    this.ref = { entry: row.index, item };
    this.kind = kind === 'batch' ? 'invalid' : kind;
    this.value = value;
    this.from = row.from;
    this.altered = row.trust === 'altered';
  }

  get method(): string | null {
    const method = get(this.object, 'method');
    return typeof method === 'string' ? method : null;
  }

  get id(): string | number | null {
    const id = get(this.object, 'id');
    return typeof id === 'string' || typeof id === 'number' ? id : null;
  }

  get object(): JsonObject {
    return isObject(this.value) ? this.value : NOTHING;
  }

  get params(): JsonObject {
    return objectAt(this.object, 'params');
  }

  get result(): JsonObject {
    return objectAt(this.object, 'result');
  }

  get error(): JsonObject {
    return objectAt(this.object, 'error');
  }

  get meta(): JsonObject {
    return objectAt(this.kind === 'response' ? this.result : this.params, '_meta');
  }
}

/** The messages of a part, parsed once while it is processed, and again on later access. */
export class Cargo {
  readonly #entries: readonly number[];
  readonly #rows: readonly EntryRow[];
  readonly #raw: EntryList;
  #messages: readonly Carried[] | null = null;

  constructor(entries: readonly number[], rows: readonly EntryRow[], raw: EntryList) {
    this.#entries = entries;
    this.#rows = rows;
    this.#raw = raw;
  }

  get messages(): readonly Carried[] {
    return (this.#messages ??= carriedIn(this.#entries, this.#rows, this.#raw));
  }

  /** True if one of the entries is a batch. */
  get batch(): boolean {
    return this.#entries.some((entry) => this.#rows[entry]?.kind === 'batch');
  }

  /** Releases the cached values. */
  forget(): void {
    this.#messages = null;
  }
}

/** The messages of some entries, with batches expanded into items. */
function carriedIn(entries: readonly number[], rows: readonly EntryRow[], raw: EntryList): readonly Carried[] {
  return entries.flatMap((index): readonly Carried[] => {
    const row = rows[index];
    const entry = raw.at(index);
    if (!row || !entry) return [];
    const value = row.kind === 'batch' ? entry.value : undefined;
    return Array.isArray(value) ? value.map((item, at) => new Item(item, row, at)) : [new Whole(row, entry)];
  });
}
