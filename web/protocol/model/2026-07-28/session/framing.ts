/** What 2026-07-28 says of lines on stdio and events of a stream, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const framing: ShapePart = {
  ledger: {
    added: {
      'listen/change-on-request-stream': ['MUST NOT', 'basic/transports/streamable-http#receiving-messages'],
      'listen/progress-on-stream': ['MUST NOT', 'basic/transports/streamable-http#receiving-messages'],
      'logging/on-listen-stream': ['MUST NOT', 'server/utilities/logging#per-request-log-level'],
      'mrtr/duplicate-key': ['MUST', 'basic/patterns/mrtr#server-requirements-basic-workflow'],
      'sse/event-id-without-effect': ['INFO', 'changelog#major-changes'],
      'sse/server-request': ['MUST NOT', 'basic/transports/streamable-http#receiving-messages'],
      'stdio/client-response': ['MUST NOT', 'basic/transports/stdio#sending-messages'],
      'stdio/server-request': ['MUST NOT', 'basic/transports/stdio#receiving-messages'],
    },
    changed: {
      'legacy-sse/deprecated': {
        level: 'SHOULD NOT',
        place: 'basic/transports/streamable-http#backward-compatibility',
      },
    },
    moved: {
      'basic/transports#messages': ['stdio/not-utf8'],
      'basic/transports/stdio': [
        'stdio/batch-line',
        'stdio/embedded-newline',
        'stdio/garbage-on-stdin',
        'stdio/json-but-not-mcp-on-stdout',
        'stdio/log-on-stdout',
        'stdio/lsp-framing',
        'stdio/missing-final-newline',
        'stdio/sse-framing',
        'stdio/two-messages-on-a-line',
      ],
      'basic/transports/streamable-http#receiving-messages': [
        'sse/batched-event',
        'sse/data-not-message',
        'sse/missing-blank-line',
        'sse/raw-newline-in-data',
      ],
    },
    dropped: ['sse/event-id-no-stream', 'sse/prime-event', 'sse/retry-before-close', 'sse/retry-not-digits'],
  },
};
