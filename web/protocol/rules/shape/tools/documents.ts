/** JSON Schema documents inside tools: which parts they have, where those stand, and in which dialect they are written. */
import type { Path } from '../../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { get, isObject } from '../../define.ts';

/** One schema within a document, the document itself included. Schemas that are `true` or `false` are no parts. */
export interface Part {
  readonly schema: JsonObject;
  /** From the document down. */
  readonly path: Path;
  /** The first keyword on the way that is not `properties`; null when the way leads through `properties` alone. */
  readonly via: string | null;
  /** The schema around; null for the document. */
  readonly up: Part | null;
  /** The name of the property it describes. */
  readonly property: string | null;
}

/** Keywords that hold one schema. */
const SINGLE = new Set([
  'items',
  'additionalItems',
  'unevaluatedItems',
  'contains',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
  'contentSchema',
]);
/** Keywords that hold a list of schemas; `items` did once. */
const LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items']);
/** Keywords that hold schemas by name. */
const MAPS = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies']);

/** Beyond this nothing is looked at: no tool needs it, and a hostile schema costs no more. */
const MOST = 4000;
const DEPTH = 200;

const known = new WeakMap<JsonObject, readonly Part[]>();

/** All parts of a document, outer ones first. At most 4000. */
export function partsOf(document: JsonObject): readonly Part[] {
  const cached = known.get(document);
  if (cached) return cached;
  const parts: Part[] = [{ schema: document, path: [], via: null, up: null, property: null }];
  for (let at = 0; at < parts.length && parts.length < MOST; at++) {
    const part = parts[at];
    if (part && part.path.length < DEPTH) addInner(part, parts);
  }
  known.set(document, parts);
  return parts;
}

function addInner(up: Part, parts: Part[]): void {
  for (const keyword of Object.keys(up.schema)) {
    const value = up.schema[keyword];
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      if (LISTS.has(keyword)) value.forEach((item, index) => add(up, parts, item, [keyword, index]));
    } else if (SINGLE.has(keyword)) {
      add(up, parts, value, [keyword]);
    } else if (MAPS.has(keyword)) {
      for (const name of Object.keys(value)) add(up, parts, value[name], [keyword, name]);
    }
  }
}

function add(up: Part, parts: Part[], schema: JsonValue | undefined, steps: readonly (string | number)[]): void {
  if (!isObject(schema) || parts.length >= MOST) return;
  const [keyword, name] = steps;
  const direct = keyword === 'properties' && typeof name === 'string';
  const via = up.via ?? (direct ? null : String(keyword));
  parts.push({ schema, path: [...up.path, ...steps], via, up, property: direct ? name : null });
}

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

/** The two members of a tool that hold a document. */
export const SCHEMA_MEMBERS = ['inputSchema', 'outputSchema'] as const;
/** One of them. */
export type SchemaMember = (typeof SCHEMA_MEMBERS)[number];

/** The documents of a tool that are objects. */
export function documentsOf(tool: JsonObject): readonly { member: SchemaMember; document: JsonObject }[] {
  return SCHEMA_MEMBERS.flatMap((member) => {
    const document = get(tool, member);
    return isObject(document) ? [{ member, document }] : [];
  });
}
