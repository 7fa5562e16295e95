/** Sampling: the changes of 2025-03-26. */
import type { Schema, ShapePart } from '../../schema.ts';

const BLOCK: Schema = {
  by: 'type',
  anyOf: [{ $ref: 'TextContent' }, { $ref: 'ImageContent' }, { $ref: 'AudioContent' }],
};
const BLOCK_FAULTS: Schema['faults'] = {
  missing: 'sampling/content-missing',
  type: 'sampling/content-string',
  value: 'sampling/content-type-unknown',
};

/** What 2025-03-26 changes about this area. */
export const sampling: ShapePart = {
  types: {
    changed: {
      CreateMessageResult: {
        properties: {
          content: {
            ...BLOCK,
            description: 'The generated content: one text, image or audio block.',
            faults: { ...BLOCK_FAULTS, array: 'sampling/result-content-array-not-yet' },
          },
        },
      },
      SamplingMessage: {
        properties: {
          content: {
            ...BLOCK,
            description: 'The content of the message: one text, image or audio block.',
            faults: { ...BLOCK_FAULTS, array: 'sampling/content-array-not-yet' },
          },
        },
      },
    },
  },
};
