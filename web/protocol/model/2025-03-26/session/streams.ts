/** What 2025-03-26 says of event streams over HTTP, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const streams: ShapePart = {
  ledger: {
    added: {
      'sse/broadcast': ['MUST NOT', 'basic/transports#multiple-connections'],
      'sse/event-id-reused': ['MUST', 'basic/transports#resumability-and-redelivery'],
      'sse/foreign-response': ['SHOULD', 'basic/transports#sending-messages-to-the-server'],
      'sse/message-after-response': ['SHOULD', 'basic/transports#sending-messages-to-the-server'],
      'sse/no-response': ['SHOULD', 'basic/transports#sending-messages-to-the-server'],
      'sse/no-response-to-batch': ['SHOULD', 'basic/transports#sending-messages-to-the-server'],
      'sse/related-message-on-get-stream': ['SHOULD', 'basic/transports#listening-for-messages-from-the-server'],
      'sse/response-on-get-stream': ['MUST NOT', 'basic/transports#listening-for-messages-from-the-server'],
      'sse/resume-by-post': ['SHOULD', 'basic/transports#resumability-and-redelivery'],
      'sse/resume-other-stream': ['MUST NOT', 'basic/transports#resumability-and-redelivery'],
      'sse/resume-replays-seen': ['INFO', 'basic/transports#resumability-and-redelivery'],
      'sse/unrelated-message': ['SHOULD', 'basic/transports#sending-messages-to-the-server'],
    },
  },
};
