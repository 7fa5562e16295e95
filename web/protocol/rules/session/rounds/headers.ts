/** Arguments that a tool wants to see in headers. */
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { get } from '../../../json/object.ts';
import { surveysOf, type Part } from '../../shape/tools/documents.ts';

/** The annotations of a tool. */
export interface Annotated {
  /** The ways to arguments that are whole numbers, from `arguments` down. */
  readonly integers: readonly (readonly string[])[];
  /** What the first wrong annotation does, «…»; null when all are right. */
  readonly fault: string | null;
}

const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/u;
const PRIMITIVE: ReadonlySet<JsonValue> = new Set(['string', 'integer', 'boolean', 'null']);

function typesOf({ schema }: Part): readonly JsonValue[] {
  const type = get(schema, 'type');
  return Array.isArray(type) ? type : type === undefined ? [] : [type];
}

function faultOf(part: Part, before: Set<string>): string | null {
  const value = get(part.schema, 'x-mcp-header');
  if (typeof value !== 'string') return 'is no string';
  if (!TOKEN.test(value)) return 'is no name of a header';
  if (part.up === null || part.via !== null) return 'does not stand at one argument';
  if (typesOf(part).some((type) => !PRIMITIVE.has(type))) return 'stands at an argument no header can hold';
  if (before.has(value.toLowerCase())) return 'another argument has too';
  before.add(value.toLowerCase());
  return null;
}

/** From the arguments to the value that a part describes. */
function wayOf(part: Part): readonly string[] {
  const way: string[] = [];
  for (let at: Part | null = part; at; at = at.up) if (at.property !== null) way.unshift(at.property);
  return way;
}

/** The annotations of a tool, as clients on HTTP read them. */
export function annotatedIn(tool: JsonObject): Annotated {
  const parts = surveysOf(tool).find(({ member }) => member === 'inputSchema')?.annotated ?? [];
  const before = new Set<string>();
  const faults = parts.map((part) => faultOf(part, before));
  return {
    integers: parts.filter((part, index) => faults[index] === null && typesOf(part).includes('integer')).map(wayOf),
    fault: faults.find((fault) => fault !== null) ?? null,
  };
}
