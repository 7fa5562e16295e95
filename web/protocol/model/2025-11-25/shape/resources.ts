/** Resources, prompts, completion, roots and caching of results: the changes of 2025-11-25. */
import type { Schema, ShapePart } from '../../schema.ts';

const icons = (nullId: string): Schema => ({
  type: 'array',
  items: { $ref: 'Icon' },
  description: 'Icons that a client may show beside the name.',
  faults: { foreign: 'icons/since-2025-11-25', type: 'icons/not-array', null: nullId },
});

/** What 2025-11-25 changes about this area. */
export const resources: ShapePart = {
  types: {
    added: {
      ResourceRequestParams: {
        type: 'object',
        description: 'The common parameters of requests about one resource.',
        properties: {
          _meta: {
            type: 'object',
            description: 'Metadata of the request, such as a progress token.',
            judged: 'elsewhere',
          },
          uri: { type: 'string', description: 'The absolute URI of the resource.' },
        },
        required: ['uri'],
      },
    },
    changed: {
      Resource: { properties: { icons: icons('resources/optional-null') } },
      ResourceTemplate: { properties: { icons: icons('resources/optional-null') } },
      Prompt: { properties: { icons: icons('prompts/optional-null') } },
    },
  },
};
