/** A tool result as tutorials shorten it. */
import { answer, answers, clause, client, goal, otherThan, present, request, commonMistake } from '../goals.ts';
import type { MessageSource } from '../source.ts';

/** Fix the response. */
export const contentAsText: MessageSource = {
  id: 'content-as-text',
  kind: 'fix-message',
  title: 'Fix the result of a tool call',
  revision: '2025-11-25',
  from: 'server',
  task: 'Fix this response to `tools/call` so that clients show the same sentence.\n\nA tutorial shows it, and clients reject it.',
  before: [client(request(1, 'tools/call', { name: 'sum', arguments: { a: 1, b: 2 } }))],
  start: '{"jsonrpc":"2.0","id":1,"result":{"content":"The sum is 3."}}',
  hints: [
    'A tool may return several things: texts, images, resources.',
    'Each content block has its own `type`.',
    '`[{"type":"text","text":"…"}]`',
  ],
  solution: JSON.stringify(answer(1, { content: [{ type: 'text', text: 'The sum is 3.' }] })),
  lesson:
    '`content` is an array of content blocks, and each block has a `type`. One sentence is an array with one block of type `text`.',
  links: [clause('2025-11-25', 'server/tools#tool-result', 'Tools, Tool Result')],
  goals: [
    ...answers(1, 'result'),
    goal(
      'block',
      'The sentence is in a block of type text',
      '`result.content` must be an array with one block. The block needs `"type": "text"` and the sentence in `text`.',
      {
        all: [
          { at: '/result/content', type: 'array' },
          { at: '/result/content/0/type', equals: 'text' },
          { at: '/result/content/0/text', equals: 'The sum is 3.' },
          { at: '/result/content/1', absent: true },
        ],
      },
    ),
    goal('success', 'The result is a success', 'The tool succeeded: `isError` must be false or absent.', {
      any: [
        { at: '/result/isError', absent: true },
        { at: '/result/isError', equals: false },
      ],
    }),
  ],
  mistakes: [
    commonMistake(
      'array-of-texts',
      answer(1, { content: ['The sum is 3.'] }),
      '`content` is an array now, but its items must be content blocks: objects with a `type`.',
      { at: '/result/content/0', type: 'string' },
    ),
    commonMistake(
      'one-block',
      answer(1, { content: { type: 'text', text: 'The sum is 3.' } }),
      'The block is right, but it must be in an array, even if it is the only one.',
      present('/result/content/type', '/result/content/text'),
    ),
    commonMistake(
      'no-type',
      answer(1, { content: [{ text: 'The sum is 3.' }] }),
      'The block has no type: add `"type": "text"`.',
      {
        all: [
          { at: '/result/content/0', type: 'object' },
          { at: '/result/content/0/type', absent: true },
        ],
      },
    ),
    commonMistake(
      'other-member',
      answer(1, { content: [{ type: 'text', content: 'The sum is 3.' }] }),
      'A block of type `text` has its string in the member `text`.',
      {
        all: [
          { at: '/result/content/0/type', equals: 'text' },
          { at: '/result/content/0/text', absent: true },
        ],
      },
    ),
    commonMistake(
      'mime-type',
      answer(1, { content: [{ type: 'text/plain', text: 'The sum is 3.' }] }),
      'The type of a block is the single word `text`, not a MIME type.',
      otherThan('/result/content/0/type', 'text'),
    ),
    commonMistake(
      'still-text',
      answer(1, { content: 'The sum is 3.', isError: false }),
      '`content` is still a plain string.',
      {
        at: '/result/content',
        type: 'string',
      },
    ),
    commonMistake(
      'result-text',
      { jsonrpc: '2.0', id: 1, result: 'The sum is 3.' },
      'A result must be an object, and a tool result has `content`.',
      { at: '/result', type: 'string' },
    ),
    commonMistake(
      'other-sentence',
      answer(1, { content: [{ type: 'text', text: '3' }] }),
      'Keep the sentence exactly as it was.',
      { at: '/result/content/0/text', type: 'string', not: { at: '/result/content/0/text', equals: 'The sum is 3.' } },
    ),
  ],
};
