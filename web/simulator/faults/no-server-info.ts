/** The server does not say who it is. */
import { HANDSHAKE_REVISIONS } from '../eras.ts';
import type { Fault } from './define.ts';
import { changingResults, without } from './tools.ts';

/** A required member of the handshake is missing. */
export const noServerInfo: Fault = {
  id: 'no-server-info',
  title: 'The server does not say who it is',
  says: 'The answer to `initialize` has no `serverInfo`. Clients that read its name and version refuse the handshake; a right server always introduces itself.',
  rule: 'shape/missing',
  requirement: 'lifecycle/result-server-info-missing',
  revisions: HANDSHAKE_REVISIONS,
  alter: (outputs, scene) => changingResults(outputs, scene, ['initialize'], (result) => without(result, 'serverInfo')),
  shows: { server: 'calculator', client: [] },
};
