/** Authorization over HTTP as rules read it: challenges, documents, requests of the flow. */
import type { JsonObject } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import type { Header, Request, Response } from '../define.ts';
import { challengeParameters, LONGEST_CHALLENGE, unescaped } from '../../../documents/oauth/parameters.ts';

/** A `Bearer` challenge of `WWW-Authenticate`. */
export interface Challenge {
  readonly header: Header;
  readonly parameters: ReadonlyMap<string, string>;
}

/** The `Bearer` challenge of a response; null if there is none. */
export function challengeOf(response: Response): Challenge | null {
  for (const header of response.headers) {
    if (header.name.toLowerCase() !== 'www-authenticate') continue;
    const bearer = /(?:^|,)\s*bearer(?:\s+|$)(.*)$/isu.exec(header.value.slice(0, LONGEST_CHALLENGE));
    if (!bearer) continue;
    return { header, parameters: challengeParameters(bearer[1] ?? '') };
  }
  return null;
}

/** True for an authorization request: to an authorization endpoint, with `response_type`. */
export function isAuthorize(request: Request): boolean {
  return request.method === 'GET' && request.query('response_type') !== null && request.query('client_id') !== null;
}

/** True for a request to a token endpoint. */
export function isToken(request: Request): boolean {
  return request.method === 'POST' && request.form()?.has('grant_type') === true;
}

/** The client metadata in a registration request; null for other requests. */
export function registrationOf(request: Request): JsonObject | null {
  if (request.method !== 'POST' || request.messages.length > 0) return null;
  const body = request.json();
  return isObject(body) && has(body, 'redirect_uris') && !has(body, 'jsonrpc') ? body : null;
}

/** The well-known document that a request is for. */
export function wellKnown(request: Request): 'resource' | 'oauth' | 'openid' | null {
  if (request.method !== 'GET') return null;
  if (request.path.startsWith('/.well-known/oauth-protected-resource')) return 'resource';
  if (request.path.startsWith('/.well-known/oauth-authorization-server')) return 'oauth';
  return request.path.includes('/.well-known/openid-configuration') ? 'openid' : null;
}

/** A metadata document: of the resource, of the authorization server, or of the client. */
export interface AuthDocument {
  readonly kind: 'resource' | 'server' | 'client';
  readonly object: JsonObject;
}

/** The metadata document in a successful response; null if there is none. */
export function documentOf(response: Response): AuthDocument | null {
  if (response.status !== 200 || response.messages.some(({ kind }) => kind !== 'invalid')) return null;
  const body = response.json();
  if (!isObject(body) || has(body, 'jsonrpc')) return null;
  const requested = response.request && wellKnown(response.request);
  if (requested === 'resource') return { kind: 'resource', object: body };
  if (requested === 'oauth' || requested === 'openid') return { kind: 'server', object: body };
  if (has(body, 'authorization_servers')) return { kind: 'resource', object: body };
  if (has(body, 'token_endpoint') && has(body, 'issuer')) return { kind: 'server', object: body };
  const id = get(body, 'client_id');
  const client = has(body, 'redirect_uris') && response.request?.method === 'GET';
  const document = typeof id === 'string' ? /^https?:/iu.test(id) : /\.json$/iu.test(response.request?.path ?? '');
  return client && document ? { kind: 'client', object: body } : null;
}

/** Host and path of a request's URL, with `https` if the text shows no scheme. */
export function addressOf(request: Request): string {
  const host = request.host;
  return `${/^https?:/u.test(host) ? host : `https://${host}`}${request.path}`;
}

/** Host without scheme. */
export function bareHost(request: Request): string {
  return request.host.replace(/^https?:\/\//u, '');
}

/** The redirect to the client in a response, with the parameters of its URL; null if it is not one. */
export function callbackOf(response: Response): { header: Header; parameters: ReadonlyMap<string, string> } | null {
  const header = response.header('location');
  if (!header || response.status < 300 || response.status > 399) return null;
  const parameters = new Map<string, string>();
  for (const pair of (/\?([^#]*)/u.exec(header.value)?.[1] ?? '').split('&')) {
    const [name = '', value = ''] = pair.split('=');
    parameters.set(name, unescaped(value));
  }
  return parameters.has('code') ? { header, parameters } : null;
}
