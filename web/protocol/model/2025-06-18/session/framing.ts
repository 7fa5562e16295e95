/** What 2025-06-18 says of lines on stdio and events of a stream, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const framing: ShapePart = {
  ledger: {
    added: {
      'sse/batched-event': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      'stdio/batch-line': ['MUST NOT', 'basic/transports#stdio'],
    },
    dropped: ['stdio/batch-of-responses-wording'],
  },
};
