/** A refusal, written out. */
import type { MessageExercise } from '../define.ts';
import {
  answer,
  answers,
  clause,
  client,
  goal,
  has,
  inside,
  keeps,
  refusal,
  request,
  commonMistake,
  strangeId,
} from '../goals.ts';

/** Answer as the server. */
export const unknownMethod: MessageExercise = {
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
    keeps('error.code', -32601, '`error.code` has to be the number for a method that is not there, -32601.'),
    goal('message', 'It says so in words', '`error.message` has to be a short sentence.', (seen) => {
      const message = inside(seen, 'error.message');
      return typeof message === 'string' && message.trim() !== '';
    }),
  ],
  mistakes: [
    commonMistake(
      'empty-list',
      answer('q-5', { prompts: [] }),
      'An empty list says: I have prompts, only none at the moment. This server does not have the method.',
      (seen) => has(seen, 'result.prompts'),
    ),
    commonMistake(
      'inside-result',
      answer('q-5', { error: { code: -32601, message: 'Method not found' } }),
      'Inside of `result` an error counts as a success. `error` takes the place of `result`.',
      (seen) => has(seen, 'result.error'),
    ),
    commonMistake(
      'is-error',
      answer('q-5', { content: [], isError: true }),
      '`isError` is for tools that ran and failed. A method that is not there is an `error` of the protocol.',
      (seen) => has(seen, 'result.isError'),
    ),
    commonMistake(
      'bare-error',
      { jsonrpc: '2.0', id: 'q-5', error: 'Method not found' },
      '`error` is an object with `code` and `message`.',
      (seen) => ['string', 'number'].includes(typeof inside(seen, 'error')),
    ),
    commonMistake(
      'text-code',
      { jsonrpc: '2.0', id: 'q-5', error: { code: '-32601', message: 'Method not found' } },
      'The code is a number: no quotes.',
      (seen) => typeof inside(seen, 'error.code') === 'string',
    ),
    commonMistake(
      'http',
      refusal('q-5', 404, 'Not found'),
      'That is a code of HTTP. JSON-RPC has its own, and they are negative.',
      (seen) => {
        const code = inside(seen, 'error.code');
        return typeof code === 'number' && code >= 100 && code < 600;
      },
    ),
    commonMistake(
      'positive',
      refusal('q-5', 32601, 'Method not found'),
      'Mind the sign: the codes of JSON-RPC are negative.',
      (seen) => inside(seen, 'error.code') === 32601,
    ),
    commonMistake(
      'other-code',
      refusal('q-5', -32602, 'Invalid params'),
      'Another code for another cause: `-32700` no JSON, `-32600` no request, `-32602` wrong parameters, `-32603` a failure inside. Here it is the method.',
      (seen) => {
        const code = inside(seen, 'error.code');
        return typeof code === 'number' && code < 0 && code !== -32601;
      },
    ),
    commonMistake(
      'no-code',
      { jsonrpc: '2.0', id: 'q-5', error: { message: 'Method not found' } },
      'Programs read the `code`, and it is missing.',
      (seen) => has(seen, 'error.message') && !has(seen, 'error.code'),
    ),
    commonMistake(
      'no-message',
      { jsonrpc: '2.0', id: 'q-5', error: { code: -32601 } },
      'People read the `message`, and it is required.',
      (seen) => has(seen, 'error.code') && !has(seen, 'error.message'),
    ),
    commonMistake(
      'outside',
      { jsonrpc: '2.0', id: 'q-5', code: -32601, message: 'Method not found' },
      '`code` and `message` stand inside of `error`.',
      (seen) => has(seen, 'code') || has(seen, 'message'),
    ),
    commonMistake(
      'null-id',
      { jsonrpc: '2.0', id: null, error: { code: -32601, message: 'Method not found' } },
      'The id is known, `"q-5"`. With null the client waits for ever.',
      (seen) => inside(seen, 'id') === null,
    ),
    strangeId('q-5', refusal('q-6', -32601, 'Method not found')),
  ],
};
