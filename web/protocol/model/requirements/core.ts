/** Ids, responses, lifecycle, versions, progress and cancellation, across messages. */
import type { RequirementRows } from './define.ts';

/** The requirements of requests and their responses. */
export const core: RequirementRows = {
  'batch/answer-not-array': {
    says: 'The answers to a batch come together, in one array.',
    scope: 'exchange',
    in: {
      'jsonrpc-2.0': ['SHOULD', '#batch'],
      '2024-11-05': null,
    },
  },
  'batch/array-for-single-request': {
    says: 'A request that was sent alone is answered by one object, not by an array.',
    scope: 'exchange',
    in: {
      'jsonrpc-2.0': ['MUST NOT', '#response_object'],
      '2024-11-05': null,
      '2025-03-26': ['MUST NOT', 'basic/index#batching'],
      '2025-06-18': null,
    },
  },
  'batch/empty-answer': {
    says: 'A batch of notifications gets no answer, not even an empty array.',
    scope: 'exchange',
    in: {
      'jsonrpc-2.0': ['MUST NOT', '#batch'],
      '2024-11-05': null,
      '2025-03-26': ['MUST NOT', 'basic/index#batching'],
      '2025-06-18': null,
    },
  },
  'batch/invalid-element': {
    says: 'For each item of a batch that is no request there is an error of its own, with a null id.',
    scope: 'exchange',
    in: {
      'jsonrpc-2.0': ['MUST', '#batch'],
      '2024-11-05': null,
    },
  },
  'batch/receiver-rejects': {
    says: 'Whoever receives a batch reads it, also if it never sends one.',
    scope: 'exchange',
    in: {
      '2025-03-26': ['MUST', 'basic/index#batching'],
      '2025-06-18': null,
    },
  },
  'batch/response-for-notification': {
    says: 'For the notifications of a batch there is nothing in the answer.',
    scope: 'exchange',
    in: {
      'jsonrpc-2.0': ['SHOULD NOT', '#batch'],
      '2024-11-05': null,
      '2025-03-26': ['SHOULD NOT', 'basic/index#batching'],
      '2025-06-18': null,
    },
  },
  'batch/response-missing': {
    says: 'Each request of a batch gets its answer.',
    scope: 'exchange',
    in: {
      'jsonrpc-2.0': ['SHOULD', '#batch'],
      '2024-11-05': null,
      '2025-03-26': ['SHOULD', 'basic/index#batching'],
      '2025-06-18': null,
    },
  },
  'cancellation/already-answered': {
    says: 'A request is cancelled only as long as its sender takes it to be running.',
    scope: 'session',
    in: {
      '2024-11-05': [
        'MUST',
        'basic/utilities/cancellation#behavior-requirements',
        'An answer and a cancellation may cross on the way: with clocks less than a second apart nothing is said.',
      ],
      '2026-07-28': [
        'MUST',
        'basic/patterns/cancellation#behavior-requirements',
        'An answer and a cancellation may cross on the way: with clocks less than a second apart nothing is said.',
      ],
    },
  },
  'cancellation/id-type-changed': {
    says: 'A cancellation repeats the id of the request with its JSON type.',
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
    says: 'On stdio a server sends nothing more for a request that was cancelled.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'basic/transports/stdio#cancellation'] },
  },
  'cancellation/response-after-cancel': {
    says: 'A request that was cancelled is not answered any more.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'basic/utilities/cancellation#behavior-requirements'],
      '2026-07-28': ['SHOULD NOT', 'basic/patterns/cancellation#behavior-requirements'],
    },
  },
  'cancellation/server-sends': {
    says: 'A server cancels nothing but a subscription.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/cancellation#behavior-requirements'] },
  },
  'cancellation/unknown-request': {
    says: 'A cancellation names a request that was sent.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/cancellation#behavior-requirements'],
      '2026-07-28': ['MUST', 'basic/patterns/cancellation#behavior-requirements'],
    },
  },
  'cancellation/wrong-direction': {
    says: 'A request is cancelled by the side that sent it.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/cancellation#behavior-requirements'],
      '2026-07-28': null,
    },
  },
  'discover/capabilities-required': {
    says: 'What discovery finds has `capabilities`, if only an empty object.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'server/discover#discoverresult'] },
    unreported: 'The same thing is found as `discover/capabilities-missing`, by the type of the result.',
  },
  'discover/implemented': {
    says: 'Every server answers `server/discover`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'schema#discoverrequest'] },
  },
  'discover/own-version-unlisted': {
    says: 'A server lists the version in which it answers discovery.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'server/discover#discoverresult'] },
  },
  'discover/supported-versions-required': {
    says: 'What discovery finds has the list `supportedVersions`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'server/discover#discoverresult'] },
    unreported: 'The same thing is found as `discover/versions-missing`, by the type of the result.',
  },
  'errors/header-mismatch-code-scope': {
    says: 'The code -32020 is about HTTP headers that differ from the body, and about nothing else.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'basic/index#error-codes'] },
  },
  'errors/invalid-params-code': {
    says: 'Parameters that do not fit a method are refused with -32602.',
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
    says: 'JSON that is no request is refused with -32600.',
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
    says: 'A method that the receiver does not have is refused with -32601.',
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
    says: 'Each side numbers its own requests, so the same id may be on its way in both directions.',
    scope: 'session',
    in: {
      '2024-11-05': ['INFO', 'basic/messages#requests'],
      '2025-03-26': ['INFO', 'basic/index#requests'],
      '2026-07-28': null,
    },
  },
  'ids/reused-in-flight': {
    says: 'A request has an id that no other request of its sender waits under.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'basic/index#requests'] },
  },
  'ids/reused-in-session': {
    says: 'In one session a sender uses each id for one request only.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST NOT', 'basic/messages#requests'],
      '2025-03-26': ['MUST NOT', 'basic/index#requests'],
      '2026-07-28': null,
    },
  },
  'lifecycle/client-initiates': {
    says: 'It is the client that sends `initialize`.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
    unreported: 'The same thing is found as `methods/server-calls-server-feature`, by the sender in the method table.',
  },
  'lifecycle/first-message': {
    says: 'A session begins with `initialize`; only a ping may come before it.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/initialize-repeated': {
    says: '`initialize` opens a session, so a second one in it is out of place.',
    scope: 'session',
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/initialized-after-error': {
    says: '`notifications/initialized` is sent only when `initialize` has succeeded.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/initialized-missing': {
    says: 'The client sends `notifications/initialized` before it begins to work.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/initialized-too-early': {
    says: '`notifications/initialized` comes behind the result of `initialize`.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/negotiated-version': {
    says: 'Both sides keep to the revision they have agreed on.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
    unreported:
      'The same thing is found as `methods/elicitation-since-2025-06-18` and its siblings, one for each method that the agreed revision does not have.',
  },
  'lifecycle/operation-after-failed-initialize': {
    says: 'When `initialize` is refused, the client does not go on as if it had succeeded.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/request-before-initialize-result': {
    says: 'While `initialize` waits, a client sends no request but a ping.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/server-request-before-initialized': {
    says: 'Before `notifications/initialized` a server sends no request but a ping.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'ping/answered-with-error': {
    says: 'A ping is answered by a result, never by an error.',
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
    says: 'Every ping is answered at once, by clients as well.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/ping#behavior-requirements'],
      '2026-07-28': null,
    },
  },
  'progress/after-completion': {
    says: 'No progress is told of a request that has been answered.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#implementation-notes'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#implementation-notes'],
    },
  },
  'progress/not-increasing': {
    says: 'For one token `progress` grows from notification to notification.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#progress-flow'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#progress-flow'],
    },
  },
  'progress/not-requested': {
    says: 'Progress is told only of requests that gave a token.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#behavior-requirements'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#behavior-requirements'],
    },
  },
  'progress/sent-by-requester': {
    says: 'Progress comes from the side that works on the request.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#behavior-requirements'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#behavior-requirements'],
    },
  },
  'progress/token-not-unique': {
    says: 'Of the requests that wait each has a progress token of its own.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#progress-flow'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#progress-flow'],
    },
  },
  'progress/token-type-changed': {
    says: 'A progress notification repeats the token with its JSON type.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#behavior-requirements'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#behavior-requirements'],
    },
  },
  'progress/unknown-token': {
    says: 'A progress notification names a token that a running request gave.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#behavior-requirements'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#behavior-requirements'],
    },
  },
  'responses/answered-twice': {
    says: 'A request gets one answer.',
    scope: 'session',
    in: {
      'jsonrpc-2.0': ['MUST', '#response_object'],
      '2024-11-05': ['MUST', 'basic/messages#responses'],
      '2025-03-26': ['MUST', 'basic/index#responses'],
      '2025-11-25': ['MUST', 'basic/index#result-responses'],
    },
  },
  'responses/error-id-omitted': {
    says: 'An error leaves the id out only where the id of the request could not be read.',
    scope: 'exchange',
    in: { '2025-11-25': ['MUST', 'basic/index#error-responses'] },
  },
  'responses/id-type-changed': {
    says: 'An answer repeats the id of its request with its JSON type.',
    scope: 'exchange',
    in: {
      'jsonrpc-2.0': ['MUST', '#response_object'],
      '2024-11-05': ['MUST', 'basic/messages#responses'],
      '2025-03-26': ['MUST', 'basic/index#responses'],
      '2025-11-25': ['MUST', 'basic/index#result-responses'],
    },
  },
  'responses/id-unknown': {
    says: 'An answer has the id of a request that the other side has sent.',
    scope: 'session',
    in: {
      'jsonrpc-2.0': ['MUST', '#response_object'],
      '2024-11-05': ['MUST', 'basic/messages#responses'],
      '2025-03-26': ['MUST', 'basic/index#responses'],
      '2025-11-25': ['MUST', 'basic/index#result-responses'],
    },
  },
  'responses/self-answered': {
    says: 'An answer travels against its request.',
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
    says: 'A notification gets no answer, not even an error.',
    scope: 'exchange',
    in: {
      'jsonrpc-2.0': ['MUST NOT', '#notification'],
      '2024-11-05': ['MUST NOT', 'basic/messages#notifications'],
      '2025-03-26': ['MUST NOT', 'basic/index#notifications'],
    },
  },
  'responses/unanswered-request': {
    says: 'Every request gets an answer, unless it was cancelled.',
    scope: 'session',
    in: {
      'jsonrpc-2.0': ['MUST', '#response_object'],
      '2024-11-05': ['MUST', 'basic/messages#responses'],
      '2025-03-26': ['MUST', 'basic/index#responses'],
      '2025-11-25': ['MUST', 'basic/index#result-responses'],
    },
  },
  'stateless/capability-from-earlier-request': {
    says: 'What a client can do counts for the request that says so, and for no other.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'basic/index#statelessness'] },
    unreported:
      'The same thing is found as `mrtr/elicitation-undeclared`, `mrtr/sampling-undeclared` and `mrtr/roots-undeclared`, which look at the very request that is answered, and at no other.',
  },
  'stateless/handshake-demanded': {
    says: 'A request that carries all it needs is not refused for want of a handshake.',
    scope: 'exchange',
    in: { '2026-07-28': ['INFO', 'basic/index#statelessness'] },
  },
  'stateless/malformed-accepted': {
    says: 'A request that lacks version or capabilities is refused.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'stateless/malformed-error-code': {
    says: 'A request that lacks version or capabilities is refused with -32602.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'stateless/mixed-eras': {
    says: 'Where handshake and modern requests meet in one session, each request is judged by its own era.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'basic/versioning#backward-compatibility-with-initialization-based-versions'] },
  },
  'version/counter-offer': {
    says: 'The version in the answer to `initialize` is the one that counts, also where it is not the one asked for.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#version-negotiation'],
      '2026-07-28': null,
    },
  },
  'version/error-instead-of-offer': {
    says: 'A server that lacks the version asked for answers `initialize` with one it has.',
    scope: 'exchange',
    in: {
      '2024-11-05': [
        'MUST',
        'basic/lifecycle#version-negotiation',
        'The page also shows such an error, as an example of what clients have to cope with; its section on versions demands the offer.',
      ],
      '2026-07-28': null,
    },
  },
  'version/fallback-after-modern-error': {
    says: 'A client does not try `initialize` with a server that has shown itself to be a modern one.',
    scope: 'session',
    in: { '2026-07-28': ['SHOULD NOT', 'basic/transports/stdio#backward-compatibility'] },
  },
  'version/ignores-discovered': {
    says: 'After discovery a client speaks one of the versions that the server has listed.',
    scope: 'session',
    in: { '2026-07-28': ['SHOULD', 'server/discover#discoverresult'] },
  },
  'version/initialize-error-names-versions': {
    says: 'A modern server that refuses `initialize` names its versions in the error.',
    scope: 'exchange',
    in: { '2026-07-28': ['SHOULD', 'basic/versioning#backward-compatibility-with-initialization-based-versions'] },
  },
  'version/newer-counter-offer': {
    says: 'A version newer than the one a client asks for is hardly one it has.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#version-negotiation'],
      '2025-11-25': null,
    },
  },
  'version/probe-first': {
    says: 'On stdio a client of both eras sends `server/discover` before anything else.',
    scope: 'session',
    in: { '2026-07-28': ['SHOULD', 'basic/transports/stdio#backward-compatibility'] },
  },
  'version/retry-unlisted': {
    says: 'After -32022 a client goes on in a version that the error lists, or gives up.',
    scope: 'session',
    in: { '2026-07-28': ['SHOULD', 'basic/versioning#protocol-version-negotiation'] },
  },
  'version/unknown-version-agreed': {
    says: 'A server answers `initialize` with a version that exists.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#version-negotiation'],
      '2026-07-28': null,
    },
  },
  'version/unsupported-accepted': {
    says: 'A request in a version that the server does not have is refused.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'basic/versioning#protocol-version-negotiation'] },
  },
  'version/unsupported-requested-mismatch': {
    says: 'The error -32022 repeats the version that the request named.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'schema#unsupportedprotocolversionerror'] },
  },
  'version/unsupported-wrong-code': {
    says: 'A version that the server does not have is refused with -32022.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'basic/versioning#protocol-version-negotiation'] },
  },
};
