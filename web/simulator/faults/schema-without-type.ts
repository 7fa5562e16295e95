/** The schema of a tool has no type. */
import { isObject, objectAt } from '../../protocol/values.ts';
import type { Fault } from './define.ts';
import { changingResults, without } from './tools.ts';

/** The root of a schema without its type. */
export const schemaWithoutType: Fault = {
  id: 'schema-without-type',
  title: 'The schema of a tool has no type',
  says: 'The `inputSchema` of the tools does not say `"type": "object"` at its root. Some clients then show none of the tools; a right server writes it, since arguments are always an object.',
  rule: 'shape/missing',
  requirement: 'input-schema/root-type-object',
  alter: (outputs, scene) =>
    changingResults(outputs, scene, ['tools/list'], (result) => {
      const [first, ...rest] = Array.isArray(result.tools) ? result.tools : [];
      const schema = isObject(first) ? objectAt(first, 'inputSchema') : null;
      if (!isObject(first) || !schema) return null;
      return { ...result, tools: [{ ...first, inputSchema: without(schema, 'type') }, ...rest] };
    }),
  shows: { server: 'calculator', client: [{ id: 1, method: 'tools/list' }] },
};
