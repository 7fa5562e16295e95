/** What 2025-03-26 says of authorization on the wire, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const auth: ShapePart = {
  ledger: {
    added: {
      'auth/custom-token-header': ['MUST', 'basic/authorization#token-requirements'],
      'auth/default-paths': ['MUST', 'basic/authorization#fallbacks-for-servers-without-metadata-discovery'],
      'auth/endpoint-not-https': ['MUST', 'basic/authorization#security-considerations'],
      'auth/error-in-body-only': ['MUST', 'basic/authorization#error-handling'],
      'auth/insufficient-scope-status': ['MUST', 'basic/authorization#error-handling'],
      'auth/invalid-token-status': ['MUST', 'basic/authorization#token-handling'],
      'auth/malformed-request-status': ['MUST', 'basic/authorization#error-handling'],
      'auth/metadata-base-url': ['MUST', 'basic/authorization#authorization-base-url'],
      'auth/metadata-before-defaults': ['MUST', 'basic/authorization#fallbacks-for-servers-without-metadata-discovery'],
      'auth/metadata-request-version-header': ['SHOULD', 'basic/authorization#server-metadata-discovery-headers'],
      'auth/missing-token-status': ['MUST', 'basic/authorization#example-authorization-code-grant'],
      'auth/pkce-challenge-missing': ['MUST', 'basic/authorization#implementation-requirements'],
      'auth/pkce-verifier-missing': ['MUST', 'basic/authorization#implementation-requirements'],
      'auth/redirect-not-https': ['MUST', 'basic/authorization#security-considerations'],
      'auth/scheme-not-bearer': ['MUST', 'basic/authorization#token-requirements'],
      'auth/token-in-query': ['MUST NOT', 'basic/authorization#token-requirements'],
      'auth/token-not-on-every-request': ['MUST', 'basic/authorization#token-requirements'],
    },
    dropped: ['auth/not-yet-defined'],
  },
};
