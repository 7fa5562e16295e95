/** What 2025-11-25 says of HTTP requests, responses and sessions, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const http: ShapePart = {
  ledger: {
    added: {
      'http/origin-refusal-error-id': ['INFO', 'basic/transports#security-warning'],
      'http/origin-refusal-status': ['MUST', 'basic/transports#security-warning'],
      'legacy-sse/fallback-status': ['INFO', 'basic/transports#backwards-compatibility'],
    },
  },
};
