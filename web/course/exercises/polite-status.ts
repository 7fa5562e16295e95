/** A notification that gets the wrong status. */
import { answer, clause, request } from '../goals.ts';
import { gives, opening, posts, sessionLog } from '../http-log.ts';
import type { FindSource } from '../source.ts';
import { answered } from '../wire.ts';

/** Find the mistake. */
export const politeStatus: FindSource = {
  id: 'polite-status',
  kind: 'find-mistake',
  title: 'All well, and nothing to say',
  revision: '2025-11-25',
  wire: 'http',
  task: 'A session over HTTP. One of these parts is not what the specification asks for. Which one, and why?',
  log: sessionLog([...opening(), posts(request(2, 'tools/list')), gives(answer(2, { tools: [] }))], {
    4: answered('200 OK', []),
  }),
  options: [
    { id: 'status', text: 'A notification is accepted with `202`', rule: 'http/notification-status' },
    { id: 'result', text: 'It needs a body with an empty result' },
    { id: 'session', text: 'It has to repeat `Mcp-Session-Id`' },
    { id: 'id', text: 'The notification lacks an `id`' },
  ],
  start: { message: 3, mistake: 'id' },
  hints: [
    'HTTP wants an answer to everything, also where MCP has nothing to say.',
    'Which of the three requests is a notification?',
  ],
  solution: { message: 4, mistake: 'status' },
  lesson:
    'A notification that a server takes is answered with `202 Accepted` and no body: HTTP is satisfied, and MCP has said nothing. The same holds for a response that a client sends.',
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
      says: 'A result answers a request. This one is a notification: there is nothing that a result could be for.',
      example: { message: 4, mistake: 'result' },
    },
    {
      id: 'given-once',
      option: 'session',
      says: 'The server gives the id of the session once; the client repeats it.',
      example: { message: 4, mistake: 'session' },
    },
    {
      id: 'never-an-id',
      option: 'id',
      says: 'A notification never has an `id`, in no transport.',
      example: { message: 3, mistake: 'id' },
    },
  ],
};
