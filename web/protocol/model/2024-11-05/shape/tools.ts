/** Tools, their schemas and content blocks: the changes of 2024-11-05. */
import type { Schema, ShapePart } from '../../schema.ts';

const META: Schema = { type: 'object', description: 'Metadata of the result.', judged: 'elsewhere' };
const TYPE: Schema['faults'] = { missing: 'content/type-required', type: 'content/unknown-type' };
const ANNOTATIONS: Schema = {
  $ref: 'Annotations',
  description: 'The intended audience of the block and its priority.',
};

/** What 2024-11-05 changes about this area. */
export const tools: ShapePart = {
  types: {
    added: {
      ListToolsRequest: {
        type: 'object',
        description: 'The client requests the list of the server’s tools. Long lists are paginated.',
        place: 'server/tools#listing-tools',
        properties: {
          method: { const: 'tools/list', description: 'The name of the method.' },
          params: { $ref: 'PaginatedRequestParams' },
        },
        required: ['method'],
      },
      ListToolsResult: {
        type: 'object',
        description: 'One page of the server’s tools.',
        place: 'server/tools#listing-tools',
        properties: {
          _meta: META,
          tools: {
            type: 'array',
            items: { $ref: 'Tool' },
            description: 'The tools of this page; an empty array when there are none.',
            faults: { missing: 'tools/list-result-array', type: 'tools/list-result-array' },
          },
          nextCursor: {
            type: 'string',
            description: 'The cursor of the next page. The client sends it back as `cursor`; absent on the last page.',
            faults: { type: 'pagination/next-cursor-string', null: 'pagination/next-cursor-null' },
          },
        },
        required: ['tools'],
      },
      Tool: {
        type: 'object',
        description: 'A tool definition: its name, its description and its arguments.',
        place: 'server/tools#tool',
        instead: { name: ['function'], inputSchema: ['function'] },
        properties: {
          name: {
            type: 'string',
            description: 'The name used in calls; unique on the server.',
            faults: { missing: 'tools/name-required', type: 'tools/name-required' },
          },
          description: {
            type: 'string',
            description: 'A description of the tool, for the model that decides whether to call it.',
            faults: { null: 'tools/optional-null' },
          },
          inputSchema: {
            type: 'object',
            description:
              'A JSON Schema of the arguments. They are always an object, so its root has `"type": "object"`.',
            aka: ['parameters', 'schema', 'params'],
            faults: {
              missing: 'input-schema/required',
              null: 'input-schema/null',
              type: 'input-schema/encoded-string',
            },
            properties: {
              type: {
                const: 'object',
                description: 'Always `object`: the arguments of a call are an object.',
                faults: {
                  missing: 'input-schema/root-type-object',
                  type: 'input-schema/root-type-object',
                  value: 'input-schema/root-type-object',
                },
              },
              properties: {
                type: 'object',
                description: 'The arguments by name, each with its own JSON Schema.',
                additionalProperties: {
                  type: 'object',
                  description: 'The JSON Schema of one argument.',
                  faults: { type: 'input-schema/boolean-subschema' },
                },
                faults: { type: 'input-schema/not-valid-json-schema' },
              },
              required: {
                type: 'array',
                description: 'The names of the required arguments.',
                items: {
                  type: 'string',
                  description: 'The name of an argument.',
                  faults: { type: 'input-schema/required-array' },
                },
                faults: { type: 'input-schema/required-array' },
              },
            },
            required: ['type'],
          },
        },
        required: ['name', 'inputSchema'],
      },
      CallToolRequest: {
        type: 'object',
        description: 'The client calls a tool.',
        place: 'server/tools#calling-tools',
        properties: {
          method: { const: 'tools/call', description: 'The name of the method.' },
          params: { $ref: 'CallToolRequestParams' },
        },
        required: ['method', 'params'],
      },
      CallToolRequestParams: {
        type: 'object',
        description: 'The tool to call, and its arguments.',
        place: 'server/tools#calling-tools',
        properties: {
          _meta: { type: 'object', description: 'Metadata of the request.', judged: 'elsewhere' },
          name: {
            type: 'string',
            description: 'The name of the tool, exactly as in `tools/list`.',
            aka: ['tool', 'toolName'],
            faults: { missing: 'tools/call-name-required', type: 'tools/call-name-required' },
          },
          arguments: {
            type: 'object',
            description:
              'The arguments by name, valid against the `inputSchema` of the tool. Omitted when there are none.',
            aka: ['args', 'params', 'parameters', 'input'],
            faults: { null: 'tools/call-arguments-null', type: 'tools/call-arguments-object' },
          },
        },
        required: ['name'],
      },
      CallToolResult: {
        type: 'object',
        description: 'The result of a tool call. A failure of the tool itself is returned here too, with `isError`.',
        place: 'server/tools#tool-result',
        properties: {
          _meta: META,
          content: {
            type: 'array',
            description: 'The output of the tool, as an array of blocks. The array may be empty.',
            items: {
              by: 'type',
              anyOf: [{ $ref: 'TextContent' }, { $ref: 'ImageContent' }, { $ref: 'EmbeddedResource' }],
              description: 'One text, image or resource block.',
              faults: { type: 'tools/content-not-array', value: 'content/unknown-type' },
              foreign: { audio: 'content/audio-version', resource_link: 'content/resource-link-version' },
            },
            faults: { missing: 'tools/result-content-required', type: 'tools/content-not-array' },
          },
          isError: {
            type: 'boolean',
            description: 'True when the tool failed. The default is `false`.',
            faults: { type: 'tools/is-error-boolean' },
          },
        },
        required: ['content'],
      },
      ToolListChangedNotification: {
        type: 'object',
        description: 'The server signals that its list of tools has changed; the client may request it again.',
        place: 'server/tools#list-changed-notification',
        properties: {
          method: { const: 'notifications/tools/list_changed', description: 'The name of the method.' },
          params: { $ref: 'NotificationParams' },
        },
        required: ['method'],
      },
      TextContent: {
        type: 'object',
        description: 'A text block.',
        place: 'server/tools#text-content',
        properties: {
          type: { const: 'text', description: 'Marks this block as text.', faults: TYPE },
          text: {
            type: 'string',
            description: 'The text itself.',
            faults: { missing: 'content/text-required', type: 'content/text-required' },
          },
          annotations: ANNOTATIONS,
        },
        required: ['type', 'text'],
      },
      ImageContent: {
        type: 'object',
        description: 'An image block.',
        place: 'server/tools#image-content',
        instead: { data: ['source'], mimeType: ['source'] },
        properties: {
          type: { const: 'image', description: 'Marks this block as an image.', faults: TYPE },
          data: {
            type: 'string',
            description: 'The bytes of the image in standard base64: padded, on one line, without a `data:` prefix.',
            faults: { missing: 'content/image-data-required', type: 'content/image-data-required' },
          },
          mimeType: {
            type: 'string',
            description: 'The media type of the bytes, such as `image/png`.',
            faults: { missing: 'content/image-mime-required', type: 'content/image-mime-required' },
          },
          annotations: ANNOTATIONS,
        },
        required: ['type', 'data', 'mimeType'],
      },
      EmbeddedResource: {
        type: 'object',
        description: 'A block with an embedded resource, its text or its bytes.',
        place: 'server/tools#embedded-resources',
        properties: {
          type: { const: 'resource', description: 'Marks this block as an embedded resource.', faults: TYPE },
          resource: {
            anyOf: [{ $ref: 'TextResourceContents' }, { $ref: 'BlobResourceContents' }],
            description: 'The resource: its URI, and its contents as `text` or `blob`.',
            faults: {
              missing: 'content/embedded-shape',
              type: 'content/embedded-shape',
              part: 'content/embedded-text-or-blob',
            },
          },
          annotations: ANNOTATIONS,
        },
        required: ['type', 'resource'],
      },
    },
  },
};
