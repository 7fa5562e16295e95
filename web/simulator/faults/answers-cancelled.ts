/** Cancelled requests are answered. */
import type { Fault } from './define.ts';

/** An answer that nobody waits for any more. */
export const answersCancelled: Fault = {
  id: 'answers-cancelled',
  title: 'Cancelled requests are answered',
  says: 'The server passes over cancellations, goes on with the work and answers it. The client has let go of the id, so the answer belongs to nothing; a right server stops the work and stays silent.',
  rule: 'cancellation/after',
  requirement: 'cancellation/response-after-cancel',
  deaf: ({ method, id }) => method === 'notifications/cancelled' && id === undefined,
  shows: {
    server: 'everything',
    client: [
      { id: 1, method: 'tools/call', params: { name: 'long_work', arguments: { steps: 3, ms: 400 } } },
      100,
      { method: 'notifications/cancelled', params: { requestId: 1 } },
      { id: 2, method: 'tools/list' },
      2000,
    ],
  },
};
