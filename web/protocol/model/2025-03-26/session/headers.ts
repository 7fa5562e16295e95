/** What 2025-03-26 says of the headers of HTTP that speak of the message, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const headers: ShapePart = {
  ledger: {
    added: {
      'http-headers/mirrored-headers-not-yet': ['INFO', 'basic/transports#sending-messages-to-the-server'],
      'http-headers/protocol-version-not-yet': ['INFO', 'basic/transports#streamable-http'],
    },
  },
};
