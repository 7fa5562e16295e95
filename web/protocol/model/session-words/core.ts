/** The words of requirements about ids, answers, handshake, versions, progress and cancellation, message by message. */
import type { RequirementWords } from '../schema.ts';

/** Words by ledger id, the same in every revision. */
export const core: Readonly<Record<string, RequirementWords>> = {
  'batch/answer-not-array': { says: 'The answers to a batch come together, in one array.' },
  'batch/array-for-single-request': {
    says: 'A request that was sent alone is answered by one object, not by an array.',
  },
  'batch/empty-answer': { says: 'A batch of notifications gets no answer, not even an empty array.' },
  'batch/invalid-element': {
    says: 'For each item of a batch that is no request there is an error of its own, with a null id.',
  },
  'batch/receiver-rejects': { says: 'Whoever receives a batch reads it, also if it never sends one.' },
  'batch/response-for-notification': { says: 'For the notifications of a batch there is nothing in the answer.' },
  'batch/response-missing': { says: 'Each request of a batch gets its answer.' },
  'cancellation/already-answered': {
    says: 'A request is cancelled only as long as its sender takes it to be running.',
  },
  'cancellation/id-type-changed': { says: 'A cancellation repeats the id of the request with its JSON type.' },
  'cancellation/initialize': { says: 'A client does not cancel `initialize`.' },
  'cancellation/messages-after-cancel-stdio': {
    says: 'On stdio a server sends nothing more for a request that was cancelled.',
  },
  'cancellation/response-after-cancel': { says: 'A request that was cancelled is not answered any more.' },
  'cancellation/server-sends': { says: 'A server cancels nothing but a subscription.' },
  'cancellation/unknown-request': { says: 'A cancellation names a request that was sent.' },
  'cancellation/wrong-direction': { says: 'A request is cancelled by the side that sent it.' },
  'discover/capabilities-required': { says: 'What discovery finds has `capabilities`, if only an empty object.' },
  'discover/implemented': { says: 'Every server answers `server/discover`.' },
  'discover/own-version-unlisted': { says: 'A server lists the version in which it answers discovery.' },
  'discover/supported-versions-required': { says: 'What discovery finds has the list `supportedVersions`.' },
  'errors/header-mismatch-code-scope': {
    says: 'The code -32020 is about HTTP headers that differ from the body, and about nothing else.',
  },
  'errors/invalid-params-code': { says: 'Parameters that do not fit a method are refused with -32602.' },
  'errors/invalid-request-code': { says: 'JSON that is no request is refused with -32600.' },
  'errors/method-not-found-code': { says: 'A method that the receiver does not have is refused with -32601.' },
  'ids/opposite-directions': {
    says: 'Each side numbers its own requests, so the same id may be on its way in both directions.',
  },
  'ids/reused-in-flight': { says: 'A request has an id that no other request of its sender waits under.' },
  'ids/reused-in-session': { says: 'In one session a sender uses each id for one request only.' },
  'lifecycle/client-initiates': { says: 'It is the client that sends `initialize`.' },
  'lifecycle/first-message': { says: 'A session begins with `initialize`; only a ping may come before it.' },
  'lifecycle/initialize-repeated': { says: '`initialize` opens a session, so a second one in it is out of place.' },
  'lifecycle/initialized-after-error': {
    says: '`notifications/initialized` is sent only when `initialize` has succeeded.',
  },
  'lifecycle/initialized-missing': { says: 'The client sends `notifications/initialized` before it begins to work.' },
  'lifecycle/initialized-too-early': { says: '`notifications/initialized` comes behind the result of `initialize`.' },
  'lifecycle/negotiated-version': { says: 'Both sides keep to the revision they have agreed on.' },
  'lifecycle/operation-after-failed-initialize': {
    says: 'When `initialize` is refused, the client does not go on as if it had succeeded.',
  },
  'lifecycle/request-before-initialize-result': {
    says: 'While `initialize` waits, a client sends no request but a ping.',
  },
  'lifecycle/server-request-before-initialized': {
    says: 'Before `notifications/initialized` a server sends no request but a ping.',
  },
  'ping/answered-with-error': { says: 'A ping is answered by a result, never by an error.' },
  'ping/result-not-empty': { says: 'The result of a ping is empty.' },
  'ping/unanswered': { says: 'Every ping is answered at once, by clients as well.' },
  'progress/after-completion': { says: 'No progress is told of a request that has been answered.' },
  'progress/not-increasing': { says: 'For one token `progress` grows from notification to notification.' },
  'progress/not-requested': { says: 'Progress is told only of requests that gave a token.' },
  'progress/sent-by-requester': { says: 'Progress comes from the side that works on the request.' },
  'progress/token-not-unique': { says: 'Of the requests that wait each has a progress token of its own.' },
  'progress/token-type-changed': { says: 'A progress notification repeats the token with its JSON type.' },
  'progress/unknown-token': { says: 'A progress notification names a token that a running request gave.' },
  'responses/answered-twice': { says: 'A request gets one answer.' },
  'responses/error-id-omitted': {
    says: 'An error leaves the id out only where the id of the request could not be read.',
  },
  'responses/id-type-changed': { says: 'An answer repeats the id of its request with its JSON type.' },
  'responses/id-unknown': { says: 'An answer has the id of a request that the other side has sent.' },
  'responses/self-answered': { says: 'An answer travels against its request.' },
  'responses/to-notification': { says: 'A notification gets no answer, not even an error.' },
  'responses/unanswered-request': { says: 'Every request gets an answer, unless it was cancelled.' },
  'stateless/capability-from-earlier-request': {
    says: 'What a client can do counts for the request that says so, and for no other.',
  },
  'stateless/handshake-demanded': {
    says: 'A request that carries all it needs is not refused for want of a handshake.',
  },
  'stateless/malformed-accepted': { says: 'A request that lacks version or capabilities is refused.' },
  'stateless/malformed-error-code': { says: 'A request that lacks version or capabilities is refused with -32602.' },
  'stateless/mixed-eras': {
    says: 'Where handshake and modern requests meet in one session, each request is judged by its own era.',
  },
  'version/counter-offer': {
    says: 'The version in the answer to `initialize` is the one that counts, also where it is not the one asked for.',
  },
  'version/error-instead-of-offer': {
    says: 'A server that lacks the version asked for answers `initialize` with one it has.',
  },
  'version/fallback-after-modern-error': {
    says: 'A client does not try `initialize` with a server that has shown itself to be a modern one.',
  },
  'version/ignores-discovered': {
    says: 'After discovery a client speaks one of the versions that the server has listed.',
  },
  'version/initialize-error-names-versions': {
    says: 'A modern server that refuses `initialize` names its versions in the error.',
  },
  'version/newer-counter-offer': { says: 'A version newer than the one a client asks for is hardly one it has.' },
  'version/probe-first': { says: 'On stdio a client of both eras sends `server/discover` before anything else.' },
  'version/retry-unlisted': { says: 'After -32022 a client goes on in a version that the error lists, or gives up.' },
  'version/unknown-version-agreed': { says: 'A server answers `initialize` with a version that exists.' },
  'version/unsupported-accepted': { says: 'A request in a version that the server does not have is refused.' },
  'version/unsupported-requested-mismatch': { says: 'The error -32022 repeats the version that the request named.' },
  'version/unsupported-wrong-code': { says: 'A version that the server does not have is refused with -32022.' },
};
