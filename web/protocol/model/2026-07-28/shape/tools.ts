/** Tools, their schemas and contents, as 2026-07-28 changes them. */
import type { Schema, ShapePart } from '../../schema.ts';

const RESULT_TYPE: Schema = {
  type: 'string',
  description: 'How to read the result: `complete` when it is final.',
  judged: 'elsewhere',
};
const DIALECT: Schema = {
  type: 'string',
  description: 'The dialect of JSON Schema this is written in. Left out it is 2020-12, the one everybody understands.',
  faults: { type: 'json-schema/schema-uri-type' },
};

/** What 2026-07-28 changes about this area. */
export const tools: ShapePart = {
  types: {
    added: {
      CallToolResultResponse: {
        type: 'object',
        description: 'The response to `tools/call`: what the tool brought, or what the server needs first.',
        properties: {
          result: {
            anyOf: [{ $ref: 'InputRequiredResult' }, { $ref: 'CallToolResult' }],
            description: 'What the tool brought, or what the server needs first.',
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
            description: 'For how many milliseconds the client may keep the list. 0: ask again each time.',
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
              'Who may keep the list: `public`, anybody on the way; `private`, only for the caller who asked for it.',
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
            description: 'The answers to what the server asked at the last try.',
          },
          requestState: {
            type: 'string',
            description: 'The note of the server from the last try, unchanged.',
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
              'The result as data, for programs: a JSON value of whatever kind, null as well. It fits the `outputSchema` of the tool where there is one.',
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
              'A JSON Schema of the arguments, in dialect 2020-12 unless `$schema` names another. Its root says `"type": "object"`; beside it any keyword may stand, and `x-mcp-header` at single arguments.',
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
              'A JSON Schema of the `structuredContent` in results of the tool, of any type, in dialect 2020-12 unless `$schema` names another.',
            faults: { type: 'output-schema/object' },
            properties: { $schema: DIALECT },
          },
        },
      },
    },
  },
};
