import type { JsonValue } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { example, MODERN } from '../../envelope/meaning-examples.ts';
import { named, whatIs } from '../../../json/describe.ts';
import type { Place } from '../define.ts';
import { defineShapeRule } from '../define.ts';
import { gives, LISTENS, modern, notified, within } from './example-texts.ts';
import { SUBSCRIPTION } from '../../keys.ts';

const LISTEN = modern('subscriptions/listen', '"notifications":{"toolsListChanged":true}').text;

/** True for a valid request id. */
function isId(value: JsonValue | undefined): boolean {
  return typeof value === 'string' || (typeof value === 'number' && Number.isInteger(value));
}

/** The requirement for this message. */
const requirementOf = ({ type }: Place): string =>
  type === 'SubscriptionsListenResult' ? 'listen/closing-result-id-required' : 'listen/subscription-id-missing';

/** Reports a missing key at the innermost existing object. Cancellations may omit the key. */
function reportMissing(place: Place, at: readonly string[]): void {
  if (place.type === 'CancelledNotification') return;
  const subject = place.type === 'SubscriptionsListenResult' ? 'The result' : named(place.method ?? '');
  place.report({
    requirement: requirementOf(place),
    path: at,
    mark: 'missing',
    what: `${subject} in ${within(place)} belongs to a subscription, but its \`_meta\` has no subscription id.`,
  });
}

/** A message on a subscription contains the subscription id. */
export const subscriptionId = defineShapeRule({
  id: 'listen/subscription-id-missing',
  requirements: ['listen/subscription-id-missing', 'listen/closing-result-id-required'],
  class: 'spec',
  types: [
    'SubscriptionsAcknowledgedNotification',
    'SubscriptionsListenResult',
    'ToolListChangedNotification',
    'PromptListChangedNotification',
    'ResourceListChangedNotification',
    'ResourceUpdatedNotification',
    'CancelledNotification',
  ],
  title: 'A message on a subscription {must} have the subscription id',
  why: 'Over stdio, all subscriptions share one channel; without the id, the client cannot distinguish them.',
  how: 'Put the id of the `subscriptions/listen` request into `_meta`, as `io.modelcontextprotocol/subscriptionId`.',
  examples: {
    good: [
      notified('notifications/subscriptions/acknowledged', `"notifications":{"toolsListChanged":true},${LISTENS}`),
      notified('notifications/resources/updated', `"uri":"file:///notes/a.md",${LISTENS}`),
    ],
    bad: [
      notified('notifications/subscriptions/acknowledged', '"notifications":{}').text.replace('"params"', '⟦"params"⟧'),
      notified('notifications/prompts/list_changed', '⟦"_meta"⟧:{"com.example/trace":"t"}').text,
      notified('notifications/tools/list_changed', `"_meta":{"${SUBSCRIPTION}":⟦{"id":1}⟧}`).text,
      '⟦{"jsonrpc":"2.0","method":"notifications/resources/list_changed"}⟧',
      `${LISTEN}\n${gives('"resultType":"complete"').text.replace('"_meta"', '⟦"_meta"⟧')}`,
    ].map((text) => example(MODERN, text)),
  },
  judge(place) {
    const home = place.path.length === 0 ? ['params'] : [];
    const holder = place.path.length === 0 ? get(place.value, 'params') : place.value;
    // Where `params` is required, its absence is reported once, for all of its members.
    const notified = place.deep.types.get(place.type)?.required?.includes('params') ?? false;
    if (holder === undefined) return notified ? undefined : reportMissing(place, []);
    if (!isObject(holder)) return;
    const meta = get(holder, '_meta');
    if (meta === undefined) return reportMissing(place, home);
    if (!isObject(meta)) return;
    if (!has(meta, SUBSCRIPTION)) return reportMissing(place, [...home, '_meta']);
    const value = get(meta, SUBSCRIPTION) ?? null;
    if (isId(value)) return;
    place.report({
      requirement: requirementOf(place),
      path: [...home, '_meta', SUBSCRIPTION],
      title: 'A subscription id {must} be the id of its request',
      what: `The subscription id in ${within(place)} is ${whatIs(value)}; it must be the id of a request, a string or an integer.`,
    });
  },
});
