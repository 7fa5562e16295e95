/**
 * Faults of OAuth documents and requests, found in their values alone. Both the kinds in this folder and the transport rules about
 * HTTP exchanges report them, each with its own places and levels.
 */
import { code, listed, named } from '../../json/describe.ts';
import { get } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import { isLoopback, isPlainRemote, partsOf, textsIn } from './values.ts';

/** One fault. */
export interface Fault {
  /** Id of the requirement without its area, e.g. `pkce-not-s256`. */
  readonly requirement: string;
  /** The predicate of a sentence, without a period: “has no `state`”. */
  readonly what: string;
  /** The member it is about; absent for the whole document. */
  readonly member?: string;
}

/** Faults of the metadata of a protected resource (RFC 9728, and what MCP adds). */
export function resourceFaults(object: JsonObject): Fault[] {
  const found: Fault[] = [];
  const servers = get(object, 'authorization_servers');
  if (servers === undefined) {
    const what = 'has no `authorization_servers`, so clients do not know where to get a token';
    found.push({ requirement: 'metadata-without-servers', what });
  } else if (Array.isArray(servers) && servers.length === 0) {
    const what = 'names no authorization server: the array is empty';
    found.push({ requirement: 'metadata-empty-servers', what, member: 'authorization_servers' });
  }
  if (textsIn(get(object, 'scopes_supported')).includes('offline_access')) {
    const what = 'lists the scope `offline_access`, which is not a scope of the resource';
    found.push({ requirement: 'metadata-offline-access', what, member: 'scopes_supported' });
  }
  return found;
}

/**
 * Faults of the metadata of an authorization server (RFC 8414). `address` is the URL it was fetched from, if known; `pkce` is true
 * if it must list the PKCE methods.
 */
