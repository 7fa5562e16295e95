/** Tools are served, but not declared. */
import { objectAt } from '../../protocol/values.ts';
import type { Fault } from './define.ts';
import { changingResults, without, withoutNotices } from './tools.ts';

/** A capability is missing that the server has. */
export const toolsUndeclared: Fault = {
  id: 'tools-undeclared',
  title: 'Tools are served, but not declared',
  says: 'The capabilities do not name tools, yet the server serves them. Clients that believe the capabilities never ask for the tools; a right server declares what it serves.',
  rule: 'capabilities/served',
  requirement: 'tools/capability-undeclared',
  by: { '2026-07-28': { requirement: 'capabilities/discovered-tools-undeclared' } },
  // Nor is it told that the tools have changed: nobody could know that it would be.
  alter: (outputs, scene) =>
    changingResults(
      withoutNotices(outputs, 'notifications/tools/list_changed'),
      scene,
      ['initialize', 'server/discover'],
      (result) => {
        const capabilities = objectAt(result, 'capabilities');
        return capabilities ? { ...result, capabilities: without(capabilities, 'tools') } : null;
      },
    ),
  shows: { server: 'calculator', client: [{ id: 1, method: 'tools/list' }] },
};
