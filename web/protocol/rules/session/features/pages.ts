import { get } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import type { Call, Ref } from '../../../session/call.ts';
import { type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { PAGED } from './cursors.ts';
import { Once, onEach } from './shared.ts';
import { talk } from '../../../testing/conversation.ts';
import {
  requestText,
  requestModern,
  FIRST,
  HINTS,
  LAST,
  MODERN,
  respond,
  respondModern,
  tools,
} from './example-texts.ts';

const SCOPED = (id: number, scope: string, more = ''): string =>
  respondModern(id, `${tools('echo')}${more},"ttlMs":0,"cacheScope":${scope}`);
const EMPTY = respondModern(1, `${tools('echo')},"nextCursor":"",${HINTS}`);
const besides = ['pagination/empty-string-cursor'];

/** Correct and incorrect examples. */
const pagesExamples: SessionRule['examples'] = {
  good: [
    {
      revision: LAST,
      text: talk(requestText(1, 'tools/list', '"cursor":"a"'), respond(1, `${tools('echo')},"nextCursor":"b"`)),
    },
    {
      revision: MODERN,
      text: talk(requestModern(1, 'tools/list'), EMPTY, requestModern(2, 'tools/list', '"cursor":""')),
      besides,
    },
    {
      revision: MODERN,
      text: talk(
        requestModern(1, 'tools/list'),
        SCOPED(1, '"public"', ',"nextCursor":"a"'),
        requestModern(2, 'prompts/list', ''),
        respondModern(2, `"prompts":[],${HINTS}`),
      ),
      says: 'Another list may have another scope.',
    },
  ],
  bad: [
    {
      revision: FIRST,
      text: talk(requestText(1, 'tools/list', '"cursor":"a"'), respond(1, `${tools('echo')},"nextCursor":⟦"a"⟧`)),
    },
    {
      revision: MODERN,
      text: talk(
        requestModern(1, 'tools/list'),
        EMPTY,
        requestModern(2, 'tools/list').replace('"params"', '⟦"params"⟧'),
      ),
      besides,
    },
    {
      revision: MODERN,
      text: talk(
        requestModern(1, 'tools/list'),
        SCOPED(1, '"public"', ',"nextCursor":"a"'),
        requestModern(2, 'tools/list', '"cursor":"a"'),
        SCOPED(2, '⟦"private"⟧'),
      ),
    },
    {
      revision: MODERN,
      text: talk(
        requestModern(1, 'tools/list'),
        SCOPED(1, '"public"', ',"nextCursor":"a"'),
        requestModern(2, 'tools/list', '"cursor":"a"'),
        SCOPED(2, '⟦"private"⟧', ',"nextCursor":"b"'),
        requestModern(3, 'tools/list', '"cursor":"b"'),
        SCOPED(3, '"public"'),
      ),
      says: 'The third page matches the first again.',
    },
  ],
};

/** The maximum number of pages whose scope is stored. */
const REMEMBERED = 20_000;

/** How the pages of one list follow each other. */
export const pages = defineSessionRule({
  id: 'pagination/pages',
  requirements: [
    'pagination/cursor-not-advancing',
    'pagination/empty-cursor-dropped',
    'caching/scope-differs-between-pages',
  ],
  class: 'spec',
  title: 'Each page {must} lead to the next one',
  note: 'This page leads back to itself',
  why: 'Clients that fetch all pages follow `nextCursor` until it is absent, so a page that leads back to itself causes an endless loop.',
  how: 'Set a new `nextCursor` on each page, and none on the last one. As a client, send it back unchanged, even an empty string.',
  examples: pagesExamples,
  begin(session, report) {
    const sent = new Map<Call, string>();
    const once = new Once();
    /** The scope of a list's first page, by the cursor of the next one; `described` once another page differs. */
    const scopes = new Map<string, { scope: string; at: Ref; described: boolean }>();
    const dropping = new Map<string, Ref>();

    function request({ call, params, ref, name, method, altered }: Step): void {
      if (!call || method === null) return;
      const cursor = get(params, 'cursor');
      if (typeof cursor === 'string') sent.set(call, cursor);
      const page = dropping.get(method);
      dropping.delete(method);
      if (!page || cursor !== undefined || altered) return;
      report({
        requirement: 'pagination/empty-cursor-dropped',
        at: ref,
        path: ['params'],
        mark: 'missing',
        title: 'An empty `nextCursor` {must} be treated as a cursor',
        why: 'Without it, the client gets the first page again, possibly forever, and never sees the others.',
        what: `${name} requests the first page of ${named(method)} again. The \`nextCursor\` in ${session.describe(page)} is an empty string, which is not the end of the list: send \`"cursor": ""\`.`,
        ties: [{ at: page, path: ['result', 'nextCursor'] }],
      });
    }

    function answered({ call, result, ref, again, name, method }: Step): void {
      if (!call || again || method === null) return;
      const cursor = sent.get(call);
      sent.delete(call);
      const next = get(result, 'nextCursor');
      if (next !== undefined && next === cursor) {
        once.note(method, () => ({
          requirement: 'pagination/cursor-not-advancing',
          at: ref,
          path: ['result', 'nextCursor'],
          what: `The \`nextCursor\` of ${name.charAt(0).toLowerCase()}${name.slice(1)} is ${code(cursor)}, the cursor that ${session.describe(call.ref)} sent: the next page is this one again.`,
          ties: [{ at: call.ref, path: ['params', 'cursor'] }],
        }));
      }
      if (session.model.era !== 'stateless') return;
      if (next === '') dropping.set(method, ref);
      const scope = get(result, 'cacheScope');
      if (typeof scope !== 'string') return;
      const known = cursor === undefined ? undefined : scopes.get(`${method} ${cursor}`);
      const first = known ?? { scope, at: ref, described: false };
      if (typeof next === 'string' && scopes.size < REMEMBERED) scopes.set(`${method} ${next}`, first);
      if (first.scope === scope || first.described) return;
      first.described = true;
      report({
        requirement: 'caching/scope-differs-between-pages',
        at: ref,
        path: ['result', 'cacheScope'],
        title: 'All pages of a list {must} have the same `cacheScope`',
        why: 'A page for a single user shows that the shared pages should not have been cached for everyone.',
        what: `${name} has the \`cacheScope\` ${code(scope)}, but the first page in the text, in ${session.describe(first.at)}, has ${code(first.scope)}.`,
        ties: [{ at: first.at, path: ['result', 'cacheScope'] }],
      });
    }

    return {
      end: () => once.reportTo(report),
      ...onEach('request', PAGED, request),
      ...onEach('response', PAGED, answered),
      'notification notifications/tools/list_changed': () => void dropping.delete('tools/list'),
      'notification notifications/prompts/list_changed': () => void dropping.delete('prompts/list'),
      'notification notifications/resources/list_changed': () => dropping.clear(),
    };
  },
});
