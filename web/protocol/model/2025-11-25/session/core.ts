/** What 2025-11-25 says of ids, answers, handshake, versions, progress and cancellation, message by message, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const core: ShapePart = {
  ledger: {
    added: {
      'responses/error-id-omitted': ['MUST', 'basic/index#error-responses'],
    },
    moved: {
      'basic/index#error-responses': [
        'errors/invalid-params-code',
        'errors/invalid-request-code',
        'errors/method-not-found-code',
      ],
      'basic/index#result-responses': [
        'responses/answered-twice',
        'responses/id-type-changed',
        'responses/id-unknown',
        'responses/self-answered',
        'responses/unanswered-request',
      ],
    },
    dropped: ['version/newer-counter-offer'],
  },
};
