/** What 2024-11-05 says of lines on stdio and events of a stream, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const framing: ShapePart = {
  ledger: {
    added: {
      'legacy-sse/data-not-json': ['MUST', 'basic/transports#http-with-sse'],
      'legacy-sse/endpoint-event-missing': ['MUST', 'basic/transports#http-with-sse'],
      'legacy-sse/endpoint-not-uri': ['MUST', 'basic/transports#http-with-sse'],
      'legacy-sse/wrong-event-name': ['MUST', 'basic/transports#http-with-sse'],
      'stdio/embedded-newline': ['MUST NOT', 'basic/transports#stdio'],
      'stdio/garbage-on-stdin': ['MUST NOT', 'basic/transports#stdio'],
      'stdio/json-but-not-mcp-on-stdout': ['MUST NOT', 'basic/transports#stdio'],
      'stdio/log-on-stdout': ['MUST NOT', 'basic/transports#stdio'],
      'stdio/lsp-framing': ['MUST NOT', 'basic/transports#stdio'],
      'stdio/missing-final-newline': ['MUST', 'basic/transports#stdio'],
      'stdio/sse-framing': ['MUST NOT', 'basic/transports#stdio'],
      'stdio/two-messages-on-a-line': ['MUST', 'basic/transports#stdio'],
    },
  },
};
