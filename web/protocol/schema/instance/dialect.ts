/** The supported dialects of JSON Schema, and their differences. */
import type { JsonValue } from '../../json/types.ts';
import { get, isObject } from '../../json/object.ts';

/** A dialect’s specific behavior. */
export interface Dialect {
  /** Keywords beside `$ref` count. */
  readonly refBeside: boolean;
  /** `items` may be an array, with `additionalItems` for the rest. */
  readonly itemsList: boolean;
  readonly prefixItems: boolean;
  readonly dependencies: boolean;
  /** `dependentRequired`, `dependentSchemas`, `minContains`, `unevaluatedProperties`, `$anchor` … */
  readonly modern: boolean;
  readonly conditions: boolean;
  readonly dynamicRef: boolean;
  readonly recursiveRef: boolean;
}

const DRAFT_07: Dialect = {
  refBeside: false,
  itemsList: true,
  prefixItems: false,
  dependencies: true,
  modern: false,
  conditions: true,
  dynamicRef: false,
  recursiveRef: false,
};
const R2020_12: Dialect = {
  refBeside: true,
  itemsList: false,
  prefixItems: true,
  dependencies: false,
  modern: true,
  conditions: true,
  dynamicRef: true,
  recursiveRef: false,
};

/** Without `$schema`: 2020-12, except that schemas which only make sense as draft-07 are read as draft-07. */
const UNNAMED: Dialect = { ...R2020_12, itemsList: true, dependencies: true };

const NAMED: ReadonlyMap<string, Dialect> = new Map([
  ['json-schema.org/draft/2020-12/schema', R2020_12],
  [
    'json-schema.org/draft/2019-09/schema',
    { ...R2020_12, itemsList: true, prefixItems: false, dynamicRef: false, recursiveRef: true },
  ],
  ['json-schema.org/draft-07/schema', DRAFT_07],
  ['json-schema.org/draft-06/schema', { ...DRAFT_07, conditions: false }],
]);

/** The dialect of a schema, or null if it names an unsupported one. */
export function dialectOf(schema: JsonValue): Dialect | null {
  const name = isObject(schema) ? get(schema, '$schema') : undefined;
  if (name === undefined) return UNNAMED;
  if (typeof name !== 'string') return null;
  return NAMED.get(name.replace(/^https?:\/\//u, '').replace(/#$/u, '')) ?? null;
}
