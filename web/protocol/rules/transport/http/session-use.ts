import { named } from '../../../json/describe.ts';
import { isAltered } from '../../../intake/http/altered.ts';
import { defineWireRule, type Request, type Response } from '../define.ts';
import { begins, isSuccess, saysModern, sessionHeader, statusOf, toldBy } from '../reading.ts';
import { bad, good } from './session-use.examples.ts';

const HEADER = 'Mcp-Session-Id';
/** By verb: what the lack of the id breaks. */
const LACKING: Readonly<Record<string, string>> = {
  GET: 'http-session/id-missing-on-get',
  DELETE: 'http-session/delete-without-id',
};
/** Words of a refusal of what has no session id. */
const NO_ID =
  /\b(?:missing|no|without|requires?|need(?:s|ed)?)\b.{0,20}\bsession[- ]?id\b|\bsession[- ]?id\b.{0,30}\b(?:missing|required|not provided|absent)\b/iu;
/** Statuses that say nothing about the session. */
const OTHER_MATTER = new Set([400, 403, 405, 406, 408, 413, 415, 429]);

/** The client returns the session id it was given, with every request. */
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
  title: 'Every request of a session carries its id',
  why: 'The id is all by which the server finds the session: without it, or with another one, the request belongs to nobody and is refused.',
  how: 'Repeat `Mcp-Session-Id` exactly as the answer to `initialize` had it, with POST, GET and DELETE.',
  examples: { good, bad },
  begin(_, report) {
    /** The answer that handed out the id of a session. */
    const given = new Map<number, { id: string; by: Response }>();
    const ids = new Map<string, Response>();
    const ended = new Set<string>();
    /** Requests that lacked the id. */
    const lacking = new Set<Request>();
    return {
      request(request) {
        const header = sessionHeader(request);
        if (!request.mcp || saysModern(request) || begins(request)) return;
        const session = given.get(request.session);
        if (!header) {
          if (!session || ended.has(session.id)) return;
          lacking.add(request);
          report({
            requirement: LACKING[request.method] ?? 'http-session/id-missing',
            at: request,
            place: { of: 'head' },
            what: `${request.name} has no ${named(HEADER)} header, although ${session.by.said} handed out ${named(session.id)}.`,
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
            what: `${request.name} names the session ${named(header.value)}; ${meant[1].said} handed out ${named(meant[0])}.`,
            fix: {
              says: 'Write the id as it was given.',
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
        const lacks = request?.mcp && !own && !begins(request) && NO_ID.test(toldBy(response));
        if (!request || !(lacking.has(request) || lacks) || status < 400 || status >= 500 || OTHER_MATTER.has(status))
          return;
        if (status === 401 && response.header('www-authenticate')) return;
        report({
          requirement: 'http-session/missing-id-status',
          at: response,
          place: { of: 'status' },
          title: 'A request without its session id is answered with 400',
          why: 'With 401 the client begins a login, with 404 a new session: neither mends a header that was forgotten.',
          what: `${response.name} has the status ${statusOf(response)}; what lacks the session id is told by \`400\`.`,
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
