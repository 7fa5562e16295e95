/** Pings are refused. */
import { HANDSHAKE_REVISIONS } from '../eras.ts';
import type { Fault } from './define.ts';
import { changingAnswers } from './tools.ts';

/** An error where an empty result belongs. */
export const pingRefused: Fault = {
  id: 'ping-refused',
  title: 'Pings are refused',
  says: 'The server does not know `ping` and answers with an error. A client that wants to see whether the server is alive takes it for broken; a right server answers a ping at once, with an empty result.',
  rule: 'ping/answers',
  requirement: 'ping/answered-with-error',
  revisions: HANDSHAKE_REVISIONS,
  alter: (outputs, scene) =>
    changingAnswers(outputs, scene, (_, asked) =>
      asked?.method === 'ping'
        ? { jsonrpc: '2.0', id: asked.id, error: { code: -32601, message: 'Method not found: ping' } }
        : null,
    ),
  shows: { server: 'calculator', client: [{ id: 1, method: 'ping' }] },
};
