/** What the requests and responses of an authorization are: their grants, and the tokens in them. */
import { get } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import type { Http } from '../define.ts';
import { readJwt, type Jwt } from './jwt.ts';

/** Grants, token types and profiles by their registered names. */
export const URN = {
  exchange: 'urn:ietf:params:oauth:grant-type:token-exchange',
  bearer: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
  idJag: 'urn:ietf:params:oauth:token-type:id-jag',
  profile: 'urn:ietf:params:oauth:grant-profile:id-jag',
  assertion: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
  idToken: 'urn:ietf:params:oauth:token-type:id_token',
  saml: 'urn:ietf:params:oauth:token-type:saml2',
  refresh: 'urn:ietf:params:oauth:token-type:refresh_token',
} as const;

/** The type in the header of an ID-JAG. */
export const JAG_TYPE = 'oauth-id-jag+jwt';

/** The parameters of a token request: of its form, or of a body of another kind. */
export function parametersOf({ form, json }: Http): ReadonlyMap<string, string> {
  if (form.size > 0) return form;
  return new Map(
    Object.entries(json).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value] as const] : [])),
  );
}

/** A string member of a JSON object; null for anything else. */
export function textIn(object: JsonObject, key: string): string | null {
  const value = get(object, key);
  return typeof value === 'string' ? value : null;
}

/** True for a token that is meant as an ID-JAG: by its type, or by what only an ID-JAG has. */
export function isJag(jwt: Jwt | null): jwt is Jwt {
  if (!jwt) return false;
  if (textIn(jwt.header, 'typ') === JAG_TYPE) return true;
  return (
    get(jwt.claims, 'client_id') !== undefined &&
    get(jwt.claims, 'aud') !== undefined &&
    get(jwt.claims, 'jti') !== undefined &&
    get(jwt.claims, 'sub') !== undefined
  );
}

/** The flow that a token request belongs to; null for others. */
export function flowOf(request: Http): 'exchange' | 'redeem' | 'credentials' | null {
  if (request.method.toUpperCase() !== 'POST') return null;
  const sent = parametersOf(request);
  const grant = sent.get('grant_type') ?? request.query.get('grant_type') ?? '';
  const asked = sent.get('requested_token_type') ?? '';
  const token = readJwt(sent.get('assertion') ?? request.query.get('assertion'));
  if (grant === 'client_credentials') return 'credentials';
  if (grant === URN.bearer) return 'redeem';
  if (isJag(token)) return 'redeem';
  if (isJag(readJwt(sent.get('subject_token')))) return 'redeem';
  if (grant === URN.exchange) return 'exchange';
  return asked === URN.idJag || (sent.has('subject_token') && sent.has('audience')) ? 'exchange' : null;
}

/** How a client authenticates: `basic`, `secret`, `assertion`; several if it uses several. */
export function authenticationOf(request: Http): string[] {
  const sent = parametersOf(request);
  return [
    ...(/^basic\s/iu.test(request.header('authorization') ?? '') ? ['basic'] : []),
    ...(sent.has('client_secret') ? ['secret'] : []),
    ...(sent.has('client_assertion') ? ['assertion'] : []),
  ];
}

/** True if the same text without a slash at its end is the same address. */
export function sameAddress(one: string, other: string): boolean {
  return one.replace(/\/$/u, '') === other.replace(/\/$/u, '');
}

/** Metadata of authorization servers in the text, by issuer. */
export function metadataIn(messages: readonly Http[]): { readonly at: Http; readonly json: JsonObject }[] {
  return messages.flatMap((at) =>
    textIn(at.json, 'issuer') !== null && textIn(at.json, 'token_endpoint') !== null ? [{ at, json: at.json }] : [],
  );
}

/** The strings of an array member; null for anything else. */
export function listIn(object: JsonObject, key: string): string[] | null {
  const value = get(object, key);
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : null;
}