export function serverFaults(object: JsonObject, address: string | null, pkce: boolean): Fault[] {
  const found: Fault[] = [];
  for (const [name, value] of Object.entries(object)) {
    if (!name.endsWith('_endpoint') || typeof value !== 'string' || !/^http:\/\//iu.test(value)) continue;
    const what = `has ${code(value)} as ${named(name)}, which is not \`https\``;
    found.push({ requirement: 'endpoint-not-https', what, member: name });
  }
  if (pkce && get(object, 'code_challenge_methods_supported') === undefined) {
    const what = 'has no `code_challenge_methods_supported`; clients must stop without it';
    found.push({ requirement: 'metadata-without-pkce', what });
  }
  const issuer = get(object, 'issuer');
  if (address === null || typeof issuer !== 'string') return found;
  const wanted = address.replace(/\/\.well-known\/(?:oauth-authorization-server|openid-configuration)/u, '');
  if (issuer.replace(/\/$/u, '') !== wanted.replace(/\/$/u, '')) {
    const what = `names the issuer ${code(issuer)}; its URL belongs to ${named(wanted)}`;
    found.push({ requirement: 'issuer-mismatch', what, member: 'issuer' });
  }
  return found;
}

/** Faults of a client metadata document. `address` is the URL it was fetched from, if known. */
export function clientDocumentFaults(object: JsonObject, address: string | null): Fault[] {
  const found: Fault[] = [];
  const missing = ['client_id', 'client_name', 'redirect_uris'].filter((name) => get(object, name) === undefined);
  if (missing.length > 0) found.push({ requirement: 'client-document-incomplete', what: `lacks ${listed(missing)}` });
  const id = get(object, 'client_id');
  if (address === null || typeof id !== 'string' || id === address) return found;
  const what = `has the \`client_id\` ${code(id)}, but its URL is ${named(address)}`;
  found.push({ requirement: 'client-document-id-mismatch', what, member: 'client_id' });
  return found;
}

/** Faults of the client metadata in a registration request (RFC 7591, and what MCP adds). */
export function registrationFaults(object: JsonObject): Fault[] {
  const found: Fault[] = [];
  const redirects = textsIn(get(object, 'redirect_uris'));
  const plain = redirects.find(isPlainRemote);
  if (plain !== undefined) {
    const what = `registers the redirect URI ${code(plain)}, which is not \`https\``;
    found.push({ requirement: 'redirect-not-https', what, member: 'redirect_uris' });
  }
  const type = get(object, 'application_type');
  if (type === undefined) {
    found.push({ requirement: 'registration-application-type', what: 'does not contain `application_type`' });
    return found;
  }
  const local = redirects.find((one) => isLoopback(partsOf(one)?.host ?? ''));
  if (type === 'web' && local !== undefined) {
    const what = `registers as \`web\` with the redirect URI ${code(local)}; an application on the user’s machine is \`native\``;
    found.push({ requirement: 'registration-type-web-localhost', what, member: 'application_type' });
  }
  return found;
}

/** What is wrong with one parameter of an authorization request; null if it is valid. */
type Test = (query: (name: string) => string | null) => Fault | null;

const fault = (requirement: string, what: string, member?: string): Fault => ({
  requirement,
  what,
  ...(member === undefined ? {} : { member }),
});

const pkce: Test = (query) => {
  if (query('response_type') !== 'code') return null;
  if (!query('code_challenge')) return fault('pkce-challenge-missing', 'has no `code_challenge`');
  const method = query('code_challenge_method');
  if (method === 'S256') return null;
  const what = `has the \`code_challenge_method\` ${named(method ?? 'plain')}, not \`S256\``;
  return fault('pkce-not-s256', what, method === null ? undefined : 'code_challenge_method');
};

const state: Test = (query) => (query('state') ? null : fault('state-missing', 'has no `state`'));

const resource: Test = (query) => {
  const value = query('resource');
  if (value === null || value === '')
    return fault('resource-missing-authorize', 'has no `resource`, so the token is not bound to one server');
  return resourceFault(value);
};

/** What is wrong with the value of `resource` (RFC 8707); null if it is valid. */
export function resourceFault(value: string): Fault | null {
  const parts = partsOf(value);
  const says = `has the \`resource\` ${named(value)}`;
  if (!parts) return fault('resource-no-scheme', `${says}, which has no scheme`, 'resource');
  if (parts.hash) return fault('resource-not-canonical', `${says}, which contains a fragment`, 'resource');
  return parts.path === '/' && !parts.query
    ? fault('resource-trailing-slash', `${says}, which ends with a slash`, 'resource')
    : null;
}

const redirect: Test = (query) => {
  const value = query('redirect_uri');
  const parts = value === null ? null : partsOf(value);
  if (value === null || parts?.scheme !== 'http') return null;
  const says = `has the \`redirect_uri\` ${named(value)}`;
  if (!isLoopback(parts.host)) return fault('redirect-not-https', `${says}, which is not \`https\``, 'redirect_uri');
  const what = `${says}: the specification’s text allows only \`localhost\`, but one of its examples uses this form`;
  return parts.host.startsWith('localhost') ? null : fault('redirect-loopback-address', what, 'redirect_uri');
};

const clientId: Test = (query) => {
  const value = query('client_id') ?? '';
  return clientIdFault(value);
};

/** What is wrong with a `client_id` in URL form; null if it is valid or another form. */
export function clientIdFault(value: string): Fault | null {
  const parts = partsOf(value);
  if (!parts || !/^https?$/u.test(parts.scheme)) return null;
  const says = `has the \`client_id\` ${named(value)}`;
  if (parts.scheme !== 'https') return fault('client-id-url-form', `${says}, which is not \`https\``, 'client_id');
  const wrong =
    parts.path === '' || parts.path === '/'
      ? 'a URL without a path'
      : parts.hash
        ? 'which contains a fragment'
        : parts.host.includes('@')
          ? 'which contains a user name'
          : /\/\.{1,2}(?:\/|$)/u.test(parts.path)
            ? 'whose path contains `.` or `..`'
            : null;
  return wrong === null ? null : fault('client-id-url-form', `${says}, ${wrong}`, 'client_id');
}

const TESTS: readonly Test[] = [pkce, state, resource, redirect, clientId];

/** Faults of an authorization request; `query` returns the decoded value of a parameter, null if it is absent. */
export function authorizeFaults(query: (name: string) => string | null): Fault[] {
  return TESTS.flatMap((test) => test(query) ?? []);
}

/** The status that an error code in a challenge needs; null if it fits, or if no status is prescribed. */
export function statusFault(error: string | undefined, status: number): Fault | null {
  if (error === 'insufficient_scope' && status !== 403)
    return fault('insufficient-scope-status', 'insufficient scopes need the status 403');
  if (error === 'invalid_token' && status !== 401)
    return fault('invalid-token-status', 'an invalid token needs the status 401');
  if (error === 'invalid_request' && status !== 400)
    return fault('malformed-request-status', 'a malformed request needs the status 400');
  return null;
}

/** Faults of the parameters of a `Bearer` challenge with a status of 401 or 403. */
export function challengeFaults(parameters: ReadonlyMap<string, string>, status: number): Fault[] {
  const found: Fault[] = [];
  const metadata = parameters.has('resource_metadata');
  const scope = parameters.get('scope');
  if (status === 403) {
    if (parameters.get('error') !== 'insufficient_scope') return found;
    if (scope === undefined) found.push(fault('insufficient-scope-without-scope', 'does not name the required scopes'));
    if (!metadata) found.push(fault('insufficient-scope-without-metadata', 'does not repeat `resource_metadata`'));
  } else if (status === 401) {
    if (!metadata)
      found.push(fault('challenge-without-resource-metadata', 'has a challenge without `resource_metadata`'));
    else if (scope === undefined) found.push(fault('challenge-without-scope', 'does not name the required scopes'));
    if ((scope ?? '').split(/\s+/u).includes('offline_access')) {
      const what = 'requires the scope `offline_access`, which only the client should request';
      found.push(fault('challenge-offline-access', what, 'scope'));
    }
  }
  return found;
}
