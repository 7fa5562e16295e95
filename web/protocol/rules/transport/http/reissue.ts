import { answer, requestBody, blocks, events, noTools, post, results } from '../../../testing/wire.ts';
import { code } from '../../../json/describe.ts';
import { defineWireRule, type Request } from '../define.ts';
import { answersIn } from '../reading.ts';

const CALL = requestBody('2026-07-28', 1, 'tools/call', '"name":"build","arguments":{}', '"progressToken":"p"');
const AGAIN = requestBody('2026-07-28', 2, 'tools/call', '"name":"build","arguments":{}');
const DONE = results('2026-07-28', 1, '"content":[]');
const STEP = '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p","progress":1}}';
const QUIET = { 'X-Accel-Buffering': 'no' };
const lost = (): string => blocks(post('2026-07-28', CALL), answer('200 OK', events(STEP), QUIET));

/** A request lost with its stream must be sent again with a new id. */
export const reissueSameId = defineWireRule({
  id: 'http/reissue-same-id',
  requirements: ['http/reissue-same-id'],
  class: 'spec',
  title: 'A lost request {must} be sent again with a new id',
  why: 'For the server the broken stream cancelled the old id, so it may ignore another request with that id.',
  how: 'Send it as a new request with an id that was not used before.',
  examples: {
    good: [
      { revision: '2026-07-28', text: blocks(lost(), post('2026-07-28', AGAIN)) },
      {
        revision: '2026-07-28',
        text: blocks(
          post('2026-07-28', CALL),
          answer('200 OK', events(DONE), QUIET),
          post('2026-07-28', requestBody('2026-07-28', 1, 'tools/list')),
          answer('200 OK', noTools('2026-07-28', 1)),
        ),
        says: 'The first request has a response, so its id is free again.',
      },
    ],
    bad: [{ revision: '2026-07-28', text: blocks(lost(), post('2026-07-28', CALL.replace('"id":1', '"id":⟦1⟧'))) }],
  },
  begin(_, report) {
    /** The POST of each request whose stream ended without its response. */
    const open = new Map<string, Request>();
    return {
      request(request) {
        const [message] = request.messages;
        if (message?.kind !== 'request' || message.id === null) return;
        const before = open.get(keyOf(request.session, message.id));
        const [first] = before?.messages ?? [];
        if (!before || first?.method !== message.method) return;
        report({
          requirement: 'http/reissue-same-id',
          at: request,
          place: { of: 'message', at: message.ref, path: ['id'] },
          what: `${request.name} has the id ${code(message.id)} of ${before.description}, whose stream ended without a response.`,
          ties: [{ at: before, ...(first ? { place: { of: 'message', at: first.ref, path: ['id'] } as const } : {}) }],
          instead: ['ids/reused-in-flight'],
        });
      },
      stream({ request, events: all }) {
        const [message] = request?.messages ?? [];
        if (!request || message?.kind !== 'request' || message.id === null) return;
        const key = keyOf(request.session, message.id);
        if (all.some((event) => answersIn(event).some(({ id }) => id === message.id))) open.delete(key);
        else open.set(key, request);
      },
    };
  },
});

function keyOf(session: number, id: string | number): string {
  return `${session} ${typeof id} ${id}`;
}
