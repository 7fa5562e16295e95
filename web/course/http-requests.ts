/** HTTP requests of an authorization, as walkthroughs and exercises show them. */
import type { McpRevision } from '../simulator/types.ts';
import type { Draft } from './walkthrough.ts';

/** The revisions that have authorization. */
export type AuthRevision = Exclude<McpRevision, '2024-11-05'>;

/** The pair that the standard itself uses as its example (RFC 7636, appendix B): the secret, and its SHA-256. */
export const PKCE = {
  verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
} as const;

/** The redirect URI of the client, encoded. */
export const CALLBACK = 'http%3A%2F%2Flocalhost%3A3334%2Fcallback';

/** A POST with a form. */
export function formRequest(host: string, form: string): string {
  return `POST /token HTTP/1.1\nHost: ${host}\nContent-Type: application/x-www-form-urlencoded\n\n${form}`;
}

/** The first message of a client. */
export function first(revision: McpRevision): Draft {
  return revision === '2026-07-28' ? { offer: 'tools/list' } : { offer: 'initialize' };
}
