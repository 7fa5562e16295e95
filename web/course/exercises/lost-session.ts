/** The status code for an ended session. */
import { clause, notification, request } from '../goals.ts';
import { HEADERS } from '../http-log.ts';
import type { ChooseSource } from '../source.ts';
import { requestPart } from '../wire.ts';

const { type, accept, version } = HEADERS;
const known = 'Mcp-Session-Id: $session';
const hello = request(1, 'initialize', {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 'desk', version: '1.0.0' },
});

/** Choose the status code. */
export const lostSession: ChooseSource = {
  id: 'lost-session',
  kind: 'choose-error',
  title: 'Choose the status code for an ended session',
  revision: '2025-11-25',
  server: 'calculator',
  http: true,
  task: 'Which status code does the server return to the last request?\n\nA client starts a session and ends it with `DELETE`. Another part of the client does not know this and sends one more request with the same `Mcp-Session-Id` (here `$session`).',
  client: [
    requestPart('POST /mcp', [type, accept], JSON.stringify(hello)).text,
    requestPart('POST /mcp', [type, accept, known, version], JSON.stringify(notification('notifications/initialized')))
      .text,
    requestPart('DELETE /mcp', [known, version]).text,
    requestPart('POST /mcp', [type, accept, known, version], JSON.stringify(request(2, 'tools/list'))).text,
  ],
  codes: [
    { code: 200, name: 'OK' },
    { code: 202, name: 'Accepted' },
    { code: 400, name: 'Bad Request' },
    { code: 404, name: 'Not Found' },
    { code: 405, name: 'Method Not Allowed' },
  ],
  start: 400,
  hints: [
    'The request has all headers. What can the server not find?',
    'One of these status codes means that the client must start a new session.',
  ],
  solution: 404,
  lesson:
    'In a session, `404` means that the session has ended: the client sends `initialize` again, without a session id. `400` is for a request that lacks the header. If a server confuses the two, its clients cannot recover.',
  links: [clause('2025-11-25', 'basic/transports#session-management', 'Transports, Session Management')],
  mistakes: [
    {
      id: 'gone',
      code: 200,
      says: 'The session has ended, so the server cannot process the request.',
    },
    {
      id: 'for-notifications',
      code: 202,
      says: '`202` is for notifications and responses. `tools/list` is a request.',
    },
    {
      id: 'header-is-there',
      code: 400,
      says: '`400` is for a request without `Mcp-Session-Id`. This one has the header, but its session has ended. Only `404` makes a client start a new session.',
    },
    {
      id: 'post-is-right',
      code: 405,
      says: '`POST` is right for every message. The session does not exist any more.',
    },
  ],
};
