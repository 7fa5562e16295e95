import { get } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import type { Call, Ref } from '../../../session/call.ts';
import { type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { PAGED } from './cursors.ts';
import { Once, onEach } from './shared.ts';
import { talk } from '../../../testing/conversation.ts';
import { ask, askModern, FIRST, HINTS, LAST, MODERN, tell, tellModern, tools } from './example-texts.ts';

const SCOPED = (id: number, scope: string, more = ''): string =>
  tellModern(id, `${tools('echo')}${more},"ttlMs":0,"cacheScope":${scope}`);
const EMPTY = tellModern(1, `${tools('echo')},"nextCursor":"",${HINTS}`);
const besides = ['pagination/empty-string-cursor'];

/** Good and bad ones. */
const pagesExamples: SessionRule['examples'] = {
  good: [
    {
      revision: LAST,
      text: talk(ask(1, 'tools/list', '"cursor":"a"'), tell(1, `${tools('echo')},"nextCursor":"b"`)),
    },
    {
      revision: MODERN,
      text: talk(askModern(1, 'tools/list'), EMPTY, askModern(2, 'tools/list', '"cursor":""')),
      besides,
    },
    {
      revision: MODERN,
      text: talk(
        askModern(1, 'tools/list'),
        SCOPED(1, '"public"', ',"nextCursor":"a"'),
        askModern(2, 'prompts/list', ''),
        tellModern(2, `"prompts":[],${HINTS}`),
      ),
      says: 'Another list may be another matter.',
    },
  ],
  bad: [
    {
      revision: FIRST,
      text: talk(ask(1, 'tools/list', '"cursor":"a"'), tell(1, `${tools('echo')},"nextCursor":⟦"a"⟧`)),
    },
    {
      revision: MODERN,
      text: talk(askModern(1, 'tools/list'), EMPTY, askModern(2, 'tools/list').replace('"params"', '⟦"params"⟧')),
      besides,
    },
    {
      revision: MODERN,
      text: talk(
        askModern(1, 'tools/list'),
        SCOPED(1, '"public"', ',"nextCursor":"a"'),
        askModern(2, 'tools/list', '"cursor":"a"'),
        SCOPED(2, '⟦"private"⟧'),
      ),
    },
    {
      revision: MODERN,
      text: talk(
        askModern(1, 'tools/list'),
        SCOPED(1, '"public"', ',"nextCursor":"a"'),
        askModern(2, 'tools/list', '"cursor":"a"'),
        SCOPED(2, '⟦"private"⟧', ',"nextCursor":"b"'),
        askModern(3, 'tools/list', '"cursor":"b"'),
        SCOPED(3, '"public"'),
      ),
      says: 'The third page agrees with the first again.',
    },
  ],
};

/** Pages whose scope is remembered. */
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
  title: 'Each page leads to the next one',
  why: 'Clients that fetch all pages follow `nextCursor` until there is none. A list that leads back to the same page never ends.',
  how: 'Give each page a `nextCursor` of its own, none to the last; and send back whatever came, even an empty text.',
  examples: pagesExamples,
  begin(session, report) {
    const sent = new Map<Call, string>();
    const once = new Once();
    /** The scope of a list's first page, by the cursor of the next one; `told` once another page differs. */
    const scopes = new Map<string, { scope: string; at: Ref; described: boolean }>();
    const dropping = new Map<string, Ref>();

    function asked({ call, params, ref, name, method, altered }: Step): void {
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
        title: 'An empty `nextCursor` is a cursor too',
        why: 'Without it the first page comes again, perhaps for ever, and the others are never seen.',
        what: `${name} asks for the first page of ${named(method)} again. The \`nextCursor\` in ${session.said(page)} is empty, which is not the end: the next request says \`"cursor": ""\`.`,
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
          what: `The \`nextCursor\` of ${name.charAt(0).toLowerCase()}${name.slice(1)} is ${code(cursor)}, the very cursor that ${session.said(call.ref)} asked with: the next page is this one again.`,
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
        title: 'All pages of a list have one `cacheScope`',
        why: 'A page for one user alone shows that the pages kept for everybody should not have been.',
        what: `${name} has the \`cacheScope\` ${code(scope)}, but the first page that is shown, in ${session.said(first.at)}, has ${code(first.scope)}.`,
        ties: [{ at: first.at, path: ['result', 'cacheScope'] }],
      });
    }

    return {
      end: () => once.tell(report),
      ...onEach('request', PAGED, asked),
      ...onEach('response', PAGED, answered),
      'notification notifications/tools/list_changed': () => void dropping.delete('tools/list'),
      'notification notifications/prompts/list_changed': () => void dropping.delete('prompts/list'),
      'notification notifications/resources/list_changed': () => dropping.clear(),
    };
  },
});
