/** Any version is agreed to. */
import { HANDSHAKE_REVISIONS } from '../eras.ts';
import type { Fault } from './define.ts';
import { changingResults } from './tools.ts';

/** A revision that does not exist is agreed on. */
export const echoesVersion: Fault = {
  id: 'echoes-version',
  title: 'Any version is agreed to',
  says: 'The server repeats whatever version the client asks for, known or not. Both then speak a revision that the server cannot; a right server answers with the one that was asked for only where it speaks it, else with its own newest.',
  rule: 'version/offer',
  requirement: 'version/unknown-version-agreed',
  revisions: HANDSHAKE_REVISIONS,
  alter: (outputs, scene) =>
    changingResults(outputs, scene, ['initialize'], (result, asked) => {
      const version = asked?.params.protocolVersion;
      return typeof version === 'string' && version !== result.protocolVersion
        ? { ...result, protocolVersion: version }
        : null;
    }),
  shows: { server: 'calculator', initialize: { protocolVersion: '2099-01-01' }, client: [] },
};
