/** A response with both a result and an error. */
import { answer, answers, clause, client, goal, present, refusal, request, commonMistake, without } from '../goals.ts';
import type { MessageSource } from '../source.ts';

const uri = 'file:///readme.md';
const contents = [{ uri, text: 'Hello' }];

/** Fix the response. */
export const bothMembers: MessageSource = {
  id: 'both-members',
  kind: 'fix-message',
  title: 'Fix a response with a result and an error',
  revision: '2025-11-25',
  from: 'server',
  task: 'Fix this response and keep the contents of the file.\n\nThe server has read the file and responds to request 3, but its library always adds an `error`. The client rejects the response.',
  before: [client(request(3, 'resources/read', { uri }))],
  start: JSON.stringify({ jsonrpc: '2.0', id: 3, result: { contents }, error: null }),
  hints: ['A response is either a success or a failure.', 'Is a member with the value null the same as no member?'],
  solution: JSON.stringify(answer(3, { contents })),
  lesson:
    'A response has either `result` or `error`, never both. A member with the value null is still present: remove it.',
  links: [clause('2025-11-25', 'basic/index#responses', 'Base protocol, Responses')],
  goals: [
    ...answers(3, 'result'),
    goal(
      'contents',
      'It keeps the contents of the file',
      'Keep `result.contents` as it was, an array with the URI and the text: the read succeeded.',
      { at: '/result/contents', equals: [{ $has: { uri, text: 'Hello' } }] },
    ),
  ],
  mistakes: [
    commonMistake(
      'null-left',
      { jsonrpc: '2.0', id: 3, error: null, result: { contents } },
      '`error` is still there. null is a value: remove the whole member.',
      { all: [present('/result'), { at: '/error', equals: null }] },
    ),
    commonMistake(
      'both-left',
      { jsonrpc: '2.0', id: 3, result: { contents }, error: { code: 0, message: 'OK' } },
      'JSON-RPC has no error code for success. Remove `error`.',
      { all: [present('/result'), present('/error')] },
    ),
    commonMistake(
      'kept-error',
      refusal(3, -32603, 'No error'),
      'Now the response is a failure, and the contents are lost. Keep the `result`.',
      without('/result', '/error'),
    ),
    commonMistake(
      'moved-inside',
      answer(3, { contents, error: null }),
      'Inside the result, `error` still has no use: remove it.',
      present('/result/error'),
    ),
    commonMistake(
      'null-result',
      { jsonrpc: '2.0', id: 3, result: null },
      'The client requested the result: keep the contents and remove the error.',
      { at: '/result', equals: null },
    ),
  ],
};
