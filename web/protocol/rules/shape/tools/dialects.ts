/** The dialects of JSON Schema, by URI. */
import type { JsonObject } from '../../../json/types.ts';
import { get } from '../../../json/object.ts';

/** The dialects with known keywords, oldest first; the numbers only define their order. */
export const DIALECTS = { draft04: 4, draft06: 6, draft07: 7, r2019: 2019, r2020: 2020 } as const;

/** The URI of the dialect that every peer must support. */
export const DEFAULT_DIALECT = 'https://json-schema.org/draft/2020-12/schema';

const ADDRESSES: ReadonlyMap<string, number> = new Map([
  [DEFAULT_DIALECT, DIALECTS.r2020],
  ['https://json-schema.org/draft/2019-09/schema', DIALECTS.r2019],
  ['http://json-schema.org/draft-07/schema', DIALECTS.draft07],
  ['http://json-schema.org/draft-06/schema', DIALECTS.draft06],
  ['http://json-schema.org/draft-04/schema', DIALECTS.draft04],
  ['http://json-schema.org/draft-03/schema', 3],
]);

/** The dialect that a URI identifies; null when it is unknown. An empty fragment is ignored. */
export function dialectAt(address: string): number | null {
  return ADDRESSES.get(address.replace(/#$/u, '').replace(/^https(?=:\/\/json-schema\.org\/draft-0)/u, 'http')) ?? null;
}

/** The dialect of a document: the one in `$schema`, or 2020-12; null when it is unknown. */
export function dialectOf(document: JsonObject): number | null {
  const named = get(document, '$schema');
  if (named === undefined) return DIALECTS.r2020;
  return typeof named === 'string' ? dialectAt(named) : null;
}
