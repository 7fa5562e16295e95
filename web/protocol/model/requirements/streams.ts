/** Event streams over HTTP. */
import type { RequirementRows } from './define.ts';

/** The requirements of streams. */
export const streams: RequirementRows = {
  'sse/broadcast': {
    says: 'A server sends each message over one of its streams, not over several.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST NOT', 'basic/transports#multiple-connections'],
      '2026-07-28': null,
    },
  },
  'sse/buffering-header': {
    says: 'A stream comes with `X-Accel-Buffering: no`.',
    scope: 'http',
    in: { '2026-07-28': ['SHOULD', 'basic/transports/streamable-http#receiving-messages'] },
  },
  'sse/event-id-reused': {
    says: 'No two events of a session have the same id, on whichever stream.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#resumability-and-redelivery'],
      '2026-07-28': null,
    },
  },
  'sse/foreign-response': {
    says: 'The stream of a POST brings the answer to what was posted, and to nothing else.',
    scope: 'http',
    in: {
      '2025-03-26': ['SHOULD', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': null,
    },
  },
  'sse/last-event-id-without-effect': {
    says: '`Last-Event-ID` means nothing any more.',
    scope: 'http',
    in: { '2026-07-28': ['INFO', 'basic/transports/streamable-http#earlier-streamable-http-revisions'] },
  },
  'sse/message-after-response': {
    says: 'The stream of a request ends with its answer.',
    scope: 'http',
    in: {
      '2025-03-26': ['SHOULD', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['SHOULD', 'basic/transports/streamable-http#receiving-messages'],
    },
  },
  'sse/no-response': {
    says: 'The stream of a request brings its answer in the end.',
    scope: 'http',
    in: {
      '2025-03-26': ['SHOULD', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': null,
    },
  },
  'sse/no-response-to-batch': {
    says: 'The stream of a batch brings an answer for each of its requests.',
    scope: 'http',
    in: {
      '2025-03-26': ['SHOULD', 'basic/transports#sending-messages-to-the-server'],
      '2025-06-18': null,
    },
  },
  'sse/related-message-on-get-stream': {
    says: 'What is about a running request does not come on the listening stream.',
    scope: 'http',
    in: {
      '2025-03-26': ['SHOULD', 'basic/transports#listening-for-messages-from-the-server'],
      '2026-07-28': null,
    },
  },
  'sse/request-scoped-on-listen': {
    says: 'Progress and log messages of a request do not come on the stream of `subscriptions/listen`.',
    scope: 'http',
    in: { '2026-07-28': ['MUST NOT', 'basic/transports/streamable-http#receiving-messages'] },
  },
  'sse/response-on-get-stream': {
    says: 'A stream that a GET opens brings no answers, unless it resumes another one.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST NOT', 'basic/transports#listening-for-messages-from-the-server'],
      '2026-07-28': null,
    },
  },
  'sse/resume-by-post': {
    says: 'A broken stream is resumed with GET, also where a POST had opened it.',
    scope: 'http',
    in: {
      '2025-03-26': ['SHOULD', 'basic/transports#resumability-and-redelivery'],
      '2026-07-28': null,
    },
  },
  'sse/resume-other-stream': {
    says: 'A resumed stream brings what belongs to it, and nothing of another one.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST NOT', 'basic/transports#resumability-and-redelivery'],
      '2026-07-28': null,
    },
  },
  'sse/resume-replays-seen': {
    says: 'A resumed stream goes on behind the event that the client names.',
    scope: 'http',
    in: {
      '2025-03-26': ['INFO', 'basic/transports#resumability-and-redelivery'],
      '2026-07-28': null,
    },
  },
  'sse/unrelated-message': {
    says: 'What comes before the answer belongs to the request of the stream.',
    scope: 'http',
    in: {
      '2025-03-26': ['SHOULD', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#receiving-messages'],
    },
  },
};
