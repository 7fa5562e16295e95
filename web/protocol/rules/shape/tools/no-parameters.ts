import type { JsonValue } from '../../../json/types.ts';
import { get, isObject, objectAt } from '../../../json/object.ts';
import { defineShapeRule } from '../define.ts';
import { MODERN, tool, toolText, inner } from './example-messages.ts';

function hasNoProperties(schema: JsonValue): boolean {
  if (!isObject(schema)) return false;
  // Not a list of the keys: this check runs for every tool.
  for (const _ in objectAt(schema, 'properties')) return false;
  return true;
}

/** Members of a schema that do not describe arguments. */
const SILENT = new Set(['type', '$schema', '$id', '$comment', 'title', 'description', 'properties', 'required']);

/** A tool without arguments declares that it accepts none. */
export const noParameters = defineShapeRule({
  id: 'input-schema/no-parameters',
  requirements: ['input-schema/no-parameters'],
  class: 'spec',
  types: ['Tool'],
  cues: [{ at: 'inputSchema', when: hasNoProperties }],
  title: 'The schema of a tool without arguments accepts any',
  why: 'The schema allows any argument, so a model may invent some that the tool ignores.',
  how: 'Add `"additionalProperties": false`.',
  examples: {
    good: [
      tool('"inputSchema":{"type":"object","additionalProperties":false}'),
      tool('"inputSchema":{"type":"object","additionalProperties":{"type":"string"}}', MODERN),
    ],
    bad: [tool('"inputSchema":⟦{"type":"object"}⟧'), tool('"inputSchema":⟦{"type":"object","properties":{}}⟧', MODERN)],
  },
  judge(place) {
    const schema = get(place.value, 'inputSchema');
    if (!isObject(schema) || get(schema, 'type') !== 'object' || place.wrong(['inputSchema'])) return;
    if (Object.keys(schema).some((keyword) => !SILENT.has(keyword))) return;
    const properties = get(schema, 'properties');
    const required = get(schema, 'required');
    if (isObject(properties) && Object.keys(properties).length > 0) return;
    if (Array.isArray(required) && required.length > 0) return;
    place.report({
      requirement: 'input-schema/no-parameters',
      path: ['inputSchema'],
      what: `In ${inner(place)}, ${toolText(place)} defines no arguments, but its schema accepts any.`,
      fix: {
        says: 'Declare that there are no arguments.',
        safety: 'unsafe',
        steps: [{ do: 'insert', path: ['inputSchema'], key: 'additionalProperties', value: false }],
      },
    });
  },
});
