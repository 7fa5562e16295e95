/** Lines of the anatomy by the schema of a tool: the arguments of a call and what is in them. */
import { named } from '../json/describe.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { isClosed, ownItem, ownMembers, requiredBy } from './own-schema.ts';
import type { OwnMember, OwnSchema } from './own-schema.ts';
import type { Line, MessageFacts, Preview, Sitter } from './preview-types.ts';

const NOT_OF_TOOL = 'The schema of the tool does not allow this member.';

/** The input schema of a tool, if a list in the text has it. */
export function inputOf(sitter: Sitter, name: JsonValue | undefined): JsonObject | null {
  const schema = typeof name === 'string' ? sitter.tool?.(name)?.['inputSchema'] : undefined;
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema) ? schema : null;
}

/** A member or item by the schema of the tool. */
export function ofTool(
  { root }: OwnSchema,
  { name, need, says, allowed, schema }: OwnMember,
  message: MessageFacts,
  value: JsonValue | undefined,
): Line {
  const own = { root, at: schema };
  const inside: Preview = { message, part: 'other', value, known: null, own, type: null, because: null };
  return { name, step: name, need, says, allowed: allowed ?? undefined, inside };
}

/** The arguments of a call, by the schema of its tool. */
export function withInput(line: Line, { input }: MessageFacts): Line {
  if (!input || !line.inside) return line;
  const own = { root: input, at: input };
  const needed = requiredBy(own).map((name) => named(name));
  const requires = needed.length === 0 ? 'it requires none' : `it requires ${needed.join(', ')}`;
  const says = `The arguments of the tool, judged by its own \`inputSchema\`: ${requires}.`;
  return { ...line, need: needed.length > 0 ? 'required' : line.need, says, inside: { ...line.inside, own } };
}

/** The members that the schema of a tool declares. */
export function membersOfTool(own: OwnSchema, message: MessageFacts, object: JsonObject): Line[] {
  return ownMembers(own).map((one) => ofTool(own, one, message, object[one.name]));
}

/** A member that the schema of a tool does not declare. */
export function undeclaredOfTool(own: OwnSchema, name: string): Line {
  const closed = isClosed(own);
  const says = closed ? NOT_OF_TOOL : '';
  return { name, step: name, need: closed ? 'not defined' : 'optional', says, inside: null };
}

/** The items of an array at these places; null if the schema says nothing about them. */
export function itemsOfTool(
  own: OwnSchema,
  message: MessageFacts,
  values: readonly JsonValue[],
  places: readonly number[],
): Line[] | null {
  const item = ownItem(own);
  if (!item) return null;
  return places.map((step) => ({
    ...ofTool(own, item, message, values[step]),
    name: `Item ${step + 1}`,
    step,
    need: 'item',
  }));
}
