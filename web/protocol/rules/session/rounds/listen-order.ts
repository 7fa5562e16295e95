import { get } from '../../../json/object.ts';
import { code, listed, named } from '../../../json/describe.ts';
import type { Ref } from '../../../session/call.ts';
import { defineSessionRule, type SessionRule } from '../define.ts';
import { begin } from './example-messages.ts';
import { observeSubscriptions, type Subscription } from './subscriptions.ts';
import { SUBSCRIPTION } from '../../keys.ts';
import { SERVED, server, talk } from '../../../testing/conversation.ts';
import { acknowledged, listen, onStream } from './example-texts.ts';

const TOOLS = '"toolsListChanged":true';
const OPEN = talk(listen(1, TOOLS), acknowledged('1', TOOLS));
const CHANGED = onStream('tools/list_changed', '1');
const closing = (id: string, more = '') =>
  server(`"id":1,"result":{"resultType":"complete"${more},${SERVED.replace(/\}$/u, `,"${SUBSCRIPTION}":${id}}`)}}`);
const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const whole = (line: string) => line.replace('"message":', '"message":⟦').replace(/\}$/u, '⟧}');

/** Correct and incorrect examples. */
const listenOrderExamples: SessionRule['examples'] = {
  good: [
    example(OPEN, CHANGED, closing('1')),
    example(CHANGED),
    example(listen(1, TOOLS), listen(2, TOOLS), acknowledged('2', TOOLS)),
  ],
  bad: [
    example(listen(1, TOOLS), whole(CHANGED), acknowledged('1', TOOLS)),
    example(listen(1, TOOLS), whole(CHANGED)),
    example(listen(1, TOOLS), whole(closing('1'))),
    example(OPEN, closing('⟦"1"⟧')),
    example(OPEN, closing('1', ',⟦"tools":[]⟧')),
    example(OPEN, closing('1'), onStream('tools/list_changed', '⟦1⟧')),
  ],
};

const AT = ['_meta', SUBSCRIPTION];
const PLAIN: ReadonlySet<string> = new Set(['resultType', '_meta']);

/** A subscription is acknowledged first, and gets no messages after its end. */
export const listenOrder = defineSessionRule({
  id: 'listen/order',
  requirements: [
    'listen/ack-first',
    'listen/ack-missing',
    'listen/closing-result-id-mismatch',
    'listen/closing-result-data',
    'listen/after-close',
  ],
  class: 'spec',
  title: 'A subscription {must} be acknowledged before other messages',
  why: 'Until then, the client does not know what was granted, or whether the subscription exists.',
  how: 'Send `notifications/subscriptions/acknowledged` first, with the id of the subscription, and everything else after it.',
  examples: listenOrderExamples,
  begin(session, report) {
    const missing = (one: Subscription, at: Ref, does: string): void =>
      report({
        requirement: 'listen/ack-missing',
        at,
        what: `${begin(session.describe(at))} ${does} the subscription of ${session.describe(one.at)}, which was never acknowledged.`,
        ties: [{ at: one.at }],
      });
    return observeSubscriptions(session, {
      granted({ early, at, granted }, _filter, { ref }) {
        if (!early || granted) return;
        report({
          requirement: 'listen/ack-first',
          at: early,
          what: `${begin(session.describe(early))} is the first message of the subscription of ${session.describe(at)}, which is acknowledged only in ${session.describe(ref)}.`,
          ties: [{ at: ref }, { at }],
        });
      },
      brought({ closed, at }, _member, { ref }) {
        if (!closed) return;
        report({
          requirement: 'listen/after-close',
          at: ref,
          path: ['params', ...AT],
          title: 'A message is sent on a closed subscription',
          why: 'The client has already discarded the subscription.',
          what: `${begin(session.describe(ref))} is sent on the subscription of ${session.describe(at)}, which ${session.describe(closed)} has closed.`,
          ties: [{ at: closed }, { at }],
        });
      },
      closed(one, { ref, result, meta, id, altered, name }) {
        if (!one.granted && !one.early) missing(one, ref, 'ends');
        const subscriptionId = get(meta, SUBSCRIPTION);
        const path = ['result', ...AT];
        if (
          id !== null &&
          (typeof subscriptionId === 'string' || typeof subscriptionId === 'number') &&
          subscriptionId !== id
        ) {
          report({
            requirement: 'listen/closing-result-id-mismatch',
            at: ref,
            path,
            title: 'The result that ends a subscription {must} have its id',
            why: 'The client closes another subscription, or none.',
            what: `${name} answers ${session.describe(one.at)}, whose id is ${code(id)}, but has the subscription id ${code(subscriptionId)}.`,
            fix: { says: `Use ${code(id)}.`, safety: 'safe', steps: [{ do: 'replace', path, value: id }] },
            ties: [{ at: one.at, path: ['id'] }],
          });
        }
        const more = Object.keys(result).filter((member) => !PLAIN.has(member));
        const [first] = more;
        if (first === undefined || altered) return;
        report({
          requirement: 'listen/closing-result-data',
          at: ref,
          path: ['result', first],
          mark: 'member',
          title: 'The result that ends a subscription contains data',
          why: 'Clients ignore the additional members.',
          what: `${name} ends the subscription of ${session.describe(one.at)} and has ${listed(more)} in its result besides ${named('resultType')} and ${named('_meta')}.`,
          ties: [{ at: one.at }],
        });
      },
      end(all) {
        for (const one of all) if (one.early && !one.granted) missing(one, one.early, 'is sent on');
      },
    });
  },
});
