/** What 2026-07-28 says of event streams over HTTP, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const streams: ShapePart = {
  ledger: {
    added: {
      'sse/buffering-header': ['SHOULD', 'basic/transports/streamable-http#receiving-messages'],
      'sse/last-event-id-without-effect': [
        'INFO',
        'basic/transports/streamable-http#earlier-streamable-http-revisions',
      ],
      'sse/request-scoped-on-listen': ['MUST NOT', 'basic/transports/streamable-http#receiving-messages'],
    },
    changed: {
      'sse/unrelated-message': { level: 'MUST', place: 'basic/transports/streamable-http#receiving-messages' },
    },
    moved: {
      'basic/transports/streamable-http#receiving-messages': ['sse/message-after-response'],
    },
    dropped: [
      'sse/broadcast',
      'sse/event-id-reused',
      'sse/foreign-response',
      'sse/no-response',
      'sse/related-message-on-get-stream',
      'sse/response-on-get-stream',
      'sse/resume-by-post',
      'sse/resume-other-stream',
      'sse/resume-replays-seen',
    ],
  },
};
