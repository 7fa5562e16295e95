/** Logs come without being asked for. */
import { objectAt } from '../../protocol/values.ts';
import { LOG_LEVEL } from '../eras.ts';
import type { Fault } from './define.ts';
import { said } from './tools.ts';

/** Logs for a request that wanted none. */
export const logsUnasked: Fault = {
  id: 'logs-unasked',
  title: 'Logs come without being asked for',
  says: 'The request did not ask for logs in its `_meta`, and the server sends some on its stream. A client without a place for them may take them for something else; a right server logs only where the request names a level.',
  rule: 'logging/opt-in',
  requirement: 'logging/message-without-opt-in',
  revisions: ['2026-07-28'],
  alter: (outputs, scene) => {
    const { heard } = scene;
    const meta = objectAt(objectAt(heard ?? undefined, 'params') ?? undefined, '_meta');
    if (heard?.method !== 'tools/call' || !meta || meta[LOG_LEVEL] !== undefined) return outputs;
    const params = { level: 'info', logger: 'server', data: 'A call comes in' };
    const notice = { jsonrpc: '2.0', method: 'notifications/message', params };
    return [said(notice, scene, outputs[0]?.to ?? null), ...outputs];
  },
  shows: {
    server: 'calculator',
    client: [{ id: 1, method: 'tools/call', params: { name: 'add', arguments: { a: 1, b: 2 } } }],
  },
};
