/** What 2025-06-18 says of event streams over HTTP, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const streams: ShapePart = {
  ledger: {
    dropped: ['sse/no-response-to-batch'],
  },
};
