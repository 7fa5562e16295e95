/** A notification with the wrong status code in the response. */
import { answer, clause, request } from '../goals.ts';
import { gives, opening, posts, sessionLog } from '../http-log.ts';
import type { FindSource } from '../source.ts';
import { answered } from '../wire.ts';

/** Find the mistake. */
export const politeStatus: FindSource = {
  id: 'polite-status',
  kind: 'find-mistake',
  title: 'Find the mistake in an HTTP session',
  revision: '2025-11-25',
  wire: 'http',
  task: 'Which part of this session over HTTP violates the specification, and why?',
  log: sessionLog([...opening(), posts(request(2, 'tools/list')), gives(answer(2, { tools: [] }))], {
    4: answered('200 OK', []),
  }),
  options: [
    { id: 'status', text: 'The status code for a notification must be `202`', rule: 'http/notification-status' },
    { id: 'result', text: 'The response needs a body with an empty result' },
    { id: 'session', text: 'The response must repeat `Mcp-Session-Id`' },
    { id: 'id', text: 'The notification lacks an `id`' },
  ],
  start: { message: 3, mistake: 'id' },
  hints: [
    'HTTP requires a response to everything, even if MCP has none.',
    'Which of the three requests is a notification?',
  ],
  solution: { message: 4, mistake: 'status' },
  lesson:
    'If a server accepts a notification, it responds with `202 Accepted` and no body. HTTP requires a response, but MCP has none for a notification. The same applies to a response that a client sends.',
  links: [
    clause(
      '2025-11-25',
      'basic/transports#sending-messages-to-the-server',
      'Transports, Sending Messages to the Server',
    ),
  ],
  mistakes: [
    {
      id: 'no-result',
      option: 'result',
      says: 'A result belongs to a request. Part 3 is a notification, so it gets no result.',
      example: { message: 4, mistake: 'result' },
    },
    {
      id: 'given-once',
      option: 'session',
      says: 'The server sends the session id once; only the client repeats it.',
      example: { message: 4, mistake: 'session' },
    },
    {
      id: 'never-an-id',
      option: 'id',
      says: 'A notification never has an `id`, in any transport.',
      example: { message: 3, mistake: 'id' },
    },
  ],
};
