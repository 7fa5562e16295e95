/** Answers have a result and an error. */
import type { Fault } from './define.ts';
import { changingAnswers } from './tools.ts';

/** Both members in one answer. */
export const resultAndError: Fault = {
  id: 'result-and-error',
  title: 'Answers have a result and an error',
  says: 'The server sends both members in one answer. Clients that look for `error` first see a failure, others a success; a right server sends exactly one of the two.',
  rule: 'responses/both-result-and-error',
  requirement: 'responses/both-result-and-error',
  alter: (outputs, scene) =>
    changingAnswers(outputs, scene, (message, asked) =>
      asked?.method === 'tools/call' && message.result !== undefined
        ? { ...message, error: { code: 0, message: 'Success' } }
        : null,
    ),
  shows: {
    server: 'calculator',
    client: [{ id: 1, method: 'tools/call', params: { name: 'add', arguments: { a: 1, b: 2 } } }],
  },
};
