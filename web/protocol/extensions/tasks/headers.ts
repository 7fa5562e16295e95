/** The routing header of requests about tasks. */
import { code, named } from '../../json/describe.ts';
import { get, objectAt } from '../../json/object.ts';
import { defineWireFaults } from '../define.ts';
import { OPERATIONS } from './errors.ts';

/** `Mcp-Name` of requests about tasks. */
export const taskHeaders = defineWireFaults({
  id: 'tasks-ext/headers',
  requirements: ['tasks-ext/mcp-name-header', 'tasks-ext/mcp-name-mismatch'],
  judge({ requests }, report) {
    for (const at of requests) {
      const method = get(at.json, 'method');
      const id = get(objectAt(at.json, 'params'), 'taskId');
      const version = at.header('mcp-protocol-version');
      if (typeof method !== 'string' || !OPERATIONS.has(method) || typeof id !== 'string') continue;
      if (version !== null && version < '2026-07-28') continue;
      const name = at.header('mcp-name');
      if (name === null && !at.partial)
        report(at, 'line', {
          requirement: 'tasks-ext/mcp-name-header',
          what: `${at.name} sends ${named(method)} without the header \`Mcp-Name\`.`,
        });
      else if (name !== null && name !== id)
        report(
          at,
          { header: 'Mcp-Name' },
          {
            requirement: 'tasks-ext/mcp-name-mismatch',
            what: `${at.name} has ${code(name)} as \`Mcp-Name\` and the task ${code(id)}.`,
          },
        );
    }
  },
});
