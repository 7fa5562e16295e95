/** Builders of tools for examples, and the form of pairs of examples. For tests only. */
import type { JsonObject, JsonValue } from '../../json/types.ts';

/** By the id of an entry: values that it is about, and values that narrowly are none. A value is a list of tools, or a result. */
export type NearMisses = Readonly<
  Record<string, { readonly breaks: readonly JsonValue[]; readonly keeps: readonly JsonValue[] }>
>;

/** An object schema. */
export function schema(properties: JsonValue, more: JsonObject = {}): JsonObject {
  return { type: 'object', properties, ...more };
}
/** A tool with this input schema. */
export function tool(inputSchema: JsonValue, more: JsonObject = {}): JsonObject {
  return { name: 'list_notes', description: 'Lists notes.', inputSchema, ...more };
}
/** A tool with one property. */
export function withProperty(property: JsonValue): JsonObject {
  return tool(schema({ q: property }));
}
/** A tool of this name. */
export function called(name: string): JsonObject {
  return { ...withProperty({ type: 'string' }), name };
}
/** A tool of this description. */
export function described(description: string): JsonObject {
  return { ...withProperty({ type: 'string' }), description };
}
/** Plain tools, so many. */
export function many(count: number): JsonObject[] {
  return Array.from({ length: count }, (_, index) => called(`t${index}`));
}
/** A text of this length. */
export function letters(count: number): string {
  return 'a'.repeat(count);
}
