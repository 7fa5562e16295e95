/** Arguments that a tool wants to see in HTTP headers: where the annotation stands, and what it says. */
import type { Path } from '../../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { get, has, isObject } from '../../define.ts';
import type { Place } from '../define.ts';
import { partsOf, type Part } from './documents.ts';

/** The keyword. */
export const HEADER = 'x-mcp-header';

/** One annotation. */
export interface Annotation {
  readonly part: Part;
  readonly value: JsonValue;
  /** From the tool to the annotation. */
  readonly path: Path;
}

const known = new WeakMap<JsonObject, readonly Annotation[]>();

/** All annotations in the input schema of a tool, outer ones first. */
export function annotationsOf({ value }: Place): readonly Annotation[] {
  const document = get(value, 'inputSchema');
  if (!isObject(document)) return [];
  const cached = known.get(document);
  if (cached) return cached;
  const found = partsOf(document)
    .filter(({ schema }) => has(schema, HEADER))
    .map((part) => ({
      part,
      value: get(part.schema, HEADER) ?? null,
      path: ['inputSchema', ...part.path, HEADER],
    }));
  known.set(document, found);
  return found;
}
