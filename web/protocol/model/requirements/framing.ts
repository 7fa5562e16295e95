/** Lines on stdio and events of an SSE stream. */
import type { RequirementRows } from './define.ts';

/** The requirements of framing. */
export const framing: RequirementRows = {
  'legacy-sse/data-not-json': {
    says: 'The data of a `message` event is one JSON-RPC message.',
    scope: 'sse',
    in: {
      '2024-11-05': ['MUST', 'basic/transports#http-with-sse'],
      '2025-03-26': null,
    },
  },
  'legacy-sse/deprecated': {
    says: 'The HTTP+SSE transport is deprecated: Streamable HTTP replaces it.',
    scope: 'sse',
    in: {
      '2025-03-26': ['INFO', 'basic/transports#backwards-compatibility'],
      '2026-07-28': ['SHOULD NOT', 'basic/transports/streamable-http#backward-compatibility'],
    },
  },
  'legacy-sse/endpoint-event-missing': {
    says: 'The stream starts with the `endpoint` event.',
    scope: 'sse',
    in: {
      '2024-11-05': ['MUST', 'basic/transports#http-with-sse'],
      '2025-03-26': null,
    },
  },
  'legacy-sse/endpoint-not-uri': {
    says: 'The data of the `endpoint` event is a plain URI, not JSON.',
    scope: 'sse',
    in: {
      '2024-11-05': ['MUST', 'basic/transports#http-with-sse'],
      '2025-03-26': null,
    },
  },
  'legacy-sse/wrong-event-name': {
    says: 'Messages are sent as events with the name `message`, or without a name.',
    scope: 'sse',
    in: {
      '2024-11-05': ['MUST', 'basic/transports#http-with-sse'],
      '2025-03-26': null,
    },
  },
  'listen/change-on-request-stream': {
    says: 'Change notifications are sent on the stream of `subscriptions/listen`, not on that of another request.',
    scope: 'sse',
    in: { '2026-07-28': ['MUST NOT', 'basic/transports/streamable-http#receiving-messages'] },
  },
  'listen/progress-on-stream': {
    says: 'Progress notifications of a request are not sent on the stream of `subscriptions/listen`.',
    scope: 'sse',
    in: { '2026-07-28': ['MUST NOT', 'basic/transports/streamable-http#receiving-messages'] },
  },
  'logging/on-listen-stream': {
    says: 'Log messages are not sent on the stream of `subscriptions/listen`.',
    scope: 'sse',
    in: { '2026-07-28': ['MUST NOT', 'server/utilities/logging#per-request-log-level'] },
  },
  'mrtr/duplicate-key': {
    says: 'The keys of `inputRequests` are unique.',
    scope: 'stdio',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
  },
  'sse/batched-event': {
    says: 'An event contains one message, not an array.',
    scope: 'sse',
    in: {
      '2025-06-18': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#receiving-messages'],
    },
    unreported: 'Arrays are invalid on every transport since 2025-06-18; `batch/not-supported` reports them.',
  },
  'sse/close-before-response': {
    says: 'A server keeps the stream open until it has sent the response.',
    scope: 'sse',
    in: {
      '2025-03-26': ['SHOULD NOT', 'basic/transports#sending-messages-to-the-server'],
      '2025-11-25': null,
    },
  },
  'sse/data-not-message': {
    says: 'The data of an event is a JSON-RPC message, or empty.',
    scope: 'sse',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#receiving-messages'],
    },
  },
  'sse/event-id-no-stream': {
    says: 'The id of an event identifies its stream.',
    scope: 'sse',
    in: {
      '2025-11-25': ['SHOULD', 'basic/transports#resumability-and-redelivery'],
      '2026-07-28': null,
    },
  },
  'sse/event-id-without-effect': {
    says: 'Event ids no longer have an effect.',
    scope: 'sse',
    in: { '2026-07-28': ['INFO', 'changelog#major-changes'] },
  },
  'sse/missing-blank-line': {
    says: 'A blank line ends each event.',
    scope: 'sse',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#receiving-messages'],
    },
  },
  'sse/prime-event': {
    says: 'The stream of a POST starts with an event that has an id and empty data.',
    scope: 'sse',
    in: {
      '2025-11-25': ['SHOULD', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': null,
    },
  },
  'sse/raw-newline-in-data': {
    says: 'Each line of a message in an event starts with `data:`.',
    scope: 'sse',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#receiving-messages'],
    },
  },
  'sse/retry-before-close': {
    says: 'A server sends `retry` before it closes the connection early.',
    scope: 'sse',
    in: {
      '2025-11-25': ['SHOULD', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': null,
    },
  },
  'sse/retry-not-digits': {
    says: 'The value of `retry` is a number of milliseconds, in decimal digits.',
    scope: 'sse',
    in: {
      '2025-11-25': ['INFO', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': null,
    },
  },
  'sse/server-request': {
    says: 'A server sends no requests on any stream.',
    scope: 'sse',
    in: { '2026-07-28': ['MUST NOT', 'basic/transports/streamable-http#receiving-messages'] },
    unreported: 'No transport carries server requests since 2026-07-28; `stateless/server-request` reports them.',
  },
  'stdio/batch-line': {
    says: 'A line contains one message, not an array.',
    scope: 'stdio',
    in: {
      '2025-06-18': ['MUST NOT', 'basic/transports#stdio'],
      '2026-07-28': ['MUST NOT', 'basic/transports/stdio'],
    },
    unreported: 'Arrays are invalid on every transport since 2025-06-18; `batch/not-supported` reports them.',
  },
  'stdio/batch-of-responses-wording': {
    says: 'The page on stdio mentions batches of calls, but not of responses.',
    scope: 'stdio',
    in: {
      '2025-03-26': ['INFO', 'basic/transports#stdio'],
      '2025-06-18': null,
    },
  },
  'stdio/client-response': {
    says: 'A client writes no responses, because servers send no requests.',
    scope: 'stdio',
    in: { '2026-07-28': ['MUST NOT', 'basic/transports/stdio#sending-messages'] },
  },
  'stdio/embedded-newline': {
    says: 'A message is a single line without embedded newlines.',
    scope: 'stdio',
    in: {
      '2024-11-05': ['MUST NOT', 'basic/transports#stdio'],
      '2026-07-28': ['MUST NOT', 'basic/transports/stdio'],
    },
  },
  'stdio/garbage-on-stdin': {
    says: 'A client writes only messages to stdin.',
    scope: 'stdio',
    in: {
      '2024-11-05': ['MUST NOT', 'basic/transports#stdio'],
      '2026-07-28': ['MUST NOT', 'basic/transports/stdio'],
    },
  },
  'stdio/json-but-not-mcp-on-stdout': {
    says: 'A server does not write JSON other than messages to stdout.',
    scope: 'stdio',
    in: {
      '2024-11-05': ['MUST NOT', 'basic/transports#stdio'],
      '2026-07-28': ['MUST NOT', 'basic/transports/stdio'],
    },
  },
  'stdio/log-on-stdout': {
    says: 'A server writes only messages to stdout.',
    scope: 'stdio',
    in: {
      '2024-11-05': ['MUST NOT', 'basic/transports#stdio'],
      '2026-07-28': ['MUST NOT', 'basic/transports/stdio'],
    },
  },
  'stdio/lsp-framing': {
    says: 'A message has no header and no length prefix.',
    scope: 'stdio',
    in: {
      '2024-11-05': ['MUST NOT', 'basic/transports#stdio'],
      '2026-07-28': ['MUST NOT', 'basic/transports/stdio'],
    },
  },
  'stdio/missing-final-newline': {
    says: 'A newline ends each message, including the last one.',
    scope: 'stdio',
    in: {
      '2024-11-05': ['MUST', 'basic/transports#stdio'],
      '2026-07-28': ['MUST', 'basic/transports/stdio'],
    },
  },
  'stdio/not-utf8': {
    says: 'Messages are UTF-8.',
    scope: 'stdio',
    in: {
      '2025-03-26': ['MUST', 'basic/transports'],
      '2026-07-28': ['MUST', 'basic/transports#messages'],
    },
  },
  'stdio/server-request': {
    says: 'A server writes no requests to stdout.',
    scope: 'stdio',
    in: { '2026-07-28': ['MUST NOT', 'basic/transports/stdio#receiving-messages'] },
    unreported: 'No transport carries server requests since 2026-07-28; `stateless/server-request` reports them.',
  },
  'stdio/sse-framing': {
    says: 'A line contains only the message, without a leading `data:`.',
    scope: 'stdio',
    in: {
      '2024-11-05': ['MUST NOT', 'basic/transports#stdio'],
      '2026-07-28': ['MUST NOT', 'basic/transports/stdio'],
    },
  },
  'stdio/two-messages-on-a-line': {
    says: 'Each message is on its own line.',
    scope: 'stdio',
    in: {
      '2024-11-05': ['MUST', 'basic/transports#stdio'],
      '2026-07-28': ['MUST', 'basic/transports/stdio'],
    },
  },
};
