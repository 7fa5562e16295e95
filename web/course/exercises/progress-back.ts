/** Progress that decreases. */
import { answer, clause, client, notification, request, server } from '../goals.ts';
import type { FindSource } from '../source.ts';

const reported = (progressToken: string, progress: number) =>
  server(notification('notifications/progress', { progressToken, progress, total: 100 }));

/** Find the mistake. */
export const progressBack: FindSource = {
  id: 'progress-back',
  kind: 'find-mistake',
  title: 'Find why a progress bar jumps',
  revision: '2025-11-25',
  task: 'Which message is wrong, and why?\n\nTwo tools run at the same time, and both report progress. One of the progress bars jumps.',
  log: [
    client(request(5, 'tools/call', { name: 'copy', _meta: { progressToken: 'x' } })),
    client(request(6, 'tools/call', { name: 'sort', _meta: { progressToken: 'y' } })),
    reported('x', 40),
    reported('y', 10),
    reported('x', 60),
    reported('y', 30),
    reported('x', 55),
    reported('y', 90),
    server(answer(6, { content: [{ type: 'text', text: 'Sorted.' }] })),
    server(answer(5, { content: [{ type: 'text', text: 'Copied.' }] })),
  ],
  options: [
    { id: 'back', text: 'The progress of one request decreases', rule: 'progress/not-increasing' },
    { id: 'mixed', text: 'Notifications of two requests must not be interleaved' },
    { id: 'order', text: 'The response to request 6 comes before the response to request 5' },
    { id: 'end', text: 'A response comes before the progress of its request is 100' },
  ],
  start: { message: 4, mistake: 'mixed' },
  hints: ['Follow one token at a time.', 'Write down the numbers for `x`, then those for `y`.'],
  solution: { message: 7, mistake: 'back' },
  lesson:
    'Each token has its own progress, and it must increase. Requests run concurrently: their notifications may be interleaved, and the later request may get its response first.',
  links: [clause('2025-11-25', 'basic/utilities/progress#progress-flow', 'Progress, Progress Flow')],
  innocent: {
    4: 'Message 4 is right: 10 is the first number for `y`. The 40 before it was for `x`.',
    6: 'Message 6 is right: 30 is more than 10, the number before it for `y`. The 60 in between is for `x`.',
    5: 'Message 5 is right: 60 is more than 40, the number before it for `x`.',
    8: 'Message 8 is right: the progress of `y` increases from 30 to 90.',
    9: 'Message 9 is right: responses may come in any order.',
    10: 'Message 10 is right: a response may come as soon as the work is done.',
  },
  mistakes: [
    {
      id: 'may-mix',
      option: 'mixed',
      says: 'Notifications of several requests may be interleaved: the token identifies the request.',
      example: { message: 4, mistake: 'mixed' },
    },
    {
      id: 'any-order',
      option: 'order',
      says: 'Responses may come in any order: the id identifies the request.',
      example: { message: 9, mistake: 'order' },
    },
    {
      id: 'no-need',
      option: 'end',
      says: 'Progress need not reach the total: the response shows that the work is done.',
      example: { message: 9, mistake: 'end' },
    },
  ],
};
