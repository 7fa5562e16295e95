/** A comparison of two schemas in progress, and what its parts share. */
import { isObject } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { exactly } from './meaning.ts';

/** One change of a schema. */
export interface SchemaChange {
  /** Path of the schema that changed, below the root. */
  readonly path: readonly string[];
  /** The value that it describes, e.g. `filter.from`, `tags[]`; empty for the whole. */
  readonly of: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** What changed, as a clause after the name: “is new and required”. */
  readonly says: string;
  /** Which values are no longer accepted, as a clause after “that”: “omit it”; null if none. */
  readonly lost: string | null;
  /** Which values are accepted now, likewise; null if none. */
  readonly gained: string | null;
  /** True if it depends on the values, or cannot be decided here. */
  readonly unsure: boolean;
  /** Why calls are affected, if `lost` does not say it. */
  readonly because: string | null;
}

/** A comparison in progress. */
export interface Work {
  readonly rootA: JsonValue;
  readonly rootB: JsonValue;
  readonly found: SchemaChange[];
  /** Compares two schemas at a place. */
  readonly compare: (a: JsonValue | undefined, b: JsonValue | undefined, spot: Spot, work: Work) => void;
  /** Pairs of schemas being compared: a schema inside itself is compared once. */
  readonly open: Set<string>;
}

/** A place in both schemas. */
export interface Spot {
  readonly path: readonly string[];
  readonly of: string;
  readonly depth: number;
}

/** The members of a change that its kind leaves open. */
export type Effects = Partial<Pick<SchemaChange, 'kind' | 'lost' | 'gained' | 'unsure' | 'because'>>;

/** Adds a change at a place. */
export function add(work: Work, { path, of }: Spot, says: string, effects: Effects): void {
  work.found.push({
    path,
    of,
    kind: 'changed',
    says,
    lost: null,
    gained: null,
    unsure: false,
    because: null,
    ...effects,
  });
}

/** A place inside another one. */
export function inside({ path, depth }: Spot, steps: readonly string[], of: string): Spot {
  return { path: [...path, ...steps], of, depth: depth + 1 };
}

/** The members that a form describes. */
export function mapOf(form: JsonObject): JsonObject {
  const map = form['properties'];
  return isObject(map) ? map : {};
}

/** Whether a list of types contains a type, or one that includes it. Null: any. */
export function covers(types: readonly JsonValue[] | null, type: JsonValue): boolean {
  return types === null || types.includes(type) || (type === 'integer' && types.includes('number'));
}

/** The values of `of` that the list lacks. */
export function missingIn(list: readonly JsonValue[], of: readonly JsonValue[]): JsonValue[] {
  const known = new Set(list.map(exactly));
  return of.filter((value) => !known.has(exactly(value)));
}
