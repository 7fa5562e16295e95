/** Which requests are logins at an identity provider, and which metadata belongs to flows without a browser. */
import { get } from '../../json/object.ts';
import type { Http, Wire } from '../define.ts';

const IDENTITY = new Set(['openid', 'profile', 'email', 'address', 'phone', 'offline_access', 'groups']);

/** Origins that protected resource metadata names as authorization servers of an MCP server. */
function serversIn({ messages }: Wire): ReadonlySet<string> {
  const out = new Set<string>();
  for (const { json } of messages) {
    const list = get(json, 'authorization_servers');
    if (Array.isArray(list)) for (const one of list) if (typeof one === 'string') out.add(originOf(one));
  }
  return out;
}

/** Scheme and host of a URL, in lower case. */
export function originOf(url: string): string {
  return /^https?:\/\/[^/?#]+/iu.exec(url)?.[0].toLowerCase() ?? '';
}

/** Authorization requests for an identity only, at a server that is not known as that of an MCP server. */
export function loginsIn(wire: Wire): Http[] {
  const servers = serversIn(wire);
  return wire.requests.filter(({ query, origin }) => {
    const scopes = (query.get('scope') ?? '').split(' ').filter((one) => one !== '');
    return (
      query.has('response_type') &&
      !query.has('resource') &&
      scopes.includes('openid') &&
      scopes.every((one) => IDENTITY.has(one)) &&
      !servers.has(origin)
    );
  });
}

/** Responses with metadata of an authorization server that offers a grant without an authorization endpoint. */
export function metadataWithGrants({ messages }: Wire): Http[] {
  return messages.filter(({ json }) => {
    const grants = get(json, 'grant_types_supported');
    const isKnown = get(json, 'issuer') !== undefined && get(json, 'token_endpoint') !== undefined;
    const isBound =
      Array.isArray(grants) &&
      grants.some((one) => one === 'client_credentials' || (typeof one === 'string' && one.endsWith(':jwt-bearer')));
    return isKnown && (isBound || get(json, 'authorization_grant_profiles_supported') !== undefined);
  });
}
