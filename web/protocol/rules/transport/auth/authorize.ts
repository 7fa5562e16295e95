import { get } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import { defineWireRule, type Request, type WireRule } from '../define.ts';
import { isAuthorize, isLoopback, isToken, partsOf, registrationOf, textsIn } from './read.ts';
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

/** What is wrong with one parameter; null if it is valid. */
type Test = (request: Request) => readonly [requirement: string, what: string] | null;

const pkce: Test = (request) => {
  if (request.query('response_type') !== 'code') return null;
  if (!request.query('code_challenge')) return ['pkce-challenge-missing', 'has no `code_challenge`'];
  const method = request.query('code_challenge_method');
  return method === 'S256'
    ? null
    : ['pkce-not-s256', `has the \`code_challenge_method\` ${named(method ?? 'plain')}, not \`S256\``];
};

const state: Test = (request) => (request.query('state') ? null : ['state-missing', 'has no `state`']);

const resource: Test = (request) => {
  const value = request.query('resource');
  if (value === null || value === '')
    return ['resource-missing-authorize', 'has no `resource`, so the token is not bound to one server'];
  const parts = partsOf(value);
  if (!parts) return ['resource-no-scheme', `has the \`resource\` ${named(value)}, which has no scheme`];
  if (parts.hash) return ['resource-not-canonical', `has the \`resource\` ${named(value)}, which contains a fragment`];
  return parts.path === '/' && !parts.query
    ? ['resource-trailing-slash', `has the \`resource\` ${named(value)}, which ends with a slash`]
    : null;
};

const redirect: Test = (request) => {
  const value = request.query('redirect_uri');
  const parts = value === null ? null : partsOf(value);
  if (!parts || parts.scheme !== 'http') return null;
  if (!isLoopback(parts.host))
    return ['redirect-not-https', `has the \`redirect_uri\` ${named(value ?? '')}, which is not \`https\``];
  return parts.host.startsWith('localhost')
    ? null
    : [
        'redirect-loopback-address',
        `has the \`redirect_uri\` ${named(value ?? '')}: the specification’s text allows only \`localhost\`, but one of its examples uses this form`,
      ];
};

const clientId: Test = (request) => {
  const value = request.query('client_id') ?? '';
  const parts = partsOf(value);
  if (!parts || !/^https?$/u.test(parts.scheme)) return null;
  if (parts.scheme !== 'https')
    return ['client-id-url-form', `has the \`client_id\` ${named(value)}, which is not \`https\``];
  return parts.path === '' || parts.path === '/'
    ? ['client-id-url-form', `has the \`client_id\` ${named(value)}, a URL without a path`]
    : null;
};

const TESTS: readonly Test[] = [pkce, state, resource, redirect, clientId];

/** The same parameters in related requests: the token request and the registration. */
function aside(request: Request): (readonly [requirement: string, what: string])[] {
  const found: (readonly [string, string])[] = [];
  const target = isToken(request) ? request.form()?.get('resource') : undefined;
  if (target && !partsOf(target))
    found.push(['resource-no-scheme', `has the \`resource\` ${named(target)}, which has no scheme`]);
  const registration = registrationOf(request);
  const plain = textsIn(registration ? get(registration, 'redirect_uris') : undefined).find((one) => {
    const parts = partsOf(one);
    return parts?.scheme === 'http' && !isLoopback(parts.host);
  });
  if (plain !== undefined)
    found.push(['redirect-not-https', `registers the redirect URI ${code(plain)}, which is not \`https\``]);
  return found;
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
  why: 'Without PKCE and `state`, an attacker can use a stolen code. Without `resource`, the token is also valid for other servers.',
  how: 'Send `code_challenge` with `S256`, `state`, the URL of the MCP server as `resource`, and a redirect URI with `https` or `localhost`.',
  examples: authorizeExamples,
  begin: (_, report) => ({
    request(request) {
      if (!isAuthorize(request)) {
        for (const [id, what] of aside(request))
          report({ requirement: `auth/${id}`, at: request, place: { of: 'body' }, what: `${request.name} ${what}.` });
        return;
      }
      for (const test of TESTS) {
        const found = test(request);
        if (!found) continue;
        const [id, what] = found;
        report({ requirement: `auth/${id}`, at: request, place: { of: 'target' }, what: `${request.name} ${what}.` });
      }
    },
  }),
});
