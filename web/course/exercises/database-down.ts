/** Something broke inside of the server. */
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
  title: 'The database is away',
  revision: '2025-11-25',
  from: 'server',
  task: 'You are the server. The client asks for `resources/list` under the id 40. The request is right in every way, but your database does not answer. Say so.',
  before: [client(request(40, 'resources/list'))],
  start: '{"jsonrpc":"2.0","id":40,"result":{"content":[{"type":"text","text":"Database down"}],"isError":true}}',
  hints: [
    '`isError` belongs to the results of one method only.',
    'There is a code for what is nobody’s fault but the server’s own.',
  ],
  solution: JSON.stringify(refusal(40, -32603, 'The database does not answer')),
  lesson: 'Where the server itself fails, it answers `-32603`. `isError` is for tools alone: no other result has it.',
  links: [clause('2025-11-25', 'server/resources#error-handling', 'Resources, Error Handling')],
  goals: [
    ...answers(40, 'error'),
    keeps('/error/code', -32603, '`error.code` has to be the number for a failure inside of the server, -32603.'),
    goal('message', 'It says so in words', '`error.message` has to be a short sentence.', {
      at: '/error/message',
      blank: false,
    }),
  ],
  mistakes: [
    commonMistake(
      'is-error',
      answer(40, { resources: [], isError: true }),
      '`isError` is for the results of tools. A list of resources has no such member, and the client would read a success.',
      present('/result/isError'),
    ),
    commonMistake(
      'empty-list',
      answer(40, { resources: [] }),
      'An empty list says that there is nothing. The server does not know that: it could not look.',
      present('/result/resources'),
    ),
    commonMistake(
      'in-result',
      answer(40, { error: { code: -32603, message: 'Database down' } }),
      'Inside of `result` an error counts as a success. `error` takes the place of `result`.',
      present('/result/error'),
    ),
    commonMistake(
      'http',
      refusal(40, 500, 'Internal Server Error'),
      'That is a code of HTTP. JSON-RPC has its own, and they are negative.',
      { at: '/error/code', minimum: 100, maximum: 599 },
    ),
    commonMistake(
      'text-code',
      { jsonrpc: '2.0', id: 40, error: { code: '-32603', message: 'Internal error' } },
      'The code is a number: no quotes.',
      { at: '/error/code', type: 'string' },
    ),
    commonMistake(
      'not-found',
      refusal(40, -32002, 'Resource not found'),
      'No resource is missing: nobody asked for a certain one, and the server could not look.',
      { at: '/error/code', equals: -32002 },
    ),
    commonMistake(
      'blames-client',
      refusal(40, -32602, 'Invalid params'),
      'That blames the client, and its request was right. The failure is inside of the server.',
      { at: '/error/code', oneOf: [-32600, -32601, -32602, -32700] },
    ),
    commonMistake(
      'own-code',
      refusal(40, -32000, 'Database down'),
      'JSON-RPC has a code for failures inside of a server; a code of your own tells the client less.',
      {
        at: '/error/code',
        type: 'number',
        not: { at: '/error/code', oneOf: [-32603, -32002, -32600, -32601, -32602, -32700] },
      },
    ),
    commonMistake(
      'bare',
      { jsonrpc: '2.0', id: 40, error: 'Database down' },
      '`error` is an object with `code` and `message`.',
      { at: '/error', type: 'string' },
    ),
    commonMistake(
      'no-message',
      { jsonrpc: '2.0', id: 40, error: { code: -32603 } },
      'People read the `message`, and it is required.',
      without('/error/message', '/error/code'),
    ),
    strangeId(40, refusal('40', -32603, 'Database down')),
  ],
};
