/** The subschemas of a schema, in document order, with the keyword that leads to each. */
import { get, isObject } from '../json/object.ts';
import type { Path } from '../json/plan.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';

/** A subschema that is an object. */
export interface SchemaNode {
  readonly schema: JsonObject;
  readonly at: Path;
  /** The keyword that leads to it; `root` for the schema itself. */
  readonly by: string;
  /** All keywords on the way, outermost first. */
  readonly way: readonly string[];
}

/** A place of a subschema whose value is not an object: `true`, `false`, or no schema at all. */
export interface OtherNode {
  readonly value: JsonValue;
  readonly at: Path;
  readonly by: string;
}

/** All subschemas. */
export interface SchemaNodes {
  readonly nodes: readonly SchemaNode[];
  readonly others: readonly OtherNode[];
}

/** Keywords whose value is an object of schemas. */
export const MAPS: readonly string[] = [
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'dependencies',
];
/** Keywords whose value is an array of schemas. */
export const LISTS: readonly string[] = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
/** Keywords whose value is one schema. */
export const SINGLES: readonly string[] = [
  'items',
  'additionalItems',
  'additionalProperties',
  'propertyNames',
  'contains',
  'not',
  'if',
  'then',
  'else',
  'unevaluatedItems',
  'unevaluatedProperties',
];

const MAP_KEYS = new Set(MAPS);
const LIST_KEYS = new Set([...LISTS, 'items']);
const SINGLE_KEYS = new Set(SINGLES);
const MAX_DEPTH = 120;
const MAX_NODES = 20_000;

/** The subschemas of a schema; at most 20,000, down to a depth of 120. `$ref` is not followed. */
export function nodesOf(root: JsonValue | undefined, base: Path): SchemaNodes {
  const nodes: SchemaNode[] = [];
  const others: OtherNode[] = [];
  const visit = (value: JsonValue, at: Path, by: string, way: readonly string[]): void => {
    if (nodes.length + others.length >= MAX_NODES || way.length > MAX_DEPTH) return;
    if (!isObject(value)) {
      others.push({ value, at, by });
      return;
    }
    nodes.push({ schema: value, at, by, way });
    for (const key of Object.keys(value)) {
      const part = get(value, key);
      if (part === undefined) continue;
      const inner = [...way, key];
      if (MAP_KEYS.has(key) && isObject(part)) {
        for (const name of Object.keys(part)) {
          const one = get(part, name);
          if (one !== undefined && !(key === 'dependencies' && Array.isArray(one)))
            visit(one, [...at, key, name], key, inner);
        }
      } else if (LIST_KEYS.has(key) && Array.isArray(part)) {
        part.forEach((one, index) => visit(one, [...at, key, index], key, inner));
      } else if (SINGLE_KEYS.has(key)) visit(part, [...at, key], key, inner);
    }
  };
  if (root !== undefined) visit(root, base, 'root', []);
  return { nodes, others };
}

/** Values that are nested deeper are not judged: no host takes them either. */
const MAX_NESTING = 500;

/** True if arrays and objects in the value are nested at most 500 levels deep. */
export function isJudgeable(value: JsonValue): boolean {
  let level: readonly JsonValue[] = [value];
  for (let depth = 0; depth <= MAX_NESTING; depth++) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    if (level.length === 0) return true;
  }
  return false;
}

/** True if the schema’s `type` is this one, or a list with it. */
export function hasType(schema: JsonObject, type: string): boolean {
  const own = get(schema, 'type');
  return own === type || (Array.isArray(own) && own.includes(type));
}

/** The target of a `#/…` reference within the root; undefined if it leads nowhere or outside. */
export function targetOf(root: JsonObject, ref: string): JsonValue | undefined {
  if (ref === '#') return root;
  if (!ref.startsWith('#/')) return undefined;
  let here: JsonValue | undefined = root;
  for (const raw of ref.slice(2).split('/')) {
    const step = unescapedStep(raw);
    if (Array.isArray(here)) here = /^\d+$/u.test(step) ? here[Number(step)] : undefined;
    else if (isObject(here)) here = get(here, step);
    else return undefined;
  }
  return here;
}

function unescapedStep(raw: string): string {
  let text = raw;
  try {
    text = decodeURIComponent(raw);
  } catch {
    // A percent sign without an escape: unchanged.
  }
  return text.replaceAll('~1', '/').replaceAll('~0', '~');
}
