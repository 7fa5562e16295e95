/** An authorization over HTTP as exercises show it: correct, except for the parts that an exercise replaces. */
import type { JsonRecord } from '../simulator/types.ts';
import { answer, goal, request } from './goals.ts';
import type { GoalSource } from './source.ts';
import { CALLBACK, PKCE } from './http-requests.ts';
import { answered, type Part } from './wire.ts';

/** The MCP server, encoded as a parameter. */
export const RESOURCE = 'https%3A%2F%2Fmcp.example.com%2Fmcp';
/** The URL of the resource metadata as a parameter of a challenge. */
export const METADATA = 'resource_metadata="https://mcp.example.com/.well-known/oauth-protected-resource/mcp"';
/** The id of the client: the URL of its document, encoded. */
export const CLIENT = 'https%3A%2F%2Fapp.example.com%2Fclient.json';

const JSON_TYPE = 'Content-Type: application/json';

/** A message to the MCP server, with the token if there is one. */
export function calls(message: JsonRecord, token: string | null, target = '/mcp'): Part {
  const lines = [
    `POST ${target} HTTP/1.1`,
    'Host: mcp.example.com',
    JSON_TYPE,
    'Accept: application/json, text/event-stream',
    ...(message['method'] === 'initialize' ? [] : ['MCP-Protocol-Version: 2025-11-25']),
    ...(token === null ? [] : [`Authorization: Bearer ${token}`]),
  ];
  return { from: 'client', text: [...lines, '', JSON.stringify(message)].join('\n') };
}

/** A document, as the authorization server or the MCP server returns it. */
export function returns(body: JsonRecord, headers: readonly string[] = []): Part {
  return answered('200 OK', [JSON_TYPE, ...headers], JSON.stringify(body));
}

/** A request for a document. */
export function fetches(host: string, path: string): Part {
  return { from: 'client', text: `GET ${path} HTTP/1.1\nHost: ${host}\n\n` };
}

/** A request whose token is refused. */
export function challenged(status: string, parameters: string): Part {
  return answered(status, [`WWW-Authenticate: Bearer ${parameters}`]);
}

/** The first message of a session, and its result. */
export const hello = (id: number): JsonRecord =>
  request(id, 'initialize', {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'desk', version: '1.0.0' },
  });
/** The result of `hello`. */
export const welcome = (id: number): JsonRecord =>
  answer(id, {
    protocolVersion: '2025-11-25',
    capabilities: { tools: {} },
    serverInfo: { name: 'notes', version: '1.0.0' },
  });

/** The metadata of the MCP server. */
export const RESOURCE_DOCUMENT: JsonRecord = {
  resource: 'https://mcp.example.com/mcp',
  authorization_servers: ['https://auth.example.com'],
  scopes_supported: ['notes:read'],
};

/** The metadata of the authorization server. */
export const SERVER_DOCUMENT: JsonRecord = {
  issuer: 'https://auth.example.com',
  authorization_endpoint: 'https://auth.example.com/authorize',
  token_endpoint: 'https://auth.example.com/token',
  response_types_supported: ['code'],
  code_challenge_methods_supported: ['S256'],
  client_id_metadata_document_supported: true,
};

/** An authorization request; null omits a parameter. */
export function authorizeText(change: Readonly<Record<string, string | null>> = {}): string {
  const query = parameters({
    response_type: 'code',
    client_id: CLIENT,
    redirect_uri: CALLBACK,
    scope: 'notes%3Aread',
    state: 'a81c',
    code_challenge: PKCE.challenge,
    code_challenge_method: 'S256',
    resource: RESOURCE,
    ...change,
  });
  return `GET /authorize?${query} HTTP/1.1\nHost: auth.example.com\n\n`;
}

/** A token request for a code; null omits a parameter. */
export function tokenText(change: Readonly<Record<string, string | null>> = {}, head = FORM_HEAD): string {
  const form = parameters({
    grant_type: 'authorization_code',
    code: 'code-7f1b',
    redirect_uri: CALLBACK,
    client_id: CLIENT,
    code_verifier: PKCE.verifier,
    resource: RESOURCE,
    ...change,
  });
  return `${head}\n\n${form}`;
}

/** The header section of a token request. */
export const FORM_HEAD =
  'POST /token HTTP/1.1\nHost: auth.example.com\nContent-Type: application/x-www-form-urlencoded';

function parameters(all: Readonly<Record<string, string | null>>): string {
  return Object.entries(all)
    .flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]))
    .join('&');
}

/** The redirect that brings the code to the client. */
export const REDIRECT: Part = answered('302 Found', [
  'Location: http://localhost:3334/callback?code=code-7f1b&state=a81c',
]);

/** The request goes to the authorization server. */
export function toAuthorizationServer(): GoalSource {
  return goal(
    'host',
    'It goes to the authorization server',
    'The header `Host` must be that of the authorization server: `auth.example.com`.',
    { at: '/headers/host', equals: 'auth.example.com' },
  );
}
