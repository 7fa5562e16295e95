/** A call with progress that is given up. */
import { inOrder } from '../goals-order.ts';
import { answer, clause, client, notification, request, server } from '../goals.ts';
import type { OrderSource } from '../source.ts';

const reported = (progress: number) =>
  server(notification('notifications/progress', { progressToken: 't', progress, total: 100 }));
const rules = inOrder([
  {
    id: 'progress-unasked',
    first: 'call',
    second: 'ten',
    says: 'News of the work come before the call that gives out the token `t`.',
    example: 'ten call forty cancel ping pong',
  },
  {
    id: 'goes-back',
    first: 'ten',
    second: 'forty',
    says: 'Progress grows: 10 comes before 40.',
    example: 'call forty ten cancel ping pong',
  },
  {
    id: 'cancelled-unknown',
    first: 'call',
    second: 'cancel',
    says: 'Only a request that was sent can be given up.',
    example: 'cancel call ten forty ping pong',
  },
  {
    id: 'news-after',
    first: 'forty',
    second: 'cancel',
    says: 'Once the request is given up, the server stops and tells nothing more of it.',
    example: 'call ten cancel forty ping pong',
  },
  {
    id: 'pong-first',
    first: 'ping',
    second: 'pong',
    says: 'The empty answer has the id 31, that of `ping`: it comes behind.',
    example: 'call ten forty cancel pong ping',
  },
  {
    id: 'ping-before',
    first: 'cancel',
    second: 'ping',
    says: 'The client asks whether the server is still there after it gave up the call.',
    example: 'call ten forty ping pong cancel',
  },
]);

/** Put the session in order. */
export const cancelOrder: OrderSource = {
  id: 'cancel-order',
  kind: 'order-session',
  title: 'Begun and given up',
  revision: '2025-11-25',
  task: 'A client calls a slow tool, hears twice how far it is, gives it up, and then asks whether the server is still there. Put the six messages in order.',
  pieces: [
    { id: 'forty', ...reported(40) },
    { id: 'pong', ...server(answer(31, {})) },
    { id: 'cancel', ...client(notification('notifications/cancelled', { requestId: 30 })) },
    { id: 'ten', ...reported(10) },
    { id: 'ping', ...client(request(31, 'ping')) },
    { id: 'call', ...client(request(30, 'tools/call', { name: 'slow', _meta: { progressToken: 't' } })) },
  ],
  start: 'forty pong cancel ten ping call',
  hints: [
    'Which message gives out the token `t`?',
    'Progress never goes back.',
    'The call never gets an answer: it is given up.',
  ],
  solution: 'call ten forty cancel ping pong',
  lesson: 'A request that was given up gets no answer and no more news. The conversation itself goes on.',
  links: [
    clause('2025-11-25', 'basic/utilities/cancellation#behavior-requirements', 'Cancellation, Behavior Requirements'),
  ],
  ...rules,
};
