/**
 * A protected MCP server and its authorization server in HTTP, as pure data: metadata, registration, authorization with PKCE, and
 * tokens. The user of the simulation consents to every valid request. `refusalFor` in `guard.ts` protects the MCP endpoint.
 */
import { parametersOf } from '../../protocol/values.ts';
import { isObject, type JsonValue } from '../../protocol/values.ts';
import { documentAt, hasResourceMetadata, scopesOf, takesRegistrations } from './metadata.ts';
import { partsOf, scopesIn } from './parameters.ts';
import { document, failed, page, redirect } from './respond.ts';
import { secretOf, tokenStep } from './tokens.ts';
import type { AuthRequest, AuthSettings, AuthState, AuthStep } from './types.ts';

/** How long an authorization code is valid, ms. */
const CODE_LIFETIME = 60_000;
/** The methods of each endpoint. */
const METHODS: Readonly<Record<string, string>> = { '/authorize': 'GET', '/token': 'POST', '/register': 'POST' };

/** Before the first request. */
export function createAuth(settings: AuthSettings): AuthState {
  return { settings, count: 0, clients: [], codes: [], tokens: [], refreshes: [] };
}

/** Responds to a request that is not for the MCP endpoint. Any request gets a response. */
export function stepAuth(state: AuthState, request: AuthRequest, at: number): AuthStep {
  const { settings } = state;
  const host = request.host.toLowerCase();
  const [path = '', query = ''] = request.target.split('?', 2);
  const found = documentAt(settings, host, path);
  if (found) {
    const ofResource = 'resource' in found;
    const says = ofResource
      ? 'The metadata of the MCP server names its authorization server.'
      : 'The metadata of the authorization server contains its endpoints, and shows that it supports PKCE.';
    return request.method === 'GET' ? { state, response: document(200, found, says) } : wrongMethod(state, 'GET');
  }
  const issuer = partsOf(settings.issuer);
  const endpoint = host === issuer.host && path.startsWith(issuer.path) ? path.slice(issuer.path.length) : '';
  const method = METHODS[endpoint];
  if (method === undefined || (endpoint === '/register' && !takesRegistrations(settings)))
    return { state, response: document(404, { error: 'not_found' }, `Nothing is at \`${host}${path}\`.`) };
  if (request.method !== method) return wrongMethod(state, method);
  if (endpoint === '/register') return registered(state, request);
  return endpoint === '/token' ? tokenStep(state, request, at) : authorized(state, parametersOf(query), at);
}

function wrongMethod(state: AuthState, allow: string): AuthStep {
  const response = document(405, { error: 'method_not_allowed' }, `This URL supports only \`${allow}\`.`);
  return { state, response: { ...response, headers: { ...response.headers, allow } } };
}

function registered(state: AuthState, { body }: AuthRequest): AuthStep {
  const metadata = jsonIn(body);
  const redirects = isObject(metadata) ? metadata['redirect_uris'] : undefined;
  const listed = Array.isArray(redirects) ? redirects.filter((one) => typeof one === 'string') : [];
  if (!isObject(metadata) || listed.length === 0)
    return { state, response: failed('invalid_client_metadata', 'The array redirect_uris is missing or empty') };
  const unsafe = listed.find((one) => !/^https:\/\/|^http:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]|$)/iu.test(one));
  if (unsafe !== undefined)
    return { state, response: failed('invalid_redirect_uri', 'Redirect URIs must use https, or be local') };
  const count = state.count + 1;
  const id = secretOf('client', count);
  const clients = [...state.clients, { id, redirects: listed }];
  const says = 'The client is registered, and gets the id for its further requests.';
  return { state: { ...state, count, clients }, response: document(201, { ...metadata, client_id: id }, says) };
}

function jsonIn(text: string): JsonValue | undefined {
  try {
    const value: JsonValue = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** The redirect URIs of a client; null if nobody knows it. A client id in URL form is the URL of the client's own document. */
function redirectsOf({ clients, settings }: AuthState, id: string): readonly string[] | null {
  const known = clients.find((one) => one.id === id);
  if (known) return known.redirects;
  return settings.revision >= '2025-11-25' && Object.hasOwn(settings.documents, id)
    ? (settings.documents[id] ?? null)
    : null;
}

function authorized(state: AuthState, query: ReadonlyMap<string, string>, at: number): AuthStep {
  const { settings } = state;
  const client = query.get('client_id') ?? '';
  const redirects = redirectsOf(state, client);
  if (!redirects) return { state, response: page(400, 'The client is unknown') };
  const to = query.get('redirect_uri') ?? '';
  if (!redirects.includes(to))
    return { state, response: page(400, 'The redirect_uri is not registered for this client') };
  const common = {
    ...(query.has('state') ? { state: query.get('state') ?? '' } : {}),
    ...(settings.revision >= '2026-07-28' ? { iss: settings.issuer } : {}),
  };
  const wrong = problemIn(settings, query);
  if (wrong) {
    const says = `The authorization server refuses: ${wrong.says}. The error is in the URL that the browser opens next.`;
    const parameters = { error: wrong.error, error_description: wrong.says, ...common };
    return { state, response: redirect(to, parameters, says) };
  }
  const count = state.count + 1;
  const code = {
    login: count,
    client,
    audience: query.get('resource') ?? settings.resource,
    scopes: scopesIn(query.get('scope') ?? settings.scope),
    code: secretOf('code', count),
    redirect: to,
    challenge: query.get('code_challenge') ?? '',
    expires: at + CODE_LIFETIME,
    used: false,
  };
  const says = 'The user has logged in and consents. The browser brings the code back to the client.';
  return {
    state: { ...state, count, codes: [...state.codes, code] },
    response: redirect(to, { code: code.code, ...common }, says),
  };
}

/** The first problem of an authorization request of a known client. */
function problemIn(settings: AuthSettings, query: ReadonlyMap<string, string>): { error: string; says: string } | null {
  if (query.get('response_type') !== 'code')
    return { error: 'unsupported_response_type', says: 'response_type must be code' };
  if (!query.get('code_challenge')) return { error: 'invalid_request', says: 'code_challenge is missing' };
  if (query.get('code_challenge_method') !== 'S256')
    return { error: 'invalid_request', says: 'code_challenge_method must be S256' };
  const unknown = scopesIn(query.get('scope')).find((scope) => !scopesOf(settings).includes(scope));
  if (unknown !== undefined) return { error: 'invalid_scope', says: `the scope ${unknown} does not exist` };
  const resource = query.get('resource');
  if (resource === undefined)
    return hasResourceMetadata(settings) ? { error: 'invalid_target', says: 'resource is missing' } : null;
  const same = resource === settings.resource;
  return same ? null : { error: 'invalid_target', says: 'resource names an unknown server' };
}
