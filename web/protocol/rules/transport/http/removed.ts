import { answer, requestBody, blocks, get, noTools, post } from '../../../testing/wire.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule, type Header, type Request, type Response, type WireFinding } from '../define.ts';
import { begins, isOlder, sessionHeader } from '../reading.ts';

const LIST = requestBody('2026-07-28', 1, 'tools/list');
const CANCEL = '{"jsonrpc":"2.0","method":⟦"notifications/cancelled"⟧,"params":{"requestId":1}}';
const OLD_ID = 'a71f3c9e-0b52-4d0e-8a6e-5f3c2b1d9e70';

/** What 2026-07-28 removed from HTTP: GET streams, sessions, cancellation messages. */
export const removed = defineWireRule({
  id: 'http/removed',
  requirements: [
    'http/get-stream-removed',
    'http/cancel-notification',
    'http-session/sent-after-removal',
    'http-session/minted-after-removal',
    'sse/last-event-id-without-effect',
  ],
  class: 'spec',
  title: 'Sessions, GET streams and resumption {must} no longer be used',
  note: 'This revision has no sessions, GET streams or resumption',
  why: 'Each request is independent in this revision, so a program that relies on a session, a listening stream or a resumed stream waits in vain.',
  how: 'Include everything in the request; use `subscriptions/listen` for change notifications.',
  examples: {
    good: [
      { revision: '2026-07-28', text: blocks(post('2026-07-28', LIST), answer('200 OK', noTools('2026-07-28', 1))) },
      {
        revision: '2026-07-28',
        text: blocks(get('2025-11-25'), answer('405 Method Not Allowed')),
        says: 'The request comes from an older client.',
      },
      { revision: '2025-11-25', text: get('2025-11-25', { 'Mcp-Session-Id': OLD_ID, 'Last-Event-ID': 's-1' }) },
    ],
    bad: [
      { revision: '2026-07-28', text: get('2026-07-28', { '': '⟦GET⟧ /mcp HTTP/1.1' }) },
      { revision: '2026-07-28', text: post('2026-07-28', CANCEL) },
      { revision: '2026-07-28', text: post('2026-07-28', LIST, { '⟦Mcp-Session-Id': `${OLD_ID}⟧` }) },
      {
        revision: '2026-07-28',
        text: blocks(
          post('2026-07-28', LIST),
          answer('200 OK', noTools('2026-07-28', 1), { '⟦Mcp-Session-Id': `${OLD_ID}⟧` }),
        ),
      },
      { revision: '2026-07-28', text: post('2026-07-28', LIST, { '⟦Last-Event-ID': 's-1⟧' }) },
    ],
  },
  begin: (_, report) => ({
    request(request) {
      if (!request.mcp || isOlder(request)) return;
      if (request.method === 'GET') {
        report({
          requirement: 'http/get-stream-removed',
          at: request,
          place: { of: 'method' },
          what: `${request.name} requests a stream; the endpoint accepts only POST, and \`subscriptions/listen\` opens a stream of change notifications.`,
        });
      }
      const cancel = request.messages.find(({ method }) => method === 'notifications/cancelled');
      if (cancel) {
        report({
          requirement: 'http/cancel-notification',
          at: request,
          place: { of: 'message', at: cancel.ref, path: ['method'] },
          what: `${request.name} cancels with a message; over HTTP the client only closes the stream of the request.`,
        });
      }
      const id = sessionHeader(request);
      if (id) report(idle('http-session/sent-after-removal', request, id, 'this revision has no sessions'));
      const last = request.header('last-event-id');
      if (last)
        report(idle('sse/last-event-id-without-effect', request, last, 'streams cannot be resumed in this revision'));
    },
    response(response) {
      if (response.request && (isOlder(response.request) || !response.request.mcp)) return;
      const opens = begins(response.request);
      const id = opens ? null : sessionHeader(response);
      if (id) report(idle('http-session/minted-after-removal', response, id, 'this revision has no sessions'));
    },
  }),
});

/** The finding about a header that no longer has a meaning. */
function idle(requirement: string, at: Request | Response, header: Header, because: string): WireFinding {
  return {
    requirement,
    at,
    place: { of: 'header', header, mark: 'whole' },
    what: `${at.name} has the header ${named(header.name)}, but ${because}.`,
    fix: { says: 'Remove the header.', safety: 'safe', steps: [{ do: 'remove', header: header.name }] },
  };
}
