/** The server asks before the handshake is done. */
import { objectAt } from '../../protocol/values.ts';
import { HANDSHAKE_REVISIONS } from '../eras.ts';
import type { Fault } from './define.ts';
import { said } from './tools.ts';

/** A request of the server that comes too early. */
export const asksEarly: Fault = {
  id: 'asks-early',
  title: 'The server asks before the handshake is done',
  says: 'The server sends a request right behind its answer to `initialize`. The client is not ready before it has sent `notifications/initialized`; until then a right server sends nothing but pings and logs.',
  rule: 'lifecycle/before',
  requirement: 'lifecycle/server-request-before-initialized',
  revisions: HANDSHAKE_REVISIONS,
  alter: (outputs, scene) => {
    const { heard } = scene;
    const client = objectAt(objectAt(heard ?? undefined, 'params') ?? undefined, 'capabilities');
    if (heard?.method !== 'initialize' || !client?.roots || scene.state.handshake.phase !== 'answered') return outputs;
    return [...outputs, said({ jsonrpc: '2.0', id: 'early', method: 'roots/list' }, scene)];
  },
  shows: { server: 'calculator', client: [] },
};
