/** A JSON-RPC error in the body of an HTTP response. */
import { HEADERS } from '../http-log.ts';
import { clause, commonMistake, goal } from '../goals.ts';
import type { MessageSource } from '../source.ts';
import { requestPart } from '../wire.ts';

const { type, accept, session, version } = HEADERS;
const response = (status: string, body: string, contentType = 'application/json'): string =>
  [`HTTP/1.1 ${status}`, ...(contentType === '' ? [] : [`Content-Type: ${contentType}`]), '', body].join('\n');
const error = (code: number, message: string, more = ''): string =>
  `{"jsonrpc":"2.0"${more},"error":{"code":${code},"message":"${message}"}}`;

/** Answer as the server. */
export const errorBody: MessageSource = {
  id: 'error-body',
  kind: 'answer-as-server',
  title: 'Answer invalid JSON over HTTP',
  revision: '2025-11-25',
  from: 'server',
  wire: 'http',
  task: 'Write the HTTP response of the server, with an error in its body.\n\nYou are the server. The body of the request is not valid JSON: a quotation mark is missing. Choose the status code, and put the JSON-RPC error for this case into the body.',
  before: [
    {
      from: 'client',
      message: requestPart(
        'POST /mcp',
        [type, accept, session, version],
        '{"jsonrpc":"2.0","id":9,"method":"tools/list}',
      ).text,
    },
  ],
  start: response('200 OK', error(-32700, 'Parse error', ',"id":9')),
  hints: [
    'HTTP delivered a body that the server cannot use. Which class of status codes is for that?',
    'The server could not parse the text, so it knows no `id`.',
    'The status is `400`; the error has the code -32700 and no `id`.',
  ],
  solution: response('400 Bad Request', error(-32700, 'Parse error')),
  lesson:
    'The status code reports that the request was not accepted, and the JSON-RPC error in the body says why. The error has no `id` if the server could not read one.',
  links: [
    clause(
      '2025-11-25',
      'basic/transports#sending-messages-to-the-server',
      'Transports, Sending Messages to the Server',
    ),
    clause('2025-11-25', 'basic/index#error-responses', 'Base protocol, Error Responses'),
  ],
  goals: [
    goal('status', 'The status is 400', 'The status code must be `400`: the request itself is unusable.', {
      at: '/status',
      equals: 400,
    }),
    goal(
      'type',
      'The body is announced as JSON',
      'A body with a JSON-RPC message needs the header `Content-Type: application/json`.',
      {
        at: '/headers/content-type',
        contains: 'application/json',
      },
    ),
    goal('error', 'The body contains an error', 'The body must be a JSON-RPC message with `jsonrpc` and `error`.', {
      all: [
        { at: '/json/jsonrpc', equals: '2.0' },
        { at: '/json/error', type: 'object' },
        { at: '/json/result', absent: true },
      ],
    }),
    goal(
      'code',
      'The code is that for invalid JSON',
      '`error.code` must be the number for text that is not JSON, -32700.',
      {
        at: '/json/error/code',
        equals: -32700,
      },
    ),
    goal('message', 'The error has a message', '`error.message` must be a short sentence.', {
      at: '/json/error/message',
      blank: false,
    }),
    goal('no-id', 'The error has no id', 'The server could not parse the text, so the error has no `id`.', {
      at: '/json/id',
      absent: true,
    }),
  ],
  mistakes: [
    commonMistake(
      'guessed-id',
      response('400 Bad Request', error(-32700, 'Parse error', ',"id":9')),
      'You can see the `9`, but the server could not parse the text, so it knows no `id`.',
      { at: '/json/id', equals: 9 },
    ),
    commonMistake(
      'null-id',
      response('400 Bad Request', error(-32700, 'Parse error', ',"id":null')),
      'JSON-RPC 2.0 uses `null` here. In MCP an id is never null: omit it.',
      { at: '/json/id', equals: null },
    ),
    commonMistake(
      'accepted',
      response('200 OK', error(-32700, 'Parse error')),
      '`200` says that the request was accepted. A gateway or a client that reads only the status would not notice the failure.',
      { at: '/status', minimum: 200, maximum: 299 },
    ),
    commonMistake(
      'server-error',
      response('500 Internal Server Error', error(-32700, 'Parse error')),
      '`500` says that the server failed. Here the request is at fault.',
      { at: '/status', minimum: 500, maximum: 599 },
    ),
    commonMistake(
      'other-status',
      response('422 Unprocessable Content', error(-32700, 'Parse error')),
      'This status has another meaning. For a request that cannot be read there is `400`.',
      { at: '/status', oneOf: [401, 403, 404, 405, 406, 415, 422] },
    ),
    commonMistake(
      'plain-text',
      response('400 Bad Request', 'Invalid JSON', 'text/plain'),
      'The status is right, but the body is text for people. A program can read a JSON-RPC error.',
      { at: '/body', present: true },
    ),
    commonMistake(
      'bare-error',
      response('400 Bad Request', '{"error":"Parse error"}'),
      'The body is JSON, but no JSON-RPC message: it lacks `jsonrpc`, and `error` must be an object with `code` and `message`.',
      {
        any: [
          { at: '/json/error', type: 'string' },
          {
            all: [
              { at: '/json/code', present: true },
              { at: '/json/jsonrpc', absent: true },
            ],
          },
        ],
      },
    ),
    commonMistake(
      'invalid-request',
      response('400 Bad Request', error(-32600, 'Invalid Request')),
      '`-32600` is for JSON that is no valid request. This text is not even JSON.',
      { at: '/json/error/code', oneOf: [-32600, -32601, -32602, -32603] },
    ),
    commonMistake(
      'http-code',
      response('400 Bad Request', error(400, 'Bad Request')),
      'The status code is in the first line already. `error.code` needs the code of JSON-RPC.',
      { at: '/json/error/code', minimum: 100, maximum: 599 },
    ),
    commonMistake(
      'no-body',
      response('400 Bad Request', '', ''),
      'The status is right. But without a body the client does not learn what was wrong.',
      {
        all: [
          { at: '/status', equals: 400 },
          { at: '/json', absent: true },
          { at: '/body', absent: true },
        ],
      },
    ),
    commonMistake(
      'no-type',
      response('400 Bad Request', error(-32700, 'Parse error'), ''),
      'The header `Content-Type` is missing, so the client does not know that the body is JSON.',
      {
        all: [
          { at: '/json', present: true },
          { at: '/headers/content-type', absent: true },
        ],
      },
    ),
  ],
};
