/** The status code for a message to the stream URL. */
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
export const oldAddress: ChooseSource = {
  id: 'old-address',
  kind: 'choose-error',
  title: 'Choose the status code for a message to the stream URL',
  revision: '2024-11-05',
  server: 'calculator',
  http: true,
  task: 'Which status code does the server return?\n\nIt supports only 2024-11-05, so its transport is HTTP+SSE. A `GET` of `/sse` opens a stream, and its first event has the URL for messages. A modern client sends its first message to `/sse`.',
  client: [requestPart('POST /sse', [type, accept], JSON.stringify(hello)).text],
  codes: [
    { code: 200, name: 'OK' },
    { code: 202, name: 'Accepted' },
    { code: 403, name: 'Forbidden' },
    { code: 405, name: 'Method Not Allowed' },
    { code: 406, name: 'Not Acceptable' },
  ],
  start: 200,
  hints: [
    'HTTP+SSE has two URLs: one for the stream and one for messages.',
    'The URL exists. Which method did the client use?',
  ],
  solution: 405,
  lesson:
    'HTTP+SSE in 2024-11-05 has two URLs: a `GET` opens the stream, and its `endpoint` event has the URL for messages. Since 2025-03-26 Streamable HTTP has one URL for both. A client that receives `400`, `404` or `405` falls back to HTTP+SSE.',
  links: [
    clause('2024-11-05', 'basic/transports#http-with-sse', 'Transports, HTTP with SSE'),
    clause('2025-11-25', 'basic/transports#backwards-compatibility', 'Transports, Backwards Compatibility'),
  ],
  mistakes: [
    {
      id: 'stream-first',
      code: 200,
      says: 'Only a `GET` opens the stream. Messages go to the URL in its first event.',
    },
    {
      id: 'other-address',
      code: 202,
      says: 'The URL for messages responds with `202`. This is the URL of the stream.',
    },
    {
      id: 'not-forbidden',
      code: 403,
      says: 'Access is not forbidden: the URL exists, but only for `GET`.',
    },
    {
      id: 'accept-is-right',
      code: 406,
      says: '`Accept` lists both types. The method `POST` is wrong here.',
    },
  ],
};
