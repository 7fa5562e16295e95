import type { FixPlan } from '../../../json/plan.ts';
import type { JsonValue } from '../../../json/types.ts';
import { code, named } from '../../../json/describe.ts';
import type { Report, SessionView, Step } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { begin } from './say.ts';
import { hearSubscriptions, subscriptionsOf } from './subscriptions.ts';
import { folded } from './together.ts';
import { listenIdsExamples } from './listen-ids.examples.ts';
import { SUBSCRIPTION } from '../../keys.ts';

const PATH = ['params', '_meta', SUBSCRIPTION];

function judge(session: SessionView, report: Report, id: JsonValue, { ref, method, name }: Step): void {
  const { all, last, whole } = subscriptionsOf(session);
  const twin =
    typeof id === 'number' ? String(id) : typeof id === 'string' && /^-?\d{1,15}$/u.test(id) ? Number(id) : null;
  const meant = twin === null ? undefined : all.get(twin);
  const other = typeof id === 'string' || typeof id === 'number' ? session.request(id, 'client') : null;
  if (!meant && !whole && !other) return;
  // News of tasks are no changes of the kind that this is about.
  if (all.size === 0 && method === 'notifications/tasks') return;
  if (all.size === 0 && method !== 'notifications/subscriptions/acknowledged') {
    report({
      requirement: 'listen/no-subscription',
      at: ref,
      path: ['method'],
      what: `${name} brings ${named(method ?? '')} to a client that has not asked for it: no message before it is \`subscriptions/listen\`.`,
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
    ? `${session.said(meant.at)} has the id ${code(meant.call.id)}, which is not the same`
    : other
      ? `${session.said(other.ref)} has this id and is no subscription`
      : 'no subscription has this id';
  report({
    requirement: 'listen/subscription-id-mismatch',
    at: ref,
    path: PATH,
    title: 'A subscription is named by the id of its request',
    why: 'The client cannot tell to which subscription this belongs, and passes over it.',
    what: `${begin(session.said(ref))} names the subscription ${code(id)}; ${because}.`,
    ...(fix ? { fix } : {}),
    ties: tie ? [{ at: tie, path: ['id'] }] : [],
  });
}

/** What travels on a subscription names one that is open. */
export const listenIds = defineSessionRule({
  id: 'listen/ids',
  requirements: ['listen/no-subscription', 'listen/subscription-id-mismatch'],
  class: 'spec',
  title: 'Changes are told to who listens',
  why: 'Clients that did not ask do not expect it, and have nothing to do with it; that was the way of older revisions.',
  how: 'Wait for a `subscriptions/listen`, and send changes under its id, as it is.',
  examples: listenIdsExamples,
  begin: (session, all) =>
    folded(all, (report) => {
      return hearSubscriptions(session, { stray: (id, step) => judge(session, report, id, step) });
    }),
});
