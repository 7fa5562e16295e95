/** An event whose message continues on the next line. */
import { answer, clause, request } from '../goals.ts';
import { gives, opening, posts, sessionLog } from '../http-log.ts';
import type { FindSource } from '../source.ts';
import { answered } from '../wire.ts';

const STREAM = ['Content-Type: text/event-stream'];
const event = (text: string): string => `event: message\ndata: ${text}\n\n`;
const torn = JSON.stringify(answer(3, { content: [{ type: 'text', text: 'Open from nine to five.' }] })).replace(
  ',"result"',
  ',\n"result"',
);

/** Find the mistake. */
export const tornEvent: FindSource = {
  id: 'torn-event',
  kind: 'find-mistake',
  title: 'Find the mistake in an event stream',
  revision: '2025-11-25',
  wire: 'http',
  task: 'Which part of the session is wrong, and why?\n\nThis server responds with event streams. The client receives only a part of one response and cannot parse it.',
  log: sessionLog(
    [
      ...opening(),
      posts(request(2, 'tools/list')),
      answered(
        '200 OK',
        STREAM,
        event(JSON.stringify(answer(2, { tools: [{ name: 'hours', inputSchema: { type: 'object' } }] }))),
      ),
      posts(request(3, 'tools/call', { name: 'hours', arguments: {} })),
      gives(answer(3, {})),
    ],
    { 8: answered('200 OK', STREAM, event(torn)) },
  ),
  options: [
    { id: 'line', text: 'A line of the message does not begin with `data:`', rule: 'sse/raw-newline-in-data' },
    { id: 'json', text: 'The response to a `POST` must be `application/json`' },
    { id: 'event-id', text: 'An event needs an `id`' },
    { id: 'accept', text: 'A client that requests a stream must use `GET`' },
  ],
  start: { message: 6, mistake: 'json' },
  hints: [
    'Read the two streams line by line. How does each line begin?',
    'Where does a parser of events lose the rest of the second message?',
  ],
  solution: { message: 8, mistake: 'line' },
  lesson:
    'In a stream each message is the data of one event. Each line of it begins with `data:`, and an empty line ends the event. A parser ignores lines that begin with no known field.',
  links: [
    clause(
      '2025-11-25',
      'basic/transports#sending-messages-to-the-server',
      'Transports, Sending Messages to the Server',
    ),
  ],
  mistakes: [
    {
      id: 'either',
      option: 'json',
      says: 'A server may respond to each request either with JSON or with a stream.',
      example: { message: 6, mistake: 'json' },
    },
    {
      id: 'ids-are-extra',
      option: 'event-id',
      says: 'An `id` lets a client resume an interrupted stream. Events without one are valid.',
      example: { message: 8, mistake: 'event-id' },
    },
    {
      id: 'get-is-extra',
      option: 'accept',
      says: 'A `GET` opens a stream for messages that belong to no request. The response to a request comes in the HTTP response to its own `POST`.',
      example: { message: 7, mistake: 'accept' },
    },
  ],
};
