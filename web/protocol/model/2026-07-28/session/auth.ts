/** What 2026-07-28 says of authorization on the wire, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const auth: ShapePart = {
  ledger: {
    added: {
      'auth/challenge-offline-access': ['SHOULD NOT', 'basic/authorization#refresh-tokens'],
      'auth/code-redeemed-after-iss-mismatch': ['MUST', 'basic/authorization#authorization-response-validation'],
      'auth/credentials-reused-across-servers': [
        'MUST NOT',
        'basic/authorization/client-registration#authorization-server-binding',
      ],
      'auth/iss-absent': ['SHOULD', 'basic/authorization#authorization-response-validation'],
      'auth/iss-mismatch': ['MUST', 'basic/authorization#authorization-response-validation'],
      'auth/iss-missing': ['MUST', 'basic/authorization#authorization-response-validation'],
      'auth/iss-not-advertised': ['MUST', 'basic/authorization#authorization-response-validation'],
      'auth/issuer-mismatch': [
        'MUST',
        'basic/authorization/authorization-server-discovery#authorization-server-metadata-discovery',
      ],
      'auth/metadata-offline-access': ['SHOULD NOT', 'basic/authorization#refresh-tokens'],
      'auth/registration-application-type': [
        'MUST',
        'basic/authorization/client-registration#application-type-and-redirect-uri-constraints',
      ],
      'auth/registration-deprecated': ['INFO', 'deprecated#deprecated'],
      'auth/registration-type-web-localhost': [
        'SHOULD',
        'basic/authorization/client-registration#application-type-and-redirect-uri-constraints',
      ],
      'auth/scopes-one-by-one': ['SHOULD', 'basic/authorization#runtime-insufficient-scope-errors'],
      'auth/step-up-drops-scopes': ['SHOULD', 'basic/authorization#step-up-authorization-flow'],
    },
    moved: {
      'basic/authorization#scope-selection-strategy': ['auth/challenge-without-scope'],
      'basic/authorization/authorization-server-discovery#authorization-server-location': [
        'auth/metadata-empty-servers',
        'auth/metadata-without-servers',
      ],
      'basic/authorization/authorization-server-discovery#authorization-server-metadata-discovery': [
        'auth/server-metadata-order-path',
        'auth/server-metadata-order-root',
      ],
      'basic/authorization/authorization-server-discovery#protected-resource-metadata-discovery-requirements': [
        'auth/challenge-missing',
        'auth/challenge-without-resource-metadata',
        'auth/resource-metadata-ignored',
        'auth/resource-metadata-order',
      ],
      'basic/authorization/client-registration#implementation-requirements': [
        'auth/client-document-id-mismatch',
        'auth/client-document-incomplete',
        'auth/client-id-url-form',
        'auth/redirect-not-in-document',
      ],
      'basic/authorization/security-considerations#authorization-code-protection': [
        'auth/metadata-without-pkce',
        'auth/pkce-challenge-missing',
        'auth/pkce-not-s256',
        'auth/pkce-verifier-missing',
        'auth/proceeds-without-pkce',
      ],
      'basic/authorization/security-considerations#communication-security': [
        'auth/endpoint-not-https',
        'auth/redirect-loopback-address',
        'auth/redirect-not-https',
      ],
      'basic/authorization/security-considerations#open-redirection': ['auth/state-missing'],
    },
  },
};
