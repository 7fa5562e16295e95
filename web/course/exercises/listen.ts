/** Changes are listened for. */
import type { MessageExercise } from '../define.ts';
import {
  asks,
  clause,
  goal,
  has,
  inside,
  isRecord,
  misnamed,
  numbered,
  request,
  same,
  commonMistake,
  withoutId,
} from '../goals.ts';
import { introduces, introduction, unintroduced } from '../goals-stateless.ts';

const uri = 'note:///1';
const notifications = { toolsListChanged: true, resourceSubscriptions: [uri] };
const meta = introduction();
const hear = (wanted: NonNullable<Parameters<typeof request>[2]>) =>
  request('ears', 'subscriptions/listen', { notifications: wanted, _meta: meta });

/** Write the request. */
export const listen: MessageExercise = {
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
      (seen) => {
        const wanted = inside(seen, 'params.notifications');
        const said = isRecord(wanted) ? Object.entries(wanted).filter(([, value]) => value !== false) : [];
        return same(Object.fromEntries(said), notifications);
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
      (seen) => has(seen, 'params.toolsListChanged') || has(seen, 'params.resourceSubscriptions'),
    ),
    commonMistake(
      'one-address',
      hear({ toolsListChanged: true, resourceSubscriptions: uri }),
      '`resourceSubscriptions` is an array, even of one address.',
      (seen) => typeof inside(seen, 'params.notifications.resourceSubscriptions') === 'string',
    ),
    commonMistake(
      'any-resource',
      hear({ toolsListChanged: true, resourceSubscriptions: true }),
      'There is no hearing of every resource: name the addresses.',
      (seen) => typeof inside(seen, 'params.notifications.resourceSubscriptions') === 'boolean',
    ),
    commonMistake(
      'method-names',
      hear({ 'notifications/tools/list_changed': true, resourceSubscriptions: [uri] }),
      'The filter does not name methods; its member for tools is `toolsListChanged`.',
      (seen) => JSON.stringify(inside(seen, 'params.notifications') ?? '').includes('list_changed'),
    ),
    commonMistake(
      'listed',
      request('ears', 'subscriptions/listen', { notifications: ['toolsListChanged'], _meta: meta }),
      '`notifications` is an object with a member for each kind, not an array.',
      (seen) => Array.isArray(inside(seen, 'params.notifications')),
    ),
    commonMistake(
      'list-of-resources',
      hear({ toolsListChanged: true, resourcesListChanged: true }),
      '`resourcesListChanged` tells when resources come and go. What changes inside of one is asked for in `resourceSubscriptions`.',
      (seen) => has(seen, 'params.notifications.resourcesListChanged'),
    ),
    commonMistake(
      'no-tools',
      hear({ resourceSubscriptions: [uri] }),
      'The list of tools was to be heard of as well: `toolsListChanged`.',
      (seen) =>
        has(seen, 'params.notifications.resourceSubscriptions') && !has(seen, 'params.notifications.toolsListChanged'),
    ),
    commonMistake(
      'no-note',
      hear({ toolsListChanged: true }),
      'The note was to be heard of as well: `resourceSubscriptions`.',
      (seen) =>
        has(seen, 'params.notifications.toolsListChanged') && !has(seen, 'params.notifications.resourceSubscriptions'),
    ),
    ...unintroduced('ears', 'subscriptions/listen', { notifications }),
    withoutId({ jsonrpc: '2.0', method: 'subscriptions/listen', params: { notifications, _meta: meta } }),
  ],
};
