/** Requests of an authorization flow, for tests: null omits a parameter. */
import { parametersText } from '../auth/parameters.ts';

/** Parameters that differ from the usual ones. */
export type Change = Readonly<Record<string, string | null>>;

/** The client metadata of a registration. */
export const REGISTRATION = JSON.stringify({
  client_name: 'Desk',
  application_type: 'native',
  redirect_uris: ['http://localhost:3334/callback'],
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  token_endpoint_auth_method: 'none',
});

const SHARED = { redirect_uri: 'http://localhost:3334/callback', resource: 'https://mcp.example.com/mcp' };

function present(parameters: Change): Record<string, string> {
  return Object.fromEntries(Object.entries(parameters).filter((one): one is [string, string] => one[1] !== null));
}

/** The path and query of an authorization request. */
export function authorizeUrl(change: Change): string {
  const all = {
    response_type: 'code',
    ...SHARED,
    scope: 'notes:read',
    state: 'a81c',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    ...change,
  };
  return `/authorize?${parametersText(present(all))}`;
}

/** The body of a token request. */
export function tokenForm(change: Change): string {
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  return parametersText(present({ grant_type: 'authorization_code', ...SHARED, code_verifier: verifier, ...change }));
}
