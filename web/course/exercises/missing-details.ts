/** An error with details for programs. */
import {
  answer,
  answers,
  clause,
  client,
  commonMistake,
  goal,
  keeps,
  present,
  refusal,
  request,
  strangeId,
  without,
} from '../goals.ts';
import type { MessageSource } from '../source.ts';

const URI = 'file:///plans/2031.md';
const withData = (data: Parameters<typeof commonMistake>[1], id: number | string = 50, code = -32002) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message: 'Resource not found', data },
});

/** Answer as the server. */
export const missingDetails: MessageSource = {
  id: 'missing-details',
  kind: 'answer-as-server',
  title: 'Answer with an error that has details',
  revision: '2025-11-25',
  from: 'server',
  task: 'Report that the resource does not exist, so that a program can read which one.\n\nYou are the server. The client sends `resources/read` with the id 50 for `file:///plans/2031.md`. Use the code of 2025-11-25 for a missing resource, and put the URI under `uri` into the details of the error.',
  before: [client(request(50, 'resources/read', { uri: URI }))],
  start: JSON.stringify(refusal(50, -32002, `Resource not found: ${URI}`)),
  hints: [
    'An error has three members. Which one is for programs?',
    'The details are an object: `{"uri": "file:///plans/2031.md"}`.',
    'They are the value of `error.data`.',
  ],
  solution: JSON.stringify(withData({ uri: URI })),
  lesson:
    'Programs decide by `code`, people read `message`, and `data` has the details for programs. MCP leaves most of them to the server.',
  links: [
    clause('2025-11-25', 'server/resources#error-handling', 'Resources, Error Handling'),
    clause('2025-11-25', 'basic/index#error-responses', 'Base protocol, Error Responses'),
  ],
  goals: [
    ...answers(50, 'error'),
    keeps('/error/code', -32002, '`error.code` must be the number for a missing resource in 2025-11-25, -32002.'),
    goal('message', 'The error has a message', '`error.message` must be a short sentence for people.', {
      at: '/error/message',
      blank: false,
    }),
    keeps('/error/data/uri', URI, '`error.data` must be an object with the URI of the request under `uri`.'),
  ],
  mistakes: [
    commonMistake(
      'data-as-text',
      withData(URI),
      '`data` is a string here. The task asks for an object with `uri`, so that more details can follow later.',
      { at: '/error/data', type: 'string' },
    ),
    commonMistake(
      'data-outside',
      { jsonrpc: '2.0', id: 50, error: { code: -32002, message: 'Resource not found' }, data: { uri: URI } },
      '`data` belongs inside `error`: a response has no such member.',
      present('/data'),
    ),
    commonMistake(
      'uri-beside',
      { jsonrpc: '2.0', id: 50, error: { code: -32002, message: 'Resource not found', uri: URI } },
      'JSON-RPC defines three members of an error. Others belong inside `data`.',
      present('/error/uri', '/error/details', '/error/detail', '/error/info'),
    ),
    commonMistake(
      'json-in-message',
      refusal(50, -32002, JSON.stringify({ uri: URI })),
      '`message` is a sentence for people. JSON belongs into `data`.',
      { at: '/error/message', contains: '{"uri"' },
    ),
    commonMistake(
      'message-only',
      refusal(50, -32002, `Resource not found: ${URI}`),
      'The URI is only in the sentence, where a program would have to search for it. Put it into `error.data` as well.',
      {
        all: [
          { at: '/error', type: 'object' },
          { at: '/error/data', absent: true },
          { at: '/error/uri', absent: true },
          { at: '/data', absent: true },
          { at: '/error/code', equals: -32002 },
          { at: '/error/details', absent: true },
        ],
      },
    ),
    commonMistake(
      'list',
      withData([{ uri: URI }]),
      '`data` is an array here. The task asks for one object with `uri`.',
      { at: '/error/data', type: 'array' },
    ),
    commonMistake(
      'new-code',
      withData({ uri: URI }, 50, -32602),
      '`-32602` is the code for a missing resource since 2026-07-28. This session has the revision 2025-11-25.',
      { at: '/error/code', equals: -32602 },
    ),
    commonMistake(
      'http-code',
      withData({ uri: URI }, 50, 404),
      'That is an HTTP status code. JSON-RPC has its own codes, and they are negative.',
      { at: '/error/code', minimum: 100, maximum: 599 },
    ),
    commonMistake(
      'in-result',
      answer(50, { contents: [], error: { uri: URI } }),
      'A response with a `result` counts as a success. Use `error`.',
      present('/result'),
    ),
    commonMistake(
      'no-message',
      { jsonrpc: '2.0', id: 50, error: { code: -32002, data: { uri: URI } } },
      '`message` is required, even if `data` says more.',
      without('/error/message', '/error/code'),
    ),
    strangeId(50, withData({ uri: URI }, '50')),
  ],
};
