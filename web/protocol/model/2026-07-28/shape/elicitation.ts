/** Elicitation: the changes of 2026-07-28. */
import type { ShapePart } from '../../schema.ts';

/** What 2026-07-28 changes about this area. */
export const elicitation: ShapePart = {
  types: {
    changed: {
      ElicitRequest: {
        description:
          'The server requests information from the user: a form to fill in, or a URL to open. An entry of `inputRequests` in a result.',
      },
      ElicitRequestFormParams: { without: ['_meta', 'task'] },
      ElicitRequestURLParams: { without: ['_meta', 'task', 'elicitationId'] },
      ElicitResult: {
        description:
          'The user’s action, and the submitted values. An entry of `inputResponses` in the retried request.',
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
