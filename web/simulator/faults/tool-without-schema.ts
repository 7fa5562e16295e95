/** A tool has no input schema. */
import { isObject } from '../../protocol/values.ts';
import type { Fault } from './define.ts';
import { changingResults, without } from './tools.ts';

/** A required member of tools is missing. */
export const toolWithoutSchema: Fault = {
  id: 'tool-without-schema',
  title: 'A tool has no input schema',
  says: 'The first tool of the list has no `inputSchema`. Clients that read the list strictly show no tool at all; a right server gives each tool one, if only `{"type": "object"}`.',
  rule: 'shape/missing',
  requirement: 'input-schema/required',
  alter: (outputs, scene) =>
    changingResults(outputs, scene, ['tools/list'], (result) => {
      const [first, ...rest] = Array.isArray(result.tools) ? result.tools : [];
      return isObject(first) ? { ...result, tools: [without(first, 'inputSchema'), ...rest] } : null;
    }),
  shows: { server: 'calculator', client: [{ id: 1, method: 'tools/list' }] },
};
