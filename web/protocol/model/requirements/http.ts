/** HTTP requests, responses and sessions. */
import type { RequirementRows } from './define.ts';

/** The requirements of Streamable HTTP. */
export const http: RequirementRows = {
  'http-session/delete-without-id': {
    says: 'A DELETE names the session that it ends.',
    scope: 'http',
    in: {
      '2025-03-26': ['SHOULD', 'basic/transports#session-management'],
      '2026-07-28': null,
    },
  },
  'http-session/ended-status': {
    says: 'What names a session that has ended is answered with 404.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#session-management'],
      '2026-07-28': null,
    },
  },
  'http-session/id-altered': {
    says: 'The client returns the session id letter for letter.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#session-management'],
      '2026-07-28': null,
    },
  },
  'http-session/id-assigned-late': {
    says: 'A session id comes with the answer to `initialize`, and with no later one.',
    scope: 'http',
    in: {
      '2025-03-26': ['INFO', 'basic/transports#session-management'],
      '2026-07-28': null,
    },
  },
  'http-session/id-charset': {
    says: 'A session id is made of visible ASCII characters, `!` to `~`.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#session-management'],
      '2026-07-28': null,
    },
  },
  'http-session/id-guessable': {
    says: 'A session id is unique, and nobody can guess it.',
    scope: 'http',
    in: {
      '2025-03-26': ['SHOULD', 'basic/transports#session-management'],
      '2026-07-28': null,
    },
  },
  'http-session/id-missing': {
    says: 'Once a session id was handed out, every later request carries it.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#session-management'],
      '2026-07-28': null,
    },
  },
  'http-session/id-missing-on-get': {
    says: 'The GET that opens a stream carries the session id as well.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#session-management'],
      '2026-07-28': null,
    },
  },
  'http-session/initialize-with-old-id': {
    says: 'The `initialize` that begins a new session names no old one.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#session-management'],
      '2026-07-28': null,
    },
  },
  'http-session/minted-after-removal': {
    says: 'A server that knows no sessions hands out no ids of any, and repeats none.',
    scope: 'http',
    in: { '2026-07-28': ['SHOULD NOT', 'basic/transports/streamable-http#earlier-streamable-http-revisions'] },
  },
  'http-session/missing-id-status': {
    says: 'A server that needs the session id answers 400 where it is missing.',
    scope: 'http',
    in: {
      '2025-03-26': ['SHOULD', 'basic/transports#session-management'],
      '2026-07-28': null,
    },
  },
  'http-session/no-reinitialize': {
    says: 'When a session is answered with 404, the client begins a new one.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#session-management'],
      '2026-07-28': null,
    },
  },
  'http-session/sent-after-removal': {
    says: 'A session id in a request means nothing any more.',
    scope: 'http',
    in: { '2026-07-28': ['INFO', 'basic/transports/streamable-http#earlier-streamable-http-revisions'] },
  },
  'http/accept-incomplete': {
    says: 'The `Accept` of a POST names both JSON and event streams.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/accept-missing': {
    says: 'Every POST has an `Accept` header.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/accept-wildcard': {
    says: 'The `Accept` of a POST spells both types out; a `*` does not stand for them.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/batch-body': {
    says: 'The body of a POST is one message and no list.',
    scope: 'http',
    in: {
      '2025-06-18': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#sending-messages'],
    },
    unreported: 'Lists are wrong on every transport from 2025-06-18 on; `batch/not-supported` reports them.',
  },
  'http/batch-mixed': {
    says: 'A posted list holds calls or answers, not both.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2025-06-18': null,
    },
    unreported: 'A mixed list is wrong on every transport; `batch/mixed-kinds` reports it.',
  },
  'http/body-not-json-rpc': {
    says: 'The body of a POST is a JSON-RPC message, and nothing else.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/cancel-notification': {
    says: 'Over HTTP a client cancels by closing the stream; a message is not needed.',
    scope: 'http',
    in: { '2026-07-28': ['INFO', 'basic/patterns/cancellation#transport-specific-cancellation'] },
  },
  'http/client-response': {
    says: 'A client posts no answers, for servers send no requests.',
    scope: 'http',
    in: { '2026-07-28': ['MUST NOT', 'basic/transports/streamable-http#sending-messages'] },
    unreported:
      'No transport carries answers of the client from 2026-07-28 on; `stateless/client-response` reports them.',
  },
  'http/content-type-body-disagree': {
    says: 'A body is what its `Content-Type` says: JSON or events.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/fallback-after-modern-error': {
    says: 'Behind a 400 the client reads the error before it goes back to `initialize`.',
    scope: 'http',
    in: { '2026-07-28': ['SHOULD', 'basic/transports/streamable-http#backward-compatibility'] },
  },
  'http/get-accept': {
    says: 'A GET that opens a stream accepts `text/event-stream`.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#listening-for-messages-from-the-server'],
      '2026-07-28': null,
    },
  },
  'http/get-answer': {
    says: 'A GET is answered with an event stream or with 405.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#listening-for-messages-from-the-server'],
      '2026-07-28': null,
    },
  },
  'http/get-answer-404': {
    says: 'That there is no stream is said with 405, not with 404 or 501.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#listening-for-messages-from-the-server'],
      '2026-07-28': null,
    },
  },
  'http/get-or-delete-answer': {
    says: 'A server without sessions and listening streams answers GET and DELETE with 405.',
    scope: 'http',
    in: { '2026-07-28': ['SHOULD', 'basic/transports/streamable-http#earlier-streamable-http-revisions'] },
  },
  'http/get-stream-removed': {
    says: 'Change notices come by `subscriptions/listen`; a GET opens no stream any more.',
    scope: 'http',
    in: { '2026-07-28': ['INFO', 'changelog#major-changes'] },
  },
  'http/json-answer-before-batch': {
    says: 'The page promises one JSON object, also where a list answers a list.',
    scope: 'http',
    in: {
      '2025-03-26': ['INFO', 'basic/transports#sending-messages-to-the-server'],
      '2025-06-18': null,
    },
  },
  'http/json-answer-not-single': {
    says: 'A JSON answer is one object.',
    scope: 'http',
    in: {
      '2025-06-18': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/message-not-post': {
    says: 'A client sends its messages with POST.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/missing-capability-status': {
    says: 'The error -32021, for a missing capability, comes with the status 400.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'schema#missingrequiredclientcapabilityerror'] },
  },
  'http/not-found-without-error-body': {
    says: 'The 404 for an unknown method says so in a JSON-RPC error.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#protocol-version-header'] },
  },
  'http/notification-body': {
    says: 'The 202 for a notification has no body.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/notification-refused-status': {
    says: 'What a server cannot accept is answered with an error status.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/notification-status': {
    says: 'An accepted notification is answered with 202.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/origin-refusal-error-id': {
    says: 'The JSON-RPC error about a wrong origin has no id.',
    scope: 'http',
    in: {
      '2025-11-25': ['INFO', 'basic/transports#security-warning'],
      '2026-07-28': ['INFO', 'basic/transports/streamable-http'],
    },
  },
  'http/origin-refusal-status': {
    says: 'A wrong origin is refused with 403.',
    scope: 'http',
    in: {
      '2025-11-25': ['MUST', 'basic/transports#security-warning'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http'],
    },
  },
  'http/refusal-error-id': {
    says: 'The JSON-RPC error about a refused notification has no id.',
    scope: 'http',
    in: {
      '2025-03-26': ['INFO', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['INFO', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/reissue-same-id': {
    says: 'A request that was lost with its stream is sent again under a new id.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'changelog#major-changes'] },
  },
  'http/request-answered-202': {
    says: 'A request is answered with JSON or an event stream, not with an empty 202.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/request-content-type': {
    says: 'A POST says that its body is `application/json`, as every server expects.',
    scope: 'http',
    in: {
      '2025-03-26': ['INFO', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['INFO', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/response-content-type': {
    says: 'The answer to a request is `application/json` or `text/event-stream`.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/response-content-type-missing': {
    says: 'The answer to a request says of what type it is.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/streamable-not-yet': {
    says: 'One endpoint that answers a POST with JSON came with 2025-03-26.',
    scope: 'http',
    in: {
      '2024-11-05': ['INFO', 'basic/transports#http-with-sse'],
      '2025-03-26': null,
    },
  },
  'http/unknown-method-status': {
    says: 'The error -32601, for an unknown method, comes with the status 404.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#protocol-version-header'] },
  },
  'http/unsupported-version-body': {
    says: 'The 400 for an unsupported version carries the error -32022 and the versions there are.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#protocol-version-header'] },
  },
  'http/unsupported-version-status': {
    says: 'The error -32022, for an unsupported version, comes with the status 400.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#protocol-version-header'] },
  },
  'legacy-sse/fallback-status': {
    says: 'A client looks for the old transport only behind 400, 404 or 405.',
    scope: 'http',
    in: {
      '2025-11-25': ['INFO', 'basic/transports#backwards-compatibility'],
      '2026-07-28': ['INFO', 'basic/transports/streamable-http#backward-compatibility'],
    },
  },
  'legacy-sse/not-post': {
    says: 'A client sends its messages with POST.',
    scope: 'http',
    in: {
      '2024-11-05': ['MUST', 'basic/transports#http-with-sse'],
      '2025-03-26': null,
    },
  },
  'legacy-sse/post-to-wrong-endpoint': {
    says: 'Messages go to the address that the endpoint event names.',
    scope: 'http',
    in: {
      '2024-11-05': ['MUST', 'basic/transports#http-with-sse'],
      '2025-03-26': null,
    },
  },
  'legacy-sse/response-in-post-body': {
    says: 'Answers come as events on the stream, not in the body that answers the POST.',
    scope: 'http',
    in: {
      '2024-11-05': ['MUST', 'basic/transports#http-with-sse'],
      '2025-03-26': null,
    },
  },
  'pagination/cursor-across-sessions': {
    says: 'A cursor is used in the session that handed it out.',
    scope: 'http',
    in: {
      '2024-11-05': ['MUST NOT', 'server/utilities/pagination#implementation-guidelines'],
      '2026-07-28': null,
    },
  },
};
