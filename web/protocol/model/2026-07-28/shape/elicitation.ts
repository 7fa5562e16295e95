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
};
