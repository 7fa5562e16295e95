/** What 2025-03-26 says of HTTP requests, responses and sessions, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const http: ShapePart = {
  ledger: {
    added: {
      'http-session/delete-without-id': ['SHOULD', 'basic/transports#session-management'],
      'http-session/ended-status': ['MUST', 'basic/transports#session-management'],
      'http-session/id-altered': ['MUST', 'basic/transports#session-management'],
      'http-session/id-assigned-late': ['INFO', 'basic/transports#session-management'],
      'http-session/id-charset': ['MUST', 'basic/transports#session-management'],
      'http-session/id-guessable': ['SHOULD', 'basic/transports#session-management'],
      'http-session/id-missing': ['MUST', 'basic/transports#session-management'],
      'http-session/id-missing-on-get': ['MUST', 'basic/transports#session-management'],
      'http-session/initialize-with-old-id': ['MUST', 'basic/transports#session-management'],
      'http-session/missing-id-status': ['SHOULD', 'basic/transports#session-management'],
      'http-session/no-reinitialize': ['MUST', 'basic/transports#session-management'],
      'http/accept-incomplete': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      'http/accept-missing': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      'http/accept-wildcard': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      'http/batch-mixed': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      'http/body-not-json-rpc': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      'http/content-type-body-disagree': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      'http/get-accept': ['MUST', 'basic/transports#listening-for-messages-from-the-server'],
      'http/get-answer': ['MUST', 'basic/transports#listening-for-messages-from-the-server'],
      'http/get-answer-404': ['MUST', 'basic/transports#listening-for-messages-from-the-server'],
      'http/json-answer-before-batch': ['INFO', 'basic/transports#sending-messages-to-the-server'],
      'http/message-not-post': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      'http/notification-body': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      'http/notification-refused-status': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      'http/notification-status': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      'http/refusal-error-id': ['INFO', 'basic/transports#sending-messages-to-the-server'],
      'http/request-answered-202': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      'http/request-content-type': ['INFO', 'basic/transports#sending-messages-to-the-server'],
      'http/response-content-type': ['MUST', 'basic/transports#sending-messages-to-the-server'],
      'http/response-content-type-missing': ['MUST', 'basic/transports#sending-messages-to-the-server'],
    },
    dropped: [
      'http/streamable-not-yet',
      'legacy-sse/not-post',
      'legacy-sse/post-to-wrong-endpoint',
      'legacy-sse/response-in-post-body',
    ],
  },
};
