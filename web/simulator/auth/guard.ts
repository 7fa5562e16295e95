/** What a protected MCP server checks before it reads a message: the access token, its audience, and its scopes. */
import { isObject, type JsonValue } from '../../protocol/values.ts';
import { hasResourceMetadata, resourceMetadataUrl } from './metadata.ts';
import { partsOf } from './parameters.ts';
import type { AccessToken, AuthResponse, AuthSettings, AuthState } from './types.ts';

/** A challenge: what is wrong with the token, which is nothing if there is none, and the scopes to request. */
interface Challenge {
  readonly status: 401 | 403;
  readonly error?: string;
  readonly description?: string;
  readonly scopes: readonly string[];
  readonly says: string;
  readonly requirement: string;
}

/**
 * The refusal of a request to the MCP endpoint; null if its token allows it. `headers` have names in lower case, `message` is the
 * body as JSON, and `at` is the time.
 */
export function refusalFor(
  { settings, tokens }: AuthState,
  { headers, message }: { headers: Readonly<Record<string, string>>; message: JsonValue | undefined },
  at: number,
): AuthResponse | null {
  const needed = neededScope(settings, message);
  const [, sent] = /^bearer +(\S+) *$/iu.exec(headers['authorization'] ?? '') ?? [];
  const invalid = (description: string, says: string): AuthResponse =>
    refused(settings, {
      status: 401,
      error: 'invalid_token',
      description,
      scopes: [needed],
      says,
      requirement: 'auth/invalid-token-status',
    });
  if (sent === undefined) {
    return refused(settings, {
      status: 401,
      scopes: [needed],
      says: 'The request has no access token. The challenge in `WWW-Authenticate` states how to get one.',
      requirement: 'auth/missing-token-status',
    });
  }
  const token = tokens.find((one) => one.token === sent);
  if (!token) return invalid('The token is unknown', 'The server does not know this token.');
  if (token.expires <= at) return invalid('The token has expired', 'The token has expired. A client can refresh it.');
  if (!isFor(token, settings)) {
    return invalid(
      'The token was issued for another server',
      `The token was issued for \`${token.audience}\`. A server must accept only tokens that were issued for itself.`,
    );
  }
  if (token.scopes.includes(needed)) return null;
  return refused(settings, {
    status: 403,
    error: 'insufficient_scope',
    description: `This request needs the scope ${needed}`,
    // Since 2026-07-28 a challenge names what the operation needs, and the client adds what it already has.
    scopes: settings.revision < '2026-07-28' ? [...token.scopes, needed] : [needed],
    says: `The token is valid, but this request needs the scope \`${needed}\`.`,
    requirement: 'auth/insufficient-scope-status',
  });
}

/** Whether a token is for this server: the URL of its endpoint, or of its whole host. */
function isFor({ audience }: AccessToken, { resource }: AuthSettings): boolean {
  const [own, given] = [partsOf(resource), partsOf(audience)];
  return own.host === given.host && (given.path === own.path || given.path === '');
}

function neededScope({ scope, tools }: AuthSettings, message: JsonValue | undefined): string {
  if (!isObject(message) || message['method'] !== 'tools/call' || !isObject(message['params'])) return scope;
  const { name } = message['params'];
  return typeof name === 'string' && Object.hasOwn(tools, name) ? (tools[name] ?? scope) : scope;
}

function refused(
  settings: AuthSettings,
  { status, error, description, scopes, says, requirement }: Challenge,
): AuthResponse {
  const { revision } = settings;
  const parameters = [
    ...(error === undefined ? [] : [['error', error]]),
    ...(description === undefined ? [] : [['error_description', description]]),
    ...(hasResourceMetadata(settings) ? [['resource_metadata', resourceMetadataUrl(settings)]] : []),
    ...(revision >= '2025-11-25' || status === 403 ? [['scope', scopes.join(' ')]] : []),
  ];
  const challenge = parameters.map(([name = '', value = '']) => `${name}="${value}"`).join(', ');
  return {
    status,
    headers: { 'www-authenticate': challenge === '' ? 'Bearer' : `Bearer ${challenge}` },
    body: '',
    why: { says, requirement },
  };
}
