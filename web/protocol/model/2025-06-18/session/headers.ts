/** What 2025-06-18 says of the headers of HTTP that speak of the message, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const headers: ShapePart = {
  ledger: {
    added: {
      'http-headers/protocol-version-invalid-status': ['MUST', 'basic/transports#protocol-version-header'],
      'http-headers/protocol-version-missing': ['MUST', 'basic/transports#protocol-version-header'],
      'http-headers/protocol-version-missing-on-get': ['MUST', 'basic/transports#protocol-version-header'],
      'http-headers/protocol-version-not-negotiated': ['SHOULD', 'basic/transports#protocol-version-header'],
    },
    dropped: ['http-headers/protocol-version-not-yet'],
  },
};
