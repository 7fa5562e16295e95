/** An answer that is two things at once. */
import { answer, answers, clause, client, goal, present, refusal, request, commonMistake, without } from '../goals.ts';
import type { MessageSource } from '../source.ts';

const uri = 'file:///readme.md';
const contents = [{ uri, text: 'Hello' }];

/** Mend the answer. */
export const bothMembers: MessageSource = {
  id: 'both-members',
  kind: 'fix-message',
  title: 'Yes and no',
  revision: '2024-11-05',
  from: 'server',
  task: 'A server has read a file and answers request 3. Its library always writes an `error`, too. The client refuses the answer. Mend it and keep what was read.',
  before: [client(request(3, 'resources/read', { uri }))],
  start: JSON.stringify({ jsonrpc: '2.0', id: 3, result: { contents }, error: null }),
  hints: ['An answer is a success or a failure.', 'Is a member whose value is null the same as no member?'],
  solution: JSON.stringify(answer(3, { contents })),
  lesson: 'An answer has either `result` or `error`, never both. A member that is null is still there: leave it out.',
  links: [clause('2024-11-05', 'basic/messages#responses', 'Messages, Responses')],
  goals: [
    ...answers(3, 'result'),
    goal(
      'contents',
      'It keeps what was read',
      'Keep `result.contents` as it was, a list with the address and the text: the file has been read.',
      { at: '/result/contents', equals: [{ $has: { uri, text: 'Hello' } }] },
    ),
  ],
  mistakes: [
    commonMistake(
      'null-left',
      { jsonrpc: '2.0', id: 3, error: null, result: { contents } },
      '`error` is still there. null is a value: leave the whole member out.',
      { all: [present('/result'), { at: '/error', equals: null }] },
    ),
    commonMistake(
      'both-left',
      { jsonrpc: '2.0', id: 3, result: { contents }, error: { code: 0, message: 'OK' } },
      'There is no error that says that all went well. Leave `error` out.',
      { all: [present('/result'), present('/error')] },
    ),
    commonMistake(
      'kept-error',
      refusal(3, -32603, 'No error'),
      'Now it is a failure, and what was read is lost. Keep the `result`.',
      without('/result', '/error'),
    ),
    commonMistake(
      'moved-inside',
      answer(3, { contents, error: null }),
      'Moved into the result it is still of no use: leave `error` out.',
      present('/result/error'),
    ),
    commonMistake(
      'null-result',
      { jsonrpc: '2.0', id: 3, result: null },
      'The result is what the client asked for: keep the contents and leave out the error.',
      { at: '/result', equals: null },
    ),
  ],
};
