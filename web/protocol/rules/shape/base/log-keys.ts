import { get, has } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { metaOf, REQUESTS } from '../flows/messages.ts';
import { example } from '../../envelope/meaning-examples.ts';
import { FIRST, inner, LEGACY, MODERN, request, notified } from './example-texts.ts';
import { LOG_LEVEL, SUBSCRIPTION } from '../../keys.ts';

/** A log level in the metadata of one request. */
export const logLevelKey = defineShapeRule({
  id: 'logging/log-level-meta-version',
  requirements: ['logging/log-level-meta-version'],
  class: 'spec',
  types: REQUESTS,
  cues: [{ meta: true }],
  title: 'This revision does not support a log level per request',
  why: 'Before 2026-07-28 only `logging/setLevel` sets the level, so a server ignores the key and the log level does not change.',
  how: 'Send `logging/setLevel` and remove the key.',
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
      what: `The ${named('_meta')} of ${inner(place)} has ${named(LOG_LEVEL)}, which exists since 2026-07-28.`,
      fix: { says: 'Remove it.', safety: 'safe', steps: [{ do: 'remove', path }] },
    });
  },
});

/** Log messages must not be sent on subscriptions. */
export const logSubscription = defineShapeRule({
  id: 'logging/subscription-id',
  requirements: ['logging/subscription-id'],
  class: 'spec',
  types: ['LoggingMessageNotification'],
  cues: [{ meta: true }],
  title: 'A log message {must} not have a subscription id',
  why: 'Log messages are sent on the stream of the request that asked for them; a client does not expect them on a subscription.',
  how: 'Send it on the stream of the request, without a subscription id.',
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
      what: `The log message in ${inner(place)} has a subscription id in ${named(SUBSCRIPTION)}.`,
      fix: { says: 'Remove it.', safety: 'safe', steps: [{ do: 'remove', path }] },
    });
  },
});
