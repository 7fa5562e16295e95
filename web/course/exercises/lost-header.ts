/** A request without its session id. */
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
  title: 'Find the mistake when a server has many sessions',
  revision: '2025-11-25',
  wire: 'http',
  task: 'Which part of this session over HTTP is wrong, and why?\n\nThe server has many sessions.',
  log: sessionLog([...opening(), posts(list), gives(answer('a', { tools: [] })), posts(ping), gives(answer('b', {}))], {
    5: posts(list, [type, accept, version]),
  }),
  options: [
    { id: 'session', text: '`Mcp-Session-Id` is missing', rule: 'http-session/id-missing' },
    { id: 'version', text: 'Every response of the server needs `MCP-Protocol-Version`' },
    { id: 'text-id', text: 'The id of a request must be a number' },
    { id: 'repeat', text: 'The server must repeat the session id in each response' },
  ],
  start: { message: 6, mistake: 'repeat' },
  hints: [
    'The response to `initialize` contained a value that every later request needs.',
    'Compare the headers of the requests, one by one.',
  ],
  solution: { message: 5, mistake: 'session' },
  lesson:
    'If the response to `initialize` has `Mcp-Session-Id`, the client must send it in every later request. Since 2026-07-28 there are no sessions.',
  links: [clause('2025-11-25', 'basic/transports#session-management', 'Transports, Session Management')],
  innocent: { 1: 'Request 1 starts the session: the response to it contains the id.' },
  mistakes: [
    {
      id: 'version-of-requests',
      option: 'version',
      says: 'The client declares the revision in the headers of its requests. Responses need not repeat it.',
      example: { message: 6, mistake: 'version' },
    },
    {
      id: 'text-ids',
      option: 'text-id',
      says: 'An id is an integer or a string, in every transport.',
      example: { message: 5, mistake: 'text-id' },
    },
    {
      id: 'given-once',
      option: 'repeat',
      says: 'The server sends the session id once, in the response to `initialize`. Only the client repeats it.',
      example: { message: 6, mistake: 'repeat' },
    },
  ],
};
