/** What 2025-03-26 says of lines on stdio and events of a stream, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const framing: ShapePart = {
  ledger: {
    added: {
      'legacy-sse/deprecated': ['INFO', 'basic/transports#backwards-compatibility'],
      'sse/close-before-response': ['SHOULD NOT', 'basic/transports#sending-messages-to-the-server'],
      'sse/data-not-message': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      'sse/missing-blank-line': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      'sse/raw-newline-in-data': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      'stdio/batch-of-responses-wording': ['INFO', 'basic/transports#stdio'],
      'stdio/not-utf8': ['MUST', 'basic/transports'],
    },
    dropped: [
      'legacy-sse/data-not-json',
      'legacy-sse/endpoint-event-missing',
      'legacy-sse/endpoint-not-uri',
      'legacy-sse/wrong-event-name',
    ],
  },
};
