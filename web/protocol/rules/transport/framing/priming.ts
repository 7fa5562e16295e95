import { answer, requestBody, blocks, events, get, post, results } from '../../../testing/wire.ts';
import { code } from '../../../json/describe.ts';
import { defineWireRule, type Stream } from '../define.ts';
import { answersIn, fieldOf, resumesFrom } from '../reading.ts';

const CALL = post('2025-11-25', requestBody('2025-11-25', 1, 'tools/list'));
const DONE = results('2025-11-25', 1, '"tools":[]');
const MODERN = results('2026-07-28', 1, '"tools":[],"ttlMs":0,"cacheScope":"private"');
const CHANGED = '{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}';

/** Event ids and their use in each revision. */
export const eventIdUse = defineWireRule({
  id: 'sse/event-id-use',
  requirements: ['sse/prime-event', 'sse/event-id-no-stream', 'sse/event-id-without-effect'],
  class: 'spec',
  title: 'Event ids {must} start with the first event and identify the stream',
  why: 'With the id of an empty first event the client can resume the right stream even if the connection breaks before the first message.',
  how: 'Begin the stream of a POST with `id: …` and an empty `data:`, and include a name of the stream in its ids.',
  examples: {
    good: [
      { revision: '2025-11-25', text: events('id: s1-0\ndata:', `id: s1-1\ndata: ${DONE}`), transport: 'sse' },
      {
        revision: '2025-11-25',
        text: blocks(CALL, answer('200 OK', events(DONE))),
        says: 'A server is not required to resume streams.',
      },
      {
        revision: '2025-11-25',
        text: blocks(
          get('2025-11-25', { 'Last-Event-ID': 's1-0' }),
          answer('200 OK', events(`id: s1-1\ndata: ${DONE}`)),
        ),
      },
    ],
    bad: [
      { revision: '2025-11-25', text: `⟦id: s1-1\ndata: ${DONE}⟧\n\n`, transport: 'sse' },
      { revision: '2025-11-25', text: blocks(CALL, answer('200 OK', `⟦id: s1-1\ndata: ${DONE}⟧\n\n`)) },
      {
        revision: '2025-11-25',
        text: blocks(get('2025-11-25'), answer('200 OK', events(`id: ⟦1⟧\ndata: ${CHANGED}`))),
      },
      { revision: '2026-07-28', text: events(`⟦id: s1-1⟧\ndata: ${MODERN}`) },
    ],
  },
  begin: (view, report) => ({
    stream(stream) {
      const { events: all, request } = stream;
      const first = all[0];
      const named = all.find(({ id }) => id !== null && id !== '');
      if (!first || !named || (request && !request.mcp)) return;
      const field = fieldOf(named, 'id');
      const place = field ? ({ of: 'field', field } as const) : { of: 'line' as const };
      report({
        requirement: 'sse/event-id-without-effect',
        at: named,
        place: field ? { of: 'field', field, mark: 'whole' } : place,
        title: 'Event ids have no effect in this revision',
        why: 'Streams are not resumed in this revision: a client that relies on the id loses its request.',
        what: `${named.name} has the id ${code(named.id)}.`,
      });
      if (!view.sure(named)) return;
      if (opensPost(stream, view.described) && !(first.id !== null && first.data === '')) {
        const what = `${first.name} is the first one and has ${first.id === null ? 'no id' : 'data already'}; a client that loses the connection before it cannot resume the stream.`;
        report({ requirement: 'sse/prime-event', at: first, what });
      }
      if (!all.every(({ id }) => id === null || /^\d{0,9}$/.test(id))) return;
      report({
        requirement: 'sse/event-id-no-stream',
        at: named,
        place,
        mild: true,
        what: `${named.name} has the id ${code(named.id)}, a bare number. If each stream has its own counter, the id does not identify the stream; with one shared counter, the server has to look it up.`,
      });
    },
  }),
});

/** True for the stream of a POST, from its beginning. A separate stream counts if the caller declares it complete. */
function opensPost({ request, response, events: all }: Stream, described: boolean): boolean {
  if (response) return request?.method === 'POST' && !resumesFrom(request);
  return described && all.some((event) => answersIn(event).length > 0);
}
