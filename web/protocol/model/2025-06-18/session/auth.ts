/** What 2025-06-18 says of authorization on the wire, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const auth: ShapePart = {
  ledger: {
    added: {
      'auth/challenge-missing': ['MUST', 'basic/authorization#authorization-server-location'],
      'auth/challenge-without-resource-metadata': ['MUST', 'basic/authorization#authorization-server-location'],
      'auth/metadata-empty-servers': ['MUST', 'basic/authorization#authorization-server-location'],
      'auth/metadata-without-servers': ['MUST', 'basic/authorization#authorization-server-location'],
      'auth/resource-missing-authorize': ['MUST', 'basic/authorization#resource-parameter-implementation'],
      'auth/resource-missing-token': ['MUST', 'basic/authorization#resource-parameter-implementation'],
      'auth/resource-no-scheme': ['MUST', 'basic/authorization#canonical-server-uri'],
      'auth/resource-not-canonical': ['MUST', 'basic/authorization#canonical-server-uri'],
      'auth/resource-trailing-slash': ['SHOULD', 'basic/authorization#canonical-server-uri'],
      'auth/state-missing': ['SHOULD', 'basic/authorization#open-redirection'],
    },
    moved: {
      'basic/authorization#authorization-code-protection': [
        'auth/pkce-challenge-missing',
        'auth/pkce-verifier-missing',
      ],
      'basic/authorization#communication-security': ['auth/endpoint-not-https', 'auth/redirect-not-https'],
      'basic/authorization#error-handling': ['auth/missing-token-status'],
    },
    dropped: [
      'auth/default-paths',
      'auth/metadata-base-url',
      'auth/metadata-before-defaults',
      'auth/metadata-request-version-header',
    ],
  },
};
