/** A client that accepts only JSON. */
import { answer, clause, request } from '../goals.ts';
import { gives, HEADERS, opening, posts, sessionLog } from '../http-log.ts';
import type { FindSource } from '../source.ts';

const { type, session, version } = HEADERS;
const list = request(2, 'tools/list');

/** Find the mistake. */
export const halfAccept: FindSource = {
  id: 'half-accept',
  kind: 'find-mistake',
  title: 'Find why a server responds with 406',
  revision: '2025-11-25',
  wire: 'http',
  task: 'Which part of this session over HTTP is wrong, and why?\n\nIt works with this server, but another server returns `406 Not Acceptable` to the same client.',
  log: sessionLog([...opening(), posts(list), gives(answer(2, { tools: [] }))], {
    5: posts(list, [type, 'Accept: application/json', session, version]),
  }),
  options: [
    { id: 'accept', text: '`Accept` does not list `text/event-stream`', rule: 'http/accept-incomplete' },
    { id: 'verb', text: 'A request for a list must be a `GET`' },
    { id: 'empty-202', text: 'A response with status `202` needs a body' },
    { id: 'no-session', text: 'The first request has no `Mcp-Session-Id`' },
  ],
  start: { message: 1, mistake: 'verb' },
  hints: ['Compare the headers of the three requests.', 'Which side decides whether the response is JSON or a stream?'],
  solution: { message: 5, mistake: 'accept' },
  lesson:
    'The server may respond to each `POST` with JSON or with a stream, so a client lists both types: `Accept: application/json, text/event-stream`.',
  links: [
    clause(
      '2025-11-25',
      'basic/transports#sending-messages-to-the-server',
      'Transports, Sending Messages to the Server',
    ),
  ],
  innocent: {
    1: 'Request 1 lists both types. It cannot have a session id yet, because the response to it contains the id.',
  },
  mistakes: [
    {
      id: 'always-post',
      option: 'verb',
      says: 'Every client message is a `POST`. A `GET` opens a stream for messages from the server.',
      example: { message: 5, mistake: 'verb' },
    },
    {
      id: 'accepted',
      option: 'empty-202',
      says: 'The server accepts a notification with `202` and no body, because notifications get no response.',
      example: { message: 4, mistake: 'empty-202' },
    },
    {
      id: 'session-later',
      option: 'no-session',
      says: 'The session starts with the response to `initialize`; the client has no id before that.',
      example: { message: 1, mistake: 'no-session' },
    },
  ],
};
