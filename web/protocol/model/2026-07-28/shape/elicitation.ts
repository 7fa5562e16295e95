/** Elicitation, as 2026-07-28 changes them. */
import type { ShapePart } from '../../schema.ts';

/** What 2026-07-28 changes about this area. */
export const elicitation: ShapePart = {
  types: {
    changed: {
      ElicitRequest: {
        description:
          'The server needs something of the person at the client: a form filled in, or an address opened. Stands among the `inputRequests` of a result.',
      },
      ElicitRequestFormParams: { without: ['_meta', 'task'] },
      ElicitRequestURLParams: { without: ['_meta', 'task', 'elicitationId'] },
      ElicitResult: {
        description: 'What the person did, and what they filled in. Stands among the `inputResponses` of the next try.',
        without: ['_meta'],
      },
    },
    dropped: [
      'ElicitationCompleteNotification',
      'ElicitationCompleteNotificationParams',
      'URLElicitationRequiredError',
    ],
  },
  ledger: {
    added: {
      'elicitation/complete-not-defined': ['INFO', 'changelog#minor-changes'],
      'elicitation/elicitation-id-removed': ['INFO', 'changelog#minor-changes'],
      'elicitation/required-error-not-defined': ['MUST NOT', 'basic/index#error-codes'],
    },
    dropped: [
      'elicitation/capability-without-mode',
      'elicitation/complete-id-missing',
      'elicitation/elicitation-id-missing',
      'elicitation/required-error-empty-list',
      'elicitation/required-error-form-mode',
      'elicitation/required-error-id-missing',
      'elicitation/required-error-without-list',
    ],
  },
};
