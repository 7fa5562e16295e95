/** An answer with nothing in it. */
import { answer, answers, clause, client, goal, present, request, commonMistake, strangeId } from '../goals.ts';
import type { MessageSource } from '../source.ts';

/** Answer a ping. */
export const sameId: MessageSource = {
  id: 'same-id',
  kind: 'answer-as-server',
  title: 'Yes, I am here',
  revision: '2024-11-05',
  from: 'server',
  task: 'You are the server. The client asks `{"jsonrpc":"2.0","id":"7","method":"ping"}`. Say that you are there.',
  before: [client(request('7', 'ping'))],
  start: '{"jsonrpc":"2.0","id":7,"result":"pong"}',
  hints: [
    'Compare the two ids letter for letter, quotes included.',
    'A result is always an object; this one has nothing in it.',
  ],
  solution: '{"jsonrpc":"2.0","id":"7","result":{}}',
  lesson: 'An answer carries the id of its request, type included. The answer to `ping` is the empty object.',
  links: [clause('2024-11-05', 'basic/utilities/ping#message-format', 'Ping')],
  goals: [
    ...answers('7', 'result'),
    goal('empty', 'The result is empty', 'The answer to `ping` has nothing in it: `{}`.', {
      at: '/result',
      type: 'object',
      only: ['_meta'],
    }),
  ],
  mistakes: [
    commonMistake(
      'number-id',
      { jsonrpc: '2.0', id: 7, result: {} },
      '`7` and `"7"` are two ids. The client sent a text and waits for that text.',
      { at: '/id', equals: 7 },
    ),
    strangeId('7', answer('1', {})),
    commonMistake(
      'pong',
      { jsonrpc: '2.0', id: '7', result: 'pong' },
      'A result is an object in MCP, not a bare value. There is nothing to tell here, so it is empty.',
      { at: '/result', type: ['string', 'number', 'boolean'] },
    ),
    commonMistake(
      'null-result',
      { jsonrpc: '2.0', id: '7', result: null },
      'null is no object. An empty answer is written `{}`.',
      { at: '/result', equals: null },
    ),
    commonMistake(
      'asks-back',
      request('7', 'ping'),
      'That is a question again. An answer has `result` and no `method`.',
      present('/method'),
    ),
    commonMistake(
      'pong-inside',
      answer('7', { pong: true }),
      'Nobody asked for more than a sign of life: the result is the empty object.',
      present('/result/pong', '/result/message', '/result/status', '/result/ok', '/result/content'),
    ),
  ],
};
