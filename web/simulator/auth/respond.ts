/** Responses of an authorization server. */
import type { JsonRecord } from '../basics.ts';
import { parametersText } from './parameters.ts';
import type { AuthResponse } from './types.ts';

/** A JSON document. */
export function document(status: number, body: JsonRecord, says: string): AuthResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), why: { says } };
}

/** Tokens, which no cache may store. */
export function issued(body: JsonRecord, says: string): AuthResponse {
  const response = document(200, body, says);
  return { ...response, headers: { ...response.headers, 'cache-control': 'no-store' } };
}

/** An error of the token endpoint or of a registration. */
export function failed(error: string, description: string): AuthResponse {
  return document(
    400,
    { error, error_description: description },
    `The authorization server refuses: ${description[0]?.toLowerCase() ?? ''}${description.slice(1)}.`,
  );
}

/** A page for the user. There is no redirect, since the address of the client is not trusted. */
export function page(status: number, text: string): AuthResponse {
  const says = `${text}. The user stays at the authorization server: it must not redirect to an address that it cannot trust.`;
  return { status, headers: { 'content-type': 'text/plain' }, body: `${text}.`, why: { says } };
}

/** The redirect of the browser to the client. */
export function redirect(to: string, parameters: Readonly<Record<string, string>>, says: string): AuthResponse {
  const location = `${to}${to.includes('?') ? '&' : '?'}${parametersText(parameters)}`;
  return { status: 302, headers: { location }, body: '', why: { says } };
}
