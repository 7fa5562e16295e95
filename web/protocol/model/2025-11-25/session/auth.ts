/** What 2025-11-25 says of authorization on the wire, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const auth: ShapePart = {
  ledger: {
    added: {
      'auth/challenge-scope-ignored': ['SHOULD', 'basic/authorization#scope-selection-strategy'],
      'auth/challenge-without-scope': [
        'SHOULD',
        'basic/authorization#protected-resource-metadata-discovery-requirements',
      ],
      'auth/client-document-id-mismatch': ['MUST', 'basic/authorization#implementation-requirements'],
      'auth/client-document-incomplete': ['MUST', 'basic/authorization#implementation-requirements'],
      'auth/client-id-url-form': ['MUST', 'basic/authorization#implementation-requirements'],
      'auth/insufficient-scope-challenge': ['SHOULD', 'basic/authorization#runtime-insufficient-scope-errors'],
      'auth/insufficient-scope-without-metadata': ['SHOULD', 'basic/authorization#runtime-insufficient-scope-errors'],
      'auth/insufficient-scope-without-scope': ['SHOULD', 'basic/authorization#runtime-insufficient-scope-errors'],
      'auth/metadata-without-pkce': ['MUST', 'basic/authorization#authorization-code-protection'],
      'auth/pkce-not-s256': ['MUST', 'basic/authorization#authorization-code-protection'],
      'auth/proceeds-without-pkce': ['MUST', 'basic/authorization#authorization-code-protection'],
      'auth/redirect-loopback-address': ['INFO', 'basic/authorization#communication-security'],
      'auth/redirect-not-in-document': ['MUST', 'basic/authorization#implementation-requirements'],
      'auth/resource-metadata-ignored': [
        'MUST',
        'basic/authorization#protected-resource-metadata-discovery-requirements',
      ],
      'auth/resource-metadata-order': [
        'MUST',
        'basic/authorization#protected-resource-metadata-discovery-requirements',
      ],
      'auth/scopes-supported-ignored': ['SHOULD', 'basic/authorization#scope-selection-strategy'],
      'auth/server-metadata-order-path': ['MUST', 'basic/authorization#authorization-server-metadata-discovery'],
      'auth/server-metadata-order-root': ['MUST', 'basic/authorization#authorization-server-metadata-discovery'],
    },
    changed: {
      'auth/challenge-missing': {
        level: 'INFO',
        place: 'basic/authorization#protected-resource-metadata-discovery-requirements',
      },
      'auth/challenge-without-resource-metadata': {
        level: 'INFO',
        place: 'basic/authorization#protected-resource-metadata-discovery-requirements',
      },
    },
  },
};
