/** Requests and responses of an authorization flow, for examples. */
import type { RevisionId } from '../../../types.ts';
import { answer, requestBody, post, type Headers } from '../../../testing/wire.ts';

/** A token. */
export const TOKEN = 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.c2ln';
/** The URL of the resource metadata. */
export const METADATA = 'resource_metadata="https://mcp.example.com/.well-known/oauth-protected-resource"';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';

/** A request to an MCP server, with a token or other headers. */
export function called(revision: RevisionId, more: Headers = {}, id = 1): string {
  return post(revision, requestBody(revision, id, 'tools/list'), more);
}

/** A request for a page or document, without a body. */
export function fetched(path: string, host: string, more: Headers = {}): string {
  const lines = Object.entries(more).flatMap(([name, value]) =>
    value === null || name === '' ? [] : [`${name}: ${value}`],
  );
  return [more[''] ?? `GET ${path} HTTP/1.1`, `Host: ${host}`, ...lines, '', ''].join('\n');
}

/** A metadata document. */
export function documentResponse(body: string): string {
  return answer('200 OK', body, { 'Content-Type': 'application/json' });
}

/** The metadata of an authorization server. */
export function server(more = '', issuer = 'https://auth.example.com'): string {
  return `{"issuer":"${issuer}","authorization_endpoint":"https://auth.example.com/authorize","token_endpoint":"https://auth.example.com/token","response_types_supported":["code"],"code_challenge_methods_supported":["S256"]${more}}`;
}

const AUTHORIZE: Readonly<Record<string, string>> = {
  response_type: 'code',
  client_id: 'c1',
  redirect_uri: 'http://localhost:3000/callback',
  code_challenge: CHALLENGE,
  code_challenge_method: 'S256',
  state: 'xyz',
  resource: 'https://mcp.example.com/mcp',
};

function pairs(all: Readonly<Record<string, string | null>>): string {
  return Object.entries(all)
    .flatMap(([name, value]) => (value === null ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&');
}

/** The authorization request; null omits a parameter. `marked`: its target is the place of the finding. */
export function authorize(
  change: Readonly<Record<string, string | null>> = {},
  marked = false,
  host = 'auth.example.com',
): string {
  const target = `/authorize?${pairs({ ...AUTHORIZE, ...change })}`;
  return `GET ${marked ? `⟦${target}⟧` : target} HTTP/1.1\nHost: ${host}\n\n`;
}

/** The token request with a code; `line` replaces its first line. */
export function redeem(change: Readonly<Record<string, string | null>> = {}, line = 'POST /token HTTP/1.1'): string {
  const form = pairs({
    grant_type: 'authorization_code',
    code: 'abc',
    redirect_uri: 'http://localhost:3000/callback',
    client_id: 'c1',
    code_verifier: VERIFIER,
    resource: 'https://mcp.example.com/mcp',
    ...change,
  });
  return `${line}\nHost: auth.example.com\nContent-Type: application/x-www-form-urlencoded\n\n${form}`;
}

/** The response that redirects the browser to the client with a code; `iss` and others are further parameters. */
export function back(more = '', open = '', close = ''): string {
  return `HTTP/1.1 302 Found\nLocation: ${open}http://localhost:3000/callback?code=abc&state=xyz${more}${close}\n\n`;
}
