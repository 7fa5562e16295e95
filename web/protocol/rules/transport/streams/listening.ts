import { answer, requestBody, blocks, events, get, post, results } from '../../../testing/wire.ts';
import { get as member, isObject } from '../../../json/object.ts';
import { defineWireRule } from '../define.ts';
import { answersIn, resumesFrom } from '../reading.ts';

const STEP = '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p","progress":1}}';
const CHANGED = '{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}';
const TASK = requestBody(
  '2025-11-25',
  1,
  'tools/call',
  '"name":"build","arguments":{},"task":{}',
  '"progressToken":"p"',
);
const CREATED = results(
  '2025-11-25',
  1,
  '"task":{"taskId":"t","status":"working","createdAt":"2025-11-25T10:00:00Z","lastUpdatedAt":"2025-11-25T10:00:00Z","ttl":60000}',
);
const DONE = results('2025-06-18', 1, '"content":[]');
const ok = (...parts: readonly string[]): string => answer('200 OK', events(...parts));

/** The stream of a GET is for messages that belong to no request. */
export const listeningStream = defineWireRule({
  id: 'sse/listening-stream',
  requirements: ['sse/response-on-get-stream', 'sse/related-message-on-get-stream'],
  class: 'spec',
  title: 'A GET stream {must} carry only messages unrelated to a request',
  why: 'The client expects responses and progress on the stream of its POST; without a listening stream it would miss them.',
  how: 'Send responses and progress on the stream of their request; use the listening stream for everything else.',
  examples: {
    good: [
      { revision: '2025-06-18', text: blocks(get('2025-06-18'), ok(CHANGED)) },
      {
        revision: '2025-06-18',
        text: blocks(
          get('2025-06-18', { 'Last-Event-ID': 'a-1' }),
          ok(`id: a-2\ndata: ${STEP}`, `id: a-3\ndata: ${DONE}`),
        ),
        says: 'It resumes the stream of a POST.',
      },
      {
        revision: '2025-11-25',
        text: blocks(post('2025-11-25', TASK), answer('200 OK', CREATED), get('2025-11-25'), ok(STEP)),
        says: 'The task continues after the response to its request.',
        besides: ['tasks/experimental'],
      },
    ],
    bad: [
      { revision: '2025-06-18', text: blocks(get('2025-06-18'), ok(`⟦${DONE}⟧`)) },
      {
        revision: '2025-11-25',
        text: blocks(get('2025-11-25'), ok(STEP.replace('"notifications/progress"', '⟦"notifications/progress"⟧'))),
      },
    ],
  },
  begin(_, report) {
    /** Progress tokens of requests that continue as tasks. */
    const lasting = new Set<unknown>();
    return {
      request(request) {
        for (const { params, meta } of request.messages) {
          if (isObject(member(params, 'task')) && lasting.size < 10_000) lasting.add(member(meta, 'progressToken'));
        }
      },
      event(event) {
        const { request } = event.stream;
        if (request?.method !== 'GET' || resumesFrom(request)) return;
        const [first] = answersIn(event);
        const ties = [{ at: request }];
        if (first) {
          const what = `${event.name} is a response, on a stream newly opened by a GET.`;
          report({
            requirement: 'sse/response-on-get-stream',
            at: event,
            place: { of: 'message', at: first.ref },
            what,
            ties,
          });
          return;
        }
        const step = event.messages.find(({ method }) => method === 'notifications/progress');
        if (!step || lasting.has(member(step.params, 'progressToken'))) return;
        const what = `${event.name} reports the progress of a request, on the stream of a GET.`;
        const place = { of: 'message', at: step.ref, path: ['method'] } as const;
        report({ requirement: 'sse/related-message-on-get-stream', at: event, place, what, ties });
      },
    };
  },
});
