import { answer, requestBody, blocks, events, post, results } from '../../../testing/wire.ts';
import { defineWireRule } from '../define.ts';
import { requestsBy, isStreamable, isSuccess } from '../reading.ts';

const CALL = requestBody('2024-11-05', 1, 'ping');
const PONG = results('2024-11-05', 1);
const PLAIN = { Accept: null };
const OLD = post('2024-11-05', CALL, { ...PLAIN, '': 'POST /messages?s=1 HTTP/1.1' });
const OPENS = 'GET /sse HTTP/1.1\nHost: mcp.example.com\nAccept: text/event-stream\n';

/** In the HTTP+SSE transport, responses come only on the stream. */
export const responseInPostBody = defineWireRule({
  id: 'legacy-sse/response-in-post-body',
  requirements: ['legacy-sse/response-in-post-body', 'http/streamable-not-yet'],
  class: 'spec',
  title: 'Responses {must} come as events, not in the response to the POST',
  why: 'Clients of this revision do not read the HTTP response to the POST and wait for the event forever.',
  how: 'Return an empty `202` for the POST, and send the result as a `message` event on the stream.',
  examples: {
    good: [
      { revision: '2024-11-05', text: blocks(OLD, answer('202 Accepted')) },
      {
        revision: '2024-11-05',
        text: blocks(
          OPENS,
          answer('200 OK', events('event: endpoint\ndata: /messages?s=1', `event: message\ndata: ${PONG}`)),
          OLD,
          answer('202 Accepted'),
        ),
      },
    ],
    bad: [
      { revision: '2024-11-05', text: blocks(OLD, answer('200 OK', `⟦${PONG}⟧`)) },
      { revision: '2024-11-05', text: blocks(post('2024-11-05', CALL), answer('200 OK', `⟦${PONG}⟧`)) },
    ],
  },
  begin: (_, report) => ({
    response(response) {
      const { request, messages } = response;
      const [first] = messages.filter(({ kind }) => kind === 'response' || kind === 'error');
      if (!request || !first || requestsBy(response).length === 0 || !isSuccess(response)) return;
      const ties = [{ at: request }];
      const place = { of: 'message', at: first.ref } as const;
      if (isStreamable(request)) {
        report({
          requirement: 'http/streamable-not-yet',
          at: response,
          place,
          title: 'A response to the POST itself is defined only since 2025-03-26',
          why: 'Clients of this revision wait for an `endpoint` event, and for the response as an event.',
          what: `${response.name} contains the response to the request, as in Streamable HTTP.`,
          ties,
        });
      } else {
        const what = `${response.name} contains the response to the request, but the client expects it on the stream.`;
        report({ requirement: 'legacy-sse/response-in-post-body', at: response, place, what, ties });
      }
    },
  }),
});
