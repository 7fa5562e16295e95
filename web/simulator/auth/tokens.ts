/** The token endpoint: exchanges authorization codes and refresh tokens for access tokens. */
import { bytesOf, hex, sha256 } from '../hash.ts';
import { hasResourceMetadata } from './metadata.ts';
import { parametersOf } from '../../protocol/values.ts';
import { challengeOf } from './pkce.ts';
import { failed, issued } from './respond.ts';
import type { AuthRequest, AuthState, AuthStep, Grant } from './types.ts';

/** A value that is different for each number, as codes and tokens look. Not a secret: the simulation must be repeatable. */
export function secretOf(kind: string, count: number): string {
  return `${kind}-${hex(sha256(bytesOf(`${kind} ${count}`))).slice(0, 16)}`;
}

/** Responds to a token request. */
export function tokenStep(state: AuthState, request: AuthRequest, at: number): AuthStep {
  const refuse = (error: string, description: string, next = state): AuthStep => ({
    state: next,
    response: failed(error, description),
  });
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded')
    return refuse('invalid_request', 'The body must be a form: application/x-www-form-urlencoded');
  const form = parametersOf(request.body);
  const kind = form.get('grant_type');
  if (kind === 'authorization_code') return redeemed(state, form, at, refuse);
  if (kind === 'refresh_token') return refreshed(state, form, at, refuse);
  return kind === undefined
    ? refuse('invalid_request', 'The parameter grant_type is missing')
    : refuse('unsupported_grant_type', 'The grant_type must be authorization_code or refresh_token');
}

/** A login that took place before: the state with its tokens, and the tokens that the client has. */
export function loggedIn(
  state: AuthState,
  { client, scopes }: Pick<Grant, 'client' | 'scopes'>,
  at: number,
): { state: AuthState; token: string | null; refresh: string | null } {
  const grant: Grant = { login: state.count + 1, client, audience: state.settings.resource, scopes };
  const { state: next } = withTokens({ ...state, count: state.count + 1 }, grant, at, '');
  return { state: next, token: next.tokens.at(-1)?.token ?? null, refresh: next.refreshes.at(-1)?.token ?? null };
}

type Form = ReadonlyMap<string, string>;
type Refuse = (error: string, description: string, next?: AuthState) => AuthStep;

function redeemed(state: AuthState, form: Form, at: number, refuse: Refuse): AuthStep {
  const code = state.codes.find((one) => one.code === form.get('code'));
  if (!code) return refuse('invalid_grant', 'The code is unknown');
  if (code.used) return refuse('invalid_grant', 'The code was used before', withoutLogin(state, code.login));
  if (code.expires <= at) return refuse('invalid_grant', 'The code has expired');
  if (form.get('client_id') !== code.client) return refuse('invalid_grant', 'The code belongs to another client');
  const redirect = form.get('redirect_uri');
  if (redirect !== undefined && redirect !== code.redirect)
    return refuse('invalid_grant', 'The redirect_uri is not the one of the authorization request');
  const verifier = form.get('code_verifier');
  if (verifier === undefined) return refuse('invalid_request', 'The parameter code_verifier is missing');
  if (challengeOf(verifier) !== code.challenge)
    return refuse('invalid_grant', 'The code_verifier does not belong to the code_challenge');
  const wrong = targetProblem(state, form, code);
  if (wrong !== null) return refuse('invalid_target', wrong);
  const used = state.codes.map((one) => (one === code ? { ...one, used: true } : one));
  return withTokens({ ...state, codes: used }, code, at, 'The code and its verifier belong together.');
}

function refreshed(state: AuthState, form: Form, at: number, refuse: Refuse): AuthStep {
  const refresh = state.refreshes.find(({ token }) => token === form.get('refresh_token'));
  if (!refresh) return refuse('invalid_grant', 'The refresh token is unknown');
  if (form.get('client_id') !== refresh.client)
    return refuse('invalid_grant', 'The refresh token belongs to another client');
  if (refresh.used) {
    const says = 'The refresh token was used before, so all tokens of this login are revoked';
    return refuse('invalid_grant', says, withoutLogin(state, refresh.login));
  }
  const wrong = targetProblem(state, form, refresh);
  if (wrong !== null) return refuse('invalid_target', wrong);
  const refreshes = state.refreshes.map((one) => (one === refresh ? { ...one, used: true } : one));
  const says = 'The client gets a new access token and a new refresh token; the old refresh token is void.';
  return withTokens({ ...state, refreshes }, refresh, at, says);
}

/** What is wrong with `resource`; null if it names the server that the login was for. Before 2025-06-18 nobody sends it. */
function targetProblem({ settings }: AuthState, form: Form, { audience }: Grant): string | null {
  const resource = form.get('resource');
  if (resource === undefined) return hasResourceMetadata(settings) ? 'The parameter resource is missing' : null;
  return resource === audience ? null : 'The resource is not the one of the authorization request';
}

/** A stolen code or token was used: nothing of its login is valid any more. */
function withoutLogin(state: AuthState, login: number): AuthState {
  return {
    ...state,
    tokens: state.tokens.filter((one) => one.login !== login),
    refreshes: state.refreshes.filter((one) => one.login !== login),
  };
}

function withTokens(state: AuthState, { login, client, audience, scopes }: Grant, at: number, says: string): AuthStep {
  const grant: Grant = { login, client, audience, scopes };
  const count = state.count + 1;
  const { lifetime } = state.settings;
  const access = { ...grant, token: secretOf('access', count), expires: at + lifetime };
  const refresh = { ...grant, token: secretOf('refresh', count), used: false };
  const body = {
    access_token: access.token,
    token_type: 'Bearer',
    expires_in: Math.round(lifetime / 1000),
    refresh_token: refresh.token,
    scope: scopes.join(' '),
  };
  return {
    state: { ...state, count, tokens: [...state.tokens, access], refreshes: [...state.refreshes, refresh] },
    response: issued(body, says),
  };
}
