/** Resources, prompts, completion, roots and caching of results: the changes of 2025-03-26. */
import type { ShapePart } from '../../schema.ts';

/** What 2025-03-26 changes about this area. */
export const resources: ShapePart = {
  types: {
    changed: {
      PromptMessage: {
        properties: {
          content: {
            anyOf: [
              { $ref: 'TextContent' },
              { $ref: 'ImageContent' },
              { $ref: 'AudioContent' },
              { $ref: 'EmbeddedResource' },
            ],
            by: 'type',
            description: 'The content: one block, not an array of blocks.',
            faults: {
              missing: 'prompts/message-content-object',
              type: 'prompts/message-content-object',
              array: 'prompts/message-content-single',
              value: 'content/unknown-type',
            },
            foreign: { resource_link: 'content/resource-link-version' },
          },
        },
      },
    },
  },
};
