/** The status code for a request from a foreign page. */
import { clause, request } from '../goals.ts';
import { HEADERS } from '../http-log.ts';
import type { ChooseSource } from '../source.ts';
import { requestPart } from '../wire.ts';

const { type, accept } = HEADERS;
const hello = request(1, 'initialize', {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 'desk', version: '1.0.0' },
});

/** Choose the status code. */
export const foreignOrigin: ChooseSource = {
  id: 'foreign-origin',
  kind: 'choose-error',
  title: 'Choose the status code for a request from a foreign page',
  revision: '2025-11-25',
  server: 'calculator',
  http: true,
  task: 'Which status code does a careful server return?\n\nIt offers tools on this machine, at `localhost:3000`, without a password. You read a page at `https://prizes.example`, and a script in it sends this request.',
  client: [requestPart('POST /mcp', [type, accept, 'Origin: https://prizes.example'], JSON.stringify(hello)).text],
  codes: [
    { code: 200, name: 'OK' },
    { code: 400, name: 'Bad Request' },
    { code: 401, name: 'Unauthorized' },
    { code: 403, name: 'Forbidden' },
    { code: 404, name: 'Not Found' },
  ],
  start: 200,
  hints: [
    'What does the `Origin` header contain, and who sets it?',
    'The message is valid, and there is no login. The problem is the sender.',
  ],
  solution: 403,
  lesson:
    'JSON-RPC has no authentication and no encryption, so the transport must protect the server. Every page that you open can send requests to your own machine. An HTTP server checks `Origin` and returns `403 Forbidden` for unknown origins; a local server listens only on `127.0.0.1`.',
  links: [clause('2025-11-25', 'basic/transports#security-warning', 'Transports, Security Warning')],
  mistakes: [
    {
      id: 'open-door',
      code: 200,
      says: 'With this status every page in the browser could use the tools of this machine. The message is valid, but its `Origin` is not.',
    },
    {
      id: 'right-form',
      code: 400,
      says: 'The form of the request is valid. The server must reject its sender.',
    },
    {
      id: 'no-login',
      code: 401,
      says: '`401` requests a login, so the client could try again with one. A foreign page must not get access at all.',
    },
    {
      id: 'is-there',
      code: 404,
      says: 'The path `/mcp` exists. In a session, `404` means that the session has ended.',
    },
  ],
};
