/** A tool that ran and failed. */
import {
  answer,
  answers,
  clause,
  client,
  goal,
  present,
  refusal,
  request,
  commonMistake,
  strangeId,
  without,
} from '../goals.ts';
import type { MessageSource } from '../source.ts';

const text = [{ type: 'text', text: 'Division by zero: choose another divisor.' }];

/** Answer as the server. */
export const toolFailed: MessageSource = {
  id: 'tool-failed',
  kind: 'answer-as-server',
  title: 'Divided by zero',
  revision: '2025-06-18',
  from: 'server',
  task: 'You are the server. The client calls `divide` with `a` 1 and `b` 0 under the id 12. The tool exists, its arguments fit, it ran and failed. Answer so that the model sees what went wrong and can try again.',
  before: [client(request(12, 'tools/call', { name: 'divide', arguments: { a: 1, b: 0 } }))],
  start: '{"jsonrpc":"2.0","id":12,"error":{"code":-32603,"message":"Division by zero"}}',
  hints: [
    'Did the protocol fail, or the tool?',
    'The model reads `content`; it never sees an `error` of JSON-RPC.',
    'A result with `content` and `isError`.',
  ],
  solution: JSON.stringify(answer(12, { content: text, isError: true })),
  lesson:
    'An `error` says that the request could not be carried out: no such method, no such tool, wrong form. A tool that ran and failed answers with a `result` whose `isError` is true, so the model can read it and do better.',
  links: [clause('2025-06-18', 'server/tools#error-handling', 'Tools, Error Handling')],
  goals: [
    ...answers(12, 'result'),
    goal(
      'is-error',
      'The result says that the tool failed',
      'The result has to say that the tool failed: `"isError": true`.',
      { at: '/result/isError', equals: true },
    ),
    goal('says-why', 'The model can read why', '`content` needs a block of type `text` that says what went wrong.', {
      at: '/result/content',
      some: { at: '/text', blank: false },
    }),
  ],
  mistakes: [
    commonMistake(
      'protocol-error',
      refusal(12, -32000, 'Division by zero'),
      'An `error` is for requests that cannot be carried out. This one was: the tool ran, and its failure belongs into a `result`, where the model sees it.',
      without('/result', '/error'),
    ),
    commonMistake(
      'error-in-result',
      answer(12, { error: { code: -1, message: 'Division by zero' } }),
      'An `error` inside of `result` means nothing to a client. A failed tool has `content` and `isError`.',
      present('/result/error'),
    ),
    commonMistake(
      'outside',
      { jsonrpc: '2.0', id: 12, isError: true, result: { content: text } },
      '`isError` stands inside of `result`, beside `content`.',
      present('/isError'),
    ),
    commonMistake(
      'snake',
      answer(12, { content: text, is_error: true }),
      'The member is written `isError`; under another name it says nothing.',
      present('/result/is_error', '/result/iserror', '/result/IsError', '/result/error_flag'),
    ),
    commonMistake(
      'no-flag',
      answer(12, { content: text }),
      'Without `isError` this reads as a success that happens to talk of zero.',
      without('/result/isError', '/result/content'),
    ),
    commonMistake(
      'says-success',
      answer(12, { content: text, isError: false }),
      '`isError` is false, and so the call counts as a success.',
      { at: '/result/isError', equals: false },
    ),
    commonMistake(
      'text-flag',
      answer(12, { content: text, isError: 'true' }),
      '`isError` is a boolean: `true` without quotes.',
      { at: '/result/isError', present: true, not: { at: '/result/isError', type: 'boolean' } },
    ),
    commonMistake(
      'bare-text',
      answer(12, { content: 'Division by zero', isError: true }),
      '`content` is an array of blocks, even for one sentence: `[{"type":"text","text":"…"}]`.',
      { at: '/result/content', type: 'string' },
    ),
    strangeId(12, answer('12', { content: text, isError: true })),
  ],
};
