/** List changes are told without being declared. */
import { isObject, objectAt } from '../../protocol/values.ts';
import { HANDSHAKE_REVISIONS } from '../eras.ts';
import type { JsonRecord } from '../types.ts';
import type { Fault } from './define.ts';
import { changingResults, without } from './tools.ts';

/** Capabilities without `listChanged`. */
function silent(capabilities: JsonRecord): JsonRecord {
  return Object.fromEntries(
    Object.entries(capabilities).map(([key, value]) => [key, isObject(value) ? without(value, 'listChanged') : value]),
  );
}

/** Notifications that the capabilities do not announce. */
export const undeclaredChanges: Fault = {
  id: 'undeclared-changes',
  title: 'List changes are told without being declared',
  says: 'The server tells of changed lists, but its capabilities do not say `listChanged`. A client that relies on what was declared does not listen; a right server declares what it will send.',
  rule: 'capabilities/notices',
  requirement: 'capabilities/resources-list-changed',
  revisions: HANDSHAKE_REVISIONS,
  alter: (outputs, scene) =>
    changingResults(outputs, scene, ['initialize'], (result) => {
      const capabilities = objectAt(result, 'capabilities');
      return capabilities ? { ...result, capabilities: silent(capabilities) } : null;
    }),
  shows: {
    server: 'notes',
    client: [{ id: 1, method: 'tools/call', params: { name: 'add_note', arguments: { title: 'Tea', text: 'Green' } } }],
  },
};
