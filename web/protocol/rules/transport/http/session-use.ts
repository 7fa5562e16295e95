import { named } from '../../../json/describe.ts';
import { isAltered } from '../../../intake/http/altered.ts';
import { defineWireRule, type Request, type Response, type WireExample } from '../define.ts';
import { begins, isSuccess, isModern, sessionHeader, statusOf, errorMessages } from '../reading.ts';
import {
  answer,
  requestBody,
  blocks,
  fails,
  get,
  noTools,
  opening,
  post,
  request,
  SESSION,
} from '../../../testing/wire.ts';

const LIST = requestBody('2025-06-18', 1, 'tools/list');
const LISTED = answer('200 OK', noTools('2025-06-18', 1));
const ID = { 'Mcp-Session-Id': SESSION };
const LINE = { '': '⟦POST /mcp HTTP/1.1⟧' };

/** No finding. */
const good: readonly WireExample[] = [
  { revision: '2025-06-18', text: blocks(opening('2025-06-18'), post('2025-06-18', LIST, ID), LISTED) },
  { revision: '2025-06-18', text: blocks(opening('2025-06-18', null), post('2025-06-18', LIST), LISTED) },
  {
    revision: '2025-06-18',
    text: blocks(
      opening('2025-06-18'),
      request('DELETE', '2025-06-18', '', ID),
      answer('200 OK'),
      opening('2025-06-18', '9d3f0a52-7c11-4be0-a2f4-51c7e6b8d023', 7),
    ),
    says: 'A new session after the old one.',
  },
  {
    revision: '2025-06-18',
    text: blocks(post('2025-06-18', LIST), answer('400 Bad Request')),
    says: 'The text does not show a session.',
  },
  {
    revision: '2025-06-18',
    text: blocks(
      opening('2025-06-18'),
      'GET /.well-known/oauth-protected-resource HTTP/1.1\nHost: mcp.example.com\n',
      answer('404 Not Found'),
    ),
    says: 'Metadata requests belong to no session.',
  },
];

/** Ids that are absent or changed. */
const bad: readonly WireExample[] = [
  {
    revision: '2025-06-18',
    text: blocks(opening('2025-06-18'), post('2025-06-18', LIST, LINE), answer('400 Bad Request')),
  },
  {
    revision: '2025-11-25',
    text: blocks(
      opening('2025-11-25'),
      get('2025-11-25', { '': '⟦GET /mcp HTTP/1.1⟧' }),
      answer('405 Method Not Allowed'),
    ),
  },
  {
    revision: '2025-06-18',
    text: blocks(opening('2025-06-18'), request('DELETE', '2025-06-18', '', { '': '⟦DELETE /mcp HTTP/1.1⟧' })),
  },
  {
    revision: '2025-06-18',
    text: blocks(
      opening('2025-06-18'),
      post('2025-06-18', LIST, { 'Mcp-Session-Id': `⟦${SESSION.toUpperCase()}⟧` }),
      LISTED,
    ),
  },
  {
    revision: '2025-03-26',
    text: blocks(opening('2025-03-26'), post('2025-03-26', LIST, { 'Mcp-Session-Id': `⟦${SESSION.slice(0, 20)}⟧` })),
  },
  {
    revision: '2025-06-18',
    text: blocks(opening('2025-06-18'), post('2025-06-18', LIST), answer('', '', { '': 'HTTP/1.1 ⟦404⟧ Not Found' })),
    besides: ['http-session/id-missing'],
  },
  {
    revision: '2025-11-25',
    text: blocks(
      post('2025-11-25', LIST),
      answer('', fails(1, -32600, 'Missing session ID'), { '': 'HTTP/1.1 ⟦404⟧ Not Found' }),
    ),
  },
];

const HEADER = 'Mcp-Session-Id';
/** By HTTP method: the requirement that an absent id violates. */
const LACKING: Readonly<Record<string, string>> = {
  GET: 'http-session/id-missing-on-get',
  DELETE: 'http-session/delete-without-id',
};
/** Wording of a rejection for lack of a session id. */
const NO_ID =
  /\b(?:missing|no|without|requires?|need(?:s|ed)?)\b.{0,20}\bsession[- ]?id\b|\bsession[- ]?id\b.{0,30}\b(?:missing|required|not provided|absent)\b/iu;
