/** Tools, their schemas and content blocks: the changes of 2026-07-28. */
import type { Schema, ShapePart } from '../../schema.ts';

const RESULT_TYPE: Schema = {
  type: 'string',
  description: 'The type of the result: `complete` for a final one.',
  judged: 'elsewhere',
};
const DIALECT: Schema = {
  type: 'string',
  description: 'The dialect of this JSON Schema. The default is 2020-12, which all implementations support.',
  faults: { type: 'json-schema/schema-uri-type' },
};

/** What 2026-07-28 changes about this area. */
export const tools: ShapePart = {
  types: {
    added: {
      CallToolResultResponse: {
        type: 'object',
        description: 'The response to `tools/call`: the tool result, or the input that the server needs first.',
        properties: {
          result: {
            anyOf: [{ $ref: 'InputRequiredResult' }, { $ref: 'CallToolResult' }],
            description: 'The tool result, or the input that the server needs first.',
          },
        },
        required: ['result'],
      },
      ListToolsResultResponse: {
        type: 'object',
        description: 'The response to `tools/list`.',
        properties: { result: { $ref: 'ListToolsResult' } },
        required: ['result'],
      },
    },
    changed: {
      ListToolsRequest: { requires: ['params'] },
      ListToolsResult: {
        properties: {
          resultType: RESULT_TYPE,
          ttlMs: {
            type: 'integer',
            minimum: 0,
            description: 'How long the client may cache the list, in milliseconds; 0 for not at all.',
            faults: {
              missing: 'caching/hints-required-tools-list',
              type: 'caching/ttl-integer',
              range: 'caching/ttl-negative',
              foreign: 'caching/version',
            },
          },
          cacheScope: {
            enum: ['private', 'public'],
            description:
              'Scope of the cached list: `public`, for any client or intermediary; `private`, only for the requester.',
            faults: {
              missing: 'caching/hints-required-tools-list',
              type: 'caching/scope-values',
              value: 'caching/scope-values',
              foreign: 'caching/version',
            },
          },
        },
        requires: ['resultType', 'ttlMs', 'cacheScope'],
      },
      CallToolRequestParams: {
        without: ['task'],
        properties: {
          inputResponses: {
            $ref: 'InputResponses',
            description: 'The responses to the input requests of the previous result.',
          },
          requestState: {
            type: 'string',
            description: 'The state from the previous result, unchanged.',
            faults: { type: 'mrtr/request-state-type' },
          },
        },
        requires: ['_meta'],
      },
      CallToolResult: {
        properties: {
          resultType: RESULT_TYPE,
          structuredContent: {
            description:
              'The result as structured data, for programs: any JSON value, including null. It conforms to the `outputSchema` of the tool if there is one.',
          },
        },
        requires: ['resultType'],
      },
      Tool: {
        without: ['execution'],
        properties: {
          inputSchema: {
            type: 'object',
            description:
              'A JSON Schema of the arguments, in dialect 2020-12 unless `$schema` names another. Its root has `"type": "object"` and may have any other keyword; single arguments may have `x-mcp-header`.',
            aka: ['parameters', 'schema', 'params'],
            faults: {
              missing: 'input-schema/required',
              null: 'input-schema/null',
              type: 'input-schema/encoded-string',
            },
            properties: {
              $schema: DIALECT,
              type: {
                const: 'object',
                description: 'Always `object`: the arguments of a call are an object.',
                faults: {
                  missing: 'input-schema/root-type-object',
                  type: 'input-schema/root-type-object',
                  value: 'input-schema/root-type-object',
                },
              },
            },
            required: ['type'],
          },
          outputSchema: {
            type: 'object',
            description:
              'A JSON Schema for the `structuredContent` of the tool’s results, of any type. The dialect is 2020-12 unless `$schema` specifies another.',
            faults: { type: 'output-schema/object' },
            properties: { $schema: DIALECT },
          },
        },
      },
    },
  },
};
