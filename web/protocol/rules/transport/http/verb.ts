import { requestBody, post, request } from '../../../testing/wire.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule } from '../define.ts';

const CALL = requestBody('2025-06-18', 1, 'tools/list');

/** Messages are sent with POST. */
export const messageNotPost = defineWireRule({
  id: 'http/message-not-post',
  requirements: ['http/message-not-post', 'legacy-sse/not-post'],
  class: 'spec',
  title: 'Messages from the client {must} be sent with POST',
  why: 'Servers route requests by HTTP method: they reject messages sent with another one, or do not read the body.',
  how: 'Send every message as the body of a separate POST.',
  examples: {
    good: [
      { revision: '2025-06-18', text: post('2025-06-18', CALL) },
      { revision: '2025-06-18', text: request('DELETE', '2025-06-18', '', { 'Mcp-Session-Id': 'a-1' }) },
    ],
    bad: [
      { revision: '2025-06-18', text: send('PUT', '2025-06-18') },
      { revision: '2025-03-26', text: send('PATCH', '2025-03-26') },
      { revision: '2026-07-28', text: send('PUT', '2026-07-28') },
      { revision: '2024-11-05', text: send('PUT', '2024-11-05') },
    ],
  },
  begin: (_, report) => ({
    request(request) {
      const { method, messages } = request;
      const [first] = messages;
      if (!first || method === 'POST') return;
      for (const requirement of ['http/message-not-post', 'legacy-sse/not-post']) {
        report({
          requirement,
          at: request,
          place: { of: 'method' },
          what: `Message ${first.ref.entry + 1} is sent with ${named(method)}.`,
          fix: {
            says: 'Send it with `POST`.',
            safety: 'safe',
            steps: [{ do: 'write', place: { of: 'method' }, text: 'POST' }],
          },
        });
      }
    },
  }),
});

function send(verb: string, revision: '2024-11-05' | '2025-03-26' | '2025-06-18' | '2026-07-28'): string {
  return request(verb, revision, requestBody(revision, 1, 'tools/list'), {
    Accept: 'application/json, text/event-stream',
    '': `⟦${verb}⟧ /mcp HTTP/1.1`,
  });
}
