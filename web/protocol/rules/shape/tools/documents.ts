/** JSON Schema documents in tools: one traversal of all their parts, for every rule about them. */
import type { Path } from '../../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { dialectOf } from './dialects.ts';
import { isKeyword, keywordFault, type KeywordFault } from './keywords.ts';

/** One schema within a document, including the document itself. The schemas `true` and `false` are not parts. */
export class Part {
  readonly schema: JsonObject;
  /** The parent schema; null for the document. */
  readonly up: Part | null;
  /** The keyword in the parent schema that contains it. */
  readonly keyword: string;
  /** Its key or index there, when the keyword contains several schemas. */
  readonly name: string | number | null;
  readonly depth: number;

  constructor(schema: JsonObject, up: Part | null, keyword = '', name: string | number | null = null) {
    this.schema = schema;
    this.up = up;
    this.keyword = keyword;
    this.name = name;
    this.depth = up ? up.depth + 1 : 0;
  }

  /** The path from the document. */
  get path(): Path {
    return pathOf(this);
  }

  /** The name of the property it describes, or null. */
  get property(): string | null {
    return this.keyword === 'properties' && typeof this.name === 'string' ? this.name : null;
  }

  /** The first keyword on the path that is not `properties`; null when the path consists only of `properties`. */
  get via(): string | null {
    return viaOf(this);
  }
}

function pathOf(part: Part): Path {
  const path: (string | number)[] = [];
  for (let at = part; at.up; at = at.up) {
    if (at.name !== null) path.push(at.name);
    path.push(at.keyword);
  }
  return path.reverse();
}

function viaOf(part: Part): string | null {
  let via: string | null = null;
  for (let at = part; at.up; at = at.up) if (at.property === null) via = at.keyword;
  return via;
}

/** An invalid value of a keyword. */
export interface Misuse {
  readonly part: Part;
  readonly keyword: string;
  readonly fault: KeywordFault;
}

/** The two members of a tool that contain a document. */
export type SchemaMember = 'inputSchema' | 'outputSchema';

/** The result of one traversal of a document. */
export interface Survey {
  readonly member: SchemaMember;
  readonly document: JsonObject;
  /** Parents before children, at most 4000. */
  readonly parts: readonly Part[];
  /** Empty for documents in an unknown dialect. */
  readonly misuses: readonly Misuse[];
  /** Parts that have `pattern` or `patternProperties`. */
  readonly patterned: readonly Part[];
  /** Parts that have `$ref`. */
  readonly referring: readonly Part[];
  /** Parts that have `x-mcp-header`. */
  readonly annotated: readonly Part[];
  /** The first keyword whose meaning depends on the dialect. */
  readonly open: { readonly part: Part; readonly keyword: string } | null;
}

/** Keywords that contain one schema. */
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
/** Keywords that contain an array of schemas; `items` did in older dialects. */
const LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items']);
/** Keywords that contain schemas by name. */
const MAPS = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies']);
/** Keywords that exist only in some dialects. */
const OPEN = new Set([
  'prefixItems',
  'additionalItems',
  'unevaluatedItems',
  'unevaluatedProperties',
  'dependentRequired',
  'dependentSchemas',
  'minContains',
  'maxContains',
  '$anchor',
  '$dynamicRef',
  '$dynamicAnchor',
  '$recursiveRef',
]);

/** Parts beyond this depth are not checked: no tool needs it, and it limits the cost of a hostile schema. */
const MAX = 4000;
const DEPTH = 100;

function addInner(up: Part, parts: Part[], keyword: string, value: JsonValue[] | JsonObject): void {
  if (up.depth >= DEPTH) return;
  if (Array.isArray(value)) {
    if (LISTS.has(keyword)) value.forEach((item, index) => add(parts, item, up, keyword, index));
  } else if (MAPS.has(keyword)) {
    for (const name of Object.keys(value)) add(parts, value[name], up, keyword, name);
  } else if (SINGLE.has(keyword)) {
    add(parts, value, up, keyword, null);
  }
}

function add(parts: Part[], schema: JsonValue | undefined, up: Part, keyword: string, name: string | number | null) {
  if (isObject(schema) && parts.length < MAX) parts.push(new Part(schema, up, keyword, name));
}

function isOpen(keyword: string, value: JsonValue): boolean {
  if (OPEN.has(keyword)) return true;
  if (keyword === 'items') return Array.isArray(value);
  return (keyword === 'exclusiveMinimum' || keyword === 'exclusiveMaximum') && typeof value === 'boolean';
}

function look(member: SchemaMember, document: JsonObject): Survey {
  const dialect = dialectOf(document);
  const parts = [new Part(document, null)];
  const misuses: Misuse[] = [];
  const patterned: Part[] = [];
  const referring: Part[] = [];
  const annotated: Part[] = [];
  let open: Survey['open'] = null;
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at];
    if (!part) break;
    const { schema } = part;
    for (const keyword of Object.keys(schema)) {
      const value = schema[keyword];
      if (value === undefined || !isKeyword(keyword)) continue;
      if (typeof value === 'object' && value !== null) addInner(part, parts, keyword, value);
      const fault = dialect === null ? null : keywordFault(keyword, value, dialect);
      if (fault) misuses.push({ part, keyword, fault });
      if (open === null && isOpen(keyword, value)) open = { part, keyword };
    }
    if (has(schema, 'pattern') || has(schema, 'patternProperties')) patterned.push(part);
    if (has(schema, '$ref')) referring.push(part);
    if (has(schema, 'x-mcp-header')) annotated.push(part);
  }
  return { member, document, parts, misuses, patterned, referring, annotated, open };
}

/** The rules check one tool after another, so only the last survey is cached. */
let last: { tool: JsonObject; surveys: readonly Survey[] } | null = null;

/** The surveys of a tool’s documents; members that are not objects have none. */
export function surveysOf(tool: JsonObject): readonly Survey[] {
  if (last?.tool === tool) return last.surveys;
  const surveys: Survey[] = [];
  const input = get(tool, 'inputSchema');
  const output = get(tool, 'outputSchema');
  if (isObject(input)) surveys.push(look('inputSchema', input));
  if (isObject(output)) surveys.push(look('outputSchema', output));
  last = { tool, surveys };
  return surveys;
}
