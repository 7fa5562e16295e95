/** Lines on stdio and events of a stream. */
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
    says: 'The transport with an endpoint event is deprecated: Streamable HTTP took its place.',
    scope: 'sse',
    in: {
      '2025-03-26': ['INFO', 'basic/transports#backwards-compatibility'],
      '2026-07-28': ['SHOULD NOT', 'basic/transports/streamable-http#backward-compatibility'],
    },
  },
  'legacy-sse/endpoint-event-missing': {
    says: 'The stream begins with the event that names the endpoint.',
    scope: 'sse',
    in: {
      '2024-11-05': ['MUST', 'basic/transports#http-with-sse'],
      '2025-03-26': null,
    },
  },
  'legacy-sse/endpoint-not-uri': {
    says: 'The endpoint event holds a bare URI, no JSON.',
    scope: 'sse',
    in: {
      '2024-11-05': ['MUST', 'basic/transports#http-with-sse'],
      '2025-03-26': null,
    },
  },
  'legacy-sse/wrong-event-name': {
    says: 'Messages come as events with the name `message`, or with none.',
    scope: 'sse',
    in: {
      '2024-11-05': ['MUST', 'basic/transports#http-with-sse'],
      '2025-03-26': null,
    },
  },
  'listen/change-on-request-stream': {
    says: 'Changes come on the stream of `subscriptions/listen`, not on that of another request.',
    scope: 'sse',
    in: { '2026-07-28': ['MUST NOT', 'basic/transports/streamable-http#receiving-messages'] },
  },
  'listen/progress-on-stream': {
    says: 'Progress of a request does not come on the stream of `subscriptions/listen`.',
    scope: 'sse',
    in: { '2026-07-28': ['MUST NOT', 'basic/transports/streamable-http#receiving-messages'] },
  },
  'logging/on-listen-stream': {
    says: 'Log messages do not come on the stream of `subscriptions/listen`.',
    scope: 'sse',
    in: { '2026-07-28': ['MUST NOT', 'server/utilities/logging#per-request-log-level'] },
  },
  'mrtr/duplicate-key': {
    says: 'No two entries of `inputRequests` have the same key.',
    scope: 'stdio',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
  },
  'sse/batched-event': {
    says: 'An event holds one message and no list.',
    scope: 'sse',
    in: {
      '2025-06-18': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#receiving-messages'],
    },
    unreported: 'Lists are wrong on every transport from 2025-06-18 on; `batch/not-supported` reports them.',
  },
  'sse/close-before-response': {
    says: 'A server keeps the stream open until the answer is out.',
    scope: 'sse',
    in: {
      '2025-03-26': ['SHOULD NOT', 'basic/transports#sending-messages-to-the-server'],
      '2025-11-25': null,
    },
  },
  'sse/data-not-message': {
    says: 'Data of an event is a JSON-RPC message, or empty.',
    scope: 'sse',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#receiving-messages'],
    },
  },
  'sse/event-id-no-stream': {
    says: 'The id of an event tells which stream it is from.',
    scope: 'sse',
    in: {
      '2025-11-25': ['SHOULD', 'basic/transports#resumability-and-redelivery'],
      '2026-07-28': null,
    },
  },
  'sse/event-id-without-effect': {
    says: 'Event ids have no use any more.',
    scope: 'sse',
    in: { '2026-07-28': ['INFO', 'changelog#major-changes'] },
  },
  'sse/missing-blank-line': {
    says: 'An empty line ends each event.',
    scope: 'sse',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#receiving-messages'],
    },
  },
  'sse/prime-event': {
    says: 'The stream of a POST begins with an event that has an id and empty data.',
    scope: 'sse',
    in: {
      '2025-11-25': ['SHOULD', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': null,
    },
  },
  'sse/raw-newline-in-data': {
    says: 'Each line of a message in an event begins with `data:`.',
    scope: 'sse',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#receiving-messages'],
    },
  },
  'sse/retry-before-close': {
    says: 'Before it closes the connection early, a server says with `retry` when to come back.',
    scope: 'sse',
    in: {
      '2025-11-25': ['SHOULD', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': null,
    },
  },
  'sse/retry-not-digits': {
    says: '`retry` is a number of milliseconds, written in digits.',
    scope: 'sse',
    in: {
      '2025-11-25': ['INFO', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': null,
    },
  },
  'sse/server-request': {
    says: 'A server sends no requests, on no stream.',
    scope: 'sse',
    in: { '2026-07-28': ['MUST NOT', 'basic/transports/streamable-http#receiving-messages'] },
    unreported:
      'No transport carries requests of the server from 2026-07-28 on; `stateless/server-request` reports them.',
  },
  'stdio/batch-line': {
    says: 'A line is one message and no list.',
    scope: 'stdio',
    in: {
      '2025-06-18': ['MUST NOT', 'basic/transports#stdio'],
      '2026-07-28': ['MUST NOT', 'basic/transports/stdio'],
    },
    unreported: 'Lists are wrong on every transport from 2025-06-18 on; `batch/not-supported` reports them.',
  },
  'stdio/batch-of-responses-wording': {
    says: 'The page of stdio has lists of calls, but none of answers.',
    scope: 'stdio',
    in: {
      '2025-03-26': ['INFO', 'basic/transports#stdio'],
      '2025-06-18': null,
    },
  },
  'stdio/client-response': {
    says: 'A client writes no answers, for servers send no requests.',
    scope: 'stdio',
    in: { '2026-07-28': ['MUST NOT', 'basic/transports/stdio#sending-messages'] },
  },
  'stdio/embedded-newline': {
    says: 'A message is one line, without a line break inside.',
    scope: 'stdio',
    in: {
      '2024-11-05': ['MUST NOT', 'basic/transports#stdio'],
      '2026-07-28': ['MUST NOT', 'basic/transports/stdio'],
    },
  },
  'stdio/garbage-on-stdin': {
    says: 'A client writes messages to stdin, and nothing else.',
    scope: 'stdio',
    in: {
      '2024-11-05': ['MUST NOT', 'basic/transports#stdio'],
      '2026-07-28': ['MUST NOT', 'basic/transports/stdio'],
    },
  },
  'stdio/json-but-not-mcp-on-stdout': {
    says: 'JSON that is no message has no place on stdout.',
    scope: 'stdio',
    in: {
      '2024-11-05': ['MUST NOT', 'basic/transports#stdio'],
      '2026-07-28': ['MUST NOT', 'basic/transports/stdio'],
    },
  },
  'stdio/log-on-stdout': {
    says: 'A server writes messages to stdout, and nothing else.',
    scope: 'stdio',
    in: {
      '2024-11-05': ['MUST NOT', 'basic/transports#stdio'],
      '2026-07-28': ['MUST NOT', 'basic/transports/stdio'],
    },
  },
  'stdio/lsp-framing': {
    says: 'No header stands before a message, and no length.',
    scope: 'stdio',
    in: {
      '2024-11-05': ['MUST NOT', 'basic/transports#stdio'],
      '2026-07-28': ['MUST NOT', 'basic/transports/stdio'],
    },
  },
  'stdio/missing-final-newline': {
    says: 'A newline ends each message, the last one too.',
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
    unreported:
      'No transport carries requests of the server from 2026-07-28 on; `stateless/server-request` reports them.',
  },
  'stdio/sse-framing': {
    says: 'A line is the bare message, without `data:` before it.',
    scope: 'stdio',
    in: {
      '2024-11-05': ['MUST NOT', 'basic/transports#stdio'],
      '2026-07-28': ['MUST NOT', 'basic/transports/stdio'],
    },
  },
  'stdio/two-messages-on-a-line': {
    says: 'Each message has a line of its own.',
    scope: 'stdio',
    in: {
      '2024-11-05': ['MUST', 'basic/transports#stdio'],
      '2026-07-28': ['MUST', 'basic/transports/stdio'],
    },
  },
};
