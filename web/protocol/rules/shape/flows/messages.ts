/** Rules for every message of a kind: the names of their types, and the location of `_meta` in them. */
import type { JsonObject } from '../../../json/types.ts';
import type { Path } from '../../../json/plan.ts';
import { models } from '../../../model/index.ts';
import { get, has, isObject } from '../../../json/object.ts';
import type { Place } from '../define.ts';

const rows = models.flatMap(({ methods }) => [...methods.values()]);
const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** Types of requests. */
export const REQUESTS = unique(rows.filter(({ kind }) => kind === 'request').map(({ type }) => type));
/** Types of notifications. */
export const NOTIFICATIONS = unique(rows.filter(({ kind }) => kind === 'notification').map(({ type }) => type));
/** Types of results, including those that may replace the usual result. */
export const RESULTS = unique(
  rows.flatMap(({ result, otherResults = [] }) => (result === undefined ? otherResults : [result, ...otherResults])),
);

/** The `_meta` of a message, with its path relative to the place; null when absent. */
export function metaOf({ value, path }: Place): { meta: JsonObject; at: Path } | null {
  const params = path.length === 0;
  const home = params ? get(value, 'params') : value;
  const meta = isObject(home) && has(home, '_meta') ? get(home, '_meta') : undefined;
  return isObject(meta) ? { meta, at: params ? ['params', '_meta'] : ['_meta'] } : null;
}
