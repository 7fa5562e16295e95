/** Changes are listened for. */
import { introduces, introduction, unintroduced } from '../goals-stateless.ts';
import {
  asks,
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
const hear = (wanted: NonNullable<Parameters<typeof request>[2]>) =>
  request('ears', 'subscriptions/listen', { notifications: wanted, _meta: meta });

/** Write the request. */
export const listen: MessageSource = {
  id: 'listen',
  kind: 'write-message',
  title: 'All ears, since 2026',
  revision: '2026-07-28',
  from: 'client',
  task: 'In 2026-07-28 the client `desk` (1.0.0, without capabilities) wants to hear when the list of tools changes, and when the resource `note:///1` does. Ask for both in one request.',
  start: JSON.stringify(request(1, 'resources/subscribe', { uri })),
  hints: [
    '`resources/subscribe` is gone; one request listens for everything.',
    'What is wanted stands in `params.notifications`.',
    'Its members are `toolsListChanged`, which is true, and `resourceSubscriptions`, an array of addresses.',
  ],
  solution: JSON.stringify(hear(notifications)),
  lesson:
    'A server of 2026-07-28 tells of changes only on the stream of a `subscriptions/listen`, and only those that were asked for. The request stays open as long as one listens.',
  links: [clause('2026-07-28', 'basic/patterns/subscriptions#opening-a-stream', 'Subscriptions, Opening a Stream')],
  goals: [
    asks('subscriptions/listen'),
    numbered(),
    ...introduces(),
    goal(
      'notifications',
      'It wants to hear of the tools and of the note',
      '`params.notifications` has to be `{"toolsListChanged":true,"resourceSubscriptions":["note:///1"]}`, and nothing that was not asked for.',
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
      'That method is gone in 2026-07-28. One request, `subscriptions/listen`, is for all changes.',
      'resources/subscribe',
      'tools/subscribe',
    ),
    {
      ...misnamed(
        request(1, 'subscriptions/create', { notifications, _meta: meta }),
        'The method is called `subscriptions/listen`.',
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
      request('ears', 'subscriptions/listen', { ...notifications, _meta: meta }),
      'What is wanted stands one level deeper, in `params.notifications`.',
      present('/params/toolsListChanged', '/params/resourceSubscriptions'),
    ),
    commonMistake(
      'one-address',
      hear({ toolsListChanged: true, resourceSubscriptions: uri }),
      '`resourceSubscriptions` is an array, even of one address.',
      { at: '/params/notifications/resourceSubscriptions', type: 'string' },
    ),
    commonMistake(
      'any-resource',
      hear({ toolsListChanged: true, resourceSubscriptions: true }),
      'There is no hearing of every resource: name the addresses.',
      { at: '/params/notifications/resourceSubscriptions', type: 'boolean' },
    ),
    commonMistake(
      'method-names',
      hear({ 'notifications/tools/list_changed': true, resourceSubscriptions: [uri] }),
      'The filter does not name methods; its member for tools is `toolsListChanged`.',
      { at: '/params/notifications', mentions: 'list_changed' },
    ),
    commonMistake(
      'listed',
      request('ears', 'subscriptions/listen', { notifications: ['toolsListChanged'], _meta: meta }),
      '`notifications` is an object with a member for each kind, not an array.',
      { at: '/params/notifications', type: 'array' },
    ),
    commonMistake(
      'list-of-resources',
      hear({ toolsListChanged: true, resourcesListChanged: true }),
      '`resourcesListChanged` tells when resources come and go. What changes inside of one is asked for in `resourceSubscriptions`.',
      present('/params/notifications/resourcesListChanged'),
    ),
    commonMistake(
      'no-tools',
      hear({ resourceSubscriptions: [uri] }),
      'The list of tools was to be heard of as well: `toolsListChanged`.',
      without('/params/notifications/toolsListChanged', '/params/notifications/resourceSubscriptions'),
    ),
    commonMistake(
      'no-note',
      hear({ toolsListChanged: true }),
      'The note was to be heard of as well: `resourceSubscriptions`.',
      without('/params/notifications/resourceSubscriptions', '/params/notifications/toolsListChanged'),
    ),
    ...unintroduced('ears', 'subscriptions/listen', { notifications }),
    withoutId({ jsonrpc: '2.0', method: 'subscriptions/listen', params: { notifications, _meta: meta } }),
  ],
};
