import { answer, requestBody, blocks, events, post } from '../../../testing/wire.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule, type StreamEvent } from '../define.ts';
import { resolved } from '../legacy.ts';
import { fieldOf, isStreamable } from '../reading.ts';

const CALL = requestBody('2024-11-05', 1, 'ping');
const PLAIN = { Accept: null };
const OLD = post('2024-11-05', CALL, { ...PLAIN, '': 'POST /messages?s=1 HTTP/1.1' });
const OPENS = 'GET /sse HTTP/1.1\nHost: mcp.example.com\nAccept: text/event-stream\n';
const STREAM = answer('200 OK', events('event: endpoint\ndata: /messages?s=1'));

/** Messages of the client go to the URL that the stream names. */
export const postToWrongEndpoint = defineWireRule({
  id: 'legacy-sse/post-to-wrong-endpoint',
  requirements: ['legacy-sse/post-to-wrong-endpoint'],
  class: 'spec',
  title: 'Messages {must} go to the URL that the endpoint event names',
  why: 'The URL of the stream does not accept messages; the event names the URL that does, often with a session id in it.',
  how: 'Send a POST to the URI of the `endpoint` event, resolved against the URL of the stream.',
  examples: {
    good: [
      { revision: '2024-11-05', text: blocks(OPENS, STREAM, OLD, answer('202 Accepted')) },
      {
        revision: '2024-11-05',
        text: blocks(
          OPENS,
          answer('200 OK', events('event: endpoint\ndata: https://mcp.example.com/messages?s=1')),
          OLD,
          answer('202 Accepted'),
        ),
      },
    ],
    bad: [
      {
        revision: '2024-11-05',
        text: blocks(
          OPENS,
          STREAM,
          post('2024-11-05', CALL, { ...PLAIN, '': 'POST ⟦/sse⟧ HTTP/1.1' }),
          answer('202 Accepted'),
        ),
      },
      {
        revision: '2024-11-05',
        text: blocks(
          OPENS,
          STREAM,
          post('2024-11-05', CALL, { ...PLAIN, '': 'POST ⟦/messages⟧ HTTP/1.1' }),
          answer('202 Accepted'),
        ),
      },
    ],
  },
  begin(_, report) {
    const endpoints = new Map<string, StreamEvent>();
    return {
      event(event) {
        const { data, stream } = event;
        if (event.event !== 'endpoint' || data === null || /[\s{]/.test(data.trim()) || endpoints.size > 1000) return;
        endpoints.set(resolved(data.trim(), stream.request?.path ?? '/'), event);
      },
      request(request) {
        const last = [...endpoints.values()].at(-1);
        if (!last || request.messages.length === 0 || request.method !== 'POST' || isStreamable(request)) return;
        if (endpoints.has(resolved(request.target, '/'))) return;
        const field = fieldOf(last, 'data');
        report({
          requirement: 'legacy-sse/post-to-wrong-endpoint',
          at: request,
          place: { of: 'target' },
          what: `${request.name} goes to ${named(request.target)}; the stream named ${named(last.data?.trim() ?? '')}.`,
          ties: [{ at: last, ...(field ? { place: { of: 'field', field } as const } : {}) }],
        });
      },
    };
  },
});
