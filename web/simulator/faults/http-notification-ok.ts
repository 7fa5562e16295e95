/** Notifications get a 200 with a body over HTTP. */
import { isStateless } from '../eras.ts';
import { hear } from '../read.ts';
import type { HttpOutput } from '../transport/types.ts';
import type { Fault } from './define.ts';
import { STREAMABLE } from './tools.ts';

/** A body where nothing belongs. */
export const httpNotificationOk: Fault = {
  id: 'http-notification-ok',
  title: 'Notifications get a 200 with a body over HTTP',
  says: 'The server answers a posted notification with `200` and some JSON. The client reads a message where none should be, and stumbles; a right server answers `202` with nothing in the body.',
  rule: 'http/notification-answer',
  requirement: 'http/notification-status',
  revisions: STREAMABLE.filter((one) => !isStateless(one)),
  http: {
    alter: (outputs, input) =>
      outputs.flatMap((output): HttpOutput[] => {
        if (input.kind !== 'request') return [output];
        if (output.kind !== 'head' || output.status !== 202 || output.exchange !== input.exchange) return [output];
        if (hear(input.body).is !== 'notification') return [output];
        const { at, exchange, headers } = output;
        const head = { ...output, status: 200, headers: { ...headers, 'content-type': 'application/json' } };
        return [head, { kind: 'chunk', at, exchange, text: '{"ok":true}' }];
      }),
  },
  shows: {
    server: 'everything',
    client: [
      { id: 1, method: 'tools/call', params: { name: 'long_work', arguments: { steps: 1, ms: 20 } } },
      { method: 'notifications/cancelled', params: { requestId: 1 } },
    ],
  },
};
