/** What 2025-06-18 says of HTTP requests, responses and sessions, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const http: ShapePart = {
  ledger: {
    added: {
      'http/batch-body': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      'http/json-answer-not-single': ['MUST', 'basic/transports#sending-messages-to-the-server'],
    },
    dropped: ['http/batch-mixed', 'http/json-answer-before-batch'],
  },
};
