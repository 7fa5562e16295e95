/** A request that does not say whose it is. */
import { answer, clause, request } from '../goals.ts';
import { gives, HEADERS, opening, posts, sessionLog } from '../http-log.ts';
import type { FindSource } from '../source.ts';

const { type, accept, version } = HEADERS;
const list = request('a', 'tools/list');
const ping = request('b', 'ping');

/** Find the mistake. */
export const lostHeader: FindSource = {
  id: 'lost-header',
  kind: 'find-mistake',
  title: 'Who is asking, please?',
  revision: '2025-11-25',
  wire: 'http',
  task: 'A session over HTTP, with a server that keeps many of them apart. One part is wrong. Which one, and why?',
  log: sessionLog([...opening(), posts(list), gives(answer('a', { tools: [] })), posts(ping), gives(answer('b', {}))], {
    5: posts(list, [type, accept, version]),
  }),
  options: [
    { id: 'session', text: '`Mcp-Session-Id` is missing', rule: 'http-session/id-missing' },
    { id: 'version', text: '`MCP-Protocol-Version` has to stand in every answer of the server' },
    { id: 'text-id', text: 'The id of a request has to be a number' },
    { id: 'repeat', text: 'The server has to repeat the session in each answer' },
  ],
  start: { message: 6, mistake: 'repeat' },
  hints: [
    'The answer to `initialize` brought something that belongs into every later request.',
    'Go through the headers of the requests, one by one.',
  ],
  solution: { message: 5, mistake: 'session' },
  lesson:
    'A server that gives out `Mcp-Session-Id` with the answer to `initialize` wants it back in every later request. From 2026-07-28 on there are no sessions.',
  links: [clause('2025-11-25', 'basic/transports#session-management', 'Transports, Session Management')],
  innocent: { 1: 'Request 1 begins the session: the id of it comes with the answer.' },
  mistakes: [
    {
      id: 'version-of-requests',
      option: 'version',
      says: 'The client says the revision, in the headers of its requests. Answers need not repeat it.',
      example: { message: 6, mistake: 'version' },
    },
    {
      id: 'text-ids',
      option: 'text-id',
      says: 'An id is a whole number or a text, in every transport.',
      example: { message: 5, mistake: 'text-id' },
    },
    {
      id: 'given-once',
      option: 'repeat',
      says: 'The server gives the id once, with the answer to `initialize`. It is the client who repeats it.',
      example: { message: 6, mistake: 'repeat' },
    },
  ],
};
