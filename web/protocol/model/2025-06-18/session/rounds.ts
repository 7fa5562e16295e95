/** What 2025-06-18 says of sampling, elicitation, rounds of input, tasks and subscriptions across messages, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const rounds: ShapePart = {
  ledger: {
    added: {
      'elicitation/answer-without-capability': ['MUST', 'client/elicitation#capabilities'],
      'elicitation/content-missing-on-accept': ['SHOULD', 'client/elicitation#security-considerations'],
      'elicitation/content-missing-required': ['SHOULD', 'client/elicitation#security-considerations'],
      'elicitation/content-out-of-bounds': ['SHOULD', 'client/elicitation#security-considerations'],
      'elicitation/content-unknown-field': ['INFO', 'client/elicitation#security-considerations'],
      'elicitation/content-wrong-type': ['SHOULD', 'client/elicitation#security-considerations'],
      'elicitation/decline-as-error': ['INFO', 'client/elicitation#response-actions'],
      'elicitation/request-from-client': ['MUST', 'client/elicitation#creating-elicitation-requests'],
      'elicitation/request-without-capability': ['MUST', 'basic/lifecycle#operation'],
    },
    changed: {
      'sampling/request-without-capability': { level: 'MUST' },
    },
  },
};
