/** Progress comes without being asked for. */
import { objectAt } from '../../protocol/values.ts';
import type { Fault } from './define.ts';
import { said } from './tools.ts';

/** Progress of a request that wanted none. */
export const progressUnasked: Fault = {
  id: 'progress-unasked',
  title: 'Progress comes without being asked for',
  says: 'The request brought no `progressToken`, and the server reports progress under its id. Ids and tokens are different things, so the client cannot use it; a right server reports progress only where a token came.',
  rule: 'progress/notice',
  requirement: 'progress/not-requested',
  alter: (outputs, scene) => {
    const { heard } = scene;
    const id = heard?.id;
    const params = objectAt(heard ?? undefined, 'params');
    if (heard?.method !== 'tools/call' || !params || (typeof id !== 'string' && typeof id !== 'number')) return outputs;
    if (objectAt(params, '_meta')?.progressToken !== undefined) return outputs;
    const notice = { jsonrpc: '2.0', method: 'notifications/progress', params: { progressToken: id, progress: 0 } };
    return [said(notice, scene, outputs[0]?.to ?? null), ...outputs];
  },
  shows: {
    server: 'calculator',
    client: [{ id: 1, method: 'tools/call', params: { name: 'add', arguments: { a: 1, b: 2 } } }],
  },
};
