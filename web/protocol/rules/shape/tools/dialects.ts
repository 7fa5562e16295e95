/** The dialects of JSON Schema, by their addresses. */
import type { JsonObject } from '../../../json/types.ts';
import { get } from '../../../json/object.ts';

/** The dialects that have keywords we know, oldest first; their numbers only say what came before what. */
export const DIALECTS = { draft04: 4, draft06: 6, draft07: 7, r2019: 2019, r2020: 2020 } as const;

/** The address of the dialect that everybody has to understand. */
export const DEFAULT_DIALECT = 'https://json-schema.org/draft/2020-12/schema';

const ADDRESSES: ReadonlyMap<string, number> = new Map([
  [DEFAULT_DIALECT, DIALECTS.r2020],
  ['https://json-schema.org/draft/2019-09/schema', DIALECTS.r2019],
  ['http://json-schema.org/draft-07/schema', DIALECTS.draft07],
  ['http://json-schema.org/draft-06/schema', DIALECTS.draft06],
  ['http://json-schema.org/draft-04/schema', DIALECTS.draft04],
  ['http://json-schema.org/draft-03/schema', 3],
]);

/** Which dialect an address stands for; null when it is none we know. An empty fragment says nothing. */
export function dialectAt(address: string): number | null {
  return ADDRESSES.get(address.replace(/#$/u, '').replace(/^https(?=:\/\/json-schema\.org\/draft-0)/u, 'http')) ?? null;
}

/** The dialect a document is written in: the one it names, or 2020-12; null when it names one we do not know. */
export function dialectOf(document: JsonObject): number | null {
  const named = get(document, '$schema');
  if (named === undefined) return DIALECTS.r2020;
  return typeof named === 'string' ? dialectAt(named) : null;
}
