/** The request that resumes a stream. */
import { HEADERS, opening, posts } from '../http-log.ts';
import { clause, commonMistake, goal, notification, request } from '../goals.ts';
import type { MessageSource } from '../source.ts';
import { answered, requestPart, wireLog } from '../wire.ts';

const { type, accept, session, version } = HEADERS;
const stream = 'Accept: text/event-stream';
const last = (id: string): string => `Last-Event-ID: ${id}`;
const get = (...headers: readonly string[]): string => requestPart('GET /mcp', headers).text;
const call = request(7, 'tools/call', { name: 'count', arguments: {}, _meta: { progressToken: 'c' } });
const event = (id: string, data: string): string => `id: ${id}\ndata: ${data}\n\n`;
const progress = (value: number): string =>
  JSON.stringify(notification('notifications/progress', { progressToken: 'c', progress: value, total: 3 }));

/** Write the request. */
export const resumeRequest: MessageSource = {
  id: 'resume-request',
  kind: 'write-message',
  title: 'Resume a stream',
  revision: '2025-11-25',
  from: 'client',
  wire: 'http',
  task: 'Write the HTTP request with which the client gets the rest of the stream.\n\nThe connection broke off after the last event below. The endpoint is `/mcp` at `localhost:3000`, and the headers of the session are those of the earlier requests.',
  before: wireLog([
    ...opening(),
    posts(call),
    answered(
      '200 OK',
      ['Content-Type: text/event-stream'],
      event('s4_0', '') + event('s4_1', progress(1)) + event('s4_2', progress(2)),
    ),
  ]),
  start: requestPart('POST /mcp', [type, accept, session, version], JSON.stringify(call)).text,
  hints: [
    'The call must not run twice, so the client does not send it again.',
    'Streams are resumed with `GET`. One header says what has already arrived.',
    '`Last-Event-ID` has the id of the last event: `s4_2`.',
  ],
  solution: get(stream, session, version, last('s4_2')),
  lesson:
    'A stream is resumed with `GET` and `Last-Event-ID`, whatever request opened it. The server sends the events after that id, and the call itself is not repeated.',
  links: [
    clause('2025-11-25', 'basic/transports#resumability-and-redelivery', 'Transports, Resumability and Redelivery'),
  ],
  goals: [
    goal('get', 'The method is GET', 'The method of the request must be `GET`.', { at: '/method', equals: 'GET' }),
    goal('path', 'The path is that of the endpoint', 'The path must be `/mcp`.', { at: '/path', equals: '/mcp' }),
    goal('host', 'The request has a host', 'Every HTTP request needs the header `Host: localhost:3000`.', {
      at: '/headers/host',
      equals: 'localhost:3000',
    }),
    goal('accept', 'The client accepts a stream', '`Accept` must contain `text/event-stream`.', {
      at: '/headers/accept',
      contains: 'text/event-stream',
    }),
    goal(
      'session',
      'The request belongs to the session',
      '`Mcp-Session-Id` must be the id of the session, `6f1d0c52`.',
      {
        at: '/headers/mcp-session-id',
        equals: '6f1d0c52',
      },
    ),
    goal('version', 'The request names the revision', '`MCP-Protocol-Version` must be `2025-11-25`.', {
      at: '/headers/mcp-protocol-version',
      equals: '2025-11-25',
    }),
    goal(
      'event',
      'The request has the id of the last event',
      '`Last-Event-ID` must be the id of the last event, `s4_2`.',
      {
        at: '/headers/last-event-id',
        equals: 's4_2',
      },
    ),
    goal('empty', 'The request has no body', 'A `GET` that resumes a stream has no body.', {
      all: [
        { at: '/json', absent: true },
        { at: '/body', absent: true },
      ],
    }),
  ],
  mistakes: [
    commonMistake(
      'again',
      requestPart('POST /mcp', [type, accept, session, version, last('s4_2')], JSON.stringify(call)).text,
      'This sends the call once more, so the tool runs twice. Resume the stream with `GET`, without a message.',
      { at: '/method', equals: 'POST' },
    ),
    commonMistake(
      'new-stream',
      get(stream, session, version),
      'Without `Last-Event-ID` this opens a new stream, which never gets the response to the call.',
      {
        all: [
          { at: '/method', equals: 'GET' },
          { at: '/headers/last-event-id', absent: true },
          { at: '/query', absent: true },
        ],
      },
    ),
    commonMistake(
      'first-event',
      get(stream, session, version, last('s4_0')),
      'This event is not the last one, so the client would get events a second time.',
      { at: '/headers/last-event-id', oneOf: ['s4_0', 's4_1'] },
    ),
    commonMistake(
      'next-event',
      get(stream, session, version, last('s4_3')),
      'The client has not received this event. The header names the last event that arrived.',
      { at: '/headers/last-event-id', oneOf: ['s4_3', 's4_4'] },
    ),
    commonMistake(
      'request-id',
      get(stream, session, version, last('7')),
      '7 is the id of the JSON-RPC request. Events have ids of their own, in the lines `id:` of the stream.',
      { at: '/headers/last-event-id', equals: '7' },
    ),
    commonMistake(
      'number-only',
      get(stream, session, version, last('2')),
      'An event id is sent unchanged. Only the server knows how it is composed.',
      { at: '/headers/last-event-id', oneOf: ['0', '1', '2', 's4'] },
    ),
    commonMistake(
      'no-session',
      get(stream, version, last('s4_2')),
      'Event ids are valid in one session. Without `Mcp-Session-Id` the server cannot find the stream.',
      { at: '/headers/mcp-session-id', absent: true },
    ),
    commonMistake(
      'json',
      get('Accept: application/json', session, version, last('s4_2')),
      'The server sends the rest as a stream. `Accept` must allow `text/event-stream`.',
      {
        all: [
          { at: '/headers/accept', present: true },
          { not: { at: '/headers/accept', contains: 'text/event-stream' } },
        ],
      },
    ),
    commonMistake(
      'in-query',
      requestPart('GET /mcp?lastEventId=s4_2', [stream, session, version]).text,
      'The id of the event belongs in the header `Last-Event-ID`, not into the URL.',
      { at: '/query', present: true },
    ),
  ],
};
