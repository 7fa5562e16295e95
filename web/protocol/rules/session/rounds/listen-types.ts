import { defineSessionRule, type SessionRule, type Report, type SessionView, type Step } from '../define.ts';
import { begin } from './example-messages.ts';
import { observeSubscriptions, type Filter, type Subscription } from './subscriptions.ts';
import { folded } from './combine-observers.ts';
import { discovery, talk } from '../../../testing/conversation.ts';
import { acknowledged, listen, onStream } from './example-texts.ts';
import { get, objectAt } from '../../../json/object.ts';
import { code, listed, named } from '../../../json/describe.ts';

// What subscriptions grant and bring, beside what they ask for.

/** Where the filter of a request, or of its confirmation, stands. */
const FILTER = ['params', 'notifications'];

/** The capability that lets a server tell of something. */
const NEEDS = new Map([
  ['toolsListChanged', 'tools.listChanged'],
  ['promptsListChanged', 'prompts.listChanged'],
  ['resourcesListChanged', 'resources.listChanged'],
  ['resourceSubscriptions', 'resources.subscribe'],
]);

/** Addresses are compared without their last slash and in plain letters: servers write them anew. */
function plain(uri: string): string {
  try {
    return decodeURI(uri).replace(/\/$/u, '').toLowerCase();
  } catch {
    return uri;
  }
}

/** A list of addresses that is too long to be looked through. */
const LONG = 100;

/** True for an address that was asked for, or that lies below one. */
function covers(asked: true | ReadonlySet<string>, uri: string): boolean {
  // A long list is not looked through for each of its news.
  if (asked === true || asked.has(uri) || asked.size > LONG) return true;
  const one = plain(uri);
  return [...asked].some((other) => one.startsWith(plain(other)));
}

/** What is granted beyond what was asked for, or beyond what the server can do. */
function judgeGrant(
  session: SessionView,
  report: Report,
  { filter, at }: Subscription,
  granted: Filter,
  { ref, params }: Step,
): void {
  for (const [member, value] of granted) {
    const asked = filter.get(member);
    const list = get(objectAt(params, 'notifications'), member);
    const strange =
      value === true || asked === undefined || !Array.isArray(list)
        ? -1
        : list.findIndex((one) => typeof one === 'string' && !covers(asked, one));
    if (asked === undefined || strange >= 0) {
      const path = strange >= 0 ? [...FILTER, member, strange] : [...FILTER, member];
      report({
        requirement: 'listen/ack-subset',
        at: ref,
        path,
        ...(strange >= 0 ? {} : { mark: 'member' }),
        title: 'Only what was asked for is granted',
        why: 'What nobody asked for may never be sent.',
        what: `In ${session.said(ref)} stands ${strange >= 0 && Array.isArray(list) ? code(list[strange] ?? null) : named(member)}, which ${session.said(at)} does not ask for.`,
        fix: { says: 'Leave it out.', safety: 'safe', steps: [{ do: 'remove', path }] },
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
      title: 'Only what the server can tell of is granted',
      why: 'The client waits for notifications that never come.',
      what: `In ${session.said(ref)} stands ${named(member)}; ${session.said(session.discovered.at)} does not announce ${named(needs)}.`,
      ties: [{ at: session.discovered.at, path: ['result', 'capabilities'] }],
    });
  }
}

/** What is brought beyond what was asked for and granted. */
function judgeBrought(session: SessionView, report: Report, one: Subscription, member: string, step: Step): void {
  const { filter, granted, at, closed } = one;
  const { ref, method, params, name } = step;
  const asked = filter.get(member);
  const tells = `${name} brings ${named(method ?? '')} on the subscription of ${session.said(at)}`;
  const ties = [{ at, path: FILTER }];
  const uri = get(params, 'uri');
  if (closed) return;
  if (asked === undefined) {
    const what = `${tells}, which asks for ${filter.size > 0 ? listed([...filter.keys()]) : 'nothing'} and not for ${named(member)}.`;
    report({ requirement: 'listen/unrequested-type', at: ref, path: ['method'], what, ties });
  } else if (granted && !granted.filter.has(member)) {
    report({
      requirement: 'listen/not-acknowledged-type',
      at: ref,
      path: ['method'],
      title: 'What was not granted is not expected',
      why: 'The client has found another way by then, such as asking from time to time.',
      what: `${tells}; ${session.said(granted.at)} grants it without ${named(member)}.`,
      ties: [{ at: granted.at, path: FILTER }, ...ties],
    });
  } else if (member === 'resourceSubscriptions' && typeof uri === 'string' && !covers(asked, uri)) {
    report({
      requirement: 'listen/updated-unrelated-uri',
      at: ref,
      path: ['params', 'uri'],
      title: 'Only resources that were asked for are told of',
      why: 'The client has never asked about this resource.',
      what: `${tells} for ${code(uri)}, which is none of the resources it asks for, and below none of them.`,
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

/** Right and wrong ones. */
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

/** A subscription brings what was asked for and granted. */
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
  title: 'A subscription brings what it asks for',
  why: 'Clients have no use for what they did not ask for, and may not be ready for it.',
  how: 'Grant a part of the filter of the request, and send what was granted, under the id of just this subscription.',
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
            title: 'Servers say whether they tell of resources',
            why: 'The server leaves this part of the filter out, and the client learns of no change.',
            what: `${begin(session.said(at))} asks for changes of resources; ${session.said(session.discovered.at)} does not announce \`resources.subscribe\`.`,
            ties: [{ at: session.discovered.at, path: ['result', 'capabilities'] }],
          });
        },
        granted: (one, filter, step) => judgeGrant(session, report, one, filter, step),
        brought: (one, member, step) => judgeBrought(session, report, one, member, step),
      });
    }),
});
