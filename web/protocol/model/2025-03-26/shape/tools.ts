/** Tools, their schemas and contents, as 2025-03-26 changes them. */
import type { Schema, ShapePart } from '../../schema.ts';

const TYPE: Schema['faults'] = { missing: 'content/type-required', type: 'content/unknown-type' };
const AUDIO: Schema['faults'] = { missing: 'content/audio-fields-required', type: 'content/audio-fields-required' };
const HINT: Schema['faults'] = { type: 'tools/annotation-hint-type' };

/** What 2025-03-26 changes about this area. */
export const tools: ShapePart = {
  types: {
    added: {
      ToolAnnotations: {
        type: 'object',
        description:
          'Hints about what a tool does to the world. A client trusts them no further than it trusts the server.',
        place: 'server/tools#tool',
        properties: {
          title: {
            type: 'string',
            description: 'A name for people.',
            faults: { null: 'tools/optional-null' },
          },
          readOnlyHint: {
            type: 'boolean',
            description: 'True: the tool changes nothing. Left out it means `false`.',
            faults: HINT,
          },
          destructiveHint: {
            type: 'boolean',
            description:
              'True: the tool may destroy or overwrite things; false: it only adds. Left out it means `true`. Says nothing of tools that only read.',
            faults: HINT,
          },
          idempotentHint: {
            type: 'boolean',
            description:
              'True: the same call a second time changes nothing more. Left out it means `false`. Says nothing of tools that only read.',
            faults: HINT,
          },
          openWorldHint: {
            type: 'boolean',
            description:
              'True: the tool deals with things outside, such as the web; false: with a closed set of its own. Left out it means `true`.',
            faults: HINT,
          },
        },
      },
      AudioContent: {
        type: 'object',
        description: 'A block with a sound recording.',
        place: 'server/tools#audio-content',
        properties: {
          type: { const: 'audio', description: 'Says that this block is a recording.', faults: TYPE },
          data: {
            type: 'string',
            description:
              'The bytes of the recording in standard base64: padded, in one line, without a `data:` prefix.',
            faults: AUDIO,
          },
          mimeType: {
            type: 'string',
            description: 'The media type of the bytes, such as `audio/wav`.',
            faults: AUDIO,
          },
          annotations: {
            $ref: 'Annotations',
            description: 'For whom the block is meant, and how much it matters.',
          },
        },
        required: ['type', 'data', 'mimeType'],
      },
    },
    changed: {
      Tool: {
        properties: {
          annotations: {
            $ref: 'ToolAnnotations',
            description: 'Hints about what the tool does to the world, and a name for people.',
            faults: { null: 'tools/optional-null', foreign: 'tools/annotations-version' },
          },
        },
      },
      CallToolResult: {
        properties: {
          content: {
            type: 'array',
            description: 'What the tool has to say, as a list of blocks. The list may be empty.',
            items: {
              by: 'type',
              anyOf: [
                { $ref: 'TextContent' },
                { $ref: 'ImageContent' },
                { $ref: 'AudioContent' },
                { $ref: 'EmbeddedResource' },
              ],
              description: 'One text, image, recording or resource.',
              faults: { type: 'tools/content-not-array', value: 'content/unknown-type' },
              foreign: { resource_link: 'content/resource-link-version' },
            },
            faults: { missing: 'tools/result-content-required', type: 'tools/content-not-array' },
          },
        },
      },
    },
  },
};
