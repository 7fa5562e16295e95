/** A header for an argument has a space in its name. */
import { isObject, objectAt } from '../../protocol/values.ts';
import type { Fault } from './define.ts';
import { changingResults } from './tools.ts';

/** A mark that no header can follow. */
export const headerNameUnfit: Fault = {
  id: 'header-name-unfit',
  title: 'A header for an argument has a space in its name',
  says: 'The schema of a tool wants an argument repeated in a header, and names it with a space in it. No header can have that name, so clients leave the tool out; a right server names headers with letters, digits and hyphens.',
  rule: 'x-mcp-header/name',
  requirement: 'x-mcp-header/token-syntax',
  revisions: ['2026-07-28'],
  alter: (outputs, scene) =>
    changingResults(outputs, scene, ['tools/list'], (result) => {
      const [first, ...rest] = Array.isArray(result.tools) ? result.tools : [];
      const schema = isObject(first) ? objectAt(first, 'inputSchema') : null;
      const members = schema ? objectAt(schema, 'properties') : null;
      const name = Object.keys(members ?? {}).find((key) => objectAt(members ?? {}, key)?.type === 'string');
      if (!isObject(first) || !schema || !members || name === undefined) return null;
      const marked = { ...objectAt(members, name), 'x-mcp-header': `The ${name}` };
      return {
        ...result,
        tools: [{ ...first, inputSchema: { ...schema, properties: { ...members, [name]: marked } } }, ...rest],
      };
    }),
  shows: { server: 'weather', client: [{ id: 1, method: 'tools/list' }] },
};
