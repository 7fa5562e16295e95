/** Progress that goes back. */
import { answer, clause, client, notification, request, server } from '../goals.ts';
import type { FindSource } from '../source.ts';

const reported = (progressToken: string, progress: number) =>
  server(notification('notifications/progress', { progressToken, progress, total: 100 }));

/** Find the mistake. */
export const progressBack: FindSource = {
  id: 'progress-back',
  kind: 'find-mistake',
  title: 'The bar that jumps',
  revision: '2025-11-25',
  task: 'Two tools run at the same time, and both tell how far they are. One of the bars on the screen jumps. Which message is wrong, and why?',
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
    { id: 'back', text: 'The progress of one request goes back', rule: 'progress/not-increasing' },
    { id: 'mixed', text: 'Notifications of two requests may not be mixed' },
    { id: 'order', text: 'Request 6 is answered before request 5' },
    { id: 'end', text: 'A request is answered before its progress came to 100' },
  ],
  start: { message: 4, mistake: 'mixed' },
  hints: ['Follow one token at a time.', 'Write down the numbers for `x`, then those for `y`.'],
  solution: { message: 7, mistake: 'back' },
  lesson:
    'Each token has its own count, and each count only grows. Requests run side by side: their news may mix, and the later one may be answered first.',
  links: [clause('2025-11-25', 'basic/utilities/progress#progress-flow', 'Progress, Progress Flow')],
  innocent: {
    4: 'Message 4 is right: 10 is the first number for `y`. The 40 before it was for `x`.',
    6: 'Message 6 is right: 30 is more than the 10 before it for `y`. The 60 between is for `x`.',
    5: 'Message 5 is right: 60 is more than the 40 before it for `x`.',
    8: 'Message 8 is right: `y` goes from 30 to 90.',
    9: 'Message 9 is right: requests are answered in any order.',
    10: 'Message 10 is right: an answer may come whenever the work is done.',
  },
  mistakes: [
    {
      id: 'may-mix',
      option: 'mixed',
      says: 'News of several requests may come mixed: the token says whose it is.',
      example: { message: 4, mistake: 'mixed' },
    },
    {
      id: 'any-order',
      option: 'order',
      says: 'Answers come in any order: the id says to which request each belongs.',
      example: { message: 9, mistake: 'order' },
    },
    {
      id: 'no-need',
      option: 'end',
      says: 'Nobody has to count up to the end: the answer says that the work is done.',
      example: { message: 9, mistake: 'end' },
    },
  ],
};
