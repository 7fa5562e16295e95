/** What 2025-03-26 says of ids, answers, handshake, versions, progress and cancellation, message by message, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const core: ShapePart = {
  ledger: {
    added: {
      'batch/array-for-single-request': ['MUST NOT', 'basic/index#batching'],
      'batch/empty-answer': ['MUST NOT', 'basic/index#batching'],
      'batch/receiver-rejects': ['MUST', 'basic/index#batching'],
      'batch/response-for-notification': ['SHOULD NOT', 'basic/index#batching'],
      'batch/response-missing': ['SHOULD', 'basic/index#batching'],
    },
    moved: {
      'basic/index#notifications': ['responses/to-notification'],
      'basic/index#requests': ['ids/opposite-directions', 'ids/reused-in-session'],
      'basic/index#responses': [
        'errors/invalid-params-code',
        'errors/invalid-request-code',
        'errors/method-not-found-code',
        'responses/answered-twice',
        'responses/id-type-changed',
        'responses/id-unknown',
        'responses/self-answered',
        'responses/unanswered-request',
      ],
    },
  },
};
