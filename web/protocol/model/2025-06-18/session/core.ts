/** What 2025-06-18 says of ids, answers, handshake, versions, progress and cancellation, message by message, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const core: ShapePart = {
  ledger: {
    changed: {
      'lifecycle/negotiated-version': { level: 'MUST' },
    },
    dropped: [
      'batch/array-for-single-request',
      'batch/empty-answer',
      'batch/receiver-rejects',
      'batch/response-for-notification',
      'batch/response-missing',
    ],
  },
};
