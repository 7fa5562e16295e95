import { code } from '../../../json/describe.ts';
import { defineWireRule, type Carried, type Stream, type WireExample } from '../define.ts';
import { answersIn, requestsIn, resumesFrom } from '../reading.ts';
import { answer, requestBody, blocks, events, get, post, results } from '../../../testing/wire.ts';

const CALL = requestBody('2025-06-18', 1, 'tools/call', '"name":"build","arguments":{}', '"progressToken":"p"');
const PING = requestBody('2025-03-26', 2, 'ping');
const STEP = '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p","progress":1}}';
const DONE = results('2025-06-18', 1, '"content":[]');
const PONG = results('2025-03-26', 2);
const NOTICE = '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"late"}}';
const LIST = blocks(
  post('2025-06-18', requestBody('2025-06-18', 5, 'ping')),
  answer('200 OK', results('2025-06-18', 5)),
);
const ok = (...parts: readonly string[]): string => answer('200 OK', events(...parts));

/** No finding. */
const good: readonly WireExample[] = [
  { revision: '2025-06-18', text: blocks(post('2025-06-18', CALL), ok(STEP, DONE)) },
  { revision: '2025-03-26', text: blocks(post('2025-03-26', `[${CALL},${PING}]`), ok(PONG, STEP, DONE)) },
  {
    revision: '2025-06-18',
    text: blocks(
      post('2025-06-18', CALL),
      ok(`id: a-1\ndata: ${STEP}`),
      get('2025-06-18', { 'Last-Event-ID': 'a-1' }),
      ok(`id: a-2\ndata: ${DONE}`),
    ),
    says: 'The response came on the resumed stream.',
  },
  {
    revision: '2025-06-18',
    text: blocks(post('2025-06-18', CALL), ok(STEP)),
    says: 'The text may end before the stream does.',
  },
  {
    revision: '2025-11-25',
    text: blocks(
      post('2025-11-25', CALL),
      ok('id: a-0\ndata:', `id: a-1\ndata: ${STEP}`, 'retry: 500\ndata:'),
      LIST.replaceAll('2025-06-18', '2025-11-25'),
    ),
    says: 'The client reconnects later.',
    besides: ['responses/unanswered-request'],
  },
];

/** Responses that are missing, belong elsewhere, or are not last. */
const bad: readonly WireExample[] = [
  { revision: '2025-06-18', text: blocks(post('2025-06-18', CALL), ok(DONE.replace('"id":1', '"id":⟦2⟧'))) },
  {
    revision: '2025-06-18',
    text: blocks(post('2025-06-18', CALL), ok(DONE, `⟦${NOTICE}⟧`)),
    besides: ['logging/message-undeclared'],
  },
  {
    revision: '2025-06-18',
    text: blocks(post('2025-06-18', CALL), ok(STEP).replace('HTTP/1.1 200 OK', '⟦HTTP/1.1 200 OK⟧'), LIST),
  },
  {
    revision: '2025-06-18',
    text: blocks(post('2025-06-18', CALL), ok(STEP).replace('HTTP/1.1 200 OK', '⟦HTTP/1.1 200 OK⟧')),
    transport: 'http',
  },
  {
    revision: '2025-03-26',
    text: blocks(
      post('2025-03-26', `[${CALL},${PING}]`),
      ok(DONE).replace('HTTP/1.1 200 OK', '⟦HTTP/1.1 200 OK⟧'),
      LIST.replace(/MCP-Protocol.*\n/, '').replaceAll('2025-06-18', '2025-03-26'),
    ),
  },
];

/** A request whose response did not come on the stream of its POST. */
interface Open {
  readonly stream: Stream;
  readonly ids: Set<string>;
}

/** The stream of a POST carries the responses to its requests, only these, and ends after them. */
export const streamResponse = defineWireRule({
  id: 'sse/response',
  requirements: ['sse/foreign-response', 'sse/message-after-response', 'sse/no-response', 'sse/no-response-to-batch'],
  class: 'spec',
  title: 'The stream of a request {must} carry its response and then end',
  why: 'The client reads this stream only for this request: it stops after the response, and without one it waits until it times out.',
  how: 'Send the response with the id of the request as the last event, then close the stream.',
  examples: { good, bad },
  begin(view, report) {
    const open: Open[] = [];
    return {
      response: (response) => response.messages.filter(isAnswer).forEach(({ id }) => close(response.session, id)),
      stream(stream) {
        const { request, events, response } = stream;
        const requested = request?.method === 'POST' && !resumesFrom(request) ? requestsIn(request) : [];
        if (!response || !request || requested.length === 0) return;
        const ids = new Set(requested.map(({ id }) => keyOf(id)));
        let foreign = false;
        for (const event of events) {
          const answers = answersIn(event);
          const late = event.messages[0];
          if (ids.size === 0 && late && answers.length === 0) {
            report({
              requirement: 'sse/message-after-response',
              at: event,
              place: { of: 'message', at: late.ref },
              what: `${event.name} comes after the response, but the stream should have ended.`,
              ties: [{ at: request }],
            });
            break;
          }
          for (const { id, ref } of answers) {
            if (id === null || requested.some((one) => String(one.id) === String(id))) {
              ids.delete(keyOf(id));
              continue;
            }
            foreign = true;
            report({
              requirement: 'sse/foreign-response',
              at: event,
              place: { of: 'message', at: ref, path: ['id'] },
              what: `${event.name} responds to the id ${code(id)}; ${request.description} has ${requested.map((one) => code(one.id)).join(', ')}.`,
              ties: requested.map((one) => ({
                at: request,
                place: { of: 'message', at: one.ref, path: ['id'] } as const,
              })),
              instead: ['responses/id-unknown'],
            });
          }
        }
        // A connection may close early if the events have ids to resume from.
        const resumable = request.demands('sse/prime-event') && events.some(({ id }) => id !== null);
        if (ids.size > 0 && !foreign && !resumable && events.length > 0) open.push({ stream, ids });
      },
      request(request) {
        for (const message of request.messages) {
          if (message.method !== 'notifications/cancelled') continue;
          const { requestId } = message.params;
          if (typeof requestId === 'string' || typeof requestId === 'number') close(request.session, requestId);
        }
      },
      event: (event) => answersIn(event).forEach(({ id }) => close(event.session, id)),
      end() {
        for (const { stream, ids } of open) {
          const { response, request } = stream;
          if (ids.size === 0 || !response || !request) continue;
          if (!view.described && view.parts.at(-1) === response) continue;
          const names = [...ids].map((id) => `\`${id}\``);
          const requested = requestsIn(request).filter(({ id }) => ids.has(keyOf(id)));
          report({
            requirement: request.batch ? 'sse/no-response-to-batch' : 'sse/no-response',
            at: response,
            what: `${response.name} is a stream that ends without a response for the id ${names.join(', ')}.`,
            ties: requested.map(({ ref }) => ({ at: request, place: { of: 'message', at: ref } as const })),
            instead: ['responses/unanswered-request'],
            also: [request],
          });
        }
      },
    };

    function close(session: number, id: string | number | null): void {
      for (const one of open) if (one.stream.response?.session === session) one.ids.delete(keyOf(id));
    }
  },
});

function isAnswer({ kind }: Carried): boolean {
  return kind === 'response' || kind === 'error';
}

function keyOf(id: string | number | null): string {
  return JSON.stringify(id);
}
