/** A subscription, until the client has the new contents. */
import { inOrder } from '../goals-order.ts';
import { answer, clause, client, notification, request, server } from '../goals.ts';
import type { OrderSource } from '../source.ts';

const uri = 'note:///1';
const rules = inOrder([
  {
    id: 'told-unasked',
    name: 'The notification comes after the request to subscribe',
    first: 'subscribe',
    second: 'updated',
    says: 'The server sends `notifications/resources/updated` only to subscribers, and the client has not subscribed yet.',
    example: 'updated subscribe ok read note',
  },
  {
    id: 'answer-early',
    name: 'The response to the subscription comes after its request',
    first: 'subscribe',
    second: 'ok',
    says: 'The response to the subscription comes before the request: compare the ids.',
    example: 'ok subscribe updated read note',
  },
  {
    id: 'told-before-agreed',
    name: 'The notification comes after the server accepts the subscription',
    first: 'ok',
    second: 'updated',
    says: 'The server sends updates only after it accepts the subscription.',
    example: 'subscribe updated ok read note',
  },
  {
    id: 'read-too-early',
    name: 'The client reads the note after the notification',
    first: 'updated',
    second: 'read',
    says: 'The client reads the note before it receives the notification, so it has the old contents.',
    example: 'subscribe ok read updated note',
  },
  {
    id: 'note-early',
    name: 'The contents come after the request for them',
    first: 'read',
    second: 'note',
    says: 'The contents come before the request for them.',
    example: 'subscribe ok updated note read',
  },
]);

/** Put the session in order. */
export const subscribeOrder: OrderSource = {
  id: 'subscribe-order',
  kind: 'order-session',
  title: 'Put a subscription in order',
  revision: '2025-11-25',
  task: 'Put the five messages in order so that the client has the contents after the change.\n\nIt always wants the latest contents of a note.',
  pieces: [
    { id: 'note', ...server(answer(6, { contents: [{ uri, mimeType: 'text/markdown', text: '- tea\n- honey' }] })) },
    { id: 'updated', ...server(notification('notifications/resources/updated', { uri })) },
    { id: 'ok', ...server(answer(5, {})) },
    { id: 'read', ...client(request(6, 'resources/read', { uri })) },
    { id: 'subscribe', ...client(request(5, 'resources/subscribe', { uri })) },
  ],
  start: 'note updated ok read subscribe',
  hints: [
    'A server sends updates only to a client that has subscribed.',
    'Does the notification contain the new contents?',
  ],
  solution: 'subscribe ok updated read note',
  lesson: 'A notification of a change only announces it. The client reads the resource again to get the new contents.',
  links: [clause('2025-11-25', 'server/resources#subscriptions', 'Resources, Subscriptions')],
  ...rules,
};
