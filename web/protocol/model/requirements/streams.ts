/** Event streams over HTTP. */
import type { RequirementRows } from './define.ts';

/** The requirements of streams. */
export const streams: RequirementRows = {
  'sse/broadcast': {
    says: 'A server sends each message on only one of its streams.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST NOT', 'basic/transports#multiple-connections'],
      '2026-07-28': null,
    },
  },
  'sse/buffering-header': {
    says: 'The response with a stream has the header `X-Accel-Buffering: no`.',
    scope: 'http',
    in: { '2026-07-28': ['SHOULD', 'basic/transports/streamable-http#receiving-messages'] },
  },
  'sse/event-id-reused': {
    says: 'Event ids are unique within a session, across all streams.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST', 'basic/transports#resumability-and-redelivery'],
      '2026-07-28': null,
    },
  },
  'sse/foreign-response': {
    says: 'The stream of a POST contains only responses to its own requests.',
    scope: 'http',
    in: {
      '2025-03-26': ['SHOULD', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': null,
    },
  },
  'sse/last-event-id-without-effect': {
    says: '`Last-Event-ID` no longer has an effect.',
    scope: 'http',
    in: { '2026-07-28': ['INFO', 'basic/transports/streamable-http#earlier-streamable-http-revisions'] },
  },
  'sse/message-after-response': {
    says: 'The stream of a request ends after its response.',
    scope: 'http',
    in: {
      '2025-03-26': ['SHOULD', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['SHOULD', 'basic/transports/streamable-http#receiving-messages'],
    },
  },
  'sse/no-response': {
    says: 'The stream of a request contains its response before it ends.',
    scope: 'http',
    in: {
      '2025-03-26': ['SHOULD', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': null,
    },
  },
  'sse/no-response-to-batch': {
    says: 'The stream of a batch contains a response to each of its requests.',
    scope: 'http',
    in: {
      '2025-03-26': ['SHOULD', 'basic/transports#sending-messages-to-the-server'],
      '2025-06-18': null,
    },
  },
  'sse/related-message-on-get-stream': {
    says: 'Messages about a pending request are not sent on the GET stream.',
    scope: 'http',
    in: {
      '2025-03-26': ['SHOULD', 'basic/transports#listening-for-messages-from-the-server'],
      '2026-07-28': null,
    },
  },
  'sse/request-scoped-on-listen': {
    says: 'Progress and log messages of a request are not sent on the stream of `subscriptions/listen`.',
    scope: 'http',
    in: { '2026-07-28': ['MUST NOT', 'basic/transports/streamable-http#receiving-messages'] },
  },
  'sse/response-on-get-stream': {
    says: 'A stream opened by a GET contains no responses, unless it resumes another stream.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST NOT', 'basic/transports#listening-for-messages-from-the-server'],
      '2026-07-28': null,
    },
  },
  'sse/resume-by-post': {
    says: 'A broken stream is resumed with GET, even if a POST opened it.',
    scope: 'http',
    in: {
      '2025-03-26': ['SHOULD', 'basic/transports#resumability-and-redelivery'],
      '2026-07-28': null,
    },
  },
  'sse/resume-other-stream': {
    says: 'A resumed stream contains only its own messages, and none of another stream.',
    scope: 'http',
    in: {
      '2025-03-26': ['MUST NOT', 'basic/transports#resumability-and-redelivery'],
      '2026-07-28': null,
    },
  },
  'sse/resume-replays-seen': {
    says: 'A resumed stream continues after the event that the client specifies.',
    scope: 'http',
    in: {
      '2025-03-26': ['INFO', 'basic/transports#resumability-and-redelivery'],
      '2026-07-28': null,
    },
  },
  'sse/unrelated-message': {
    says: 'Messages before the response relate to the request of the stream.',
    scope: 'http',
    in: {
      '2025-03-26': ['SHOULD', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#receiving-messages'],
    },
  },
};
