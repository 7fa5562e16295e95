/** A result that does not say whether it is one. */
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

/** Mend the answer. */
export const noResultType: MessageSource = {
  id: 'no-result-type',
  kind: 'fix-message',
  title: 'Finished, or not quite',
  revision: '2026-07-28',
  from: 'server',
  task: 'The server’s tool has done its work. Up to 2025-11-25 this answer was right; for 2026-07-28 something is missing. Mend it and keep the words.',
  before: [client(request(5, 'tools/call', { name: 'clock', arguments: {}, _meta: introduction() }))],
  start: JSON.stringify(answer(5, { content, _meta: named })),
  hints: [
    'A result may now be the end, or a demand for more input. How does one see which?',
    'The member is `resultType`; this result is complete.',
  ],
  solution: JSON.stringify(answer(5, { resultType: 'complete', content, _meta: named })),
  lesson:
    'Since 2026-07-28 each result says in `resultType` what it is: `complete`, or `input_required` where the server needs something first.',
  links: [clause('2026-07-28', 'basic/index#resulttype', 'Base protocol, resultType')],
  spares: ['stateless/server-info'],
  goals: [
    ...answers(5, 'result'),
    keeps('/result/resultType', 'complete', '`result.resultType` has to say that this is the end of it: `"complete"`.'),
    keeps('/result/content', content, 'Keep `result.content` as it was.'),
  ],
  mistakes: [
    commonMistake(
      'outside',
      { jsonrpc: '2.0', id: 5, resultType: 'complete', result: { content } },
      '`resultType` belongs to the result: it stands inside of `result`.',
      present('/resultType'),
    ),
    commonMistake(
      'in-meta',
      answer(5, { content, _meta: { resultType: 'complete' } }),
      '`resultType` stands right in `result`, not in `_meta`.',
      present('/result/_meta/resultType'),
    ),
    commonMistake(
      'other-member',
      answer(5, { content, type: 'complete' }),
      'The member is called `resultType`.',
      present('/result/type', '/result/result_type', '/result/resulttype', '/result/status', '/result/ResultType'),
    ),
    commonMistake(
      'wants-input',
      answer(5, { resultType: 'input_required', content }),
      'With `input_required` the server says that it needs something first. This one is done.',
      { at: '/result/resultType', equals: 'input_required' },
    ),
    commonMistake(
      'other-word',
      answer(5, { resultType: 'completed', content }),
      'The word is `complete`, letter for letter.',
      otherThan('/result/resultType', 'complete', 'input_required'),
    ),
    commonMistake(
      'flag',
      answer(5, { content, isError: false }),
      '`isError` says whether the tool failed. What kind of result this is says another member.',
      without('/result/resultType', '/result/isError'),
    ),
    commonMistake(
      'words-lost',
      answer(5, { resultType: 'complete' }),
      'The words of the tool got lost: keep `content`.',
      {
        all: [
          { at: '/result/resultType', equals: 'complete' },
          { at: '/result/content', absent: true },
        ],
      },
    ),
  ],
};
