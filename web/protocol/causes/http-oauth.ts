/** Steps of authorization over HTTP that fail. */
import { candidate, type Candidate, RANK } from './define.ts';
import { type Exchange, pathOf, shownAs } from './exchanges.ts';
import { quoted } from './quote.ts';

/** Endpoints of an authorization server, which the URL of no MCP endpoint has. */
const OAUTH = /\/(?:register|registration|authorize|token|oauth\w{0,3})(?:[/?]|$)/iu;

/** True for the target of a request to an authorization server. */
export function isOAuth(target: string): boolean {
  return OAUTH.test(pathOf(target));
}

/** A step of authorization that fails: the last one that the text shows, since clients try several. */
export function oauthCause(exchange: Exchange): Candidate {
  const { status, span, response, target } = exchange;
  const isRegistration = /regist/iu.test(target);
  const body = response?.body ?? '';
  const shown = body.trim() === '' ? '' : ` Its body is ${quoted(body, 140)}.`;
  return candidate({
    id: isRegistration ? 'py-registration-failed' : 'py-token-exchange-failed',
    rank: RANK.oauth + 1,
    severity: 'warning',
    title: isRegistration
      ? 'The client must be registered, or have a client id'
      : 'The authorization server must accept the request of the client',
    what: `The response ${shownAs(exchange)} refuses a step of the authorization.${shown}`,
    why:
      status >= 500
        ? 'The authorization server itself fails, before the MCP server is asked at all.'
        : 'Without this step the client gets no token, and the MCP server answers 401.',
    how: isRegistration
      ? [
          {
            for: 'the authorization server',
            says: 'Correct the registration endpoint, or leave it out of the metadata.',
          },
          { for: 'the client', says: 'Configure a client id that the authorization server issued.' },
        ]
      : [{ says: 'Correct what the body of the response names, and sign in again.' }],
    ask: ['Paste the response with its body, and the log of the authorization server.'],
    span,
  });
}
