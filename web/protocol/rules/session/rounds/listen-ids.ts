import type { FixPlan } from '../../../json/plan.ts';
import type { JsonValue } from '../../../json/types.ts';
import { code, named } from '../../../json/describe.ts';
import { type Report, type SessionView, type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { begin } from './example-messages.ts';
import { observeSubscriptions, subscriptionsOf } from './subscriptions.ts';
import { folded } from './combine-observers.ts';
import { SUBSCRIPTION } from '../../keys.ts';
import { client, modern, SERVED, server, talk } from '../../../testing/conversation.ts';
import { acknowledged, listen, onStream } from './example-texts.ts';

const TOOLS = '"toolsListChanged":true';
const OPEN = talk(listen(1, TOOLS), acknowledged('1', TOOLS));
const LIST = talk(
  client(`"id":1,"method":"tools/list","params":{${modern()}}`),
  server(`"id":1,"result":{"resultType":"complete","tools":[],"ttlMs":0,"cacheScope":"private",${SERVED}}`),
);
const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const changed = (id: string) => onStream('tools/list_changed', id);

/** Correct and incorrect examples. */
const listenIdsExamples: SessionRule['examples'] = {
  good: [
    example(OPEN, changed('1')),
    { ...example(changed('1')), says: 'Earlier messages are not in this excerpt.' },
    {
      ...example(listen(8, TOOLS), acknowledged('8', TOOLS), changed('3')),
      says: 'The subscription may be older than the text.',
    },
  ],
  bad: [
    example(LIST, changed('1').replace(/"notifications\/[^"]+"/u, '⟦$&⟧')),
    example(OPEN, changed('⟦"1"⟧')),
    example(OPEN, changed('⟦2⟧')),
    example(listen('"s-1"', TOOLS), acknowledged('"s-1"', TOOLS), changed('⟦"s-2"⟧')),
    example(listen(1, TOOLS), acknowledged('⟦"1"⟧', TOOLS)),
  ],
};

const PATH = ['params', '_meta', SUBSCRIPTION];

function judge(session: SessionView, report: Report, id: JsonValue, { ref, method, name }: Step): void {
  const { all, last, whole } = subscriptionsOf(session);
  const otherType =
    typeof id === 'number' ? String(id) : typeof id === 'string' && /^-?\d{1,15}$/u.test(id) ? Number(id) : null;
  const meant = otherType === null ? undefined : all.get(otherType);
  const other = typeof id === 'string' || typeof id === 'number' ? session.request(id, 'client') : null;
  if (!meant && !whole && !other) return;
  // Task notifications are not the changes that this rule is about.
  if (all.size === 0 && method === 'notifications/tasks') return;
  if (all.size === 0 && method !== 'notifications/subscriptions/acknowledged') {
    report({
      requirement: 'listen/no-subscription',
      at: ref,
      path: ['method'],
      what: `${name} sends ${named(method ?? '')} to a client without a subscription: no earlier message is \`subscriptions/listen\`.`,
      ties: other ? [{ at: other.ref }] : [],
    });
    return;
  }
  const right = meant?.call.id;
  const fix: FixPlan | null =
    right === undefined
      ? null
      : { says: `Use ${code(right)}.`, safety: 'safe', steps: [{ do: 'replace', path: PATH, value: right }] };
  const tie = meant?.at ?? other?.ref ?? last?.at;
  const because = meant
    ? `${session.describe(meant.at)} has the id ${code(meant.call.id)}, of another JSON type`
    : other
      ? `${session.describe(other.ref)} has this id but is not a subscription`
      : 'no subscription has this id';
  report({
    requirement: 'listen/subscription-id-mismatch',
    at: ref,
    path: PATH,
    title: 'A subscription id {must} be the id of its request',
    why: 'The client cannot match the message to a subscription, and ignores it.',
    what: `${begin(session.describe(ref))} has the subscription id ${code(id)}; ${because}.`,
    ...(fix ? { fix } : {}),
    ties: tie ? [{ at: tie, path: ['id'] }] : [],
  });
}

/** A message on a subscription names one that is open. */
export const listenIds = defineSessionRule({
  id: 'listen/ids',
  requirements: ['listen/no-subscription', 'listen/subscription-id-mismatch'],
  class: 'spec',
  title: 'Change notifications {must} not be sent without a subscription',
  why: 'A client without a subscription does not expect the notification, which only older revisions sent this way.',
  how: 'Wait for a `subscriptions/listen` request, and send changes with exactly its id.',
  examples: listenIdsExamples,
  begin: (session, all) =>
    folded(all, (report) => {
      return observeSubscriptions(session, { unmatched: (id, step) => judge(session, report, id, step) });
    }),
});
