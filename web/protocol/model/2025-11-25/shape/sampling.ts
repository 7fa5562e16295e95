/** Sampling: the changes of 2025-11-25. */
import type { Schema, ShapePart } from '../../schema.ts';

const CONTENT: Schema = {
  by: 'type',
  anyOf: [
    { $ref: 'SamplingMessageContentBlock' },
    { type: 'array', items: { $ref: 'SamplingMessageContentBlock' }, description: 'Several blocks, in order.' },
  ],
  faults: {
    missing: 'sampling/content-missing',
    type: 'sampling/content-string',
    value: 'sampling/content-type-unknown',
  },
};

/** What 2025-11-25 changes about this area. */
export const sampling: ShapePart = {
  types: {
    changed: {
      CreateMessageRequestParams: {
        properties: {
          includeContext: {
            enum: ['none', 'thisServer', 'allServers'],
            description:
              'The context that the client may add. The default is `none`; the other two values are soft-deprecated.',
            faults: { value: 'sampling/include-context-value', type: 'sampling/include-context-value' },
          },
          tools: {
            type: 'array',
            items: { $ref: 'Tool' },
            description:
              'Tools that the model may call during generation. They need not be tools of the server; requires the client capability `sampling.tools`.',
            faults: { foreign: 'sampling/tools-not-yet' },
          },
          toolChoice: {
            $ref: 'ToolChoice',
            description: 'Whether the model may, must or must not call tools. By default it may.',
            faults: { type: 'sampling/tool-choice-not-object', foreign: 'sampling/tools-not-yet' },
          },
          task: {
            $ref: 'TaskMetadata',
            description:
              'Requests that the message be generated as a task: the response comes at once, the message later.',
            faults: { foreign: 'sampling/task-field-removed' },
          },
        },
      },
      CreateMessageResult: {
        properties: {
          content: {
            ...CONTENT,
            description: 'The generated content: one block or an array of blocks, which may include tool calls.',
          },
          stopReason: {
            type: 'string',
            description:
              'The reason why generation stopped: `endTurn`, `stopSequence`, `maxTokens`, `toolUse`, or a provider-specific value.',
          },
        },
      },
      SamplingMessage: {
        properties: {
          _meta: { type: 'object', description: 'Metadata of the message.', judged: 'elsewhere' },
          content: { ...CONTENT, description: 'The content of the message: one block or an array of blocks.' },
        },
      },
    },
    added: {
      SamplingMessageContentBlock: {
        description: 'One block of a message: text, an image, audio, a tool call or a tool result.',
        by: 'type',
        anyOf: [
          { $ref: 'TextContent' },
          { $ref: 'ImageContent' },
          { $ref: 'AudioContent' },
          { $ref: 'ToolUseContent' },
          { $ref: 'ToolResultContent' },
        ],
        faults: { type: 'sampling/content-string', value: 'sampling/content-type-unknown' },
      },
      ToolChoice: {
        type: 'object',
        description: 'Controls whether the model calls tools.',
        properties: {
          mode: {
            enum: ['auto', 'required', 'none'],
            description: '`auto`: the model decides; `required`: it calls at least one tool; `none`: it calls none.',
            faults: { value: 'sampling/tool-choice-mode-value', type: 'sampling/tool-choice-mode-value' },
          },
        },
      },
      ToolUseContent: {
        type: 'object',
        description: 'A tool call by the model.',
        properties: {
          type: { const: 'tool_use', description: 'Marks this block as a tool call.' },
          id: {
            type: 'string',
            description: 'Identifies the call; its tool result refers to it.',
            faults: { missing: 'sampling/tool-use-id-missing' },
          },
          name: { type: 'string', description: 'The name of the tool.' },
          input: {
            type: 'object',
            description: 'The arguments, valid against the `inputSchema` of the tool.',
            faults: { type: 'sampling/tool-use-input-not-object' },
          },
          _meta: {
            type: 'object',
            description: 'Metadata of the call. Clients preserve it in later requests so that caches still match.',
            judged: 'elsewhere',
          },
        },
        required: ['type', 'id', 'name', 'input'],
      },
      ToolResultContent: {
        type: 'object',
        description: 'The result of a tool call, for the model.',
        properties: {
          type: { const: 'tool_result', description: 'Marks this block as a tool result.' },
          toolUseId: { type: 'string', description: 'The `id` of the tool call that this result belongs to.' },
          content: {
            type: 'array',
            items: { $ref: 'ContentBlock' },
            description: 'The output of the tool, as blocks like those of a tool result.',
            faults: { type: 'sampling/tool-result-content-not-array' },
          },
          structuredContent: {
            type: 'object',
            description: 'The result as structured data, conforming to the `outputSchema` of the tool.',
            faults: { type: 'sampling/tool-result-structured-not-object' },
          },
          isError: { type: 'boolean', description: 'True when the tool failed. The default is `false`.' },
          _meta: {
            type: 'object',
            description: 'Metadata of the result. Clients preserve it in later requests so that caches still match.',
            judged: 'elsewhere',
          },
        },
        required: ['type', 'toolUseId', 'content'],
      },
    },
  },
};
