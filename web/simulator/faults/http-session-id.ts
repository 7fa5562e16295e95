/** The session id has a space in it. */
import { isStateless } from '../eras.ts';
import type { Fault } from './define.ts';
import { STREAMABLE } from './tools.ts';

const PREFIX = 'session ';

/** An id of a form that headers do not carry well. */
export const httpSessionId: Fault = {
  id: 'http-session-id',
  title: 'The session id has a space in it',
  says: 'The server gives out a session id with a space. Only visible ASCII is allowed, since proxies and clients cut or refuse headers with anything else; a right server takes, for example, a UUID.',
  rule: 'http-session/id',
  requirement: 'http-session/id-charset',
  revisions: STREAMABLE.filter((one) => !isStateless(one)),
  http: {
    hear: (input) => {
      const id = input.kind === 'request' ? input.headers['mcp-session-id'] : undefined;
      if (input.kind !== 'request' || !id?.startsWith(PREFIX)) return input;
      return { ...input, headers: { ...input.headers, 'mcp-session-id': id.slice(PREFIX.length) } };
    },
    alter: (outputs) =>
      outputs.map((output) => {
        const id = output.kind === 'head' ? output.headers['mcp-session-id'] : undefined;
        if (output.kind !== 'head' || id === undefined) return output;
        return { ...output, headers: { ...output.headers, 'mcp-session-id': PREFIX + id } };
      }),
  },
  shows: { server: 'calculator', client: [{ id: 1, method: 'tools/list' }] },
};
