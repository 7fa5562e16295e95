/** An unknown version is refused. */
import { isObject } from '../../protocol/values.ts';
import { HANDSHAKE_REVISIONS } from '../eras.ts';
import type { Fault } from './define.ts';
import { changingAnswers } from './tools.ts';

/** An error where an offer belongs. */
export const refusesVersion: Fault = {
  id: 'refuses-version',
  title: 'An unknown version is refused',
  says: 'The client asks for a version that the server does not know, and gets an error. Newer clients can then never connect; a right server answers with the newest version it speaks, and leaves it to the client whether to go on.',
  rule: 'version/offer',
  requirement: 'version/error-instead-of-offer',
  revisions: HANDSHAKE_REVISIONS,
  alter: (outputs, scene) =>
    changingAnswers(outputs, scene, ({ id = '', result }, asked) => {
      const version = asked?.params.protocolVersion;
      if (asked?.method !== 'initialize' || !isObject(result) || version === result.protocolVersion) return null;
      const data = { expected: result.protocolVersion ?? null };
      return { jsonrpc: '2.0', id, error: { code: -32602, message: 'Unsupported protocol version', data } };
    }),
  shows: { server: 'calculator', initialize: { protocolVersion: '2099-01-01' }, client: [] },
};
