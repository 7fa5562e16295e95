/** Sampling: the changes of 2024-11-05. */
import type { Schema, ShapePart } from '../../schema.ts';

const BLOCK: Schema = {
  by: 'type',
  anyOf: [{ $ref: 'TextContent' }, { $ref: 'ImageContent' }],
  foreign: { audio: 'sampling/audio-not-yet' },
};
const BLOCK_FAULTS: Schema['faults'] = {
  missing: 'sampling/content-missing',
  type: 'sampling/content-string',
  value: 'sampling/content-type-unknown',
};

/** What 2024-11-05 changes about this area. */
export const sampling: ShapePart = {
  types: {
    added: {
      CreateMessageRequest: {
        type: 'object',
        description: 'The server requests the next message of a conversation from the client’s model.',
        place: 'client/sampling#creating-messages',
        properties: {
          method: { const: 'sampling/createMessage', description: 'The name of the method.' },
          params: { $ref: 'CreateMessageRequestParams' },
        },
        required: ['method', 'params'],
      },
      CreateMessageRequestParams: {
        type: 'object',
        description: 'The conversation so far, and the preferences for the next message.',
        place: 'client/sampling#creating-messages',
        properties: {
          _meta: { type: 'object', description: 'Metadata of the request.', judged: 'elsewhere' },
          messages: {
            type: 'array',
            items: { $ref: 'SamplingMessage' },
            description: 'The conversation, oldest message first. The model generates the next one.',
            faults: { missing: 'sampling/messages-missing', type: 'sampling/messages-missing' },
          },
          modelPreferences: {
            $ref: 'ModelPreferences',
            description: 'The server’s preferences for the model. The client decides.',
          },
          systemPrompt: {
            type: 'string',
            description: 'The system prompt for the model. The client may modify or ignore it.',
            faults: { type: 'sampling/system-prompt-type' },
          },
          includeContext: {
            enum: ['none', 'thisServer', 'allServers'],
            description:
              'The context that the client may add to the conversation: none, that of this server, or that of all servers.',
            faults: { value: 'sampling/include-context-value', type: 'sampling/include-context-value' },
          },
          temperature: {
            type: 'number',
            description: 'The sampling temperature; the range depends on the model.',
            faults: { type: 'sampling/temperature-type' },
          },
          maxTokens: {
            type: 'number',
            description: 'The maximum number of tokens to generate. The client may stop earlier.',
            faults: { missing: 'sampling/max-tokens-missing' },
          },
          stopSequences: {
            type: 'array',
            items: {
              type: 'string',
              description: 'A string that ends the generation.',
              faults: { type: 'sampling/stop-sequences-type' },
            },
            description: 'Strings that end the generation as soon as the model produces one of them.',
            faults: { type: 'sampling/stop-sequences-type' },
          },
          metadata: {
            type: 'object',
            description: 'Provider-specific metadata. The format is up to the provider.',
            faults: { type: 'sampling/metadata-type' },
          },
        },
        required: ['messages', 'maxTokens'],
      },
      CreateMessageResult: {
        type: 'object',
        description: 'The generated message, and the name of the model.',
        place: 'client/sampling#creating-messages',
        properties: {
          _meta: { type: 'object', description: 'Metadata of the result.', judged: 'elsewhere' },
          role: {
            $ref: 'Role',
            description: 'The role of the message; in practice `assistant`.',
            faults: {
              missing: 'sampling/result-role-missing',
              type: 'sampling/role-invalid',
              value: 'sampling/role-invalid',
            },
          },
          content: {
            ...BLOCK,
            description: 'The generated content: one text or image block.',
            faults: { ...BLOCK_FAULTS, array: 'sampling/result-content-array-not-yet' },
          },
          model: {
            type: 'string',
            description: 'The name of the model that generated the message.',
            faults: { missing: 'sampling/result-model-missing' },
          },
          stopReason: {
            type: 'string',
            description:
              'The reason why generation stopped: `endTurn`, `stopSequence`, `maxTokens`, or a provider-specific value.',
          },
        },
        required: ['role', 'content', 'model'],
      },
      SamplingMessage: {
        type: 'object',
        description: 'One message of a conversation with a model.',
        place: 'client/sampling#messages',
        properties: {
          role: {
            $ref: 'Role',
            description: 'The role of the message.',
            faults: { type: 'sampling/role-invalid', value: 'sampling/role-invalid' },
          },
          content: {
            ...BLOCK,
            description: 'The content of the message: one text or image block.',
            faults: { ...BLOCK_FAULTS, array: 'sampling/content-array-not-yet' },
          },
        },
        required: ['role', 'content'],
      },
      ModelPreferences: {
        type: 'object',
        description:
          'The server’s preferences for the model. They are advisory: the client knows its models and chooses.',
        place: 'client/sampling#model-preferences',
        properties: {
          hints: {
            type: 'array',
            items: { $ref: 'ModelHint', faults: { type: 'sampling/hint-not-object' } },
            description: 'Hints for the model, in order of preference. The first match wins.',
          },
          costPriority: {
            type: 'number',
            minimum: 0,
            maximum: 1,
            description: 'The priority of low cost: 0 is not important, 1 is most important.',
            faults: { type: 'sampling/priority-range-cost', range: 'sampling/priority-range-cost' },
          },
          speedPriority: {
            type: 'number',
            minimum: 0,
            maximum: 1,
            description: 'The priority of low latency: 0 is not important, 1 is most important.',
            faults: { type: 'sampling/priority-range-speed', range: 'sampling/priority-range-speed' },
          },
          intelligencePriority: {
            type: 'number',
            minimum: 0,
            maximum: 1,
            description: 'The priority of advanced capabilities: 0 is not important, 1 is most important.',
            faults: { type: 'sampling/priority-range-intelligence', range: 'sampling/priority-range-intelligence' },
          },
        },
      },
      ModelHint: {
        type: 'object',
        description: 'A hint for a model. The client decides the meaning of members other than `name`.',
        place: 'client/sampling#model-hints',
        properties: {
          name: {
            type: 'string',
            description: 'A model name or a part of one: `sonnet` matches every model with that in its name.',
          },
        },
      },
    },
  },
};
