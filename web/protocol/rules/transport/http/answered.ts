import { answer, requestBody, blocks, post } from '../../../testing/wire.ts';
import { defineWireRule } from '../define.ts';
import { requestsBy, isSuccess, statusOf } from '../reading.ts';

/** A request needs a result as its HTTP response, not only an acknowledgment. */
export const requestAnswered202 = defineWireRule({
  id: 'http/request-answered-202',
  requirements: ['http/request-answered-202'],
  class: 'spec',
  title: 'A request {must} be answered with JSON or a stream',
  why: 'The result must come in the response to the POST, so after an empty response the client waits until it times out.',
  how: 'Send the result as JSON, or open an event stream and send it there.',
  examples: {
    good: [
      {
        revision: '2025-06-18',
        text: blocks(
          post('2025-06-18', '{"jsonrpc":"2.0","method":"notifications/initialized"}'),
          answer('202 Accepted'),
        ),
      },
      {
        revision: '2024-11-05',
        text: blocks(post('2024-11-05', requestBody('2024-11-05', 1, 'ping')), answer('202 Accepted')),
        says: 'In this revision, responses come on the stream.',
      },
      {
        revision: '2025-06-18',
        text: blocks(post('2025-06-18', requestBody('2025-06-18', 1, 'ping')), answer('503 Service Unavailable')),
      },
    ],
    bad: [
      {
        revision: '2025-06-18',
        text: blocks(
          post('2025-06-18', requestBody('2025-06-18', 1, 'ping')),
          answer('', '', { '': 'HTTP/1.1 ⟦202⟧ Accepted' }),
        ),
      },
      {
        revision: '2026-07-28',
        text: blocks(
          post('2026-07-28', requestBody('2026-07-28', 1, 'tools/list')),
          answer('', '', { '': 'HTTP/1.1 ⟦200⟧ OK' }),
        ),
      },
    ],
  },
  begin: (_, report) => ({
    response(response) {
      const [requested] = requestsBy(response);
      if (!requested || !isSuccess(response) || response.body !== null || response.stream) return;
      const what = `${response.name} is ${statusOf(response)} without a body, but message ${requested.ref.entry + 1} is a request and needs a response.`;
      const { request } = response;
      const ties = request ? [{ at: request, place: { of: 'message', at: requested.ref } as const }] : [];
      report({ requirement: 'http/request-answered-202', at: response, place: { of: 'status' }, what, ties });
    },
  }),
});
