/** A subscription to changes. */
import { introduces, introduction, unintroduced } from '../goals-stateless.ts';
import {
  sendsRequest,
  clause,
  goal,
  misnamed,
  numbered,
  otherThan,
  present,
  request,
  commonMistake,
  without,
  withoutId,
} from '../goals.ts';
import type { MessageSource } from '../source.ts';

const uri = 'note:///1';
const notifications = { toolsListChanged: true, resourceSubscriptions: [uri] };
const meta = introduction();
const listenTo = (wanted: NonNullable<Parameters<typeof request>[2]>) =>
  request('changes', 'subscriptions/listen', { notifications: wanted, _meta: meta });

/** Write the request. */
export const listen: MessageSource = {
  id: 'listen',
  kind: 'write-message',
  title: 'Subscribe to changes in 2026-07-28',
  revision: '2026-07-28',
  from: 'client',
  task: 'Subscribe to changes of the tool list and of the resource `note:///1`, in one request.\n\nThe revision is 2026-07-28, and the client is `desk` (1.0.0, without capabilities).',
  start: JSON.stringify(request(1, 'resources/subscribe', { uri })),
  hints: [
    '2026-07-28 has no `resources/subscribe`; one request subscribes to all changes.',
    'The filter is in `params.notifications`.',
    'Its members are `toolsListChanged`, which is true, and `resourceSubscriptions`, an array of URIs.',
  ],
  solution: JSON.stringify(listenTo(notifications)),
  lesson:
    'A server of 2026-07-28 announces changes only on the stream of a `subscriptions/listen` request, and only the requested ones. The request stays open for the whole subscription.',
  links: [clause('2026-07-28', 'basic/patterns/subscriptions#opening-a-stream', 'Subscriptions, Opening a Stream')],
  goals: [
    sendsRequest('subscriptions/listen'),
    numbered(),
    ...introduces(),
    goal(
      'notifications',
      'The client subscribes to the tools and to the note',
      '`params.notifications` must be `{"toolsListChanged":true,"resourceSubscriptions":["note:///1"]}`, without any other subscription.',
      {
        all: [
          {
            at: '/params/notifications',
            equals: { $has: notifications },
            only: [...Object.keys(notifications), 'promptsListChanged', 'resourcesListChanged'],
          },
          { not: otherThan('/params/notifications/promptsListChanged', false) },
          { not: otherThan('/params/notifications/resourcesListChanged', false) },
        ],
      },
    ),
  ],
  mistakes: [
    misnamed(
      request(1, 'resources/subscribe', { uri, _meta: meta }),
      '2026-07-28 does not have that method. One request, `subscriptions/listen`, subscribes to all changes.',
      'resources/subscribe',
      'tools/subscribe',
    ),
    {
      ...misnamed(
        request(1, 'subscriptions/create', { notifications, _meta: meta }),
        'The method is named `subscriptions/listen`.',
        'subscriptions/create',
        'subscriptions/subscribe',
        'notifications/listen',
        'subscription/listen',
        'subscribe',
        'listen',
        'server/listen',
        'subscriptions/open',
      ),
      id: 'other-name',
    },
    commonMistake(
      'no-filter',
      request('changes', 'subscriptions/listen', { ...notifications, _meta: meta }),
      'The filter belongs one level deeper, in `params.notifications`.',
      present('/params/toolsListChanged', '/params/resourceSubscriptions'),
    ),
    commonMistake(
      'one-address',
      listenTo({ toolsListChanged: true, resourceSubscriptions: uri }),
      '`resourceSubscriptions` must be an array, even for one URI.',
      { at: '/params/notifications/resourceSubscriptions', type: 'string' },
    ),
    commonMistake(
      'any-resource',
      listenTo({ toolsListChanged: true, resourceSubscriptions: true }),
      'A client cannot subscribe to all resources at once: list the URIs.',
      { at: '/params/notifications/resourceSubscriptions', type: 'boolean' },
    ),
    commonMistake(
      'method-names',
      listenTo({ 'notifications/tools/list_changed': true, resourceSubscriptions: [uri] }),
      'The keys of the filter are not method names; the one for tools is `toolsListChanged`.',
      { at: '/params/notifications', mentions: 'list_changed' },
    ),
    commonMistake(
      'listed',
      request('changes', 'subscriptions/listen', { notifications: ['toolsListChanged'], _meta: meta }),
      '`notifications` must be an object with one member per kind, not an array.',
      { at: '/params/notifications', type: 'array' },
    ),
    commonMistake(
      'list-of-resources',
      listenTo({ toolsListChanged: true, resourcesListChanged: true }),
      '`resourcesListChanged` is for changes of the list of resources. For changes of a resource itself, use `resourceSubscriptions`.',
      present('/params/notifications/resourcesListChanged'),
    ),
    commonMistake(
      'no-tools',
      listenTo({ resourceSubscriptions: [uri] }),
      'The subscription to the tool list is missing: add `toolsListChanged`.',
      without('/params/notifications/toolsListChanged', '/params/notifications/resourceSubscriptions'),
    ),
    commonMistake(
      'no-note',
      listenTo({ toolsListChanged: true }),
      'The subscription to the note is missing: add `resourceSubscriptions`.',
      without('/params/notifications/resourceSubscriptions', '/params/notifications/toolsListChanged'),
    ),
    ...unintroduced('changes', 'subscriptions/listen', { notifications }),
    withoutId({ jsonrpc: '2.0', method: 'subscriptions/listen', params: { notifications, _meta: meta } }),
  ],
};
