/** Tools, their schemas and content blocks: the changes of 2025-06-18. */
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
        description: 'One block in the output of a tool or a prompt; `type` determines its kind.',
        faults: { value: 'content/unknown-type' },
      },
      ResourceLink: {
        type: 'object',
        description:
          'A block that links to a resource instead of embedding it. The resource need not be in the list of resources.',
        properties: {
          _meta: { type: 'object', description: 'Metadata of the block.', judged: 'elsewhere' },
          type: {
            const: 'resource_link',
            description: 'Marks this block as a link.',
            faults: { missing: 'content/type-required', type: 'content/unknown-type' },
          },
          uri: {
            type: 'string',
            description: 'The absolute URI of the resource.',
            faults: { missing: 'content/resource-link-uri', type: 'content/resource-link-uri' },
          },
          name: {
            type: 'string',
            description: 'The name of the resource for programmatic use; shown to people when there is no `title`.',
            faults: { missing: 'content/resource-link-name', type: 'content/resource-link-name' },
          },
          title: {
            type: 'string',
            description: 'A human-readable title.',
            faults: { null: 'resources/optional-null' },
          },
          description: {
            type: 'string',
            description: 'A description of the resource, for the model.',
            faults: { null: 'resources/optional-null' },
          },
          mimeType: {
            type: 'string',
            description: 'The media type of the resource, such as `text/plain`, if known.',
            faults: { null: 'resources/optional-null' },
          },
          size: {
            type: 'integer',
            description: 'The size of the resource in bytes, before any encoding.',
            faults: { null: 'resources/optional-null', type: 'resources/size-integer' },
          },
          annotations: {
            $ref: 'Annotations',
            description: 'The intended audience of the resource, its priority, and when it was last modified.',
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
            description: 'A human-readable title. It takes precedence over `annotations.title`.',
            faults: { null: 'tools/optional-null', foreign: 'tools/title-version' },
          },
          outputSchema: {
            type: 'object',
            description:
              'A JSON Schema of the `structuredContent` in results of the tool. Its root has `"type": "object"`.',
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
                description: 'The members of the result by name, each with its own JSON Schema.',
                additionalProperties: { type: 'object', description: 'The JSON Schema of one member.' },
              },
              required: {
                type: 'array',
                description: 'The names of the required members.',
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
              'The output of the tool, as an array of blocks. The array may be empty, even when `structuredContent` is present.',
            faults: { missing: 'tools/result-content-required', type: 'tools/content-not-array' },
          },
          structuredContent: {
            type: 'object',
            description:
              'The result as structured data, for programs; it conforms to the `outputSchema` of the tool if there is one.',
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
