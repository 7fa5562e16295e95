import type { JsonValue } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { example, MODERN } from '../../envelope/meaning-examples.ts';
import { named, whatIs } from '../../../json/describe.ts';
import type { Place } from '../define.ts';
import { defineShapeRule } from '../define.ts';
import { gives, LISTENS, modern, notified, within } from './example-texts.ts';
import { SUBSCRIPTION } from '../../keys.ts';

const LISTEN = modern('subscriptions/listen', '"notifications":{"toolsListChanged":true}').text;

/** True for what can be the id of a request. */
function isId(value: JsonValue | undefined): boolean {
  return typeof value === 'string' || (typeof value === 'number' && Number.isInteger(value));
}

/** The entry that speaks of this message. */
const requirementOf = ({ type }: Place): string =>
  type === 'SubscriptionsListenResult' ? 'listen/closing-result-id-required' : 'listen/subscription-id-missing';

/** Says that the key is missing, at the innermost object that is there. Cancelling may omit. */
function reportMissing(place: Place, at: readonly string[]): void {
  if (place.type === 'CancelledNotification') return;
  const subject = place.type === 'SubscriptionsListenResult' ? 'The result' : named(place.method ?? '');
  place.report({
    requirement: requirementOf(place),
    path: at,
    mark: 'missing',
    what: `${subject} in ${within(place)} travels on a subscription, but its \`_meta\` does not say on which one.`,
  });
}

/** What travels on a subscription says on which one. */
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
  title: 'What a subscription brings names the subscription',
  why: 'Over stdio all subscriptions share one channel; without the id the client cannot tell them apart.',
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
    // Where `params` is required, its absence is told for all that would be in it.
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
      title: 'A subscription is named by the id of its request',
      what: `The subscription in ${within(place)} is ${whatIs(value)}; it is the id of a request, a string or a whole number.`,
    });
  },
});
