/** The status for a page of somebody else. */
import { clause, request } from '../goals.ts';
import { HEADERS } from '../http-log.ts';
import type { ChooseSource } from '../source.ts';
import { asked } from '../wire.ts';

const { type, accept } = HEADERS;
const hello = request(1, 'initialize', {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 'desk', version: '1.0.0' },
});

/** Choose the status. */
export const foreignOrigin: ChooseSource = {
  id: 'foreign-origin',
  kind: 'choose-error',
  title: 'A visitor from another page',
  revision: '2025-11-25',
  server: 'calculator',
  http: true,
  task: 'A server of tools runs on this machine, at `localhost:3000`, without a password. You read a page at `https://prizes.example`, and a script in it sends this request. With which status does a careful server answer?',
  client: [asked('POST /mcp', [type, accept, 'Origin: https://prizes.example'], JSON.stringify(hello)).text],
  codes: [
    { code: 200, name: 'OK' },
    { code: 400, name: 'Bad Request' },
    { code: 401, name: 'Unauthorized' },
    { code: 403, name: 'Forbidden' },
    { code: 404, name: 'Not Found' },
  ],
  start: 200,
  hints: [
    'What does the header `Origin` tell, and who wrote it?',
    'The message is right, and there is nothing to log in to. The sender is the trouble.',
  ],
  solution: 403,
  lesson:
    'JSON-RPC itself knows no logins and no encryption: what protects a server is its transport. Every page that you open can send requests to your own machine. A server over HTTP looks at `Origin` and answers `403 Forbidden` where it does not know it; a local one listens on `127.0.0.1` only.',
  links: [clause('2025-11-25', 'basic/transports#security-warning', 'Transports, Security Warning')],
  mistakes: [
    {
      id: 'open-door',
      code: 200,
      says: 'Then every page in the browser could use the tools of this machine. The message is right, its `Origin` is not.',
    },
    {
      id: 'right-form',
      code: 400,
      says: 'Nothing is wrong with the form of the request. Who sends it is not welcome.',
    },
    {
      id: 'no-login',
      code: 401,
      says: '`401` asks for a login and leaves the door open for one. A foreign page is not to come in at all.',
    },
    {
      id: 'is-there',
      code: 404,
      says: 'There is something at `/mcp`. In a session `404` says that the session is gone.',
    },
  ],
};
