/** Who may talk to the page’s server: programs on this machine that know the secret, and no page of another origin. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Why a request is refused. */
export interface Refusal {
  readonly status: number;
  /** One sentence. */
  readonly problem: string;
}

/** Compares two secrets in a time that does not depend on them. */
export function isSame(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/** Proof that its writer knows a key, for one side and one challenge. */
export function proofOf(key: string, side: 'hub' | 'tap', challenge: string): string {
  return createHmac('sha256', key).update(`${side} ${challenge}`).digest('base64url');
}

/** True for the names under which a browser reaches this server without any name lookup that others control. */
export function isOwnHost(host: string | undefined, port: number): boolean {
  return host === `127.0.0.1:${port}` || host === `localhost:${port}`;
}

/**
 * Refuses requests that reached this server under another name, as in DNS rebinding, and those that a page of another origin
 * makes. Null if neither.
 */
export function foreign({ headers, rawHeaders }: IncomingMessage, port: number): Refusal | null {
  const named = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (named.length !== 1 || !isOwnHost(headers.host, port))
    return { status: 421, problem: 'The Host header names another server.' };
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${headers.host ?? ''}`)
    return { status: 403, problem: 'Pages of other origins may not use this server.' };
  const site = headers['sec-fetch-site'];
  const navigates = headers['sec-fetch-mode'] === 'navigate';
  if (site !== undefined && site !== 'same-origin' && site !== 'none' && !navigates)
    return { status: 403, problem: 'Pages of other origins may not use this server.' };
  return null;
}

/** Refuses requests without the secret. */
export function unauthorized({ headers }: IncomingMessage, token: string): Refusal | null {
  const given = /^Bearer ([\w-]{1,200})$/u.exec(headers.authorization ?? '')?.[1];
  if (given !== undefined && isSame(given, token)) return null;
  return { status: 401, problem: 'The token is missing or wrong; open the address that tap prints on stderr.' };
}
