/** Capabilities are true instead of objects. */
import { objectAt } from '../../protocol/values.ts';
import type { Fault } from './define.ts';
import { changingResults, withoutNotices } from './tools.ts';

/** A truth value where an object belongs. */
export const capabilityTrue: Fault = {
  id: 'capability-true',
  title: 'Capabilities are true instead of objects',
  says: 'The server declares `"tools": true`. A capability is an object, empty or with more in it, and strict clients refuse the handshake; a right server writes `"tools": {}`.',
  rule: 'shape/type',
  requirement: 'capabilities/server-boolean',
  by: { '2026-07-28': { requirement: 'capabilities/not-object' } },
  // Nor is it told that the tools have changed: nobody could know that it would be.
  alter: (outputs, scene) =>
    changingResults(
      withoutNotices(outputs, 'notifications/tools/list_changed'),
      scene,
      ['initialize', 'server/discover'],
      (result) => {
        const capabilities = objectAt(result, 'capabilities');
        return capabilities?.tools === undefined ? null : { ...result, capabilities: { ...capabilities, tools: true } };
      },
    ),
  shows: { server: 'calculator', client: [{ id: 1, method: 'tools/list' }] },
};
