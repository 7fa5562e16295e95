/** The status for a session that is gone. */
import { clause, notification, request } from '../goals.ts';
import { HEADERS } from '../http-log.ts';
import type { ChooseSource } from '../source.ts';
import { asked } from '../wire.ts';

const { type, accept, version } = HEADERS;
const known = 'Mcp-Session-Id: $session';
const hello = request(1, 'initialize', {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 'desk', version: '1.0.0' },
});

/** Choose the status. */
export const lostSession: ChooseSource = {
  id: 'lost-session',
  kind: 'choose-error',
  title: 'Have we met?',
  revision: '2025-11-25',
  server: 'calculator',
  http: true,
  task: 'A client begins a session and ends it with `DELETE`; another part of the program has not heard of that and asks once more, with the same `Mcp-Session-Id` (here `$session`). With which status does the server answer the last request?',
  client: [
    asked('POST /mcp', [type, accept], JSON.stringify(hello)).text,
    asked('POST /mcp', [type, accept, known, version], JSON.stringify(notification('notifications/initialized'))).text,
    asked('DELETE /mcp', [known, version]).text,
    asked('POST /mcp', [type, accept, known, version], JSON.stringify(request(2, 'tools/list'))).text,
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
    'The request has all headers. What does the server not find?',
    'With one of these statuses a client knows that it may begin anew.',
  ],
  solution: 404,
  lesson:
    '`404` in a session says that the session is gone: the client sends `initialize` again, without an id. `400` is for a request that lacks the header. Servers that mix them up leave clients stuck.',
  links: [clause('2025-11-25', 'basic/transports#session-management', 'Transports, Session Management')],
  mistakes: [
    {
      id: 'gone',
      code: 200,
      says: 'The session has ended, so there is nobody whom the server could answer.',
    },
    {
      id: 'for-notifications',
      code: 202,
      says: '`202` is for notifications and responses. `tools/list` is a request.',
    },
    {
      id: 'header-is-there',
      code: 400,
      says: '`400` is for a request without `Mcp-Session-Id`. This one has the header; the session behind it is gone, and only `404` tells a client to begin anew.',
    },
    {
      id: 'post-is-right',
      code: 405,
      says: '`POST` is right for every message. What does not exist is the session.',
    },
  ],
};
