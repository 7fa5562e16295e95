/** Sampling: the changes of 2026-07-28. */
import type { ShapePart } from '../../schema.ts';

/** What 2026-07-28 changes about this area. */
export const sampling: ShapePart = {
  types: {
    changed: {
      CreateMessageRequest: {
        description:
          'Requests the next message of a conversation from the client’s model, inside an `input_required` result.',
      },
      CreateMessageRequestParams: {
        without: ['_meta', 'task'],
        properties: {
          includeContext: {
            enum: ['none', 'thisServer', 'allServers'],
            description:
              'The context that the client may add. The default is `none`; the other two values are deprecated.',
            faults: { value: 'sampling/include-context-value', type: 'sampling/include-context-value' },
          },
        },
      },
      CreateMessageResult: {
        description:
          'The generated message and the name of the model, as an entry of `inputResponses` in a retried request.',
      },
      ToolResultContent: {
        properties: {
          structuredContent: {
            description:
              'The result as structured data of any JSON type, conforming to the `outputSchema` of the tool.',
          },
        },
      },
    },
  },
};
