import { authorizeFaults, registrationFaults, resourceFault, type Fault } from '../../../documents/oauth/faults.ts';
import { defineWireRule, type Request, type WireRule } from '../define.ts';
import { isAuthorize, isToken, registrationOf } from './read.ts';
import { blocks } from '../../../testing/wire.ts';
import { authorize, fetched, redeem, server, documentResponse } from './example-texts.ts';

const R = '2025-11-25';
const SERVER = blocks(
  fetched('/.well-known/oauth-authorization-server', 'auth.example.com'),
  documentResponse(server()),
);

const bad = (change: Readonly<Record<string, string | null>>) =>
  ({ revision: R, text: authorize(change, true) }) as const;

/** Requests with and without the fault. */
const authorizeExamples: WireRule['examples'] = {
  good: [
    { revision: R, text: authorize() },
    { revision: R, text: blocks(SERVER, authorize({ client_id: 'https://app.example.com/client.json' })) },
    {
      revision: R,
      text: authorize({ redirect_uri: 'com.example.app:/callback' }),
      says: 'Apps can use their own URI schemes.',
    },
  ],
  bad: [
    bad({ code_challenge: null, code_challenge_method: null }),
    bad({ code_challenge_method: 'plain' }),
    bad({ state: null }),
    bad({ resource: null }),
    bad({ resource: 'mcp.example.com/mcp' }),
    bad({ resource: 'https://mcp.example.com/mcp#top' }),
    bad({ resource: 'https://mcp.example.com/' }),
    bad({ redirect_uri: 'http://app.example.com/callback' }),
    {
      revision: R,
      text: 'POST /register HTTP/1.1\nHost: auth.example.com\nContent-Type: application/json\n\n⟦{"client_name":"Demo","redirect_uris":["http://app.example.com/callback"]}⟧',
    },
    { revision: R, text: `${redeem({ resource: 'mcp.example.com/mcp' }).replace('\n\n', '\n\n⟦')}⟧` },
    bad({ redirect_uri: 'http://127.0.0.1:3000/callback' }),
    bad({ client_id: 'https://app.example.com' }),
  ],
};

/** The same parameters in related requests: the token request and the registration. */
function aside(request: Request): Fault[] {
  const target = isToken(request) ? request.form()?.get('resource') : undefined;
  const wrong = target ? resourceFault(target) : null;
  const registration = registrationOf(request);
  return [...(wrong ? [wrong] : []), ...(registration ? registrationFaults(registration) : [])].filter(
    ({ requirement }) => requirement === 'resource-no-scheme' || requirement === 'redirect-not-https',
  );
}

/** The authorization request, parameter by parameter. */
export const authorizeRequest = defineWireRule({
  id: 'auth/authorize-request',
  requirements: [
    'auth/pkce-challenge-missing',
    'auth/pkce-not-s256',
    'auth/state-missing',
    'auth/resource-missing-authorize',
    'auth/resource-no-scheme',
    'auth/resource-not-canonical',
    'auth/resource-trailing-slash',
    'auth/redirect-not-https',
    'auth/redirect-loopback-address',
    'auth/client-id-url-form',
  ],
  class: 'spec',
  title: 'An authorization request {must} have valid security parameters',
  note: 'This redirect URI is a loopback address other than `localhost`',
  why: 'Without PKCE and `state` an attacker can use a stolen code, and without `resource` the token is also valid for other servers.',
  how: 'Send `code_challenge` with `S256`, `state`, the URL of the MCP server as `resource`, and a redirect URI with `https` or `localhost`.',
  examples: authorizeExamples,
  begin: (_, report) => ({
    request(request) {
      const sent = isAuthorize(request);
      const faults = sent ? authorizeFaults((name) => request.query(name)) : aside(request);
      for (const { requirement, what } of faults) {
        const place = { of: sent ? 'target' : 'body' } as const;
        report({ requirement: `auth/${requirement}`, at: request, place, what: `${request.name} ${what}.` });
      }
    },
  }),
});
