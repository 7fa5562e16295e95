/** Sampling, as 2025-11-25 changes them. */
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
              'Whose context the client may add. Left out it means `none`; the other two values are on their way out.',
            faults: { value: 'sampling/include-context-value', type: 'sampling/include-context-value' },
          },
          tools: {
            type: 'array',
            items: { $ref: 'Tool' },
            description:
              'Tools the model may call while it writes. They need not be tools of the server; the client declares `sampling.tools`.',
            faults: { foreign: 'sampling/tools-not-yet' },
          },
          toolChoice: {
            $ref: 'ToolChoice',
            description: 'Whether the model may, has to or must not call tools. Left out it may.',
            faults: { type: 'sampling/tool-choice-not-object', foreign: 'sampling/tools-not-yet' },
          },
          task: {
            $ref: 'TaskMetadata',
            description: 'Asks for the message as a task: the answer comes at once, the message later.',
            faults: { foreign: 'sampling/task-field-removed' },
          },
        },
      },
      CreateMessageResult: {
        properties: {
          content: {
            ...CONTENT,
            description: 'What the model wrote: one block or a list of blocks, calls of tools among them.',
          },
          stopReason: {
            type: 'string',
            description:
              'Why the model stopped: `endTurn`, `stopSequence`, `maxTokens`, `toolUse`, or a word of the provider.',
          },
        },
      },
      SamplingMessage: {
        properties: {
          _meta: { type: 'object', description: 'Metadata of the message.', judged: 'elsewhere' },
          content: { ...CONTENT, description: 'What the message says: one block or a list of blocks.' },
        },
      },
    },
    added: {
      SamplingMessageContentBlock: {
        description: 'One piece of a message: a text, an image, a sound, a call of a tool or what it gave.',
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
        description: 'Whether the model calls tools.',
        properties: {
          mode: {
            enum: ['auto', 'required', 'none'],
            description: '`auto`: the model decides; `required`: it calls at least one; `none`: it calls none.',
            faults: { value: 'sampling/tool-choice-mode-value', type: 'sampling/tool-choice-mode-value' },
          },
        },
      },
      ToolUseContent: {
        type: 'object',
        description: 'The model calls a tool.',
        properties: {
          type: { const: 'tool_use', description: 'Says that this block calls a tool.' },
          id: {
            type: 'string',
            description: 'Names the call; what the tool gave refers to it.',
            faults: { missing: 'sampling/tool-use-id-missing' },
          },
          name: { type: 'string', description: 'The name of the tool.' },
          input: {
            type: 'object',
            description: 'The arguments, as the `inputSchema` of the tool asks for them.',
            faults: { type: 'sampling/tool-use-input-not-object' },
          },
          _meta: {
            type: 'object',
            description: 'Metadata of the call. Clients keep it in later requests, so that caches still match.',
            judged: 'elsewhere',
          },
        },
        required: ['type', 'id', 'name', 'input'],
      },
      ToolResultContent: {
        type: 'object',
        description: 'What a tool gave, for the model to read.',
        properties: {
          type: { const: 'tool_result', description: 'Says that this block holds what a tool gave.' },
          toolUseId: { type: 'string', description: 'The `id` of the call this answers.' },
          content: {
            type: 'array',
            items: { $ref: 'ContentBlock' },
            description: 'What the tool gave, as blocks like those of a tool result.',
            faults: { type: 'sampling/tool-result-content-not-array' },
          },
          structuredContent: {
            type: 'object',
            description: 'The same as data, as the `outputSchema` of the tool says.',
            faults: { type: 'sampling/tool-result-structured-not-object' },
          },
          isError: { type: 'boolean', description: 'True when the tool failed. Left out it means false.' },
          _meta: {
            type: 'object',
            description: 'Metadata of the result. Clients keep it in later requests, so that caches still match.',
            judged: 'elsewhere',
          },
        },
        required: ['type', 'toolUseId', 'content'],
      },
    },
  },
};
