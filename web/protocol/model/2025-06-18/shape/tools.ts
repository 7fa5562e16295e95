/** Tools, their schemas and contents, as 2025-06-18 changes them. */
import type { Schema, ShapePart } from '../../schema.ts';

const META: Schema = { type: 'object', description: 'Metadata of the block.', judged: 'elsewhere' };

/** What 2025-06-18 changes about this area. */
export const tools: ShapePart = {
  types: {
    added: {
      ContentBlock: {
        by: 'type',
        anyOf: [
          { $ref: 'TextContent' },
          { $ref: 'ImageContent' },
          { $ref: 'AudioContent' },
          { $ref: 'ResourceLink' },
          { $ref: 'EmbeddedResource' },
        ],
        description: 'One piece of what a tool or a prompt has to say; `type` tells which kind it is.',
        faults: { value: 'content/unknown-type' },
      },
      ResourceLink: {
        type: 'object',
        description:
          'A block that points to a resource instead of holding it. It need not be in the list of resources.',
        properties: {
          _meta: { type: 'object', description: 'Metadata of the block.', judged: 'elsewhere' },
          type: {
            const: 'resource_link',
            description: 'Says that this block is a link.',
            faults: { missing: 'content/type-required', type: 'content/unknown-type' },
          },
          uri: {
            type: 'string',
            description: 'The absolute URI of the resource.',
            faults: { missing: 'content/resource-link-uri', type: 'content/resource-link-uri' },
          },
          name: {
            type: 'string',
            description: 'The name of the resource, for programs; shown to people where there is no `title`.',
            faults: { missing: 'content/resource-link-name', type: 'content/resource-link-name' },
          },
          title: {
            type: 'string',
            description: 'A name for people.',
            faults: { null: 'resources/optional-null' },
          },
          description: {
            type: 'string',
            description: 'What the resource is, for the model.',
            faults: { null: 'resources/optional-null' },
          },
          mimeType: {
            type: 'string',
            description: 'The media type of the resource, such as `text/plain`, where it is known.',
            faults: { null: 'resources/optional-null' },
          },
          size: {
            type: 'integer',
            description: 'How many bytes the resource has, before any encoding.',
            faults: { null: 'resources/optional-null', type: 'resources/size-integer' },
          },
          annotations: {
            $ref: 'Annotations',
            description: 'For whom the resource is meant, how much it matters and when it changed last.',
            faults: { null: 'resources/optional-null' },
          },
        },
        required: ['type', 'uri', 'name'],
      },
    },
    changed: {
      Tool: {
        place: 'schema#tool',
        properties: {
          _meta: { type: 'object', description: 'Metadata of the tool.', judged: 'elsewhere' },
          title: {
            type: 'string',
            description: 'A name for people. It goes before `annotations.title`.',
            faults: { null: 'tools/optional-null', foreign: 'tools/title-version' },
          },
          outputSchema: {
            type: 'object',
            description:
              'A JSON Schema of the `structuredContent` in results of the tool. Its root says `"type": "object"`.',
            faults: { type: 'output-schema/object', foreign: 'output-schema/version' },
            properties: {
              type: {
                const: 'object',
                description: 'Always `object` in this revision.',
                faults: {
                  missing: 'output-schema/root-type-object',
                  type: 'output-schema/root-type-object',
                  value: 'output-schema/root-type-object',
                },
              },
              properties: {
                type: 'object',
                description: 'The members of the result by name, each with a JSON Schema of its own.',
                additionalProperties: { type: 'object', description: 'The JSON Schema of one member.' },
              },
              required: {
                type: 'array',
                description: 'The names of the members that a result always has.',
                items: { type: 'string', description: 'The name of a member.' },
              },
            },
            required: ['type'],
          },
        },
      },
      CallToolResult: {
        place: 'schema#calltoolresult',
        properties: {
          content: {
            type: 'array',
            items: { $ref: 'ContentBlock', faults: { type: 'tools/content-not-array' } },
            description:
              'What the tool has to say, as a list of blocks. The list may be empty, also beside `structuredContent`.',
            faults: { missing: 'tools/result-content-required', type: 'tools/content-not-array' },
          },
          structuredContent: {
            type: 'object',
            description: 'The result as data, for programs; it fits the `outputSchema` of the tool where there is one.',
            faults: { type: 'structured-content/object', foreign: 'structured-content/version' },
          },
        },
      },
      ListToolsRequest: { place: 'schema#listtoolsrequest' },
      ListToolsResult: { place: 'schema#listtoolsresult' },
      CallToolRequest: { place: 'schema#calltoolrequest' },
      CallToolRequestParams: { place: 'schema#calltoolrequest' },
      ToolListChangedNotification: { place: 'schema#toollistchangednotification' },
      ToolAnnotations: { place: 'schema#toolannotations' },
      TextContent: { place: 'schema#textcontent', properties: { _meta: META } },
      ImageContent: { place: 'schema#imagecontent', properties: { _meta: META } },
      AudioContent: { place: 'schema#audiocontent', properties: { _meta: META } },
      EmbeddedResource: { place: 'schema#embeddedresource', properties: { _meta: META } },
    },
  },
};
