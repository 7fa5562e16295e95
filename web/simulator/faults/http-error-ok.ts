/** Errors travel as a success. */
import { CLIENT_CAPABILITIES } from '../eras.ts';
import type { Fault } from './define.ts';

/** A status that hides an error. */
export const httpErrorOk: Fault = {
  id: 'http-error-ok',
  title: 'Errors travel as a success',
  says: 'The server sends an error with the status `200`. Proxies and clients that look at the status alone take it for an answer; since 2026-07-28 a right server sends this error with `400`.',
  rule: 'http/error-status',
  requirement: 'http/missing-capability-status',
  revisions: ['2026-07-28'],
  http: { of: 'request', status: 200 },
  shows: {
    server: 'everything',
    client: [
      {
        id: 1,
        method: 'tools/call',
        params: { name: 'ask_model', arguments: { question: 'Why?' }, _meta: { [CLIENT_CAPABILITIES]: {} } },
      },
    ],
  },
};
