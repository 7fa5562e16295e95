/** An answer that is two things at once. */
import type { MessageExercise } from '../define.ts';
import { answer, answers, clause, client, goal, has, inside, refusal, request, commonMistake } from '../goals.ts';

const uri = 'file:///readme.md';
const contents = [{ uri, text: 'Hello' }];

/** Mend the answer. */
export const bothMembers: MessageExercise = {
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
      (seen) =>
        contents.every(({ uri, text }, at) => {
          return (
            inside(seen, `result.contents.${at}.uri`) === uri && inside(seen, `result.contents.${at}.text`) === text
          );
        }) && !has(seen, `result.contents.${contents.length}`),
    ),
  ],
  mistakes: [
    commonMistake(
      'null-left',
      { jsonrpc: '2.0', id: 3, error: null, result: { contents } },
      '`error` is still there. null is a value: leave the whole member out.',
      (seen) => has(seen, 'result') && inside(seen, 'error') === null,
    ),
    commonMistake(
      'both-left',
      { jsonrpc: '2.0', id: 3, result: { contents }, error: { code: 0, message: 'OK' } },
      'There is no error that says that all went well. Leave `error` out.',
      (seen) => has(seen, 'result') && has(seen, 'error'),
    ),
    commonMistake(
      'kept-error',
      refusal(3, -32603, 'No error'),
      'Now it is a failure, and what was read is lost. Keep the `result`.',
      (seen) => has(seen, 'error') && !has(seen, 'result'),
    ),
    commonMistake(
      'moved-inside',
      answer(3, { contents, error: null }),
      'Moved into the result it is still of no use: leave `error` out.',
      (seen) => has(seen, 'result.error'),
    ),
    commonMistake(
      'null-result',
      { jsonrpc: '2.0', id: 3, result: null },
      'The result is what the client asked for: keep the contents and leave out the error.',
      (seen) => inside(seen, 'result') === null,
    ),
  ],
};
