/** A tool that runs and fails. */
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
  title: 'Report a failed tool call',
  revision: '2025-11-25',
  from: 'server',
  task: 'Report a failed tool call so that the model sees the problem and can try again.\n\nYou are the server. The client calls `divide` with `a` 1 and `b` 0 under the id 12. The tool exists and its arguments are valid, but it failed when it ran.',
  before: [client(request(12, 'tools/call', { name: 'divide', arguments: { a: 1, b: 0 } }))],
  start: '{"jsonrpc":"2.0","id":12,"error":{"code":-32603,"message":"Division by zero"}}',
  hints: [
    'Did the protocol fail, or the tool?',
    'Clients should give `content` to the model. They need not do so with a JSON-RPC `error`.',
    'Write a result with `content` and `isError`.',
  ],
  solution: JSON.stringify(answer(12, { content: text, isError: true })),
  lesson:
    'An `error` means that the server could not process the request: an unknown method, an unknown tool, or an invalid form. A tool that ran and failed returns a `result` with `isError` true. The model can read it and try something else.',
  links: [clause('2025-11-25', 'server/tools#error-handling', 'Tools, Error Handling')],
  goals: [
    ...answers(12, 'result'),
    goal(
      'is-error',
      'The result shows that the tool failed',
      'The result must show that the tool failed: add `"isError": true`.',
      { at: '/result/isError', equals: true },
    ),
    goal(
      'says-why',
      'The result explains the failure to the model',
      '`content` needs a block of type `text` that describes the problem.',
      {
        at: '/result/content',
        some: { at: '/text', blank: false },
      },
    ),
  ],
  mistakes: [
    commonMistake(
      'protocol-error',
      refusal(12, -32000, 'Division by zero'),
      'An `error` is for requests that the server cannot process. This tool ran, so its failure belongs in a `result`, where the model sees it.',
      without('/result', '/error'),
    ),
    commonMistake(
      'error-in-result',
      answer(12, { error: { code: -1, message: 'Division by zero' } }),
      'Clients ignore an `error` inside `result`. The result of a failed tool has `content` and `isError`.',
      present('/result/error'),
    ),
    commonMistake(
      'outside',
      { jsonrpc: '2.0', id: 12, isError: true, result: { content: text } },
      '`isError` belongs inside `result`, next to `content`.',
      present('/isError'),
    ),
    commonMistake(
      'snake',
      answer(12, { content: text, is_error: true }),
      'The member is named `isError`; clients ignore any other name.',
      present('/result/is_error', '/result/iserror', '/result/IsError', '/result/error_flag'),
    ),
    commonMistake(
      'no-flag',
      answer(12, { content: text }),
      'Without `isError` this result counts as a success, and the text is its output.',
      without('/result/isError', '/result/content'),
    ),
    commonMistake(
      'says-success',
      answer(12, { content: text, isError: false }),
      '`isError` is false, so the call counts as a success.',
      { at: '/result/isError', equals: false },
    ),
    commonMistake(
      'text-flag',
      answer(12, { content: text, isError: 'true' }),
      '`isError` must be a boolean: `true` without quotes.',
      { at: '/result/isError', present: true, not: { at: '/result/isError', type: 'boolean' } },
    ),
    commonMistake(
      'bare-text',
      answer(12, { content: 'Division by zero', isError: true }),
      '`content` must be an array of blocks, even for one sentence: `[{"type":"text","text":"…"}]`.',
      { at: '/result/content', type: 'string' },
    ),
    strangeId(12, answer('12', { content: text, isError: true })),
  ],
};
