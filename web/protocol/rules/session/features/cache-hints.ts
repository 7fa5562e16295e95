import { discovery, talk } from '../../../testing/conversation.ts';
import { get, has } from '../../../json/object.ts';
import { listed, named } from '../../../json/describe.ts';
import { defineSessionRule } from '../define.ts';
import { Once } from './shared.ts';
import { SERVED } from '../../../testing/conversation.ts';
import { requestModern, content, HINTS, MODERN, respond, respondModern, tools } from './example-texts.ts';

const MEMBERS = ['ttlMs', 'cacheScope'];
/** Methods whose results may be cached. */
const STORED: ReadonlySet<string> = new Set([
  'server/discover',
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
  'resources/read',
]);
const READ = requestModern(1, 'resources/read', '"uri":"file:///a"');
const requesting = (more: string): string =>
  respond(1, `"resultType":"input_required","requestState":"s",${more}${SERVED}`);

/** Cache hints on results that are not cached. */
export const cacheHints = defineSessionRule({
  id: 'caching/hints',
  requirements: ['caching/hints-on-input-required', 'caching/hints-on-uncacheable-result'],
  class: 'spec',
  title: 'Cache hints have no effect on this result',
  why: 'Clients do not cache this result, so the hints do nothing.',
  how: 'Remove `ttlMs` and `cacheScope` from all results except lists, discovery and resource contents.',
  examples: {
    good: [
      { revision: MODERN, text: talk(requestModern(1, 'tools/list'), respondModern(1, `${tools('echo')},${HINTS}`)) },
      { revision: MODERN, text: discovery() },
      { revision: MODERN, text: talk(READ, requesting('')) },
      {
        revision: MODERN,
        text: talk(
          requestModern(1, 'tools/call', '"name":"slow"', '{"extensions":{"io.modelcontextprotocol/tasks":{}}}'),
          respond(
            1,
            `"resultType":"task","taskId":"t1","status":"working","createdAt":"2026-07-28T10:00:00Z","lastUpdatedAt":"2026-07-28T10:00:00Z","ttlMs":60000,${SERVED}`,
          ),
        ),
        says: 'The `ttlMs` of a task is its own lifetime.',
      },
    ],
    bad: [
      { revision: MODERN, text: talk(READ, requesting('⟦"ttlMs":1000⟧,"cacheScope":"private",')) },
      { revision: MODERN, text: talk(READ, requesting('⟦"cacheScope":"public"⟧,')) },
      {
        revision: MODERN,
        text: talk(
          requestModern(1, 'tools/call', '"name":"echo"'),
          respondModern(1, content('hi', ',⟦"ttlMs":60000⟧,"cacheScope":"public"')),
        ),
      },
    ],
  },
  begin(session, report) {
    if (session.model.era !== 'stateless') return {};
    const once = new Once();
    return {
      end: () => once.reportTo(report),
      response({ call, method, result, ref, name }) {
        const found = MEMBERS.filter((member) => has(result, member));
        const [first] = found;
        if (first === undefined) return;
        const type = get(result, 'resultType');
        const isRequest = type === 'input_required';
        if (!isRequest && !(type === undefined || type === 'complete')) return;
        // Results of extensions have members of their own: a task lives for `ttlMs`.
        const row = session.model.methods.get(method ?? '');
        if (!isRequest && (!row || row.extension !== undefined || STORED.has(row.name))) return;
        once.note(`${isRequest} ${method}`, () => ({
          requirement: isRequest ? 'caching/hints-on-input-required' : 'caching/hints-on-uncacheable-result',
          at: ref,
          path: ['result', first],
          mark: 'member',
          what: isRequest
            ? `${name} asks for input, which clients do not cache: ${listed(found)} ${found.length === 1 ? 'has' : 'have'} no effect there.`
            : `${name} answers ${named(method ?? '')}, whose results clients do not cache: ${listed(found)} ${found.length === 1 ? 'has' : 'have'} no effect there.`,
          ties: call ? [{ at: call.ref, path: ['method'] }] : [],
          fix: {
            says: `Remove ${listed(found)}.`,
            safety: 'safe',
            steps: found.map((member) => ({ do: 'remove' as const, path: ['result', member] })),
          },
        }));
      },
    };
  },
});
