/** Structured content breaks its promise. */
import { isObject } from '../../protocol/values.ts';
import type { Json } from '../types.ts';
import type { Fault } from './define.ts';
import { changingResults } from './tools.ts';

/** A value with its numbers as texts. */
function inTexts(value: Json): Json {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(inTexts);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, inTexts(member)]));
}

/** Numbers as texts, against the schema. */
export const structureBroken: Fault = {
  id: 'structure-broken',
  title: 'Structured content breaks its promise',
  says: 'The tool has an `outputSchema`, and what comes does not fit it: numbers arrive as texts. Programs that rely on the schema break; a right server gives what its schema promises.',
  rule: 'structured-content/schema',
  requirement: 'structured-content/mismatch',
  revisions: ['2025-06-18', '2025-11-25', '2026-07-28'],
  alter: (outputs, scene) =>
    changingResults(outputs, scene, ['tools/call'], (result) => {
      const { structuredContent } = result;
      if (structuredContent === undefined) return null;
      const other = inTexts(structuredContent);
      return { ...result, structuredContent: other, content: [{ type: 'text', text: JSON.stringify(other) }] };
    }),
  shows: {
    server: 'calculator',
    client: [
      { id: 1, method: 'tools/list' },
      { id: 2, method: 'tools/call', params: { name: 'add', arguments: { a: 1, b: 2 } } },
    ],
  },
};
