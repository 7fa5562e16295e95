/** An empty response. */
import { answer, answers, clause, client, goal, present, request, commonMistake, strangeId } from '../goals.ts';
import type { MessageSource } from '../source.ts';

/** Answer a ping. */
export const sameId: MessageSource = {
  id: 'same-id',
  kind: 'answer-as-server',
  title: 'Answer a ping',
  revision: '2025-11-25',
  from: 'server',
  task: 'Respond to a ping.\n\nYou are the server. The client sends `{"jsonrpc":"2.0","id":"7","method":"ping"}`.',
  before: [client(request('7', 'ping'))],
  start: '{"jsonrpc":"2.0","id":7,"result":"pong"}',
  hints: ['Compare the two ids exactly, quotes included.', 'A result is always an object; this one is empty.'],
  solution: '{"jsonrpc":"2.0","id":"7","result":{}}',
  lesson: 'A response has the id of its request, type included. The result of `ping` is an empty object.',
  links: [clause('2025-11-25', 'basic/utilities/ping#message-format', 'Ping')],
  goals: [
    ...answers('7', 'result'),
    goal('empty', 'The result is empty', 'The result of `ping` must be empty: `{}`.', {
      at: '/result',
      type: 'object',
      only: ['_meta'],
    }),
  ],
  mistakes: [
    commonMistake(
      'number-id',
      { jsonrpc: '2.0', id: 7, result: {} },
      '`7` and `"7"` are different ids. The client sent a string and waits for a response with that string.',
      { at: '/id', equals: 7 },
    ),
    strangeId('7', answer('1', {})),
    commonMistake(
      'pong',
      { jsonrpc: '2.0', id: '7', result: 'pong' },
      'In MCP a result must be an object. There is nothing to return here, so it is empty.',
      { at: '/result', type: ['string', 'number', 'boolean'] },
    ),
    commonMistake(
      'null-result',
      { jsonrpc: '2.0', id: '7', result: null },
      'null is not an object. Write an empty result as `{}`.',
      { at: '/result', equals: null },
    ),
    commonMistake(
      'asks-back',
      request('7', 'ping'),
      'That is another request. A response has `result` and no `method`.',
      present('/method'),
    ),
    commonMistake(
      'pong-inside',
      answer('7', { pong: true }),
      'The result of `ping` has no content: return an empty object.',
      present('/result/pong', '/result/message', '/result/status', '/result/ok', '/result/content'),
    ),
  ],
};
