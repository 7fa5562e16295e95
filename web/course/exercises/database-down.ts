/** A failure inside the server. */
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
export const databaseDown: MessageSource = {
  id: 'database-down',
  kind: 'answer-as-server',
  title: 'Answer a request when the server fails',
  revision: '2025-11-25',
  from: 'server',
  task: 'Report that the server failed.\n\nYou are the server. The client sends `resources/list` with the id 40. The request is valid, but your database does not respond. Use the code that JSON-RPC defines for a failure inside the server.',
  before: [client(request(40, 'resources/list'))],
  start: '{"jsonrpc":"2.0","id":40,"result":{"content":[{"type":"text","text":"Database down"}],"isError":true}}',
  hints: ['`isError` belongs to the results of only one method.', 'One code is for failures of the server itself.'],
  solution: JSON.stringify(refusal(40, -32603, 'The database does not answer')),
  lesson: 'If the server itself fails, it returns `-32603`. `isError` exists only in tool results.',
  links: [clause('2025-11-25', 'server/resources#error-handling', 'Resources, Error Handling')],
  goals: [
    ...answers(40, 'error'),
    keeps('/error/code', -32603, '`error.code` must be the number for an internal error, -32603.'),
    goal('message', 'The error has a message', '`error.message` must be a short sentence.', {
      at: '/error/message',
      blank: false,
    }),
  ],
  mistakes: [
    commonMistake(
      'is-error',
      answer(40, { resources: [], isError: true }),
      '`isError` exists only in tool results. A list of resources has no such member, so the client would read a success.',
      present('/result/isError'),
    ),
    commonMistake(
      'empty-list',
      answer(40, { resources: [] }),
      'An empty list means that there are no resources. The server does not know that, because it could not read its database.',
      present('/result/resources'),
    ),
    commonMistake(
      'in-result',
      answer(40, { error: { code: -32603, message: 'Database down' } }),
      'A response with an error inside `result` counts as a success. Use `error` instead of `result`.',
      present('/result/error'),
    ),
    commonMistake(
      'http',
      refusal(40, 500, 'Internal Server Error'),
      'That is an HTTP status code. JSON-RPC has its own codes, and they are negative.',
      { at: '/error/code', minimum: 100, maximum: 599 },
    ),
    commonMistake(
      'text-code',
      { jsonrpc: '2.0', id: 40, error: { code: '-32603', message: 'Internal error' } },
      'The code must be a number, without quotes.',
      { at: '/error/code', type: 'string' },
    ),
    commonMistake(
      'not-found',
      refusal(40, -32002, 'Resource not found'),
      'The client requested the list, not a particular resource, so no resource is missing.',
      { at: '/error/code', equals: -32002 },
    ),
    commonMistake(
      'blames-client',
      refusal(40, -32602, 'Invalid params'),
      'That code reports a mistake of the client, but its request was valid. The failure is inside the server.',
      { at: '/error/code', oneOf: [-32600, -32601, -32602, -32700] },
    ),
    commonMistake(
      'own-code',
      refusal(40, -32000, 'Database down'),
      'JSON-RPC has a code for failures inside the server. A custom code is less informative.',
      {
        at: '/error/code',
        type: 'number',
        not: { at: '/error/code', oneOf: [-32603, -32002, -32600, -32601, -32602, -32700] },
      },
    ),
    commonMistake(
      'bare',
      { jsonrpc: '2.0', id: 40, error: 'Database down' },
      '`error` must be an object with `code` and `message`.',
      { at: '/error', type: 'string' },
    ),
    commonMistake(
      'no-message',
      { jsonrpc: '2.0', id: 40, error: { code: -32603 } },
      '`message` is required, because people read it.',
      without('/error/message', '/error/code'),
    ),
    strangeId(40, refusal('40', -32603, 'Database down')),
  ],
};
