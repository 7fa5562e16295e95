/** Helpers for short results. */
import type { Json, JsonRecord, Step } from '../types.ts';

/** A result with one text block. */
export function textResult(text: string): Step {
  return { do: 'result', result: { content: [{ type: 'text', text }] } };
}

/** A result with structured content, and the same as text for clients without support for it. */
export function structuredResult(structuredContent: JsonRecord): Step {
  return {
    do: 'result',
    result: { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent },
  };
}

/** A failure that the model should read. */
export function fail(text: string): Step {
  return { do: 'result', result: { content: [{ type: 'text', text }], isError: true } };
}

/** The schema of an object with these members; all of them are required except the named ones. */
export function objectSchema(
  properties: Record<string, JsonRecord>,
  required: readonly string[] = Object.keys(properties),
): JsonRecord {
  const list: Json[] = [...required];
  return { type: 'object', properties, ...(list.length > 0 ? { required: list } : {}) };
}
