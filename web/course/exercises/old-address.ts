/** The status for a message at the address of the stream. */
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
export const oldAddress: ChooseSource = {
  id: 'old-address',
  kind: 'choose-error',
  title: 'A letter to the listening post',
  revision: '2024-11-05',
  server: 'calculator',
  http: true,
  task: 'This server speaks 2024-11-05 alone, so its transport is HTTP+SSE: a `GET` of `/sse` opens a stream, whose first event says where messages go. A client of today sends its first message to `/sse`. With which status does the server answer?',
  client: [asked('POST /sse', [type, accept], JSON.stringify(hello)).text],
  codes: [
    { code: 200, name: 'OK' },
    { code: 202, name: 'Accepted' },
    { code: 403, name: 'Forbidden' },
    { code: 405, name: 'Method Not Allowed' },
    { code: 406, name: 'Not Acceptable' },
  ],
  start: 200,
  hints: ['HTTP+SSE has two addresses: one to listen, one to speak.', 'The address is there. What was done with it?'],
  solution: 405,
  lesson:
    'HTTP+SSE of 2024-11-05 has two addresses: a `GET` opens the stream, whose event `endpoint` names the address for messages. Streamable HTTP has had one address for both since 2025-03-26. A client that meets `400`, `404` or `405` tries the old way.',
  links: [
    clause('2024-11-05', 'basic/transports#http-with-sse', 'Transports, HTTP with SSE'),
    clause('2025-11-25', 'basic/transports#backwards-compatibility', 'Transports, Backwards Compatibility'),
  ],
  mistakes: [
    {
      id: 'stream-first',
      code: 200,
      says: 'Only a `GET` opens the stream. Messages go to the address that its first event names.',
    },
    {
      id: 'other-address',
      code: 202,
      says: 'The address for messages answers with `202`. This is the other one, where one listens.',
    },
    {
      id: 'not-forbidden',
      code: 403,
      says: 'Nobody is kept out: the address is there, for `GET` alone.',
    },
    {
      id: 'accept-is-right',
      code: 406,
      says: '`Accept` lists both types. What does not fit is the `POST`.',
    },
  ],
};
