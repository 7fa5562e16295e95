import { answer, requestBody, blocks, events, get, noTools, opening, post } from '../../../testing/wire.ts';
import { get as member } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import { defineWireRule, type Carried, type Stream, type StreamEvent } from '../define.ts';
import { resumesFrom } from '../reading.ts';

const REQUEST = '{"jsonrpc":"2.0","id":"s1","method":"roots/list"}';
const PING = '{"jsonrpc":"2.0","id":"s2","method":"ping"}';
const CHANGED = '{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}';
const ok = (...parts: readonly string[]): string => answer('200 OK', events(...parts));

/** A server must send a message on a single stream. */
export const broadcast = defineWireRule({
  id: 'sse/broadcast',
  requirements: ['sse/broadcast'],
  class: 'spec',
  title: 'A message {must} be sent on only one stream',
  why: 'A client reads all its streams, so it processes a message twice if two of them carry it.',
  how: 'Choose one of the open streams for each message; make that stream resumable if no message may be lost.',
  examples: {
    good: [
      {
        revision: '2025-06-18',
        text: blocks(get('2025-06-18'), ok(CHANGED), get('2025-06-18'), ok(CHANGED)),
        says: 'The list may have changed twice.',
      },
      {
        revision: '2025-06-18',
        text: blocks(
          get('2025-06-18'),
          ok(`id: a-1\ndata: ${CHANGED}`, `id: a-2\ndata: ${REQUEST}`),
          get('2025-06-18', { 'Last-Event-ID': 'a-1' }),
          ok(`id: a-2\ndata: ${REQUEST}`),
        ),
        says: 'Sent again on the resumed stream.',
        besides: ['ids/reused-in-session'],
      },
    ],
    bad: [
      { revision: '2025-06-18', text: blocks(get('2025-06-18'), ok(REQUEST), get('2025-06-18'), ok(`⟦${REQUEST}⟧`)) },
      {
        revision: '2025-06-18',
        text: blocks(
          opening('2025-06-18', null),
          get('2025-06-18'),
          ok(PING),
          post('2025-06-18', requestBody('2025-06-18', 1, 'tools/list')),
          ok(`⟦${PING}⟧`, noTools('2025-06-18', 1)),
          post('2025-06-18', '{"jsonrpc":"2.0","id":"s2","result":{}}'),
          answer('202 Accepted'),
        ),
        says: 'One response serves both.',
      },
    ],
  },
  begin(_, report) {
    const seen = new Map<string, { event: StreamEvent; message: Carried; stream: Stream }>();
    return {
      event(event) {
        const { stream, session } = event;
        if (resumesFrom(stream.request)) return;
        for (const message of event.messages) {
          const key = keyOf(message);
          if (key === null || seen.size > 100_000) continue;
          const before = seen.get(`${session} ${key}`);
          if (!before) seen.set(`${session} ${key}`, { event, message, stream });
          else if (before.stream !== stream) {
            report({
              requirement: 'sse/broadcast',
              at: event,
              place: { of: 'message', at: message.ref },
              what: `${event.name} is ${named(message.method ?? '')} with the ${message.id === null ? 'progress' : 'id'} ${code(message.id ?? member(message.params, 'progress') ?? null)}, which ${before.event.description} already sent.`,
              ties: [{ at: before.event, place: { of: 'message', at: before.message.ref } }],
              instead: ['ids/reused-in-session', 'progress/not-increasing', 'responses/unanswered-request'],
              also: [before.event],
            });
          }
        }
      },
    };
  },
});

/** The key that distinguishes a message from all others of its server; null if two may be equal. */
function keyOf({ kind, method, id, params }: Carried): string | null {
  if (kind === 'request' && id !== null) return JSON.stringify([method, id]);
  if (method !== 'notifications/progress') return null;
  return JSON.stringify([method, member(params, 'progressToken') ?? null, member(params, 'progress') ?? null]);
}
