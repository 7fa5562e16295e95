import { answer, asks, blocks, get, noTools, post } from '../../../testing/wire.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule, type Header, type Request, type Response, type WireFinding } from '../define.ts';
import { begins, saysOlder, sessionHeader } from '../reading.ts';

const LIST = asks('2026-07-28', 1, 'tools/list');
const CANCEL = '{"jsonrpc":"2.0","method":⟦"notifications/cancelled"⟧,"params":{"requestId":1}}';
const OLD_ID = 'a71f3c9e-0b52-4d0e-8a6e-5f3c2b1d9e70';

/** What 2026-07-28 took away from HTTP: streams by GET, sessions, cancelling by a message. */
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
  title: 'Sessions, GET streams and resumption are gone',
  why: 'Each request stands by itself now. Whoever relies on a session, a listening stream or a resumed one waits for something that never comes.',
  how: 'Send what a request needs in the request; ask for change notices with `subscriptions/listen`.',
  examples: {
    good: [
      { revision: '2026-07-28', text: blocks(post('2026-07-28', LIST), answer('200 OK', noTools('2026-07-28', 1))) },
      {
        revision: '2026-07-28',
        text: blocks(get('2025-11-25'), answer('405 Method Not Allowed')),
        says: 'An older client asks.',
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
      if (!request.mcp || saysOlder(request)) return;
      if (request.method === 'GET') {
        report({
          requirement: 'http/get-stream-removed',
          at: request,
          place: { of: 'method' },
          what: `${request.name} asks for a stream; the endpoint takes POST alone, and \`subscriptions/listen\` brings change notices.`,
        });
      }
      const cancel = request.messages.find(({ method }) => method === 'notifications/cancelled');
      if (cancel) {
        report({
          requirement: 'http/cancel-notification',
          at: request,
          place: { of: 'message', at: cancel.ref, path: ['method'] },
          what: `${request.name} cancels with a message; over HTTP the client closes the stream of the request, and nothing else is needed.`,
        });
      }
      const id = sessionHeader(request);
      if (id) report(idle('http-session/sent-after-removal', request, id, 'there are no sessions any more'));
      const last = request.header('last-event-id');
      if (last) report(idle('sse/last-event-id-without-effect', request, last, 'streams are not resumed any more'));
    },
    response(response) {
      if (response.request && (saysOlder(response.request) || !response.request.mcp)) return;
      const opens = begins(response.request);
      const id = opens ? null : sessionHeader(response);
      if (id) report(idle('http-session/minted-after-removal', response, id, 'there are no sessions any more'));
    },
  }),
});

/** The finding about a header that means nothing any more. */
function idle(requirement: string, at: Request | Response, header: Header, because: string): WireFinding {
  return {
    requirement,
    at,
    place: { of: 'header', header, mark: 'whole' },
    what: `${at.name} has the header ${named(header.name)}, and ${because}.`,
    fix: { says: 'Take the header away.', safety: 'safe', steps: [{ do: 'remove', header: header.name }] },
  };
}
