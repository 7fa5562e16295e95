/** The result of a tool, as tutorials shorten it. */
import type { MessageExercise } from '../define.ts';
import { answer, answers, clause, client, goal, has, inside, isRecord, request, commonMistake } from '../goals.ts';

/** Mend the answer. */
export const contentAsText: MessageExercise = {
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
      (seen) =>
        Array.isArray(inside(seen, 'result.content')) &&
        inside(seen, 'result.content.0.type') === 'text' &&
        inside(seen, 'result.content.0.text') === 'The sum is 3.' &&
        !has(seen, 'result.content.1'),
    ),
    goal('success', 'It is a success', 'The tool did what it should: `isError` is false or left out.', (seen) =>
      [undefined, false].some((value) => inside(seen, 'result.isError') === value),
    ),
  ],
  mistakes: [
    commonMistake(
      'array-of-texts',
      answer(1, { content: ['The sum is 3.'] }),
      'An array it is, but of blocks: each is an object with a `type`.',
      (seen) => typeof inside(seen, 'result.content.0') === 'string',
    ),
    commonMistake(
      'one-block',
      answer(1, { content: { type: 'text', text: 'The sum is 3.' } }),
      'The block is right; it stands in an array, even alone.',
      (seen) => has(seen, 'result.content.type') || has(seen, 'result.content.text'),
    ),
    commonMistake(
      'no-type',
      answer(1, { content: [{ text: 'The sum is 3.' }] }),
      'The block does not say what it is: it needs `"type": "text"`.',
      (seen) => isRecord(inside(seen, 'result.content.0')) && !has(seen, 'result.content.0.type'),
    ),
    commonMistake(
      'other-member',
      answer(1, { content: [{ type: 'text', content: 'The sum is 3.' }] }),
      'In a block of type `text` the words stand in `text`.',
      (seen) => inside(seen, 'result.content.0.type') === 'text' && !has(seen, 'result.content.0.text'),
    ),
    commonMistake(
      'mime-type',
      answer(1, { content: [{ type: 'text/plain', text: 'The sum is 3.' }] }),
      'The type of a block is one word, `text`; it is no MIME type.',
      (seen) => has(seen, 'result.content.0.type') && inside(seen, 'result.content.0.type') !== 'text',
    ),
    commonMistake(
      'still-text',
      answer(1, { content: 'The sum is 3.', isError: false }),
      '`content` is still a bare text.',
      (seen) => typeof inside(seen, 'result.content') === 'string',
    ),
    commonMistake(
      'result-text',
      { jsonrpc: '2.0', id: 1, result: 'The sum is 3.' },
      'A result is an object, and that of a tool has `content`.',
      (seen) => typeof inside(seen, 'result') === 'string',
    ),
    commonMistake(
      'other-sentence',
      answer(1, { content: [{ type: 'text', text: '3' }] }),
      'Keep the sentence as it was, letter for letter.',
      (seen) =>
        typeof inside(seen, 'result.content.0.text') === 'string' &&
        inside(seen, 'result.content.0.text') !== 'The sum is 3.',
    ),
  ],
};
