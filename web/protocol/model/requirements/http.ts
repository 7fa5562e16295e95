/** HTTP requests, responses and sessions. */
import type { RequirementRows } from './define.ts';

/** The requirements of Streamable HTTP. */
export const http: RequirementRows = {
  'http-session/delete-without-id': {
    says: 'A DELETE contains the id of the session to end.',
    scope: 'http',
    in: {
      '2025-03-26': ['SHOULD', 'basic/transports#session-management'],
      '2026-07-28': null,
    },
  },
  'http-session/ended-status': {
    says: 'A request for a terminated session gets a 404 response.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#session-management'],
      '2026-07-28': null,
    },
  },
  'http-session/id-altered': {
    says: 'The client sends the session id back unchanged.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#session-management'],
      '2026-07-28': null,
    },
  },
  'http-session/id-assigned-late': {
    says: 'The session id is assigned in the response to `initialize`, not in a later one.',
    scope: 'http',
    in: {
      '2025-03-26': ['INFO', 'basic/transports#session-management'],
      '2026-07-28': null,
    },
  },
  'http-session/id-charset': {
    says: 'A session id consists of visible ASCII characters, `!` to `~`.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#session-management'],
      '2026-07-28': null,
    },
  },
  'http-session/id-guessable': {
    says: 'A session id is globally unique and cannot be guessed.',
    scope: 'http',
    in: {
      '2025-03-26': ['SHOULD', 'basic/transports#session-management'],
      '2026-07-28': null,
    },
  },
  'http-session/id-missing': {
    says: 'After the session id is assigned, every request contains it.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#session-management'],
      '2026-07-28': null,
    },
  },
  'http-session/id-missing-on-get': {
    says: 'The GET that opens a stream also contains the session id.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#session-management'],
      '2026-07-28': null,
    },
  },
  'http-session/initialize-with-old-id': {
    says: 'The `initialize` request of a new session contains no previous session id.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#session-management'],
      '2026-07-28': null,
    },
  },
  'http-session/minted-after-removal': {
    says: 'A server without sessions neither assigns nor echoes session ids.',
    scope: 'http',
    in: { '2026-07-28': ['SHOULD NOT', 'basic/transports/streamable-http#earlier-streamable-http-revisions'] },
  },
  'http-session/missing-id-status': {
    says: 'A server that requires a session id responds with 400 if it is missing.',
    scope: 'http',
    in: {
      '2025-03-26': ['SHOULD', 'basic/transports#session-management'],
      '2026-07-28': null,
    },
  },
  'http-session/no-reinitialize': {
    says: 'After a 404 response for a session, the client starts a new session.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#session-management'],
      '2026-07-28': null,
    },
  },
  'http-session/sent-after-removal': {
    says: 'A session id in a request no longer has an effect.',
    scope: 'http',
    in: { '2026-07-28': ['INFO', 'basic/transports/streamable-http#earlier-streamable-http-revisions'] },
  },
  'http/accept-incomplete': {
    says: 'The `Accept` header of a POST lists both JSON and event streams.',
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
    says: 'The `Accept` header of a POST lists both types explicitly; a `*` does not replace them.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/batch-body': {
    says: 'The body of a POST is one message, not an array.',
    scope: 'http',
    in: {
      '2025-06-18': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#sending-messages'],
    },
    unreported: 'Arrays are invalid on every transport since 2025-06-18; `batch/not-supported` reports them.',
  },
  'http/batch-mixed': {
    says: 'A batch in a POST contains either calls or responses, not both.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2025-06-18': null,
    },
    unreported: 'A mixed batch is invalid on every transport; `batch/mixed-kinds` reports it.',
  },
  'http/body-not-json-rpc': {
    says: 'The body of a POST is a single JSON-RPC message.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/cancel-notification': {
    says: 'Over HTTP, a client cancels a request by closing the stream; no message is needed.',
    scope: 'http',
    in: { '2026-07-28': ['INFO', 'basic/patterns/cancellation#transport-specific-cancellation'] },
  },
  'http/client-response': {
    says: 'A client posts no responses, because servers send no requests.',
    scope: 'http',
    in: { '2026-07-28': ['MUST NOT', 'basic/transports/streamable-http#sending-messages'] },
    unreported: 'No transport carries client responses since 2026-07-28; `stateless/client-response` reports them.',
  },
  'http/content-type-body-disagree': {
    says: 'A body matches its `Content-Type`: JSON or events.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/fallback-after-modern-error': {
    says: 'After a 400 response, the client reads the error before it falls back to `initialize`.',
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
    says: 'The response to a GET is an event stream or 405.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#listening-for-messages-from-the-server'],
      '2026-07-28': null,
    },
  },
  'http/get-answer-404': {
    says: 'A server without a GET stream responds with 405, not with 404 or 501.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#listening-for-messages-from-the-server'],
      '2026-07-28': null,
    },
  },
  'http/get-or-delete-answer': {
    says: 'A server without sessions and GET streams responds to GET and DELETE with 405.',
    scope: 'http',
    in: { '2026-07-28': ['SHOULD', 'basic/transports/streamable-http#earlier-streamable-http-revisions'] },
  },
  'http/get-stream-removed': {
    says: 'Change notifications require `subscriptions/listen`; a GET no longer opens a stream.',
    scope: 'http',
    in: { '2026-07-28': ['INFO', 'changelog#major-changes'] },
  },
  'http/json-answer-before-batch': {
    says: 'The page requires one JSON object, even if the response to a batch is an array.',
    scope: 'http',
    in: {
      '2025-03-26': ['INFO', 'basic/transports#sending-messages-to-the-server'],
      '2025-06-18': null,
    },
  },
  'http/json-answer-not-single': {
    says: 'A JSON response is a single object.',
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
    says: 'The error -32021, for a missing capability, has the status code 400.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'schema#missingrequiredclientcapabilityerror'] },
  },
  'http/not-found-without-error-body': {
    says: 'The 404 response for an unknown method contains a JSON-RPC error.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#protocol-version-header'] },
  },
  'http/notification-body': {
    says: 'The 202 response to a notification has no body.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/notification-refused-status': {
    says: 'A server that cannot accept a message responds with an HTTP error status code.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/notification-status': {
    says: 'An accepted notification gets a 202 response.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/origin-refusal-error-id': {
    says: 'The JSON-RPC error for an invalid origin has no id.',
    scope: 'http',
    in: {
      '2025-11-25': ['INFO', 'basic/transports#security-warning'],
      '2026-07-28': ['INFO', 'basic/transports/streamable-http'],
    },
  },
  'http/origin-refusal-status': {
    says: 'A request with an invalid origin gets a 403 response.',
    scope: 'http',
    in: {
      '2025-11-25': ['MUST', 'basic/transports#security-warning'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http'],
    },
  },
  'http/refusal-error-id': {
    says: 'The JSON-RPC error for a rejected notification has no id.',
    scope: 'http',
    in: {
      '2025-03-26': ['INFO', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['INFO', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/reissue-same-id': {
    says: 'A request whose stream was lost is sent again with a new id.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'changelog#major-changes'] },
  },
  'http/request-answered-202': {
    says: 'The response to a request is JSON or an event stream, not an empty 202.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/request-content-type': {
    says: 'A POST has the `Content-Type` `application/json`, as every server expects.',
    scope: 'http',
    in: {
      '2025-03-26': ['INFO', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['INFO', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/response-content-type': {
    says: 'The `Content-Type` of a response is `application/json` or `text/event-stream`.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/response-content-type-missing': {
    says: 'The response to a request has a `Content-Type`.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#sending-messages'],
    },
  },
  'http/streamable-not-yet': {
    says: 'A single endpoint that responds to POST with JSON exists since 2025-03-26.',
    scope: 'http',
    in: {
      '2024-11-05': ['INFO', 'basic/transports#http-with-sse'],
      '2025-03-26': null,
    },
  },
  'http/unknown-method-status': {
    says: 'The error -32601, for an unknown method, has the status code 404.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#protocol-version-header'] },
  },
  'http/unsupported-version-body': {
    says: 'The 400 response for an unsupported version contains the error -32022 and the supported versions.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#protocol-version-header'] },
  },
  'http/unsupported-version-status': {
    says: 'The error -32022, for an unsupported version, has the status code 400.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#protocol-version-header'] },
  },
  'legacy-sse/fallback-status': {
    says: 'A client tries the old transport only after 400, 404 or 405.',
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
    says: 'Messages are sent to the URI from the `endpoint` event.',
    scope: 'http',
    in: {
      '2024-11-05': ['MUST', 'basic/transports#http-with-sse'],
      '2025-03-26': null,
    },
  },
  'legacy-sse/response-in-post-body': {
    says: 'Responses are sent as events on the stream, not in the body of the POST response.',
    scope: 'http',
    in: {
      '2024-11-05': ['MUST', 'basic/transports#http-with-sse'],
      '2025-03-26': null,
    },
  },
  'pagination/cursor-across-sessions': {
    says: 'A cursor is used only in the session that returned it.',
    scope: 'http',
    in: {
      '2024-11-05': ['MUST NOT', 'server/utilities/pagination#implementation-guidelines'],
      '2026-07-28': null,
    },
  },
};
