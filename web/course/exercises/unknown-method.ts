/** An error response. */
import {
  answer,
  answers,
  clause,
  client,
  goal,
  keeps,
  present,
  refusal,
  request,
  commonMistake,
  strangeId,
  without,
} from '../goals.ts';
import type { MessageSource } from '../source.ts';

/** Answer as the server. */
export const unknownMethod: MessageSource = {
  id: 'unknown-method',
  kind: 'answer-as-server',
  title: 'Answer a request for an unknown method',
  revision: '2025-11-25',
  from: 'server',
  task: 'Respond that you do not have this method.\n\nYou are a server without prompts. The client still sends `{"jsonrpc":"2.0","id":"q-5","method":"prompts/list"}`.',
  before: [client(request('q-5', 'prompts/list'))],
  start: '{"jsonrpc":"2.0","id":"q-5","result":{"error":"not found"}}',
  hints: [
    'A failure has `error` where a success has `result`.',
    'An error has a `code`, which is a number, and a `message`.',
    'The code for an unknown method ends in 01.',
  ],
  solution: JSON.stringify(refusal('q-5', -32601, 'Method not found')),
  lesson:
    'An error has an integer as `code`, a short sentence as `message`, and optional `data` with details. `-32601` is for methods that a server does not have, or whose capability it has not declared.',
  links: [clause('2025-11-25', 'basic/index#responses', 'Base protocol, Responses')],
  goals: [
    ...answers('q-5', 'error'),
    keeps('/error/code', -32601, '`error.code` must be the number for an unknown method, -32601.'),
    goal('message', 'The error has a message', '`error.message` must be a short sentence.', {
      at: '/error/message',
      blank: false,
    }),
  ],
  mistakes: [
    commonMistake(
      'empty-list',
      answer('q-5', { prompts: [] }),
      'An empty list means that the server supports prompts but has none at the moment. This server does not have the method.',
      present('/result/prompts'),
    ),
    commonMistake(
      'inside-result',
      answer('q-5', { error: { code: -32601, message: 'Method not found' } }),
      'A response with an error inside `result` counts as a success. Use `error` instead of `result`.',
      present('/result/error'),
    ),
    commonMistake(
      'is-error',
      answer('q-5', { content: [], isError: true }),
      '`isError` is for tools that ran and failed. An unknown method is a protocol error: return an `error`.',
      present('/result/isError'),
    ),
    commonMistake(
      'bare-error',
      { jsonrpc: '2.0', id: 'q-5', error: 'Method not found' },
      '`error` must be an object with `code` and `message`.',
      { at: '/error', type: ['string', 'number'] },
    ),
    commonMistake(
      'text-code',
      { jsonrpc: '2.0', id: 'q-5', error: { code: '-32601', message: 'Method not found' } },
      'The code must be a number, without quotes.',
      { at: '/error/code', type: 'string' },
    ),
    commonMistake(
      'http',
      refusal('q-5', 404, 'Not found'),
      'That is an HTTP status code. JSON-RPC has its own codes, and they are negative.',
      { at: '/error/code', minimum: 100, maximum: 599 },
    ),
    commonMistake(
      'positive',
      refusal('q-5', 32601, 'Method not found'),
      'Check the sign: the error codes of JSON-RPC are negative.',
      {
        at: '/error/code',
        equals: 32601,
      },
    ),
    commonMistake(
      'other-code',
      refusal('q-5', -32602, 'Invalid params'),
      'That code is for another cause: `-32700` invalid JSON, `-32600` an invalid request, `-32602` invalid parameters, `-32603` an internal failure. Here the method is unknown.',
      { at: '/error/code', maximum: -1, not: { at: '/error/code', equals: -32601 } },
    ),
    commonMistake(
      'no-code',
      { jsonrpc: '2.0', id: 'q-5', error: { message: 'Method not found' } },
      'The `code` is missing, and programs need it.',
      without('/error/code', '/error/message'),
    ),
    commonMistake(
      'no-message',
      { jsonrpc: '2.0', id: 'q-5', error: { code: -32601 } },
      '`message` is required, because people read it.',
      without('/error/message', '/error/code'),
    ),
    commonMistake(
      'outside',
      { jsonrpc: '2.0', id: 'q-5', code: -32601, message: 'Method not found' },
      '`code` and `message` belong inside `error`.',
      present('/code', '/message'),
    ),
    commonMistake(
      'null-id',
      { jsonrpc: '2.0', id: null, error: { code: -32601, message: 'Method not found' } },
      'The id is known, `"q-5"`. With null the client would wait forever.',
      { at: '/id', equals: null },
    ),
    strangeId('q-5', refusal('q-6', -32601, 'Method not found')),
  ],
};
