import { answer, blocks } from '../../../testing/wire.ts';
import { defineWireRule, type Request, type Response } from '../define.ts';
import { isSuccess, statusOf, errorText } from '../reading.ts';
import { challengeOf } from './read.ts';
import { called, METADATA, TOKEN } from './example-texts.ts';

const V = '2025-06-18';
const WANTED =
  /\b(?:(?:missing|no) (?:access |bearer |auth(?:orization)? )?(?:token|header)|token (?:is )?(?:missing|required)|authentication (?:is )?required)\b|(?:^|")unauthori[sz]ed(?:$|")/iu;
const no = (status: string, body = '', more = {}): string => answer('', body, { '': status, ...more });

/**
 * A request without a token must be rejected with 401.
 * https://modelcontextprotocol.io/specification/2025-06-18/basic/authorization#error-handling
 */
export const tokenStatus = defineWireRule({
  id: 'auth/token-status',
  requirements: ['auth/missing-token-status'],
  class: 'spec',
  title: 'A request without a token {must} be rejected with 401',
  why: 'Only a 401 makes a client start an authorization, while a 403 means that a token does not help.',
  how: 'Return 401 with `WWW-Authenticate` if the request has no token; use 403 for tokens with insufficient scopes.',
  examples: {
    good: [
      {
        revision: V,
        text: blocks(called(V), no('HTTP/1.1 403 Forbidden')),
        says: 'The refusal may have another reason.',
      },
      {
        revision: V,
        text: blocks(
          called(V, { Origin: 'https://evil.example' }),
          no('HTTP/1.1 403 Forbidden'),
          called(V, { Authorization: TOKEN }, 2),
          no('HTTP/1.1 202 Accepted'),
        ),
        besides: ['http/request-answered-202'],
      },
    ],
    bad: [
      {
        revision: V,
        text: blocks(called(V), no('HTTP/1.1 ⟦403⟧ Forbidden', '', { 'WWW-Authenticate': 'Bearer' })),
      },
      {
        revision: '2026-07-28',
        text: blocks(
          called('2026-07-28'),
          no('HTTP/1.1 ⟦403⟧ Forbidden', '', { 'WWW-Authenticate': `Bearer ${METADATA}, scope="a"` }),
        ),
      },
      { revision: V, text: blocks(called(V), no('HTTP/1.1 ⟦400⟧ Bad Request', '{"error":"Missing access token"}')) },
      {
        revision: V,
        text: blocks(
          called(V),
          no('HTTP/1.1 ⟦403⟧ Forbidden'),
          called(V, { Authorization: TOKEN }, 2),
          no('HTTP/1.1 202 Accepted'),
        ),
        besides: ['http/request-answered-202'],
      },
    ],
  },
  begin(_, report) {
    let refused: Response | null = null;
    const reportStatus = (response: Response, served: Request | null): void => {
      const { request } = response;
      if (!request) return;
      const proof = served ? `, and ${served.description} with one is accepted` : '';
      report({
        requirement: 'auth/missing-token-status',
        at: response,
        place: { of: 'status' },
        what: `${response.name} has the status ${statusOf(response)}. Its request has no token${proof}.`,
        ties: [{ at: request }, ...(served ? [{ at: served }] : [])],
      });
    };
    return {
      response(response) {
        const { request, status } = response;
        if (!request?.mcp || request.partial) return;
        if (request.header('authorization')) {
          if (refused && isSuccess(response)) reportStatus(refused, request);
          if (isSuccess(response)) refused = null;
        } else if (status >= 400 && status < 500 && status !== 401 && !request.header('origin')) {
          const challenge = challengeOf(response);
          if (challenge ? !challenge.parameters.has('error') : wants(response)) reportStatus(response, null);
          else if (status === 403 && !challenge) refused ??= response;
        }
      },
    };
  },
});

/** True if the message of a refusal requires a token. */
function wants({ body, messages }: Response): boolean {
  if (messages.length > 0) return messages.some((one) => WANTED.test(errorText(one)));
  return body !== null && body.length < 2000 && WANTED.test(body.replaceAll('_', ' '));
}
