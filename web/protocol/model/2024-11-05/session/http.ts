/** What 2024-11-05 says of HTTP requests, responses and sessions, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const http: ShapePart = {
  ledger: {
    added: {
      'http/streamable-not-yet': ['INFO', 'basic/transports#http-with-sse'],
      'legacy-sse/not-post': ['MUST', 'basic/transports#http-with-sse'],
      'legacy-sse/post-to-wrong-endpoint': ['MUST', 'basic/transports#http-with-sse'],
      'legacy-sse/response-in-post-body': ['MUST', 'basic/transports#http-with-sse'],
      'pagination/cursor-across-sessions': ['MUST NOT', 'server/utilities/pagination#implementation-guidelines'],
    },
  },
};
