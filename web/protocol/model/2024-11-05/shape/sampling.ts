/** Sampling, as 2024-11-05 changes them. */
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
        description: 'The server asks the client to have its model write the next message of a conversation.',
        place: 'client/sampling#creating-messages',
        properties: {
          method: { const: 'sampling/createMessage', description: 'The name of the method.' },
          params: { $ref: 'CreateMessageRequestParams' },
        },
        required: ['method', 'params'],
      },
      CreateMessageRequestParams: {
        type: 'object',
        description: 'The conversation so far, and what the server wishes for the next message.',
        place: 'client/sampling#creating-messages',
        properties: {
          _meta: { type: 'object', description: 'Metadata of the request.', judged: 'elsewhere' },
          messages: {
            type: 'array',
            items: { $ref: 'SamplingMessage' },
            description: 'The conversation, oldest message first. The model writes the one that follows.',
            faults: { missing: 'sampling/messages-missing', type: 'sampling/messages-missing' },
          },
          modelPreferences: {
            $ref: 'ModelPreferences',
            description: 'Which kind of model the server would like. The client decides.',
          },
          systemPrompt: {
            type: 'string',
            description: 'Instructions for the model, apart from the conversation. The client may change or drop them.',
            faults: { type: 'sampling/system-prompt-type' },
          },
          includeContext: {
            enum: ['none', 'thisServer', 'allServers'],
            description:
              'Whose context the client may add to the conversation: none, that of this server, or that of all servers.',
            faults: { value: 'sampling/include-context-value', type: 'sampling/include-context-value' },
          },
          temperature: {
            type: 'number',
            description: 'How freely the model picks its words; the range depends on the model.',
            faults: { type: 'sampling/temperature-type' },
          },
          maxTokens: {
            type: 'number',
            description: 'The most tokens the model may write. The client may stop earlier.',
            faults: { missing: 'sampling/max-tokens-missing' },
          },
          stopSequences: {
            type: 'array',
            items: {
              type: 'string',
              description: 'A text that ends the message where the model writes it.',
              faults: { type: 'sampling/stop-sequences-type' },
            },
            description: 'Texts that end the message as soon as the model writes one of them.',
            faults: { type: 'sampling/stop-sequences-type' },
          },
          metadata: {
            type: 'object',
            description: 'Whatever the provider of the model should get. Its members are up to the provider.',
            faults: { type: 'sampling/metadata-type' },
          },
        },
        required: ['messages', 'maxTokens'],
      },
      CreateMessageResult: {
        type: 'object',
        description: 'The message the model wrote, and which model it was.',
        place: 'client/sampling#creating-messages',
        properties: {
          _meta: { type: 'object', description: 'Metadata of the result.', judged: 'elsewhere' },
          role: {
            $ref: 'Role',
            description: 'Whose message it is; in practice `assistant`.',
            faults: {
              missing: 'sampling/result-role-missing',
              type: 'sampling/role-invalid',
              value: 'sampling/role-invalid',
            },
          },
          content: {
            ...BLOCK,
            description: 'What the model wrote: one text or one image.',
            faults: { ...BLOCK_FAULTS, array: 'sampling/result-content-array-not-yet' },
          },
          model: {
            type: 'string',
            description: 'The name of the model that wrote the message.',
            faults: { missing: 'sampling/result-model-missing' },
          },
          stopReason: {
            type: 'string',
            description: 'Why the model stopped: `endTurn`, `stopSequence`, `maxTokens`, or a word of the provider.',
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
            description: 'Whose message it is.',
            faults: { type: 'sampling/role-invalid', value: 'sampling/role-invalid' },
          },
          content: {
            ...BLOCK,
            description: 'What the message says: one text or one image.',
            faults: { ...BLOCK_FAULTS, array: 'sampling/content-array-not-yet' },
          },
        },
        required: ['role', 'content'],
      },
      ModelPreferences: {
        type: 'object',
        description:
          'What the server would like of the model. All of it is advice: the client knows its models and chooses.',
        place: 'client/sampling#model-preferences',
        properties: {
          hints: {
            type: 'array',
            items: { $ref: 'ModelHint', faults: { type: 'sampling/hint-not-object' } },
            description: 'Models the server has in mind, best first. The first one that fits counts.',
          },
          costPriority: {
            type: 'number',
            minimum: 0,
            maximum: 1,
            description: 'How much a low price matters: 0 not at all, 1 most of all.',
            faults: { type: 'sampling/priority-range-cost', range: 'sampling/priority-range-cost' },
          },
          speedPriority: {
            type: 'number',
            minimum: 0,
            maximum: 1,
            description: 'How much a quick answer matters: 0 not at all, 1 most of all.',
            faults: { type: 'sampling/priority-range-speed', range: 'sampling/priority-range-speed' },
          },
          intelligencePriority: {
            type: 'number',
            minimum: 0,
            maximum: 1,
            description: 'How much a capable model matters: 0 not at all, 1 most of all.',
            faults: { type: 'sampling/priority-range-intelligence', range: 'sampling/priority-range-intelligence' },
          },
        },
      },
      ModelHint: {
        type: 'object',
        description: 'A model the server has in mind. Members beside `name` are up to the client.',
        place: 'client/sampling#model-hints',
        properties: {
          name: {
            type: 'string',
            description: 'A model name or a part of one: `sonnet` fits every model with that in its name.',
          },
        },
      },
    },
  },
};
