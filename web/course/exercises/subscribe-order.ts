/** A subscription, from its beginning to what it is for. */
import { inOrder } from '../goals-order.ts';
import { answer, clause, client, notification, request, server } from '../goals.ts';
import type { OrderSource } from '../source.ts';

const uri = 'note:///1';
const rules = inOrder([
  {
    id: 'told-unasked',
    first: 'subscribe',
    second: 'updated',
    says: '`notifications/resources/updated` goes to those who subscribed. Here nobody has yet.',
    example: 'updated subscribe ok read note',
  },
  {
    id: 'answer-early',
    first: 'subscribe',
    second: 'ok',
    says: 'The answer to the subscription comes before the request: compare the ids.',
    example: 'ok subscribe updated read note',
  },
  {
    id: 'told-before-agreed',
    first: 'ok',
    second: 'updated',
    says: 'First the server agrees to the subscription, then it tells of changes.',
    example: 'subscribe updated ok read note',
  },
  {
    id: 'read-too-early',
    first: 'updated',
    second: 'read',
    says: 'The client reads the note before it heard of the change: then it has the old text.',
    example: 'subscribe ok read updated note',
  },
  {
    id: 'note-early',
    first: 'read',
    second: 'note',
    says: 'The text comes before it was asked for.',
    example: 'subscribe ok updated note read',
  },
]);

/** Put the session in order. */
export const subscribeOrder: OrderSource = {
  id: 'subscribe-order',
  kind: 'order-session',
  title: 'Tell me when it changes',
  revision: '2025-03-26',
  task: 'A client wants to have the newest text of a note at all times. Put the five messages in order so that it ends up with what the note says after the change.',
  pieces: [
    { id: 'note', ...server(answer(6, { contents: [{ uri, mimeType: 'text/markdown', text: '- tea\n- honey' }] })) },
    { id: 'updated', ...server(notification('notifications/resources/updated', { uri })) },
    { id: 'ok', ...server(answer(5, {})) },
    { id: 'read', ...client(request(6, 'resources/read', { uri })) },
    { id: 'subscribe', ...client(request(5, 'resources/subscribe', { uri })) },
  ],
  start: 'note updated ok read subscribe',
  hints: ['Nobody is told of changes without having asked for it.', 'Does the notification bring the new text along?'],
  solution: 'subscribe ok updated read note',
  lesson:
    'A notification of a change says only that there is one. The client reads the resource again to see what it is.',
  links: [clause('2025-03-26', 'server/resources#subscriptions', 'Resources, Subscriptions')],
  ...rules,
};
