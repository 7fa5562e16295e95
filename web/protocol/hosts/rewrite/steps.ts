/** Rewriting a schema node by node: the walk, and what a rewrite reports. */
import { get, has, isObject } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { LISTS, MAPS, nodesOf, SINGLES } from '../nodes.ts';

/** What rewriting changes about the accepted values. */
export interface Notes {
  /** Rules that the new schema no longer has, as whole sentences: it accepts more. */
  readonly givesUp: Set<string>;
  /** Rules that the new schema adds, as whole sentences: it accepts less. */
  readonly adds: Set<string>;
  /** New names of members, by their old names. */
  readonly renamed: Map<string, string>;
}

/** Empty notes. */
export function newNotes(): Notes {
  return { givesUp: new Set(), adds: new Set(), renamed: new Map() };
}

/** Notes a change to what the author surely meant: by the letter, the old schema accepted nothing there, or anything. */
export function noteMeaning({ givesUp, adds }: Notes, says: string): void {
  givesUp.add(says);
  adds.add(says);
}

/** Rewrites one node, whose subschemas are rewritten already. */
export type Step = (
  schema: JsonObject,
  notes: Notes,
  where: { readonly root: boolean; readonly by: string },
) => JsonValue;

const MAP_KEYS = new Set(MAPS);
const LIST_KEYS = new Set([...LISTS, 'items']);
const SINGLE_KEYS = new Set(SINGLES);
const MAX_DEPTH = 120;

/** Below these, a subschema that accepts more may make the whole accept less. */
const TURNING = new Set(['oneOf', 'not', 'if', 'contains']);
const DEFINITIONS = new Set(['$defs', 'definitions']);

/**
 * The schema with the step applied to every node, innermost first. A subschema deeper than 120 levels stays as it is. What a step
 * gives up below `oneOf`, `not`, `if` or `contains` is noted in both directions.
 */
export function rewrite(schema: JsonValue, step: Step, notes: Notes): JsonValue {
  const isTurned = nodesOf(schema, []).nodes.some(
    (node) => has(node.schema, '$ref') && node.way.some((key) => TURNING.has(key)),
  );
  const turns = (key: string): boolean => TURNING.has(key) || (isTurned && DEFINITIONS.has(key));
  const visit = (value: JsonValue, own: Notes, by: string, depth: number): JsonValue => {
    if (!isObject(value) || depth > MAX_DEPTH) return value;
    const parts = Object.entries(value).map(([key, part]): [string, JsonValue] => {
      const beside = turns(key) ? newNotes() : own;
      const inner = (one: JsonValue): JsonValue => visit(one, beside, key, depth + 1);
      const next = rewrittenPart(key, part, inner);
      if (beside !== own) for (const says of [...beside.givesUp, ...beside.adds]) noteMeaning(own, says);
      return [key, next];
    });
    return step(Object.fromEntries(parts), own, { root: by === 'root', by });
  };
  return visit(schema, notes, 'root', 0);
}

function rewrittenPart(key: string, part: JsonValue, inner: (one: JsonValue) => JsonValue): JsonValue {
  if (MAP_KEYS.has(key) && isObject(part))
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, inner(one)]));
  if (LIST_KEYS.has(key) && Array.isArray(part)) return part.map(inner);
  return SINGLE_KEYS.has(key) ? inner(part) : part;
}

/** The types of a schema; empty if it has none. */
export function typesOf(schema: JsonObject): string[] {
  const type = get(schema, 'type');
  return (Array.isArray(type) ? type : [type]).flatMap((one) => (typeof one === 'string' ? [one] : []));
}
