/** What 2025-11-25 says of lines on stdio and events of a stream, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const framing: ShapePart = {
  ledger: {
    added: {
      'sse/event-id-no-stream': ['SHOULD', 'basic/transports#resumability-and-redelivery'],
      'sse/prime-event': ['SHOULD', 'basic/transports#sending-messages-to-the-server'],
      'sse/retry-before-close': ['SHOULD', 'basic/transports#sending-messages-to-the-server'],
      'sse/retry-not-digits': ['INFO', 'basic/transports#sending-messages-to-the-server'],
    },
    dropped: ['sse/close-before-response'],
  },
};
