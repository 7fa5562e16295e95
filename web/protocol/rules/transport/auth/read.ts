/** Authorization over HTTP as rules read it: challenges, documents, requests of the flow. */
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import type { Header, Request, Response } from '../define.ts';
import { challengeParameters, LONGEST_CHALLENGE } from '../forms.ts';

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

/** The items of a scope list. */
export function scopesOf(text: string | null | undefined): readonly string[] {
  return (text ?? '').split(/\s+/u).filter((word) => word !== '');
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

/** The kind of document in a successful response. */
export function documentOf(response: Response): { kind: 'resource' | 'server' | 'client'; object: JsonObject } | null {
  if (response.status !== 200 || response.messages.some(({ kind }) => kind !== 'invalid')) return null;
  const body = response.json();
  if (!isObject(body) || has(body, 'jsonrpc')) return null;
  const asked = response.request && wellKnown(response.request);
  if (asked === 'resource') return { kind: 'resource', object: body };
  if (asked === 'oauth' || asked === 'openid') return { kind: 'server', object: body };
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

/** The strings of an array. */
export function textsIn(value: JsonValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** The parts of an absolute URL; null if it is not one. */
export function partsOf(
  text: string,
): { scheme: string; host: string; path: string; hash: boolean; query: boolean } | null {
  const found = /^([a-z][a-z\d+.-]*):\/\/([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/iu.exec(text);
  if (!found || found[2] === '') return null;
  const [, scheme = '', host = '', path = '', query, hash] = found;
  return {
    scheme: scheme.toLowerCase(),
    host: host.toLowerCase(),
    path,
    hash: hash !== undefined,
    query: query !== undefined,
  };
}

/** True for a loopback host. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/iu.test(host);
}

/** The redirect to the client in a response, with the parameters of its URL; null if it is not one. */
export function callbackOf(response: Response): { header: Header; parameters: ReadonlyMap<string, string> } | null {
  const header = response.header('location');
  if (!header || response.status < 300 || response.status > 399) return null;
  const parameters = new Map<string, string>();
  for (const pair of (/\?([^#]*)/u.exec(header.value)?.[1] ?? '').split('&')) {
    const [name = '', value = ''] = pair.split('=');
    parameters.set(name, decoded(value));
  }
  return parameters.has('code') ? { header, parameters } : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
