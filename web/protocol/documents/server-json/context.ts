/** What the rules about server.json share: the document, its version, and where the schema already found a fault. */
import { get, isObject } from '../../json/object.ts';
import { pointerOf } from '../../json/pointer.ts';
import type { Path } from '../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { Level } from '../../types.ts';
import type { DocumentFinding, DocumentRule } from '../define.ts';
import { snakeCase, type ServerJsonVersion } from './schema.ts';
import { REGISTRY } from './source.ts';

/** One server.json while it is judged. */
export interface ServerDocument {
  readonly value: JsonObject;
  /** Its path: empty, or its place in a response of the registry. */
  readonly base: Path;
  /** The version it is judged by. */
  readonly version: ServerJsonVersion;
  /** Pointers at which the schema has reported a fault. */
  readonly faulty: ReadonlySet<string>;
  readonly report: (finding: DocumentFinding) => void;
}

/** True if the schema has no fault at this path, so that a rule may report there. */
export function isFree({ faulty }: ServerDocument, path: Path): boolean {
  return !faulty.has(pointerOf(path));
}

/** A member in camel case or in the snake case of the first version, with the key that the author used. */
export function spelled(object: JsonObject, camel: string): { readonly key: string; readonly value: JsonValue } | null {
  for (const key of [camel, snakeCase(camel)]) {
    const value = get(object, key);
    if (value !== undefined) return { key, value };
  }
  return null;
}

/** As `spelled`, for a member that is a string. */
export function spelledText(
  object: JsonObject,
  camel: string,
): { readonly key: string; readonly value: string } | null {
  const found = spelled(object, camel);
  return found !== null && typeof found.value === 'string' ? { key: found.key, value: found.value } : null;
}

/** The objects in an array, in either spelling, with their paths. */
export function spelledItems(
  object: JsonObject,
  camel: string,
  base: Path,
): { readonly value: JsonObject; readonly path: Path }[] {
  const found = spelled(object, camel);
  if (found === null || !Array.isArray(found.value)) return [];
  const { key } = found;
  return found.value.flatMap((value, index) => (isObject(value) ? [{ value, path: [...base, key, index] }] : []));
}

/** A rule of the official registry. */
export function registryRule(
  id: string,
  level: Level,
  title: string,
  why: string,
  examples: DocumentRule['examples'],
): DocumentRule {
  return { id: `server-json/${id}`, level, title, why, ...REGISTRY, examples };
}
