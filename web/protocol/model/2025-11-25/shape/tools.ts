/** Tools, their schemas and content blocks: the changes of 2025-11-25. */
import type { Schema, ShapePart } from '../../schema.ts';

const DIALECT: Schema = {
  type: 'string',
  description: 'The dialect of this JSON Schema. The default is 2020-12, which all implementations support.',
  faults: { type: 'json-schema/schema-uri-type' },
};

/** What 2025-11-25 changes about this area. */
export const tools: ShapePart = {
  types: {
    added: {
      ToolExecution: {
        type: 'object',
        description: 'Properties of the execution of a tool.',
        properties: {
          taskSupport: {
            enum: ['forbidden', 'optional', 'required'],
            description:
              'Whether calls may run as tasks: not allowed, optional or required. The default is `forbidden`.',
            faults: { value: 'tools/execution-task-support', type: 'tools/execution-task-support' },
          },
        },
      },
    },
    changed: {
      Tool: {
        properties: {
          icons: {
            type: 'array',
            items: { $ref: 'Icon' },
            description: 'Icons that a client can show beside the tool.',
            faults: { null: 'tools/optional-null', type: 'icons/not-array', foreign: 'icons/since-2025-11-25' },
          },
          execution: {
            $ref: 'ToolExecution',
            description: 'Execution properties of the tool: its support for tasks.',
            faults: { null: 'tools/optional-null', foreign: 'tools/execution-version' },
          },
          inputSchema: {
            type: 'object',
            description:
              'A JSON Schema of the arguments, in dialect 2020-12 unless `$schema` names another. Its root has `"type": "object"`.',
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
          outputSchema: {
            type: 'object',
            description:
              'A JSON Schema of the `structuredContent` in results of the tool, in dialect 2020-12 unless `$schema` names another. Its root has `"type": "object"`.',
            faults: { type: 'output-schema/object' },
            properties: {
              $schema: DIALECT,
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
                items: {
                  type: 'string',
                  description: 'The name of a member.',
                  faults: { type: 'json-schema/required-not-array' },
                },
                faults: { type: 'json-schema/required-not-array' },
              },
            },
            required: ['type'],
          },
        },
      },
      CallToolRequestParams: { place: 'schema#calltoolrequestparams' },
      ResourceLink: {
        properties: {
          icons: {
            type: 'array',
            items: { $ref: 'Icon' },
            description: 'Icons that a client can show beside the resource.',
            faults: { null: 'resources/optional-null', type: 'icons/not-array', foreign: 'icons/since-2025-11-25' },
          },
        },
      },
    },
  },
};
