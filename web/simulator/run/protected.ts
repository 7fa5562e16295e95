/** A protected server in a run: the client sends its token, and the server refuses what the token does not allow. */
import { jsonOf } from '../../protocol/json/plain.ts';
import { isObject } from '../../protocol/values.ts';
import { refusalFor } from '../auth/guard.ts';
import { parametersOf } from '../../protocol/values.ts';
import { createAuth } from '../auth/server.ts';
import { loggedIn, secretOf } from '../auth/tokens.ts';
import type { AuthResponse, AuthSettings } from '../auth/types.ts';
import type { McpRevision } from '../types.ts';
import { headOf } from './http-reading.ts';
import { messageIn, type SentMessage } from './play.ts';
import type { AuthWorld, Received } from './types.ts';

/** The public host of the MCP server, and the URL of its endpoint. */
const HOST = 'mcp.example.com';
const RESOURCE = `https://${HOST}/mcp`;
/** The URL of the document by which the client introduces itself since 2025-11-25. */
const CLIENT = 'https://app.example.com/client.json';
const REDIRECT = 'http://localhost:3334/callback';
/** An access token is valid for this time, ms. */
const LIFETIME = 600_000;

/** The settings of the authorization server; until 2025-03-26 it is the MCP server itself. */
export function settingsIn(revision: McpRevision): AuthSettings {
  return {
    revision,
    resource: RESOURCE,
    issuer: revision < '2025-06-18' ? `https://${HOST}` : 'https://auth.example.com',
    scope: 'notes:read',
    tools: { add_note: 'notes:write', delete_note: 'notes:write' },
    lifetime: LIFETIME,
    documents: { [CLIENT]: [REDIRECT] },
  };
}

/** The authorization at the start of a run. */
export function authWorld(revision: McpRevision, access: 'required' | 'granted'): AuthWorld {
  const state = createAuth(settingsIn(revision));
  const nothing = { code: null, token: null, refresh: null };
  if (access === 'required') return { state, client: revision < '2025-11-25' ? null : CLIENT, ...nothing };
  const id = revision < '2025-11-25' ? secretOf('client', 0) : CLIENT;
  const known = { ...state, clients: [{ id, redirects: [REDIRECT] }] };
  const granted = loggedIn(known, { client: id, scopes: ['notes:read'] }, 0);
  return { ...granted, client: id, code: null };
}

/** What the client has after a response of the authorization server. */
export function receivedIn({ headers, body }: AuthResponse, before: Received): Received {
  const document = jsonOf(body);
  const member = (name: string): string | null => {
    const value = isObject(document) ? document[name] : undefined;
    return typeof value === 'string' ? value : null;
  };
  const code = parametersOf(headers['location']?.split('?')[1] ?? '').get('code');
  return {
    client: member('client_id') ?? before.client,
    code: code ?? before.code,
    token: member('access_token') ?? before.token,
    refresh: member('refresh_token') ?? before.refresh,
  };
}

/** Headers of the client with the public host and its token. */
export function withToken({ token }: AuthWorld, headers: Readonly<Record<string, string>>): Record<string, string> {
  return { ...headers, host: HOST, ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
}

/** The line of a refusal; null if the request is allowed. */
export function refusedBy(
  { state }: AuthWorld,
  { exchange, headers, body }: { exchange: string; headers: Readonly<Record<string, string>>; body: string },
  at: number,
): SentMessage | null {
  const refusal = refusalFor(state, { headers, message: messageIn(body) ?? undefined }, at);
  return refusal && responseLine(exchange, refusal, at);
}

/** The line of a whole response. */
export function responseLine(exchange: string, { status, headers, body, why }: AuthResponse, at: number): SentMessage {
  return {
    at,
    from: 'server',
    channel: 'http',
    text: body,
    by: 'server',
    says: why.says,
    requirement: why.requirement ?? null,
    fault: null,
    to: null,
    http: { exchange, head: headOf(status, headers), event: null },
  };
}
