/** A client that takes JSON alone. */
import { answer, clause, request } from '../goals.ts';
import { gives, HEADERS, opening, posts, sessionLog } from '../http-log.ts';
import type { FindSource } from '../source.ts';

const { type, session, version } = HEADERS;
const list = request(2, 'tools/list');

/** Find the mistake. */
export const halfAccept: FindSource = {
  id: 'half-accept',
  kind: 'find-mistake',
  title: 'Only half an ear',
  revision: '2025-11-25',
  wire: 'http',
  task: 'A session over HTTP. With this server it went well, with another one the same client gets `406 Not Acceptable`. Which part is wrong, and why?',
  log: sessionLog([...opening(), posts(list), gives(answer(2, { tools: [] }))], {
    5: posts(list, [type, 'Accept: application/json', session, version]),
  }),
  options: [
    { id: 'accept', text: '`Accept` does not list `text/event-stream`', rule: 'http/accept-incomplete' },
    { id: 'verb', text: 'Asking for a list is a `GET`' },
    { id: 'empty-202', text: 'A status of `202` needs a body' },
    { id: 'no-session', text: 'The first request has no `Mcp-Session-Id`' },
  ],
  start: { message: 1, mistake: 'verb' },
  hints: ['Compare the headers of the three requests.', 'Who decides whether an answer is JSON or a stream?'],
  solution: { message: 5, mistake: 'accept' },
  lesson:
    'The server may answer each `POST` with JSON or with a stream, so a client lists both: `Accept: application/json, text/event-stream`.',
  links: [
    clause(
      '2025-11-25',
      'basic/transports#sending-messages-to-the-server',
      'Transports, Sending Messages to the Server',
    ),
  ],
  innocent: { 1: 'Request 1 lists both types. It cannot have a session yet: the answer to it gives one.' },
  mistakes: [
    {
      id: 'always-post',
      option: 'verb',
      says: 'Every message of a client is a `POST`. A `GET` opens a stream for what the server has to say.',
      example: { message: 5, mistake: 'verb' },
    },
    {
      id: 'accepted',
      option: 'empty-202',
      says: 'A notification is accepted with `202` and no body: nobody answers it.',
      example: { message: 4, mistake: 'empty-202' },
    },
    {
      id: 'session-later',
      option: 'no-session',
      says: 'The session begins with the answer to `initialize`; before that there is no id to send.',
      example: { message: 1, mistake: 'no-session' },
    },
  ],
};
