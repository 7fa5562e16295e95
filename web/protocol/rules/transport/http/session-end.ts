import { named } from '../../../json/describe.ts';
import { defineWireRule, type Request, type Response, type WireExample } from '../define.ts';
import { begins, isSuccess, isModern, sessionHeader, statusOf, errorMessages } from '../reading.ts';
import { answer, requestBody, blocks, fails, opening, post, request, SESSION } from '../../../testing/wire.ts';

const LIST = requestBody('2025-06-18', 1, 'tools/list');
const ID = { 'Mcp-Session-Id': SESSION };
const HELLO = requestBody(
  '2025-06-18',
  7,
  'initialize',
  '"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"c","version":"1"}',
);
const ENDED = blocks(opening('2025-06-18'), request('DELETE', '2025-06-18', '', ID), answer('204 No Content'));
const GONE = blocks(opening('2025-06-18'), post('2025-06-18', LIST, ID), answer('404 Not Found'));
const AGAIN = requestBody('2025-06-18', 2, 'tools/list');

/** No finding. */
const good: readonly WireExample[] = [
  { revision: '2025-06-18', text: blocks(ENDED, post('2025-06-18', LIST, ID), answer('404 Not Found')) },
  { revision: '2025-06-18', text: blocks(GONE, post('2025-06-18', HELLO)) },
  {
    revision: '2025-06-18',
    text: blocks(
      opening('2025-06-18'),
      request('DELETE', '2025-06-18', '', ID),
      answer('405 Method Not Allowed'),
      post('2025-06-18', LIST, ID),
    ),
    says: 'The server does not allow the client to end the session, so it continues.',
  },
  {
    revision: '2025-06-18',
    text: blocks(
      opening('2025-06-18'),
      post('2025-06-18', LIST, ID).replace('/mcp', '/other'),
      answer('404 Not Found'),
      post('2025-06-18', LIST.replace('"id":1', '"id":2'), ID),
    ),
    says: 'The URL does not exist, which proves nothing about the session.',
  },
];

/** Session ends that are reported incorrectly or ignored. */
const bad: readonly WireExample[] = [
  {
    revision: '2025-11-25',
    text: blocks(
      post('2025-11-25', LIST, ID),
      answer('', fails(1, -32600, 'Session not found'), { '': 'HTTP/1.1 ⟦400⟧ Bad Request' }),
    ),
  },
  {
    revision: '2025-06-18',
    text: blocks(ENDED, post('2025-06-18', LIST, ID), answer('', '', { '': 'HTTP/1.1 ⟦400⟧ Bad Request' })),
  },
  {
    revision: '2025-06-18',
    text: blocks(GONE, post('2025-06-18', AGAIN, { 'Mcp-Session-Id': `⟦${SESSION}⟧` }), answer('404 Not Found')),
  },
  {
    revision: '2025-06-18',
    text: blocks(GONE, post('2025-06-18', AGAIN, { '': '⟦POST /mcp HTTP/1.1⟧' }), answer('400 Bad Request')),
  },
  { revision: '2025-06-18', text: blocks(GONE, post('2025-06-18', HELLO, { '⟦Mcp-Session-Id': `${SESSION}⟧` })) },
];

/** Wording of a rejection that is about the session. */
const NO_SESSION =
  /\bsession\b.{0,40}\b(?:not found|expired|unknown|terminated|invalid|does(?: not|n't) exist|no longer|has ended)|\b(?:unknown|invalid|expired|no such|no valid|nonexistent) (?:mcp[ -])?session\b/i;
/** Statuses that are unrelated to the session. */
const OTHER_MATTER = new Set([401, 403, 404, 405, 406, 408, 413, 415, 429]);

/** A server reports an ended session with 404, and the client starts a new one. */
export const sessionEnd = defineWireRule({
  id: 'http-session/end',
  requirements: ['http-session/ended-status', 'http-session/no-reinitialize', 'http-session/initialize-with-old-id'],
  class: 'spec',
  title: 'After 404 a client {must} start a new session without the old id',
  why: 'Only 404 shows a client that its session has ended, and only a new `initialize` without the old id helps.',
  how: 'Return 404 for the id of an ended session; on 404, send `initialize` without `Mcp-Session-Id`.',
  examples: { good, bad },
  begin(_, report) {
    /** By endpoint and id: the response that ended the session or reported its end. A 404 of another URL proves nothing. */
    const ended = new Map<string, Response>();
    const reported = new Set<string>();
    /** By session, the 404 that ended it. */
    const over = new Map<number, Response>();

    /** A message without a session id, after the last session has ended. */
    function goesOn(request: Request): void {
      const end = over.get(request.session);
      if (!end || request.method !== 'POST' || request.messages.length === 0 || isModern(request)) return;
      if (request.path !== end.request?.path || request.host !== end.request.host) return;
      over.delete(request.session);
      report({
        requirement: 'http-session/no-reinitialize',
        at: request,
        place: { of: 'head' },
        what: `${request.name} continues without a session; ${end.description} ended the last one with \`404\`, and no \`initialize\` followed.`,
        ties: [{ at: end, place: { of: 'status' } }],
      });
    }

    return {
      request(request) {
        const header = sessionHeader(request);
        if (begins(request)) over.delete(request.session);
        else if (!header) goesOn(request);
        const end = header && ended.get(keyOf(request, header.value));
        if (!header || !end || end.status !== 404 || request.method === 'DELETE') return;
        const ties = [{ at: end, place: { of: 'status' } as const }];
        if (begins(request)) {
          report({
            requirement: 'http-session/initialize-with-old-id',
            at: request,
            place: { of: 'header', header, mark: 'whole' },
            what: `${request.name} is a new \`initialize\`, but has the session ${named(header.value)} that ${end.description} ended.`,
            fix: { says: 'Remove the header.', safety: 'safe', steps: [{ do: 'remove', header: header.name }] },
            ties,
          });
        } else if (!reported.has(header.value)) {
          reported.add(header.value);
          const what = `${request.name} uses the session ${named(header.value)} again, which ${end.description} ended with \`404\`.`;
          report({
            requirement: 'http-session/no-reinitialize',
            at: request,
            place: { of: 'header', header },
            what,
            ties,
          });
        }
      },
      response(response) {
        const { request, status } = response;
        const id = request && sessionHeader(request)?.value;
        if (!id || !request) return;
        const key = keyOf(request, id);
        const end = ended.get(key);
        if (!end && status !== 404 && !begins(request) && NO_SESSION.test(errorMessages(response))) {
          const what = `${response.name} reports that there is no session ${named(id)}, but with the status ${statusOf(response)} instead of \`404\`.`;
          report({
            requirement: 'http-session/ended-status',
            at: response,
            place: { of: 'status' },
            what,
            ties: [{ at: request }],
          });
        } else if (!end) {
          if (status === 404 && request.method === 'POST') over.set(request.session, response);
          if (status === 404 || (request.method === 'DELETE' && isSuccess(response))) ended.set(key, response);
        }
        if (!end) return;
        // A server that returns 404 once and succeeds later may be one of several at a load balancer. One that ended the session
        // on request is not excused.
        if (OTHER_MATTER.has(status) || status >= 500 || (end.status === 404 && isSuccess(response))) return;
        if (begins(request)) return;
        const what = `${response.name} has the status ${statusOf(response)} instead of \`404\`, although the session ${named(id)} has ended.`;
        report({
          requirement: 'http-session/ended-status',
          at: response,
          place: { of: 'status' },
          what,
          ties: [{ at: end }, { at: request }],
        });
      },
    };
  },
});

const keyOf = ({ path }: Request, id: string): string => `${path} ${id}`;
