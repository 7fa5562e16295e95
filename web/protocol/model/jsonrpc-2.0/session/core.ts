/** What JSON-RPC 2.0 says of ids, answers, handshake, versions, progress and cancellation, message by message, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const core: ShapePart = {
  ledger: {
    added: {
      'batch/answer-not-array': ['SHOULD', '#batch'],
      'batch/array-for-single-request': ['MUST NOT', '#response_object'],
      'batch/empty-answer': ['MUST NOT', '#batch'],
      'batch/invalid-element': ['MUST', '#batch'],
      'batch/response-for-notification': ['SHOULD NOT', '#batch'],
      'batch/response-missing': ['SHOULD', '#batch'],
      'errors/invalid-params-code': ['SHOULD', '#error_object'],
      'errors/invalid-request-code': ['SHOULD', '#error_object'],
      'errors/method-not-found-code': ['SHOULD', '#error_object'],
      'responses/answered-twice': ['MUST', '#response_object'],
      'responses/id-type-changed': ['MUST', '#response_object'],
      'responses/id-unknown': ['MUST', '#response_object'],
      'responses/self-answered': ['MUST', '#response_object'],
      'responses/to-notification': ['MUST NOT', '#notification'],
      'responses/unanswered-request': ['MUST', '#response_object'],
    },
  },
};
