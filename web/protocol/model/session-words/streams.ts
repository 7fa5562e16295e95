/** The words of requirements about event streams over HTTP. */
import type { RequirementWords } from '../schema.ts';

/** Words by ledger id, the same in every revision. */
export const streams: Readonly<Record<string, RequirementWords>> = {
  'sse/broadcast': { says: 'A server sends each message over one of its streams, not over several.' },
  'sse/buffering-header': { says: 'A stream comes with `X-Accel-Buffering: no`.' },
  'sse/event-id-reused': { says: 'No two events of a session have the same id, on whichever stream.' },
  'sse/foreign-response': { says: 'The stream of a POST brings the answer to what was posted, and to nothing else.' },
  'sse/last-event-id-without-effect': { says: '`Last-Event-ID` means nothing any more.' },
  'sse/message-after-response': { says: 'The stream of a request ends with its answer.' },
  'sse/no-response': { says: 'The stream of a request brings its answer in the end.' },
  'sse/no-response-to-batch': { says: 'The stream of a batch brings an answer for each of its requests.' },
  'sse/related-message-on-get-stream': {
    says: 'What is about a running request does not come on the listening stream.',
  },
  'sse/request-scoped-on-listen': {
    says: 'Progress and log messages of a request do not come on the stream of `subscriptions/listen`.',
  },
  'sse/response-on-get-stream': { says: 'A stream that a GET opens brings no answers, unless it resumes another one.' },
  'sse/resume-by-post': { says: 'A broken stream is resumed with GET, also where a POST had opened it.' },
  'sse/resume-other-stream': { says: 'A resumed stream brings what belongs to it, and nothing of another one.' },
  'sse/resume-replays-seen': { says: 'A resumed stream goes on behind the event that the client names.' },
  'sse/unrelated-message': { says: 'What comes before the answer belongs to the request of the stream.' },
};
