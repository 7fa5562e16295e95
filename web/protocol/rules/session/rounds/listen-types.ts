import { defineSessionRule, type SessionRule, type Report, type SessionView, type Step } from '../define.ts';
import { begin } from './example-messages.ts';
import { observeSubscriptions, type Filter, type Subscription } from './subscriptions.ts';
import { folded } from './combine-observers.ts';
import { discovery, talk } from '../../../testing/conversation.ts';
import { acknowledged, listen, onStream } from './example-texts.ts';
import { get, objectAt } from '../../../json/object.ts';
import { code, listed, named } from '../../../json/describe.ts';

// The grants and deliveries of subscriptions, compared with their requests.

/** The path of the filter in a request or its acknowledgement. */
const FILTER = ['params', 'notifications'];

/** The capability that a server needs for this notification. */
const NEEDS = new Map([
  ['toolsListChanged', 'tools.listChanged'],
  ['promptsListChanged', 'prompts.listChanged'],
  ['resourcesListChanged', 'resources.listChanged'],
  ['resourceSubscriptions', 'resources.subscribe'],
]);

/** URIs are compared decoded, in lower case and without a trailing slash, because servers rewrite them. */
function plain(uri: string): string {
  try {
    return decodeURI(uri).replace(/\/$/u, '').toLowerCase();
  } catch {
    return uri;
  }
}

/** The length above which a list of URIs is not searched. */
const LONG = 100;

/** True for a URI that was requested, or for one below it. */
function covers(requested: true | ReadonlySet<string>, uri: string): boolean {
  // A long list is not searched for each notification.
  if (requested === true || requested.has(uri) || requested.size > LONG) return true;
  const one = plain(uri);
  return [...requested].some((other) => one.startsWith(plain(other)));
}

/** Grants beyond the request, or beyond the capabilities of the server. */
function judgeGrant(
  session: SessionView,
  report: Report,
  { filter, at }: Subscription,
  granted: Filter,
  { ref, params }: Step,
): void {
  for (const [member, value] of granted) {
    const requested = filter.get(member);
    const list = get(objectAt(params, 'notifications'), member);
    const strange =
      value === true || requested === undefined || !Array.isArray(list)
        ? -1
        : list.findIndex((one) => typeof one === 'string' && !covers(requested, one));
    if (requested === undefined || strange >= 0) {
      const path = strange >= 0 ? [...FILTER, member, strange] : [...FILTER, member];
      report({
        requirement: 'listen/ack-subset',
        at: ref,
        path,
        ...(strange >= 0 ? {} : { mark: 'member' }),
        title: 'An acknowledgement {must} not grant more than was requested',
        why: 'The server must never send notifications that the client did not request.',
        what: `The acknowledgement in ${session.describe(ref)} grants ${strange >= 0 && Array.isArray(list) ? code(list[strange] ?? null) : named(member)}, which ${session.describe(at)} does not request.`,
        fix: { says: 'Remove it.', safety: 'safe', steps: [{ do: 'remove', path }] },
        ties: [{ at, path: FILTER }],
      });
      continue;
    }
    const needs = NEEDS.get(member);
    if (needs === undefined || session.declared('server', needs) !== false || !session.discovered) continue;
    report({
      requirement: 'listen/ack-unsupported-type',
      at: ref,
      path: [...FILTER, member],
      mark: 'member',
      title: 'A subscription grants what the server does not support',
      why: 'The client waits for notifications that never arrive.',
      what: `The acknowledgement in ${session.describe(ref)} grants ${named(member)}, but ${session.describe(session.discovered.at)} does not declare ${named(needs)}.`,
      ties: [{ at: session.discovered.at, path: ['result', 'capabilities'] }],
    });
  }
}

