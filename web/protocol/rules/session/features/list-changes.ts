import { get, isObject, objectAt } from '../../../json/object.ts';
import { listed, named } from '../../../json/describe.ts';
import { type Observer, type SessionFinding, type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { announcementOf, LISTS, listsOf, type Shown } from './lists.ts';
import { onEach } from './shared.ts';
import { SUBSCRIPTION } from '../../keys.ts';
import { client, handshake, server, talk } from '../../../testing/conversation.ts';
import {
  requestText,
  requestModern,
  FIRST,
  HINTS,
  LAST,
  MODERN,
  opened,
  SECOND,
  respond,
  respondModern,
  THIRD,
  tools,
} from './example-texts.ts';

const PROMISED = opened('{"tools":{"listChanged":true}}');
const toolsNow = (id: number, ...names: string[]): string =>
  talk(requestText(id, 'tools/list'), respond(id, tools(...names)));
const mark = (text: string, member: string): string => {
  const at = text.lastIndexOf(`"${member}":[`);
  return `${text.slice(0, at)}⟦"${member}"⟧${text.slice(at + member.length + 2)}`;
};
const CHANGED = server('"method":"notifications/tools/list_changed"');
const rootsNow = (id: number, ...uris: string[]): string =>
  talk(
    server(`"id":"r${id}","method":"roots/list"`),
    client(`"id":"r${id}","result":{"roots":[${uris.map((uri) => `{"uri":"file:///${uri}"}`).join(',')}]}`),
  );
const ROOTS = handshake('2025-06-18', { client: '{"roots":{"listChanged":true}}' });
const LISTEN = '"notifications":{"toolsListChanged":true}';
const STREAM = talk(
  requestModern(9, 'subscriptions/listen', LISTEN),
  server(
    `"method":"notifications/subscriptions/acknowledged","params":{"_meta":{"io.modelcontextprotocol/subscriptionId":9},${LISTEN}}`,
  ),
);
const modernTools = (id: number, ...names: string[]): string =>
  talk(requestModern(id, 'tools/list'), respondModern(id, `${tools(...names)},${HINTS}`));

/** Correct and incorrect examples. */
const listChangeExamples: SessionRule['examples'] = {
  good: [
    { revision: LAST, text: talk(PROMISED, toolsNow(1, 'echo'), CHANGED, toolsNow(2, 'echo', 'sum')) },
    { revision: LAST, text: talk(PROMISED, toolsNow(1, 'echo'), toolsNow(2, 'echo')) },
    {
      revision: LAST,
      text: talk(PROMISED, toolsNow(1, 'echo'), toolsNow(2, 'echo', 'sum'), CHANGED),
      says: 'The notification arrives slightly late.',
    },
    {
      revision: FIRST,
      text: talk(opened('{"tools":{}}', '2024-11-05'), toolsNow(1, 'echo'), toolsNow(2, 'sum')),
      says: 'The notification was not promised.',
    },
    { revision: MODERN, text: talk(modernTools(1, 'echo'), modernTools(2, 'sum')), says: 'Nobody listens.' },
  ],
  bad: [
    { revision: LAST, text: talk(PROMISED, toolsNow(1, 'echo'), mark(toolsNow(2, 'echo', 'sum'), 'tools')) },
    {
      revision: SECOND,
      text: talk(
        opened('{"prompts":{"listChanged":true}}', '2025-03-26'),
        requestText(1, 'prompts/list'),
        respond(1, '"prompts":[{"name":"review"}]'),
        requestText(2, 'prompts/list'),
        mark(respond(2, '"prompts":[{"name":"explain"}]'), 'prompts'),
      ),
    },
    {
      revision: THIRD,
      text: talk(
        opened('{"resources":{"listChanged":true}}', '2025-06-18'),
        requestText(1, 'resources/list'),
        respond(1, '"resources":[{"uri":"file:///a","name":"a"}],"nextCursor":"p"'),
        requestText(2, 'resources/list', '"cursor":"p"'),
        respond(2, '"resources":[{"uri":"file:///b","name":"b"}]'),
        requestText(3, 'resources/list'),
        mark(respond(3, '"resources":[{"uri":"file:///a","name":"a"}]'), 'resources'),
      ),
    },
    { revision: THIRD, text: talk(ROOTS, rootsNow(1, 'a'), mark(rootsNow(2), 'roots')) },
    { revision: MODERN, text: talk(STREAM, modernTools(1, 'echo'), mark(modernTools(2, 'sum'), 'tools')) },
  ],
};

const REQUIRED: Readonly<Record<string, string>> = {
  'tools/list': 'tools/list-changed-not-sent',
  'prompts/list': 'prompts/list-changed-not-sent',
  'resources/list': 'resources/list-changed-not-sent',
  'roots/list': 'roots/list-changed-missing',
};
/** The maximum number of names shown of a difference. */
const NAMED = 3;

/** Lists that changed without the promised notification. A late one counts. */
export const listChanges = defineSessionRule({
  id: 'features/list-changes',
  requirements: Object.values(REQUIRED),
  class: 'spec',
  title: 'A change of a list {must} be announced',
  why: 'The other side caches the list, because notifications of changes were promised, and continues to use outdated data.',
  how: 'Send the `list_changed` notification when the list changes, or do not declare `listChanged`.',
  examples: listChangeExamples,
  begin(session, report): Observer {
    const lists = listsOf(session);
    const before = new Map<string, Shown>();
    /** The last notification for each list, by entry. */
    const announced = new Map<string, number>();
    /** Changes whose notification may still arrive. */
    const waiting = new Map<string, SessionFinding>();
    /** Streams that carry notifications: by id, with their first entry and their lists. */
    const streams = new Map<string | number, { since: number; of: Set<string> }>();
    const stateless = session.model.era === 'stateless';
    const methods = Object.keys(REQUIRED).filter((one) => session.deep.ledger.has(REQUIRED[one] ?? ''));

    function promised(method: string, since: number): boolean {
      const kind = LISTS[method];
      if (!kind) return false;
      if (!stateless) return session.declared(kind.side, `${kind.feature}.listChanged`) === true;
      for (const stream of streams.values()) if (stream.of.has(method) && stream.since < since) return true;
      return false;
    }

    function notify(method: string): void {
      const finding = waiting.get(method);
      waiting.delete(method);
      if (finding) report(finding);
    }

    function shown(step: Step): void {
      lists.observe(step);
      const { method } = step;
      const list = method === null ? null : lists.newest(method);
      const kind = LISTS[method ?? ''];
      if (method === null || !kind || !list || list.at.entry !== step.ref.entry) return;
      notify(method);
      const old = before.get(method);
      before.set(method, list);
      if (!old || (announced.get(method) ?? -1) > old.requestedBy.entry || !promised(method, old.requestedBy.entry))
        return;
      const added = list.names.filter((name) => !old.known.has(name));
      const gone = old.names.filter((name) => !list.known.has(name));
      if (added.length + gone.length === 0) return;
      const differs = [
        added.length > 0 ? `added ${listed(added, 'and', NAMED)}` : '',
        gone.length > 0 ? `removed ${listed(gone, 'and', NAMED)}` : '',
      ];
      waiting.set(method, {
        requirement: REQUIRED[method] ?? '',
        at: step.ref,
        path: ['result', kind.member],
        mark: 'key',
        what: `The ${kind.thing}s in ${session.describe(step.ref)} differ from those in ${session.describe(old.at)}: ${differs.filter((one) => one !== '').join(', ')}. The promised ${named(announcementOf(method))} was not sent in between.`,
        ties: [{ at: old.at, path: ['result', kind.member] }],
      });
    }

    return {
      ...lists.observer,
      ...onEach('response', methods, shown),
      ...onEach('notification', methods.map(announcementOf), (step) => {
        lists.observe(step);
        const method = methods.find((one) => announcementOf(one) === step.method);
        if (method === undefined) return;
        announced.set(method, step.ref.entry);
        waiting.delete(method);
      }),
      'notification notifications/subscriptions/acknowledged': ({ params, meta, ref }) => {
        const id = get(meta, SUBSCRIPTION);
        const agreed = objectAt(params, 'notifications');
        if (typeof id !== 'string' && typeof id !== 'number') return;
        const of = methods.filter((one) => get(agreed, `${LISTS[one]?.feature ?? ''}ListChanged`) === true);
        if (of.length > 0) streams.set(id, { since: ref.entry, of: new Set(of) });
      },
      'answer subscriptions/listen': ({ call }) => {
        if (call) streams.delete(call.id);
      },
      'notification notifications/cancelled': ({ params }) => {
        const id = isObject(params) ? get(params, 'requestId') : undefined;
        if (typeof id === 'string' || typeof id === 'number') streams.delete(id);
      },
      end() {
        for (const method of methods) notify(method);
      },
    };
  },
});
