/** An event whose message goes on on the next line. */
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
  title: 'Half an event',
  revision: '2025-11-25',
  wire: 'http',
  task: 'This server answers with streams of events. The client gets one of the answers only in part, and cannot read it. Which part is wrong, and why?',
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
    { id: 'line', text: 'A line of the event does not begin with `data:`', rule: 'sse/raw-newline-in-data' },
    { id: 'json', text: 'The answer to a `POST` has to be `application/json`' },
    { id: 'event-id', text: 'An event needs an `id`' },
    { id: 'accept', text: 'A client that wants a stream sends `GET`' },
  ],
  start: { message: 6, mistake: 'json' },
  hints: [
    'Read the two streams line by line. How does each line begin?',
    'Where would a reader of events stop to read the second message?',
  ],
  solution: { message: 8, mistake: 'line' },
  lesson:
    'In a stream each message is the data of one event: `data:` and the JSON on one line, then an empty line. A line without `data:` in front belongs to nothing, and is passed over.',
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
      says: 'A server may answer a request with JSON or with a stream, each time as it likes.',
      example: { message: 6, mistake: 'json' },
    },
    {
      id: 'ids-are-extra',
      option: 'event-id',
      says: 'An `id` lets a client take up a broken stream again. Events without one are right.',
      example: { message: 8, mistake: 'event-id' },
    },
    {
      id: 'get-is-extra',
      option: 'accept',
      says: 'A `GET` opens a stream for what belongs to no request. Answers come as the answer to their own `POST`.',
      example: { message: 7, mistake: 'accept' },
    },
  ],
};
