/** Requests are accepted and not answered. */
import { hear } from '../read.ts';
import type { Fault } from './define.ts';
import { answered, STREAMABLE } from './tools.ts';

/** The answer to a notification for a request. */
export const httpRequestAccepted: Fault = {
  id: 'http-request-accepted',
  title: 'Requests are accepted and not answered',
  says: 'The server answers a posted request with `202` and nothing else. That is the answer to notifications, so the client never learns what came of its request; a right server answers with the message, or with a stream that brings it.',
  rule: 'http/request-answered-202',
  requirement: 'http/request-answered-202',
  revisions: STREAMABLE,
  http: {
    alter: (outputs, input) => {
      if (input.kind !== 'request' || !outputs.some((one) => one.kind === 'head' && one.status === 200)) return outputs;
      const heard = hear(input.body);
      const waits = heard.is === 'request' && heard.method.endsWith('/list');
      return waits ? answered(outputs, input, 202, '') : outputs;
    },
  },
  shows: { server: 'calculator', client: [{ id: 1, method: 'tools/list' }] },
};
