/** Ids, responses, lifecycle, versions, progress and cancellation, across messages. */
import type { RequirementRows } from './define.ts';

/** The requirements of requests and their responses. */
export const core: RequirementRows = {
  'batch/answer-not-array': {
    says: 'The responses to a batch are returned together, in one array.',
    scope: 'exchange',
    in: {
      'jsonrpc-2.0': ['SHOULD', '#batch'],
      '2024-11-05': null,
    },
  },
  'batch/array-for-single-request': {
    says: 'The response to a single request is one object, not an array.',
    scope: 'exchange',
    in: {
      'jsonrpc-2.0': ['MUST NOT', '#response_object'],
      '2024-11-05': null,
      '2025-03-26': ['MUST NOT', 'basic/index#batching'],
      '2025-06-18': null,
    },
  },
  'batch/empty-answer': {
    says: 'A batch of notifications gets no response, not even an empty array.',
    scope: 'exchange',
    in: {
      'jsonrpc-2.0': ['MUST NOT', '#batch'],
      '2024-11-05': null,
      '2025-03-26': ['MUST NOT', 'basic/index#batching'],
      '2025-06-18': null,
    },
  },
  'batch/invalid-element': {
    says: 'Each invalid item of a batch gets its own error with a null id.',
    scope: 'exchange',
    in: {
      'jsonrpc-2.0': ['MUST', '#batch'],
      '2024-11-05': null,
    },
  },
  'batch/receiver-rejects': {
    says: 'Every receiver accepts batches, even if it never sends one.',
    scope: 'exchange',
    in: {
      '2025-03-26': ['MUST', 'basic/index#batching'],
      '2025-06-18': null,
    },
  },
  'batch/response-for-notification': {
    says: 'The response to a batch contains nothing for its notifications.',
    scope: 'exchange',
    in: {
      'jsonrpc-2.0': ['SHOULD NOT', '#batch'],
      '2024-11-05': null,
      '2025-03-26': ['SHOULD NOT', 'basic/index#batching'],
      '2025-06-18': null,
    },
  },
  'batch/response-missing': {
    says: 'Each request of a batch gets a response.',
    scope: 'exchange',
    in: {
      'jsonrpc-2.0': ['SHOULD', '#batch'],
      '2024-11-05': null,
      '2025-03-26': ['SHOULD', 'basic/index#batching'],
      '2025-06-18': null,
    },
  },
  'cancellation/already-answered': {
    says: 'A request is cancelled only while its sender believes it is still in progress.',
    scope: 'session',
    in: {
      '2024-11-05': [
        'MUST',
        'basic/utilities/cancellation#behavior-requirements',
        'A response and a cancellation may cross in transit: with timestamps less than a second apart, nothing is reported.',
      ],
      '2026-07-28': [
        'MUST',
        'basic/patterns/cancellation#behavior-requirements',
        'A response and a cancellation may cross in transit: with timestamps less than a second apart, nothing is reported.',
      ],
    },
  },
  'cancellation/id-type-changed': {
    says: 'A cancellation repeats the request id with the same JSON type.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/cancellation#behavior-requirements'],
      '2026-07-28': ['MUST', 'basic/patterns/cancellation#behavior-requirements'],
    },
  },
  'cancellation/initialize': {
    says: 'A client does not cancel `initialize`.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST NOT', 'basic/utilities/cancellation#behavior-requirements'],
      '2026-07-28': null,
    },
  },
  'cancellation/messages-after-cancel-stdio': {
    says: 'On stdio, a server sends no further messages for a cancelled request.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'basic/transports/stdio#cancellation'] },
  },
  'cancellation/response-after-cancel': {
    says: 'A cancelled request gets no response.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'basic/utilities/cancellation#behavior-requirements'],
      '2026-07-28': ['SHOULD NOT', 'basic/patterns/cancellation#behavior-requirements'],
    },
  },
  'cancellation/server-sends': {
    says: 'A server cancels only subscriptions.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/cancellation#behavior-requirements'] },
  },
  'cancellation/unknown-request': {
    says: 'A cancellation refers to a request that was sent.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/cancellation#behavior-requirements'],
      '2026-07-28': ['MUST', 'basic/patterns/cancellation#behavior-requirements'],
    },
  },
  'cancellation/wrong-direction': {
    says: 'Only the sender of a request cancels it.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/cancellation#behavior-requirements'],
      '2026-07-28': null,
    },
  },
  'discover/capabilities-required': {
    says: 'The result of `server/discover` has `capabilities`, even if it is an empty object.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'server/discover#discoverresult'] },
    unreported: 'The same fault is reported as `discover/capabilities-missing`, by the type of the result.',
  },
  'discover/implemented': {
    says: 'Every server supports `server/discover`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'schema#discoverrequest'] },
  },
  'discover/own-version-unlisted': {
    says: 'A server lists the version of its own `server/discover` response.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'server/discover#discoverresult'] },
  },
  'discover/supported-versions-required': {
    says: 'The result of `server/discover` has the array `supportedVersions`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'server/discover#discoverresult'] },
    unreported: 'The same fault is reported as `discover/versions-missing`, by the type of the result.',
  },
  'errors/header-mismatch-code-scope': {
    says: 'The error code -32020 is used only for HTTP headers that do not match the body.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'basic/index#error-codes'] },
  },
  'errors/invalid-params-code': {
    says: 'Invalid parameters are rejected with -32602.',
    scope: 'exchange',
    in: {
      'jsonrpc-2.0': ['SHOULD', '#error_object'],
      '2024-11-05': ['SHOULD', 'basic/messages#responses'],
      '2025-03-26': ['SHOULD', 'basic/index#responses'],
      '2025-11-25': ['SHOULD', 'basic/index#error-responses'],
      '2026-07-28': ['SHOULD', 'schema#invalidparamserror'],
    },
  },
  'errors/invalid-request-code': {
    says: 'JSON that is not a valid request is rejected with -32600.',
    scope: 'exchange',
    in: {
      'jsonrpc-2.0': ['SHOULD', '#error_object'],
      '2024-11-05': ['SHOULD', 'basic/messages#responses'],
      '2025-03-26': ['SHOULD', 'basic/index#responses'],
      '2025-11-25': ['SHOULD', 'basic/index#error-responses'],
      '2026-07-28': ['SHOULD', 'schema#invalidrequesterror'],
    },
  },
  'errors/method-not-found-code': {
    says: 'An unsupported method is rejected with -32601.',
    scope: 'exchange',
    in: {
      'jsonrpc-2.0': ['SHOULD', '#error_object'],
      '2024-11-05': ['SHOULD', 'basic/messages#responses'],
      '2025-03-26': ['SHOULD', 'basic/index#responses'],
      '2025-11-25': ['SHOULD', 'basic/index#error-responses'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#protocol-version-header'],
    },
  },
  'ids/opposite-directions': {
    says: 'Each side assigns its own request ids, so both directions may use the same id at once.',
    scope: 'session',
    in: {
      '2024-11-05': ['INFO', 'basic/messages#requests'],
      '2025-03-26': ['INFO', 'basic/index#requests'],
      '2026-07-28': null,
    },
  },
  'ids/reused-in-flight': {
    says: 'A request does not reuse the id of another pending request of its sender.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'basic/index#requests'] },
  },
  'ids/reused-in-session': {
    says: 'Within a session, a sender uses each id for only one request.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST NOT', 'basic/messages#requests'],
      '2025-03-26': ['MUST NOT', 'basic/index#requests'],
      '2026-07-28': null,
    },
  },
  'lifecycle/client-initiates': {
    says: 'Only the client sends `initialize`.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
    unreported:
      'The same fault is reported as `methods/server-calls-server-feature`, by the sender in the method table.',
  },
  'lifecycle/first-message': {
    says: 'A session starts with `initialize`; only a ping may precede it.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/initialize-repeated': {
    says: '`initialize` starts a session, so it occurs only once in it.',
    scope: 'session',
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/initialized-after-error': {
    says: '`notifications/initialized` is sent only after a successful `initialize`.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/initialized-missing': {
    says: 'The client sends `notifications/initialized` before normal operation.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/initialized-too-early': {
    says: '`notifications/initialized` follows the result of `initialize`.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/negotiated-version': {
    says: 'Both sides use only the negotiated revision.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
    unreported:
      'The same fault is reported as `methods/elicitation-since-2025-06-18` and similar requirements, one for each method missing in the negotiated revision.',
  },
  'lifecycle/operation-after-failed-initialize': {
    says: 'After a failed `initialize`, the client does not continue as if it had succeeded.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/request-before-initialize-result': {
    says: 'While `initialize` is pending, a client sends no requests except pings.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/server-request-before-initialized': {
    says: 'Before `notifications/initialized`, a server sends no requests except pings.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'ping/answered-with-error': {
    says: 'The response to a ping is a result, never an error.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/ping#behavior-requirements'],
      '2026-07-28': null,
    },
  },
  'ping/result-not-empty': {
    says: 'The result of a ping is empty.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/ping#behavior-requirements'],
      '2026-07-28': null,
    },
  },
  'ping/unanswered': {
    says: 'Both sides respond promptly to every ping.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/ping#behavior-requirements'],
      '2026-07-28': null,
    },
  },
  'progress/after-completion': {
    says: 'No progress is reported for a request that already has a response.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#implementation-notes'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#implementation-notes'],
    },
  },
  'progress/not-increasing': {
    says: 'For each token, `progress` increases with every notification.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#progress-flow'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#progress-flow'],
    },
  },
  'progress/not-requested': {
    says: 'Progress is reported only for requests with a progress token.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#behavior-requirements'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#behavior-requirements'],
    },
  },
  'progress/sent-by-requester': {
    says: 'The side that processes the request reports its progress.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#behavior-requirements'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#behavior-requirements'],
    },
  },
  'progress/token-not-unique': {
    says: 'Each pending request has its own progress token.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#progress-flow'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#progress-flow'],
    },
  },
  'progress/token-type-changed': {
    says: 'A progress notification repeats the token with the same JSON type.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#behavior-requirements'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#behavior-requirements'],
    },
  },
  'progress/unknown-token': {
    says: 'A progress notification uses the token of a request in progress.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#behavior-requirements'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#behavior-requirements'],
    },
  },
  'responses/answered-twice': {
    says: 'A request gets exactly one response.',
    scope: 'session',
    in: {
      'jsonrpc-2.0': ['MUST', '#response_object'],
      '2024-11-05': ['MUST', 'basic/messages#responses'],
      '2025-03-26': ['MUST', 'basic/index#responses'],
      '2025-11-25': ['MUST', 'basic/index#result-responses'],
    },
  },
  'responses/error-id-omitted': {
    says: 'An error omits the id only when the request id could not be read.',
    scope: 'exchange',
    in: { '2025-11-25': ['MUST', 'basic/index#error-responses'] },
  },
  'responses/id-type-changed': {
    says: 'A response repeats the request id with the same JSON type.',
    scope: 'exchange',
    in: {
      'jsonrpc-2.0': ['MUST', '#response_object'],
      '2024-11-05': ['MUST', 'basic/messages#responses'],
      '2025-03-26': ['MUST', 'basic/index#responses'],
      '2025-11-25': ['MUST', 'basic/index#result-responses'],
    },
  },
  'responses/id-unknown': {
    says: 'A response has the id of a request from the other side.',
    scope: 'session',
    in: {
      'jsonrpc-2.0': ['MUST', '#response_object'],
      '2024-11-05': ['MUST', 'basic/messages#responses'],
      '2025-03-26': ['MUST', 'basic/index#responses'],
      '2025-11-25': ['MUST', 'basic/index#result-responses'],
    },
  },
  'responses/self-answered': {
    says: 'A response is sent by the receiver of its request.',
    scope: 'session',
    in: {
      'jsonrpc-2.0': ['MUST', '#response_object'],
      '2024-11-05': ['MUST', 'basic/messages#responses'],
      '2025-03-26': ['MUST', 'basic/index#responses'],
      '2025-11-25': ['MUST', 'basic/index#result-responses'],
      '2026-07-28': null,
    },
  },
  'responses/to-notification': {
    says: 'A notification gets no response, not even an error.',
    scope: 'exchange',
    in: {
      'jsonrpc-2.0': ['MUST NOT', '#notification'],
      '2024-11-05': ['MUST NOT', 'basic/messages#notifications'],
      '2025-03-26': ['MUST NOT', 'basic/index#notifications'],
    },
  },
  'responses/unanswered-request': {
    says: 'Every request gets a response, unless it was cancelled.',
    scope: 'session',
    in: {
      'jsonrpc-2.0': ['MUST', '#response_object'],
      '2024-11-05': ['MUST', 'basic/messages#responses'],
      '2025-03-26': ['MUST', 'basic/index#responses'],
      '2025-11-25': ['MUST', 'basic/index#result-responses'],
    },
  },
  'stateless/capability-from-earlier-request': {
    says: 'The declared client capabilities apply only to the request that contains them.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'basic/index#statelessness'] },
    unreported:
      'The same fault is reported as `mrtr/elicitation-undeclared`, `mrtr/sampling-undeclared` and `mrtr/roots-undeclared`, which consider only the answered request itself.',
  },
  'stateless/handshake-demanded': {
    says: 'A self-contained request is not rejected because of a missing handshake.',
    scope: 'exchange',
    in: { '2026-07-28': ['INFO', 'basic/index#statelessness'] },
  },
  'stateless/malformed-accepted': {
    says: 'A request without a version or without capabilities is rejected.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'stateless/malformed-error-code': {
    says: 'A request without a version or without capabilities is rejected with -32602.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'stateless/mixed-eras': {
    says: 'If a session mixes handshake and modern requests, each request is judged by its own era.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'basic/versioning#backward-compatibility-with-initialization-based-versions'] },
  },
  'version/counter-offer': {
    says: 'The version in the `initialize` result applies, even if it differs from the requested one.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#version-negotiation'],
      '2026-07-28': null,
    },
  },
  'version/error-instead-of-offer': {
    says: 'A server that does not support the requested version responds to `initialize` with one it supports.',
    scope: 'exchange',
    in: {
      '2024-11-05': [
        'MUST',
        'basic/lifecycle#version-negotiation',
        'The page also shows such an error, as an example of errors that clients handle; its section on versions requires the counteroffer.',
      ],
      '2026-07-28': null,
    },
  },
  'version/fallback-after-modern-error': {
    says: 'A client does not send `initialize` to a server that has identified itself as modern.',
    scope: 'session',
    in: { '2026-07-28': ['SHOULD NOT', 'basic/transports/stdio#backward-compatibility'] },
  },
  'version/ignores-discovered': {
    says: 'After discovery, a client uses one of the versions that the server listed.',
    scope: 'session',
    in: { '2026-07-28': ['SHOULD', 'server/discover#discoverresult'] },
  },
  'version/initialize-error-names-versions': {
    says: 'A modern server that rejects `initialize` lists its versions in the error.',
    scope: 'exchange',
    in: { '2026-07-28': ['SHOULD', 'basic/versioning#backward-compatibility-with-initialization-based-versions'] },
  },
  'version/newer-counter-offer': {
    says: 'A server is unlikely to support a version newer than the one a client requests.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#version-negotiation'],
      '2025-11-25': null,
    },
  },
  'version/probe-first': {
    says: 'On stdio, a client of both eras sends `server/discover` first.',
    scope: 'session',
    in: { '2026-07-28': ['SHOULD', 'basic/transports/stdio#backward-compatibility'] },
  },
  'version/retry-unlisted': {
    says: 'After -32022, a client uses a version listed in the error, or gives up.',
    scope: 'session',
    in: { '2026-07-28': ['SHOULD', 'basic/versioning#protocol-version-negotiation'] },
  },
  'version/unknown-version-agreed': {
    says: 'A server responds to `initialize` with an existing version.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#version-negotiation'],
      '2026-07-28': null,
    },
  },
  'version/unsupported-accepted': {
    says: 'A request with an unsupported version is rejected.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'basic/versioning#protocol-version-negotiation'] },
  },
  'version/unsupported-requested-mismatch': {
    says: 'The error -32022 repeats the requested version.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'schema#unsupportedprotocolversionerror'] },
  },
  'version/unsupported-wrong-code': {
    says: 'An unsupported version is rejected with -32022.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'basic/versioning#protocol-version-negotiation'] },
  },
};
