/** Sampling, as 2026-07-28 changes them. */
import type { ShapePart } from '../../schema.ts';

/** What 2026-07-28 changes about this area. */
export const sampling: ShapePart = {
  types: {
    changed: {
      CreateMessageRequest: {
        description:
          'Asks the client, inside a result that requires input, to have its model write the next message of a conversation.',
      },
      CreateMessageRequestParams: {
        without: ['_meta', 'task'],
        properties: {
          includeContext: {
            enum: ['none', 'thisServer', 'allServers'],
            description:
              'Whose context the client may add. Left out it means `none`; the other two values are deprecated.',
            faults: { value: 'sampling/include-context-value', type: 'sampling/include-context-value' },
          },
        },
      },
      CreateMessageResult: {
        description:
          'The message the model wrote, and which model it was; sent among the answers of a retried request.',
      },
      ToolResultContent: {
        properties: {
          structuredContent: { description: 'The same as data of any kind, as the `outputSchema` of the tool says.' },
        },
      },
    },
  },
};
