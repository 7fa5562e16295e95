/** What 2024-11-05 says of sampling, elicitation, rounds of input, tasks and subscriptions across messages, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const rounds: ShapePart = {
  ledger: {
    added: {
      'sampling/answer-without-capability': ['MUST', 'client/sampling#capabilities'],
      'sampling/request-from-client': ['MUST', 'client/sampling#creating-messages'],
      'sampling/request-without-capability': ['SHOULD', 'basic/lifecycle#operation'],
      'sampling/user-rejection-code': ['INFO', 'client/sampling#error-handling'],
    },
  },
};
