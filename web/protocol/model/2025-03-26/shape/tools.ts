/** Tools, their schemas and content blocks: the changes of 2025-03-26. */
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
        description: 'Hints about the effects of a tool. Clients should not trust them unless they trust the server.',
        place: 'server/tools#tool',
        properties: {
          title: {
            type: 'string',
            description: 'A human-readable title.',
            faults: { null: 'tools/optional-null' },
          },
          readOnlyHint: {
            type: 'boolean',
            description: 'True: the tool does not modify its environment. The default is `false`.',
            faults: HINT,
          },
          destructiveHint: {
            type: 'boolean',
            description:
              'True: the tool may perform destructive updates; false: only additive ones. The default is `true`. Only meaningful when the tool is not read-only.',
            faults: HINT,
          },
          idempotentHint: {
            type: 'boolean',
            description:
              'True: a repeated call with the same arguments has no additional effect. The default is `false`. Only meaningful when the tool is not read-only.',
            faults: HINT,
          },
          openWorldHint: {
            type: 'boolean',
            description:
              'True: the tool interacts with an open world of external entities, such as the web; false: its domain is closed. The default is `true`.',
            faults: HINT,
          },
        },
      },
      AudioContent: {
        type: 'object',
        description: 'An audio block.',
        place: 'server/tools#audio-content',
        properties: {
          type: { const: 'audio', description: 'Marks this block as audio.', faults: TYPE },
          data: {
            type: 'string',
            description: 'The bytes of the audio in standard base64: padded, on one line, without a `data:` prefix.',
            faults: AUDIO,
          },
          mimeType: {
            type: 'string',
            description: 'The media type of the bytes, such as `audio/wav`.',
            faults: AUDIO,
          },
          annotations: {
            $ref: 'Annotations',
            description: 'The intended audience of the block and its priority.',
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
            description: 'Hints about the effects of the tool, and a human-readable title.',
            faults: { null: 'tools/optional-null', foreign: 'tools/annotations-version' },
          },
        },
      },
      CallToolResult: {
        properties: {
          content: {
            type: 'array',
            description: 'The output of the tool, as an array of blocks. The array may be empty.',
            items: {
              by: 'type',
              anyOf: [
                { $ref: 'TextContent' },
                { $ref: 'ImageContent' },
                { $ref: 'AudioContent' },
                { $ref: 'EmbeddedResource' },
              ],
              description: 'One text, image, audio or resource block.',
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
