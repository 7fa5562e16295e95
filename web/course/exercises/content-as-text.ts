/** The result of a tool, as tutorials shorten it. */
import { answer, answers, clause, client, goal, otherThan, present, request, commonMistake } from '../goals.ts';
import type { MessageSource } from '../source.ts';

/** Mend the answer. */
export const contentAsText: MessageSource = {
  id: 'content-as-text',
  kind: 'fix-message',
  title: 'The sum is 3.',
  revision: '2024-11-05',
  from: 'server',
  task: 'A tutorial shows this answer to `tools/call`. Clients refuse it. Mend it so that they show the same sentence.',
  before: [client(request(1, 'tools/call', { name: 'sum', arguments: { a: 1, b: 2 } }))],
  start: '{"jsonrpc":"2.0","id":1,"result":{"content":"The sum is 3."}}',
  hints: [
    'A tool may answer with several things: texts, pictures, resources.',
    'Each block says of which `type` it is.',
    '`[{"type":"text","text":"…"}]`',
  ],
  solution: JSON.stringify(answer(1, { content: [{ type: 'text', text: 'The sum is 3.' }] })),
  lesson:
    '`content` is an array of blocks, and each says what it is: one sentence is an array of one block of type `text`.',
  links: [clause('2024-11-05', 'server/tools#tool-result', 'Tools, Tool Result')],
  goals: [
    ...answers(1, 'result'),
    goal(
      'block',
      'The sentence stands in a block of type text',
      '`result.content` has to be an array whose block has `"type": "text"` and the sentence in `text`.',
      {
        all: [
          { at: '/result/content', type: 'array' },
          { at: '/result/content/0/type', equals: 'text' },
          { at: '/result/content/0/text', equals: 'The sum is 3.' },
          { at: '/result/content/1', absent: true },
        ],
      },
    ),
    goal('success', 'It is a success', 'The tool did what it should: `isError` is false or left out.', {
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
      'An array it is, but of blocks: each is an object with a `type`.',
      { at: '/result/content/0', type: 'string' },
    ),
    commonMistake(
      'one-block',
      answer(1, { content: { type: 'text', text: 'The sum is 3.' } }),
      'The block is right; it stands in an array, even alone.',
      present('/result/content/type', '/result/content/text'),
    ),
    commonMistake(
      'no-type',
      answer(1, { content: [{ text: 'The sum is 3.' }] }),
      'The block does not say what it is: it needs `"type": "text"`.',
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
      'In a block of type `text` the words stand in `text`.',
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
      'The type of a block is one word, `text`; it is no MIME type.',
      otherThan('/result/content/0/type', 'text'),
    ),
    commonMistake(
      'still-text',
      answer(1, { content: 'The sum is 3.', isError: false }),
      '`content` is still a bare text.',
      {
        at: '/result/content',
        type: 'string',
      },
    ),
    commonMistake(
      'result-text',
      { jsonrpc: '2.0', id: 1, result: 'The sum is 3.' },
      'A result is an object, and that of a tool has `content`.',
      { at: '/result', type: 'string' },
    ),
    commonMistake(
      'other-sentence',
      answer(1, { content: [{ type: 'text', text: '3' }] }),
      'Keep the sentence as it was, letter for letter.',
      { at: '/result/content/0/text', type: 'string', not: { at: '/result/content/0/text', equals: 'The sum is 3.' } },
    ),
  ],
};
