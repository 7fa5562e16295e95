import { get, has } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { metaOf, REQUESTS } from '../flows/messages.ts';
import { example } from '../../envelope/meaning-examples.ts';
import { FIRST, inner, LEGACY, MODERN, request, notified } from './example-texts.ts';
import { LOG_LEVEL, SUBSCRIPTION } from '../../keys.ts';

/** The level of log messages in the metadata of one request. */
export const logLevelKey = defineShapeRule({
  id: 'logging/log-level-meta-version',
  requirements: ['logging/log-level-meta-version'],
  class: 'spec',
  types: REQUESTS,
  cues: [{ meta: true }],
  title: 'Here the level of log messages is set once for all',
  why: 'A server of this revision ignores the key, so the wish is lost. Before 2026-07-28, `logging/setLevel` sets the level.',
  how: 'Send `logging/setLevel`, and leave the key out.',
  examples: {
    good: [
      example(FIRST, request('logging/setLevel', '"level":"warning"')),
      example(LEGACY, request('tools/call', '"name":"add","_meta":{"com.example/logLevel":"info"}')),
    ],
    bad: [
      example(FIRST, request('tools/call', `"name":"add","_meta":{⟦"${LOG_LEVEL}":"info"⟧}`)),
      example(
        LEGACY,
        request('resources/read', `"uri":"file:///a.md","_meta":{"progressToken":1,⟦"${LOG_LEVEL}":"debug"⟧}`),
      ),
    ],
  },
  judge(place) {
    const found = place.path.length === 0 ? metaOf(place) : null;
    if (!found || !has(found.meta, LOG_LEVEL)) return;
    const path = [...found.at, LOG_LEVEL];
    place.report({
      requirement: 'logging/log-level-meta-version',
      path,
      mark: 'member',
      what: `The ${named('_meta')} of ${inner(place)} has ${named(LOG_LEVEL)}, which counts from 2026-07-28 on.`,
      fix: { says: 'Leave it out.', safety: 'safe', steps: [{ do: 'remove', path }] },
    });
  },
});

/** Log messages do not travel on subscriptions. */
export const logSubscription = defineShapeRule({
  id: 'logging/subscription-id',
  requirements: ['logging/subscription-id'],
  class: 'spec',
  types: ['LoggingMessageNotification'],
  cues: [{ meta: true }],
  title: 'A log message belongs to a request',
  why: 'Log messages come on the stream of the request that asked for them; on a subscription the client does not expect them.',
  how: 'Send it on the stream of the request, without the id of a subscription.',
  examples: {
    good: [notified('notifications/message', '"level":"info","data":"x"', MODERN)],
    bad: [
      notified('notifications/message', `"level":"info","data":"x","_meta":{⟦"${SUBSCRIPTION}":"sub-1"⟧}`, MODERN),
      notified(
        'notifications/message',
        `"_meta":{⟦"${SUBSCRIPTION}":4⟧,"com.example/k":1},"level":"error","data":{}`,
        MODERN,
      ),
    ],
  },
  judge(place) {
    const found = metaOf(place);
    if (!found || get(found.meta, SUBSCRIPTION) === undefined) return;
    const path = [...found.at, SUBSCRIPTION];
    place.report({
      requirement: 'logging/subscription-id',
      path,
      mark: 'member',
      what: `The log message in ${inner(place)} names a subscription in ${named(SUBSCRIPTION)}.`,
      fix: { says: 'Leave it out.', safety: 'safe', steps: [{ do: 'remove', path }] },
    });
  },
});
