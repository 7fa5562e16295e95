/** Logs come below the level that was asked for. */
import { HANDSHAKE_REVISIONS } from '../eras.ts';
import type { Fault } from './define.ts';
import { said } from './tools.ts';

/** Logs that nobody asked for. */
export const logsTooMuch: Fault = {
  id: 'logs-too-much',
  title: 'Logs come below the level that was asked for',
  says: 'The client asked for serious logs only, and the server sends the least serious ones, too. The client drowns in what it did not want; a right server sends logs of the level that was set, and those above it.',
  rule: 'logging/levels',
  requirement: 'logging/below-requested-level',
  revisions: HANDSHAKE_REVISIONS,
  alter: (outputs, scene) => {
    const { heard, before } = scene;
    if (heard?.method !== 'tools/call' || before.logLevel === null || before.logLevel === 'debug') return outputs;
    const params = { level: 'debug', logger: 'server', data: 'A call comes in' };
    const notice = { jsonrpc: '2.0', method: 'notifications/message', params };
    return [said(notice, scene, outputs[0]?.to ?? null), ...outputs];
  },
  shows: {
    server: 'calculator',
    logs: 'error',
    client: [{ id: 1, method: 'tools/call', params: { name: 'add', arguments: { a: 1, b: 2 } } }],
  },
};
