/** The documents by which clients find what they need: of the protected resource, and of the authorization server. */
import type { JsonRecord } from '../basics.ts';
import { partsOf } from './parameters.ts';
import type { AuthSettings } from './types.ts';

const RESOURCE = '/.well-known/oauth-protected-resource';
const SERVER = '/.well-known/oauth-authorization-server';

/** Whether a revision has metadata of protected resources. Before, the MCP server is its own authorization server. */
export function hasResourceMetadata({ revision }: AuthSettings): boolean {
  return revision >= '2025-06-18';
}

/** The URL of the resource metadata: the path of the endpoint follows the well-known part. */
export function resourceMetadataUrl({ resource }: AuthSettings): string {
  const { host, path } = partsOf(resource);
  return `https://${host}${RESOURCE}${path}`;
}

/** All scopes, the usual one first. */
export function scopesOf({ scope, tools }: AuthSettings): string[] {
  return [...new Set([scope, ...Object.values(tools)])];
}

/** The metadata document at a host and path; null if there is none. */
export function documentAt(settings: AuthSettings, host: string, path: string): JsonRecord | null {
  const resource = partsOf(settings.resource);
  if (hasResourceMetadata(settings) && host === resource.host && [RESOURCE, RESOURCE + resource.path].includes(path))
    return resourceDocument(settings);
  const issuer = partsOf(settings.issuer);
  return host === issuer.host && path === SERVER + issuer.path ? serverDocument(settings) : null;
}

function resourceDocument({ resource, issuer, scope }: AuthSettings): JsonRecord {
  return {
    resource,
    authorization_servers: [issuer],
    scopes_supported: [scope],
    bearer_methods_supported: ['header'],
  };
}

/** Whether clients may register themselves: dynamic registration is deprecated since 2026-07-28. */
export function takesRegistrations({ revision }: AuthSettings): boolean {
  return revision < '2026-07-28';
}

function serverDocument(settings: AuthSettings): JsonRecord {
  const { issuer, revision } = settings;
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    ...(takesRegistrations(settings) ? { registration_endpoint: `${issuer}/register` } : {}),
    scopes_supported: scopesOf(settings),
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    ...(revision >= '2025-11-25' ? { client_id_metadata_document_supported: true } : {}),
    ...(revision >= '2026-07-28' ? { authorization_response_iss_parameter_supported: true } : {}),
  };
}
