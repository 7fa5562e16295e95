import { answer, blocks, events, get, request } from '../../../testing/wire.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule } from '../define.ts';
import { isSuccess, isOlder, sessionHeader, statusOf } from '../reading.ts';

const STREAM = 'text/event-stream';
const NOTICE = '{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}';

/** A GET must be answered with a stream or with 405. */
export const getAnswer = defineWireRule({
  id: 'http/get-answer',
  requirements: ['http/get-answer', 'http/get-answer-404', 'http/get-or-delete-answer'],
  class: 'spec',
  title: 'A GET {must} be answered with an event stream or with 405',
  why: 'From `405` clients learn that no stream is offered, while `404` means an ended session and other responses cause retries.',
  how: 'Return `405 Method Not Allowed` if no stream is offered.',
  examples: {
    good: [
      { revision: '2025-06-18', text: blocks(get('2025-06-18'), answer('405 Method Not Allowed')) },
      { revision: '2025-06-18', text: blocks(get('2025-06-18'), answer('200 OK', events(NOTICE))) },
      {
        revision: '2025-06-18',
        text: blocks(get('2025-06-18', { 'Mcp-Session-Id': 'a-1' }), answer('404 Not Found')),
        says: 'The session has ended.',
      },
      {
        revision: '2025-06-18',
        text: blocks(
          get('2025-06-18'),
          answer('401 Unauthorized', '', { 'WWW-Authenticate': 'Bearer resource_metadata="https://a/x", scope="mcp"' }),
        ),
      },
      {
        revision: '2025-06-18',
        text: blocks(
          answer('401 Unauthorized', '', {
            'WWW-Authenticate': 'Bearer resource_metadata="https://a/x.json", scope="a"',
          }),
          get('2025-06-18', { Accept: '*/*', '': 'GET /x.json HTTP/1.1' }),
          answer('200 OK', '{"resource":"https://a/mcp","authorization_servers":["https://b"]}'),
        ),
        says: 'A rejection names this URL as metadata.',
      },
      { revision: '2026-07-28', text: blocks(request('DELETE', '2025-11-25', ''), answer('405 Method Not Allowed')) },
    ],
    bad: [
      {
        revision: '2025-06-18',
        text: blocks(get('2025-06-18'), answer('200 OK', '{"status":"ok"}', { 'Content-Type': '⟦application/json⟧' })),
      },
      { revision: '2025-11-25', text: blocks(get('2025-11-25'), answer('', '', { '': 'HTTP/1.1 ⟦204⟧ No Content' })) },
      { revision: '2025-06-18', text: blocks(get('2025-06-18'), answer('', '', { '': 'HTTP/1.1 ⟦404⟧ Not Found' })) },
      {
        revision: '2025-03-26',
        text: blocks(get('2025-03-26'), answer('', '', { '': 'HTTP/1.1 ⟦501⟧ Not Implemented' })),
      },
      { revision: '2026-07-28', text: blocks(get('2025-11-25'), answer('', '', { '': 'HTTP/1.1 ⟦400⟧ Bad Request' })) },
      {
        revision: '2026-07-28',
        text: blocks(request('DELETE', '2025-11-25', ''), answer('', '', { '': 'HTTP/1.1 ⟦404⟧ Not Found' })),
      },
    ],
  },
  begin: (_, report) => ({
    response(response) {
      const { request, status } = response;
      if (!request?.mcp || (request.method !== 'GET' && request.method !== 'DELETE') || status === 405) return;
      const header = response.header('content-type');
      const described = `${response.name} has the status ${statusOf(response)}`;
      const removed = 'http/get-or-delete-answer';
      if (isSuccess(response)) {
        // A server that ends sessions or opens streams also supports an older revision.
        if (request.method === 'DELETE' || response.type === STREAM || response.stream) return;
        report({
          requirement: 'http/get-answer',
          at: response,
          place: header ? { of: 'header', header } : { of: 'status' },
          what: header
            ? `${response.name} is ${named(header.value)}, not an event stream.`
            : `${described}, but is not an event stream.`,
          ties: [{ at: request }],
        });
      } else if (status === 404 ? !sessionHeader(request) : status === 501) {
        for (const requirement of request.method === 'GET' ? ['http/get-answer-404', removed] : [removed]) {
          report({
            requirement,
            at: response,
            place: { of: 'status' },
            what: `${described}; \`405\` is the status for a method that is not offered.`,
            ties: [{ at: request }],
          });
        }
      } else if (status === 400 && isOlder(request)) {
        report({
          requirement: removed,
          at: response,
          place: { of: 'status' },
          what: `${described}; \`405\` is the status for a method that is no longer offered.`,
          ties: [{ at: request }],
        });
      }
    },
  }),
});
