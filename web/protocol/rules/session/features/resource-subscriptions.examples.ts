/** Subscriptions to resources, and what is told of them. */
import { server, talk } from '../../../testing/talk.ts';
import type { SessionRule } from '../define.ts';
import { ask, FIRST, LAST, opened, refuse, SECOND, tell, THIRD } from './texts.ts';

const OFFER = '{"resources":{"subscribe":true}}';
const OPEN = opened(OFFER);
const subscribe = (id: number, uri: string): string =>
  talk(ask(id, 'resources/subscribe', `"uri":${uri}`), tell(id, ''));
const cancel = (id: number, uri: string): string =>
  talk(ask(id, 'resources/unsubscribe', `"uri":${uri}`), tell(id, ''));
const updated = (uri: string): string => server(`"method":"notifications/resources/updated","params":{"uri":${uri}}`);

/** Good and bad ones. */
export const resourceSubscriptionExamples: SessionRule['examples'] = {
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