/** Statuses that are unrelated to the session. */
const OTHER_MATTER = new Set([400, 403, 405, 406, 408, 413, 415, 429]);

/** The client must send its session id with every request. */
export const sessionUse = defineWireRule({
  id: 'http-session/use',
  requirements: [
    'http-session/id-missing',
    'http-session/id-missing-on-get',
    'http-session/delete-without-id',
    'http-session/id-altered',
    'http-session/missing-id-status',
  ],
  class: 'spec',
  title: 'Every request of a session {must} have its id',
  why: 'The server finds the session only by its id, and rejects a request without the id or with another one.',
  how: 'Repeat `Mcp-Session-Id` exactly as in the response to `initialize`, with POST, GET and DELETE.',
  examples: { good, bad },
  begin(_, report) {
    /** The response that assigned the id of a session. */
    const given = new Map<number, { id: string; by: Response }>();
    const ids = new Map<string, Response>();
    const ended = new Set<string>();
    /** Requests that lacked the id. */
    const lacking = new Set<Request>();
    return {
      request(request) {
        const header = sessionHeader(request);
        if (!request.mcp || isModern(request) || begins(request)) return;
        const session = given.get(request.session);
        if (!header) {
          if (!session || ended.has(session.id)) return;
          lacking.add(request);
          report({
            requirement: LACKING[request.method] ?? 'http-session/id-missing',
            at: request,
            place: { of: 'head' },
            what: `${request.name} has no ${named(HEADER)} header, although ${session.by.description} assigned ${named(session.id)}.`,
            fix: {
              says: 'Add the session id.',
              safety: 'safe',
              steps: [{ do: 'set', header: HEADER, value: session.id }],
            },
            ties: [tieTo(session.by)],
          });
        } else if (!ids.has(header.value)) {
          const meant = [...ids].slice(-50).find(([id]) => isAltered(header.value, id));
          if (!meant) return;
          report({
            requirement: 'http-session/id-altered',
            at: request,
            place: { of: 'header', header },
            what: `${request.name} has the session id ${named(header.value)}; ${meant[1].description} assigned ${named(meant[0])}.`,
            fix: {
              says: 'Write the id exactly as assigned.',
              safety: 'safe',
              steps: [{ do: 'set', header: HEADER, value: meant[0] }],
            },
            ties: [tieTo(meant[1])],
          });
        }
      },
      response(response) {
        const { request, session, status } = response;
        const header = sessionHeader(response);
        const own = request && sessionHeader(request);
        if (header && header.value !== '' && !own && begins(request)) {
          given.set(session, { id: header.value, by: response });
          if (ids.size < 20_000) ids.set(header.value, response);
        }
        if (own && (status === 404 || (request?.method === 'DELETE' && isSuccess(response)))) ended.add(own.value);
        const lacks = request?.mcp && !own && !begins(request) && NO_ID.test(errorMessages(response));
        if (!request || !(lacking.has(request) || lacks) || status < 400 || status >= 500 || OTHER_MATTER.has(status))
          return;
        if (status === 401 && response.header('www-authenticate')) return;
        report({
          requirement: 'http-session/missing-id-status',
          at: response,
          place: { of: 'status' },
          title: 'A request without its session id {must} be answered with 400',
          why: 'With 401 the client starts a login, with 404 a new session: neither adds the missing header.',
          what: `${response.name} has the status ${statusOf(response)}; a request without its session id needs the status \`400\`.`,
          ties: [{ at: request }],
        });
      },
    };
  },
});

function tieTo(by: Response): {
  at: Response;
  place?: { of: 'header'; header: NonNullable<ReturnType<typeof sessionHeader>> };
} {
  const header = sessionHeader(by);
  return header ? { at: by, place: { of: 'header', header } } : { at: by };
}
