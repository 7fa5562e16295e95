/** Two tools have the same name. */
import { isObject } from '../../protocol/values.ts';
import type { Fault } from './define.ts';
import { changingResults } from './tools.ts';

/** One name for two tools. */
export const twinTools: Fault = {
  id: 'twin-tools',
  title: 'Two tools have the same name',
  says: 'The list has a tool twice. Calls name tools, so nobody can say which one runs, and clients that keep them by name lose one; a right server gives each tool a name of its own.',
  rule: 'tool-names/unique',
  requirement: 'tool-names/unique',
  alter: (outputs, scene) =>
    changingResults(outputs, scene, ['tools/list'], (result) => {
      const [first, ...rest] = Array.isArray(result.tools) ? result.tools : [];
      if (!isObject(first)) return null;
      const description = 'The same name once more.';
      return { ...result, tools: [first, { ...first, description }, ...rest] };
    }),
  shows: { server: 'calculator', client: [{ id: 1, method: 'tools/list' }] },
};
