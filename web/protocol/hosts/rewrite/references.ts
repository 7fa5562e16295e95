/** Replacing references by what they refer to. */
import { get, has, isObject } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { stringAt } from '../define.ts';
import { targetOf } from '../nodes.ts';
import { acceptsAll, schemaOfBoth, without } from './merge.ts';
import { newNotes, rewrite, typesOf, type Notes } from './steps.ts';

const MAX_DEPTH = 40;
const MAX_SIZE = 200_000;

/**
 * The schema without `$ref`, `$defs` and `definitions`. A recursive reference is cut: what it refers to is only checked for its
 * type. A reference that leads nowhere, or out of the schema, stays.
 */
export function inlined(root: JsonObject, notes: Notes): JsonObject {
  // A schema with its own base URI changes what references mean.
  if (hasKeyword(without(root, '$id'), ['$id', '$dynamicRef', '$recursiveRef'])) return root;
  let size = 0;
  // In draft-07, keywords beside a reference have no effect.
  const older = /draft-0[4-7]/u.test(stringAt(root, '$schema') ?? '');
  const resolve = (schema: JsonValue, open: readonly string[]): JsonValue =>
    rewrite(
      schema,
      (node) => {
        const ref = get(node, '$ref');
        if (typeof ref !== 'string') return node;
        const target = targetOf(root, ref);
        if (target === undefined) return node;
        const beside = without(node, '$ref');
        const isLoop = open.includes(ref) || open.length > MAX_DEPTH;
        if (!isLoop && size <= MAX_SIZE) size += JSON.stringify(target).length;
        if (isLoop || size > MAX_SIZE) {
          notes.givesUp.add(`Values below the reference \`${ref}\` are no longer checked: it repeats, or is too deep.`);
          return cut(target, beside);
        }
        const inner = resolve(isObject(target) ? without(target, '$defs', 'definitions') : target, [...open, ref]);
        if (acceptsAll(beside) || older) return isObject(inner) ? { ...inner, ...(older ? {} : beside) } : inner;
        return schemaOfBoth(beside, inner);
      },
      notes,
    );
  const whole = resolve(without(root, '$defs', 'definitions'), []);
  const result = isObject(whole) ? whole : root;
  return hasKeyword(result, ['$ref']) ? keepDefinitions(result, root) : result;
}

/** What is left of a recursive reference: its type and its annotations. */
function cut(target: JsonValue, beside: JsonObject): JsonObject {
  const types = isObject(target) ? typesOf(target) : [];
  const type: JsonObject =
    types.length === 1 ? { type: types[0] ?? 'object' } : types.length > 1 ? { type: types } : {};
  return acceptsAll(beside) ? { ...type, ...beside } : { ...beside, ...(has(beside, 'type') ? {} : type) };
}

/** True if a node has one of these keywords. */
function hasKeyword(schema: JsonObject, keys: readonly string[]): boolean {
  let found = false;
  rewrite(
    schema,
    (node) => {
      found ||= keys.some((key) => has(node, key));
      return node;
    },
    newNotes(),
  );
  return found;
}

function keepDefinitions(schema: JsonObject, root: JsonObject): JsonObject {
  const kept = Object.entries(root).filter(([key]) => key === '$defs' || key === 'definitions');
  return { ...schema, ...Object.fromEntries(kept) };
}
