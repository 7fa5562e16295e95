import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import type { Call, Ref } from '../../../session/call.ts';
import { type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { Once } from './shared.ts';
import { server, talk } from '../../../testing/conversation.ts';
import { ask, FIRST, LAST, opened, refuse, SECOND, tell, THIRD } from './example-texts.ts';

// Addresses of resources beside each other.

/** Longer addresses are not looked at step by step. */
const LONGEST = 1000;
/** Steps of an address that are looked at. */
const STEPS = 40;

/** True when the address, or one that it is a part of, is among them. */
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

/** The address that is the same but for letter case, escapes, and a slash at its end; among the first few. */
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
  talk(ask(id, 'resources/subscribe', `"uri":${uri}`), tell(id, ''));
const cancel = (id: number, uri: string): string =>
  talk(ask(id, 'resources/unsubscribe', `"uri":${uri}`), tell(id, ''));
const updated = (uri: string): string => server(`"method":"notifications/resources/updated","params":{"uri":${uri}}`);

/** Good and bad ones. */
const resourceSubscriptionExamples: SessionRule['examples'] = {
  good: [
    { revision: LAST, text: talk(OPEN, subscribe(1, '"file:///a"'), updated('"file:///a"'), cancel(2, '"file:///a"')) },
    {
      revision: LAST,
      text: talk(OPEN, subscribe(1, '"file:///src"'), updated('"file:///src/main.rs"')),
      says: 'A part of what was subscribed to.',
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
        ask(2, 'resources/unsubscribe', '"uri":"file:///a"'),
        updated('"file:///a"'),
      ),
      says: 'The cancellation is not confirmed yet.',
    },
  ],
  bad: [
    { revision: LAST, text: talk(OPEN, subscribe(1, '"file:///b"'), cancel(2, '⟦"file:///a"⟧')) },
    {
      revision: FIRST,
      text: talk(opened(OFFER, '2024-11-05'), subscribe(1, '"file:///a/"'), cancel(2, '⟦"file:///A"⟧')),
      says: 'The same address, spelt another way.',
    },
    { revision: LAST, text: talk(OPEN, updated('⟦"file:///a"⟧'), updated('"file:///b"')) },
    {
      revision: SECOND,
      text: talk(
        opened(OFFER, '2025-03-26'),
        ask(1, 'resources/subscribe', '"uri":"file:///a"'),
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

/** Addresses that are looked at for a like one. */
const LOOKS = 50;
/** Addresses that are remembered; with more of them nothing is said. */
const REMEMBERED = 20_000;
/** What a client has subscribed to, and what it hears of. */
export const resourceSubscriptions = defineSessionRule({
  id: 'resource-subscribe/story',
  requirements: [
    'resource-subscribe/unsubscribe-without-subscribe',
    'resource-subscribe/updated-without-subscribe',
    'resource-subscribe/updated-after-unsubscribe',
  ],
  class: 'spec',
  title: 'Updates and cancellations concern a subscription',
  why: 'An address that was never subscribed to is most often the same one, spelt another way: the real subscription goes on, or never brings anything.',
  how: 'Use the very address of the subscription, letter by letter, until it is cancelled.',
  examples: resourceSubscriptionExamples,
  begin(session, report) {
    /** Subscribed, by address: asked for or confirmed. */
    const active = new Map<string, Ref>();
    /** Cancelled and confirmed, with the answer. */
    const ended = new Map<string, { asked: Ref; answered: Ref }>();
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
        const asked = call && open.get(call);
        if (!call || !asked) return;
        open.delete(call);
        if (kind === 'error' && !asked.before && active.get(asked.uri)?.entry === call.entry) active.delete(asked.uri);
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
          what: `${name} cancels the subscription to ${code(uri)}, which was never asked for${other !== null && at ? `; ${session.said(at)} subscribes to ${code(other)}` : ''}.`,
          ties: at ? [{ at, path: ['params', 'uri'] }] : [],
        });
      },
      'answer resources/unsubscribe': ({ call, kind, ref }) => {
        const asked = call && open.get(call);
        if (!call || !asked) return;
        open.delete(call);
        if (kind !== 'response') return;
        const now = active.get(asked.uri);
        if (now && asked.before && now.entry !== asked.before.entry) return;
        if (asked.before) ended.set(asked.uri, { asked: call.ref, answered: ref });
        ending(asked.uri);
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
            title: 'After a cancellation no updates come',
            why: 'The client asked for them to stop, and has forgotten what they were for.',
            what: `${name} tells of a change of ${code(uri)}, but ${session.said(end.asked)} cancelled the subscription, and ${session.said(end.answered)} confirmed it.`,
            ties: [{ at: end.asked, path: ['params', 'uri'] }, { at: end.answered }],
          }));
        } else if (session.whole) {
          once.note('without', () => {
            const other = near(uri);
            const at = other === null ? undefined : active.get(other);
            return {
              requirement: 'resource-subscribe/updated-without-subscribe',
              at: ref,
              path: ['params', 'uri'],
              title: 'Updates come for what was subscribed to',
              why: 'The client did not ask for them. It reads resources again for nothing, or drops the message.',
              what: `${name} tells of a change of ${code(uri)}, to which the client did not subscribe${other !== null && at ? `; ${session.said(at)} subscribes to ${code(other)}` : ''}.`,
              ties: at ? [{ at, path: ['params', 'uri'] }] : [],
            };
          });
        }
      },
      end: () => once.tell(report),
    };
  },
});
