/** A result without its type. */
import { introduction } from '../goals-stateless.ts';
import {
  answer,
  answers,
  clause,
  client,
  keeps,
  otherThan,
  present,
  request,
  commonMistake,
  without,
} from '../goals.ts';
import type { MessageSource } from '../source.ts';

const named = { 'io.modelcontextprotocol/serverInfo': { name: 'clock', version: '1.0.0' } };
const content = [{ type: 'text', text: 'It is noon.' }];

/** Fix the response. */
export const noResultType: MessageSource = {
  id: 'no-result-type',
  kind: 'fix-message',
  title: 'Convert a tool result to 2026-07-28',
  revision: '2026-07-28',
  from: 'server',
  task: 'Fix this response for 2026-07-28 and keep its content.\n\nThe server’s tool has finished. The response is valid until 2025-11-25, but 2026-07-28 requires one more member.',
  before: [client(request(5, 'tools/call', { name: 'clock', arguments: {}, _meta: introduction() }))],
  start: JSON.stringify(answer(5, { content, _meta: named })),
  hints: [
    'A result may now be final, or request more input. Which member shows the difference?',
    'The member is `resultType`, and this result is complete.',
  ],
  solution: JSON.stringify(answer(5, { resultType: 'complete', content, _meta: named })),
  lesson:
    'Since 2026-07-28 each result declares its kind in `resultType`: `complete`, or `input_required` if the server needs input first.',
  links: [clause('2026-07-28', 'basic/index#resulttype', 'Base protocol, resultType')],
  spares: ['stateless/server-info'],
  goals: [
    ...answers(5, 'result'),
    keeps('/result/resultType', 'complete', '`result.resultType` must show that the result is final: `"complete"`.'),
    keeps('/result/content', content, 'Keep `result.content` as it was.'),
  ],
  mistakes: [
    commonMistake(
      'outside',
      { jsonrpc: '2.0', id: 5, resultType: 'complete', result: { content } },
      '`resultType` is a member of the result, so it belongs inside `result`.',
      present('/resultType'),
    ),
    commonMistake(
      'in-meta',
      answer(5, { content, _meta: { resultType: 'complete' } }),
      '`resultType` belongs directly in `result`, not in `_meta`.',
      present('/result/_meta/resultType'),
    ),
    commonMistake(
      'other-member',
      answer(5, { content, type: 'complete' }),
      'The member is named `resultType`.',
      present('/result/type', '/result/result_type', '/result/resulttype', '/result/status', '/result/ResultType'),
    ),
    commonMistake(
      'wants-input',
      answer(5, { resultType: 'input_required', content }),
      '`input_required` means that the server needs input first. This result is final.',
      { at: '/result/resultType', equals: 'input_required' },
    ),
    commonMistake(
      'other-word',
      answer(5, { resultType: 'completed', content }),
      'The value must be exactly `complete`.',
      otherThan('/result/resultType', 'complete', 'input_required'),
    ),
    commonMistake(
      'flag',
      answer(5, { content, isError: false }),
      '`isError` shows whether the tool failed. The kind of the result needs another member.',
      without('/result/resultType', '/result/isError'),
    ),
    commonMistake(
      'words-lost',
      answer(5, { resultType: 'complete' }),
      'The content of the result is lost: keep `content`.',
      {
        all: [
          { at: '/result/resultType', equals: 'complete' },
          { at: '/result/content', absent: true },
        ],
      },
    ),
  ],
};
