import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import type { Call, Ref } from '../../../session/call.ts';
import { type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { Once } from './shared.ts';
import { server, talk } from '../../../testing/conversation.ts';
import { requestText, FIRST, LAST, opened, refuse, SECOND, respond, THIRD } from './example-texts.ts';

// Comparison of resource URIs.

/** The maximum length of URIs that are compared step by step. */
const LONGEST = 1000;
/** The maximum number of path steps that are compared. */
const STEPS = 40;

/** True if the set contains the URI or one of its parents. */
function covers(active: ReadonlyMap<string, unknown>, uri: string): boolean {
  if (active.has(uri)) return true;
  if (active.size === 0 || uri.length > LONGEST) return uri.length > LONGEST;
  let steps = 0;
  for (const { index } of uri.matchAll(/[/?#]/gu)) {
    if (steps++ > STEPS) return true;
    if (active.has(uri.slice(0, index)) || active.has(uri.slice(0, index + 1))) return true;
  }
  return false;
}

/** The URI that differs only in letter case, escapes or a trailing slash; among the first few. */
function alike(uri: string, others: Iterable<string>): string | null {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/\/+$/u, '')
      .replace(/^file:\/+/u, 'file:')
      .replaceAll('%20', ' ');
  let looked = 0;
  const wanted = plain(uri.slice(0, LONGEST));
  for (const other of others) {
    if (looked++ > 200) break;
    if (other !== uri && plain(other.slice(0, LONGEST)) === wanted) return other;
  }
  return null;
}

const OFFER = '{"resources":{"subscribe":true}}';
const OPEN = opened(OFFER);
const subscribe = (id: number, uri: string): string =>
  talk(requestText(id, 'resources/subscribe', `"uri":${uri}`), respond(id, ''));
const cancel = (id: number, uri: string): string =>
  talk(requestText(id, 'resources/unsubscribe', `"uri":${uri}`), respond(id, ''));
const updated = (uri: string): string => server(`"method":"notifications/resources/updated","params":{"uri":${uri}}`);

/** Correct and incorrect examples. */
const resourceSubscriptionExamples: SessionRule['examples'] = {
  good: [
    { revision: LAST, text: talk(OPEN, subscribe(1, '"file:///a"'), updated('"file:///a"'), cancel(2, '"file:///a"')) },
    {
      revision: LAST,
      text: talk(OPEN, subscribe(1, '"file:///src"'), updated('"file:///src/main.rs"')),
      says: 'The update is for a part of the subscribed resource.',
    },
    { revision: SECOND, text: talk(cancel(2, '"file:///a"'), updated('"file:///b"')), says: 'An excerpt.' },
    {
      revision: THIRD,
      text: talk(
        opened(OFFER, '2025-06-18'),
        subscribe(1, '"file:///a"'),
        cancel(2, '"file:///a"'),
        subscribe(3, '"file:///a"'),
        updated('"file:///a"'),
      ),
    },
    {
      revision: LAST,
      text: talk(
        OPEN,
        subscribe(1, '"file:///a"'),
        requestText(2, 'resources/unsubscribe', '"uri":"file:///a"'),
        updated('"file:///a"'),
      ),
      says: 'The unsubscription is not confirmed yet.',
    },
  ],
  bad: [
    { revision: LAST, text: talk(OPEN, subscribe(1, '"file:///b"'), cancel(2, '⟦"file:///a"⟧')) },
    {
      revision: FIRST,
      text: talk(opened(OFFER, '2024-11-05'), subscribe(1, '"file:///a/"'), cancel(2, '⟦"file:///A"⟧')),
      says: 'The same URI in a different spelling.',
    },
    { revision: LAST, text: talk(OPEN, updated('⟦"file:///a"⟧'), updated('"file:///b"')) },
    {
      revision: SECOND,
      text: talk(
        opened(OFFER, '2025-03-26'),
        requestText(1, 'resources/subscribe', '"uri":"file:///a"'),
        refuse(1, -32603, 'No watcher left'),
        updated('⟦"file:///a"⟧'),
      ),
    },
    {
      revision: LAST,
      text: talk(OPEN, subscribe(1, '"file:///a"'), cancel(2, '"file:///a"'), updated('⟦"file:///a"⟧')),
    },
    {
      revision: THIRD,
      text: talk(subscribe(1, '"file:///a"'), cancel(2, '"file:///a"'), updated('⟦"file:///a"⟧')),
    },
  ],
};

/** The maximum number of URIs for which a similar one is searched. */
const LOOKS = 50;
/** The maximum number of stored URIs; beyond it, nothing is reported. */
const REMEMBERED = 20_000;
/** The subscriptions of a client and the updates it receives. */
export const resourceSubscriptions = defineSessionRule({
  id: 'resource-subscribe/story',
  requirements: [
    'resource-subscribe/unsubscribe-without-subscribe',
    'resource-subscribe/updated-without-subscribe',
    'resource-subscribe/updated-after-unsubscribe',
  ],
  class: 'spec',
  title: 'Updates and unsubscribe requests {must} concern a subscription',
  why: 'A URI without a subscription is usually a different spelling of the subscribed one: the real subscription continues, or never produces updates.',
  how: 'Use the exact URI of the subscription until it is canceled.',
  examples: resourceSubscriptionExamples,
  begin(session, report) {
    /** Subscriptions by URI: requested or confirmed. */
    const active = new Map<string, Ref>();
    /** Canceled and confirmed, with the response. */
    const ended = new Map<string, { request: Ref; answered: Ref }>();
    const open = new Map<Call, { uri: string; before: Ref | null }>();
    const once = new Once();
    let full = false;
    let looks = 0;
    const near = (uri: string): string | null => (looks++ < LOOKS ? alike(uri, active.keys()) : null);

    function ending(uri: string): void {
      active.delete(uri);
      if (ended.size >= REMEMBERED) full = true;
    }

    return {
      'request resources/subscribe': ({ call, params, ref }) => {
        const uri = get(params, 'uri');
        if (!call || typeof uri !== 'string') return;
        if (active.size >= REMEMBERED) full = true;
        open.set(call, { uri, before: active.get(uri) ?? null });
        active.set(uri, ref);
        ended.delete(uri);
      },
      'answer resources/subscribe': ({ call, kind }) => {
        const request = call && open.get(call);
        if (!call || !request) return;
        open.delete(call);
        if (kind === 'error' && !request.before && active.get(request.uri)?.entry === call.entry)
          active.delete(request.uri);
      },
      'request resources/unsubscribe': ({ call, params, ref, name }) => {
        const uri = get(params, 'uri');
        if (!call || typeof uri !== 'string') return;
        const before = active.get(uri) ?? null;
        open.set(call, { uri, before });
        if (before || full || !session.whole || ended.has(uri)) return;
        if (session.declared('server', 'resources.subscribe') === false) return;
        const other = near(uri);
        const at = other === null ? undefined : active.get(other);
        report({
          requirement: 'resource-subscribe/unsubscribe-without-subscribe',
          at: ref,
          path: ['params', 'uri'],
          what: `${name} cancels the subscription to ${code(uri)}, which was never requested${other !== null && at ? `; ${session.describe(at)} subscribes to ${code(other)}` : ''}.`,
          ties: at ? [{ at, path: ['params', 'uri'] }] : [],
        });
      },
      'answer resources/unsubscribe': ({ call, kind, ref }) => {
        const request = call && open.get(call);
        if (!call || !request) return;
        open.delete(call);
        if (kind !== 'response') return;
        const now = active.get(request.uri);
        if (now && request.before && now.entry !== request.before.entry) return;
        if (request.before) ended.set(request.uri, { request: call.ref, answered: ref });
        ending(request.uri);
      },
      'notification notifications/resources/updated': (step: Step) => {
        const { params, from, ref, name } = step;
        const uri = get(params, 'uri');
        if (typeof uri !== 'string' || from !== 'server' || full || covers(active, uri)) return;
        if (session.declared('server', 'resources.subscribe') === false) return;
        const end = ended.get(uri);
        if (end) {
          once.note(`after ${uri}`, () => ({
            requirement: 'resource-subscribe/updated-after-unsubscribe',
            at: ref,
            path: ['params', 'uri'],
            title: 'Updates {must} stop after a subscription is canceled',
            why: 'The client asked the server to stop and has discarded the subscription.',
            what: `${name} reports a change of ${code(uri)}, but ${session.describe(end.request)} canceled the subscription, and ${session.describe(end.answered)} confirmed it.`,
            ties: [{ at: end.request, path: ['params', 'uri'] }, { at: end.answered }],
          }));
        } else if (session.whole) {
          once.note('without', () => {
            const other = near(uri);
            const at = other === null ? undefined : active.get(other);
            return {
              requirement: 'resource-subscribe/updated-without-subscribe',
              at: ref,
              path: ['params', 'uri'],
              title: 'Updates {must} not be sent for resources without a subscription',
              why: 'The client did not request them, so it reads resources again unnecessarily, or drops the message.',
              what: `${name} reports a change of ${code(uri)}, to which the client did not subscribe${other !== null && at ? `; ${session.describe(at)} subscribes to ${code(other)}` : ''}.`,
              ties: at ? [{ at, path: ['params', 'uri'] }] : [],
            };
          });
        }
      },
      end: () => once.reportTo(report),
    };
  },
});
