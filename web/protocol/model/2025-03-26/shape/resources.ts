/** Resources, prompts, completion, roots and keeping results, as 2025-03-26 changes them. */
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
            description: 'What is said: one block, not a list of blocks.',
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
