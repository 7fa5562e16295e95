/** An ended session is a bad request. */
import { isStateless } from '../eras.ts';
import type { Fault } from './define.ts';
import { STREAMABLE } from './tools.ts';

/** The status of a mistake for a session that is over. */
export const httpEndedSession: Fault = {
  id: 'http-ended-session',
  title: 'An ended session is a bad request',
  says: 'The session has ended, and the server answers `400`. Clients take `404` as the sign to begin a new session, and are stuck with anything else; a right server answers `404` to ids that it does not know any more.',
  rule: 'http-session/end',
  requirement: 'http-session/ended-status',
  revisions: STREAMABLE.filter((one) => !isStateless(one)),
  http: {
    alter: (outputs, input) =>
      input.kind === 'request' && input.headers['mcp-session-id'] !== undefined
        ? outputs.map((output) =>
            output.kind === 'head' && output.status === 404 ? { ...output, status: 400 } : output,
          )
        : outputs,
  },
  shows: { server: 'calculator', client: [{ http: 'DELETE' }, { id: 1, method: 'tools/list' }] },
};