/** Deliveries beyond what was requested and granted. */
function judgeBrought(session: SessionView, report: Report, one: Subscription, member: string, step: Step): void {
  const { filter, granted, at, closed } = one;
  const { ref, method, params, name } = step;
  const requested = filter.get(member);
  const headline = `${name} sends ${named(method ?? '')} on the subscription of ${session.describe(at)}`;
  const ties = [{ at, path: FILTER }];
  const uri = get(params, 'uri');
  if (closed) return;
  if (requested === undefined) {
    const what = `${headline}, which requests ${filter.size > 0 ? listed([...filter.keys()]) : 'nothing'}, but not ${named(member)}.`;
    report({ requirement: 'listen/unrequested-type', at: ref, path: ['method'], what, ties });
  } else if (granted && !granted.filter.has(member)) {
    report({
      requirement: 'listen/not-acknowledged-type',
      at: ref,
      path: ['method'],
      title: 'A notification is sent that was not granted',
      why: 'The client has probably chosen another way by then, such as polling.',
      what: `${headline}; ${session.describe(granted.at)} acknowledges it without ${named(member)}.`,
      ties: [{ at: granted.at, path: FILTER }, ...ties],
    });
  } else if (member === 'resourceSubscriptions' && typeof uri === 'string' && !covers(requested, uri)) {
    report({
      requirement: 'listen/updated-unrelated-uri',
      at: ref,
      path: ['params', 'uri'],
      title: 'An update is sent for a resource that was not requested',
      why: 'The client did not subscribe to this resource.',
      what: `${headline} for ${code(uri)}, which is not one of the requested resources and not below one.`,
      ties: [{ at, path: [...FILTER, member] }],
    });
  }
}

const TOOLS = '"toolsListChanged":true';
const PROMPTS = '"promptsListChanged":true';
const FILES = '"resourceSubscriptions":["file:///a"]';
const BOTH = `${TOOLS},${PROMPTS}`;
const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const updated = (uri: string) => onStream('resources/updated', '1', `"uri":${uri},`);
const changed = (list: string) => onStream(`${list}/list_changed`, '1');
const marked = (list: string) => changed(list).replace(/"notifications\/[^"]+"/u, '⟦$&⟧');

/** Correct and incorrect examples. */
const listenTypesExamples: SessionRule['examples'] = {
  good: [
    example(listen(1, BOTH), acknowledged('1', TOOLS), changed('tools')),
    example(listen(1, FILES), acknowledged('1', FILES), updated('"file:///a/b.txt"')),
    example(discovery('{"resources":{"subscribe":true}}'), listen(1, FILES), acknowledged('1', FILES)),
  ],
  bad: [
    example(listen(1, TOOLS), acknowledged('1', TOOLS), marked('prompts')),
    example(listen(1, BOTH), acknowledged('1', TOOLS), marked('prompts')),
    example(listen(1, FILES), acknowledged('1', FILES), updated('⟦"file:///b"⟧')),
    example(listen(1, TOOLS), acknowledged('1', `${TOOLS},⟦${PROMPTS}⟧`)),
    example(listen(1, FILES), acknowledged('1', FILES.replace(']', ',⟦"file:///b"⟧]'))),
    example(discovery('{"tools":{}}'), listen(1, TOOLS), acknowledged('1', `⟦${TOOLS}⟧`)),
    example(discovery('{"resources":{}}'), listen(1, FILES.replace(/\[.*\]/u, '⟦$&⟧'))),
  ],
};

/** A subscription delivers what was requested and granted. */
export const listenTypes = defineSessionRule({
  id: 'listen/types',
  requirements: [
    'listen/unrequested-type',
    'listen/not-acknowledged-type',
    'listen/updated-unrelated-uri',
    'listen/ack-subset',
    'listen/ack-unsupported-type',
    'listen/resource-capability',
  ],
  class: 'spec',
  title: 'A subscription {must} not deliver more than it requests',
  why: 'Clients do not need notifications they did not request, and may not be ready for them.',
  how: 'Grant only what the filter of the request contains, and send only what was granted, with the id of this subscription.',
  examples: listenTypesExamples,
  begin: (session, all) =>
    folded(all, (report) => {
      return observeSubscriptions(session, {
        opened({ filter, at }) {
          if (!filter.has('resourceSubscriptions') || !session.discovered) return;
          if (session.declared('server', 'resources.subscribe') !== false) return;
          report({
            requirement: 'listen/resource-capability',
            at,
            path: [...FILTER, 'resourceSubscriptions'],
            title: 'Resource updates are requested from a server without them',
            why: 'The server omits this part of the filter, and the client never receives updates.',
            what: `${begin(session.describe(at))} requests resource updates; ${session.describe(session.discovered.at)} does not declare \`resources.subscribe\`.`,
            ties: [{ at: session.discovered.at, path: ['result', 'capabilities'] }],
          });
        },
        granted: (one, filter, step) => judgeGrant(session, report, one, filter, step),
        brought: (one, member, step) => judgeBrought(session, report, one, member, step),
      });
    }),
});
