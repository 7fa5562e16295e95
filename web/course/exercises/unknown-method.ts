/** A refusal, written out. */
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
  title: 'That I cannot do',
  revision: '2024-11-05',
  from: 'server',
  task: 'You are a server without prompts. The client asks `{"jsonrpc":"2.0","id":"q-5","method":"prompts/list"}` all the same. Say that you do not have this method.',
  before: [client(request('q-5', 'prompts/list'))],
  start: '{"jsonrpc":"2.0","id":"q-5","result":{"error":"not found"}}',
  hints: [
    'A refusal has `error` where a success has `result`.',
    'An error has a `code`, a number, and a `message`.',
    'The code for a method that is not there ends in 01.',
  ],
  solution: JSON.stringify(refusal('q-5', -32601, 'Method not found')),
  lesson:
    'An error has a whole number as `code`, a short sentence as `message`, and `data` where there is more to say. `-32601` is for methods a server does not have, those it did not declare included.',
  links: [clause('2024-11-05', 'basic/messages#responses', 'Messages, Responses')],
  goals: [
    ...answers('q-5', 'error'),
    keeps('/error/code', -32601, '`error.code` has to be the number for a method that is not there, -32601.'),
    goal('message', 'It says so in words', '`error.message` has to be a short sentence.', {
      at: '/error/message',
      blank: false,
    }),
  ],
  mistakes: [
    commonMistake(
      'empty-list',
      answer('q-5', { prompts: [] }),
      'An empty list says: I have prompts, only none at the moment. This server does not have the method.',
      present('/result/prompts'),
    ),
    commonMistake(
      'inside-result',
      answer('q-5', { error: { code: -32601, message: 'Method not found' } }),
      'Inside of `result` an error counts as a success. `error` takes the place of `result`.',
      present('/result/error'),
    ),
    commonMistake(
      'is-error',
      answer('q-5', { content: [], isError: true }),
      '`isError` is for tools that ran and failed. A method that is not there is an `error` of the protocol.',
      present('/result/isError'),
    ),
    commonMistake(
      'bare-error',
      { jsonrpc: '2.0', id: 'q-5', error: 'Method not found' },
      '`error` is an object with `code` and `message`.',
      { at: '/error', type: ['string', 'number'] },
    ),
    commonMistake(
      'text-code',
      { jsonrpc: '2.0', id: 'q-5', error: { code: '-32601', message: 'Method not found' } },
      'The code is a number: no quotes.',
      { at: '/error/code', type: 'string' },
    ),
    commonMistake(
      'http',
      refusal('q-5', 404, 'Not found'),
      'That is a code of HTTP. JSON-RPC has its own, and they are negative.',
      { at: '/error/code', minimum: 100, maximum: 599 },
    ),
    commonMistake(
      'positive',
      refusal('q-5', 32601, 'Method not found'),
      'Mind the sign: the codes of JSON-RPC are negative.',
      {
        at: '/error/code',
        equals: 32601,
      },
    ),
    commonMistake(
      'other-code',
      refusal('q-5', -32602, 'Invalid params'),
      'Another code for another cause: `-32700` no JSON, `-32600` no request, `-32602` wrong parameters, `-32603` a failure inside. Here it is the method.',
      { at: '/error/code', maximum: -1, not: { at: '/error/code', equals: -32601 } },
    ),
    commonMistake(
      'no-code',
      { jsonrpc: '2.0', id: 'q-5', error: { message: 'Method not found' } },
      'Programs read the `code`, and it is missing.',
      without('/error/code', '/error/message'),
    ),
    commonMistake(
      'no-message',
      { jsonrpc: '2.0', id: 'q-5', error: { code: -32601 } },
      'People read the `message`, and it is required.',
      without('/error/message', '/error/code'),
    ),
    commonMistake(
      'outside',
      { jsonrpc: '2.0', id: 'q-5', code: -32601, message: 'Method not found' },
      '`code` and `message` stand inside of `error`.',
      present('/code', '/message'),
    ),
    commonMistake(
      'null-id',
      { jsonrpc: '2.0', id: null, error: { code: -32601, message: 'Method not found' } },
      'The id is known, `"q-5"`. With null the client waits for ever.',
      { at: '/id', equals: null },
    ),
    strangeId('q-5', refusal('q-6', -32601, 'Method not found')),
  ],
};
