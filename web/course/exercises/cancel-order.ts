/** A call with progress that the client cancels. */
import { inOrder } from '../goals-order.ts';
import { answer, clause, client, notification, request, server } from '../goals.ts';
import type { OrderSource } from '../source.ts';

const reported = (progress: number) =>
  server(notification('notifications/progress', { progressToken: 't', progress, total: 100 }));
const rules = inOrder([
  {
    id: 'progress-unasked',
    name: 'Progress comes after the call with its token',
    first: 'call',
    second: 'ten',
    says: 'A progress notification comes before the call that has the token `t`.',
    example: 'ten call forty cancel ping pong',
  },
  {
    id: 'goes-back',
    name: 'Progress increases',
    first: 'ten',
    second: 'forty',
    says: 'Progress must increase: 10 comes before 40.',
    example: 'call forty ten cancel ping pong',
  },
  {
    id: 'cancelled-unknown',
    name: 'The cancellation comes after the call',
    first: 'call',
    second: 'cancel',
    says: 'The client can cancel a request only after it sent it.',
    example: 'cancel call ten forty ping pong',
  },
  {
    id: 'news-after',
    name: 'No progress comes after the cancellation',
    first: 'forty',
    second: 'cancel',
    says: 'After the cancellation the server should send no more progress notifications.',
    example: 'call ten cancel forty ping pong',
  },
  {
    id: 'pong-first',
    name: 'The response to `ping` comes after its request',
    first: 'ping',
    second: 'pong',
    says: 'The empty result has id 31, the id of `ping`, so it comes after that request.',
    example: 'call ten forty cancel pong ping',
  },
  {
    id: 'ping-before',
    name: '`ping` comes after the cancellation',
    first: 'cancel',
    second: 'ping',
    says: 'The client sends `ping` after it cancelled the call.',
    example: 'call ten forty ping pong cancel',
  },
]);

/** Put the session in order. */
export const cancelOrder: OrderSource = {
  id: 'cancel-order',
  kind: 'order-session',
  title: 'Put a cancelled request in order',
  revision: '2025-11-25',
  task: 'Put the six messages in order.\n\nA client calls a slow tool, receives two progress notifications, and cancels the call. Then it uses `ping` to check whether the server still responds.',
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
    'Which message has the token `t` first?',
    'Progress never decreases.',
    'The call never gets a response, because it is cancelled.',
  ],
  solution: 'call ten forty cancel ping pong',
  lesson:
    'After a cancellation the server should send no response and no more progress notifications. The session itself continues.',
  links: [
    clause('2025-11-25', 'basic/utilities/cancellation#behavior-requirements', 'Cancellation, Behavior Requirements'),
  ],
  ...rules,
};
