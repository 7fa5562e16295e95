/** Resources, prompts, completion, roots and keeping results, as 2025-06-18 changes them. */
import type { Schema, ShapePart } from '../../schema.ts';

const META: Schema = {
  type: 'object',
  description: 'Room for what the protocol leaves open; keys follow the rules for `_meta`.',
  judged: 'elsewhere',
};

/** What 2025-06-18 changes about this area. */
export const resources: ShapePart = {
  types: {
    added: {
      ResourceTemplateReference: {
        type: 'object',
        description:
          'Points to a resource or a resource template by its address. Before this revision: `ResourceReference`.',
        properties: {
          type: { const: 'ref/resource', description: 'Says that a resource or a template is meant.' },
          uri: {
            type: 'string',
            format: 'uri-template',
            aka: ['uriTemplate', 'template'],
            description: 'The URI of the resource, or the template as listed under `uriTemplate`.',
            faults: {
              missing: 'completion/ref-resource-uri',
              type: 'completion/ref-resource-uri',
              format: 'completion/ref-resource-template-syntax',
            },
          },
        },
        required: ['type', 'uri'],
      },
    },
    changed: {
      Resource: {
        properties: {
          title: {
            type: 'string',
            description: 'The name to show to people, where it differs from `name`.',
            faults: { foreign: 'resources/title-version', null: 'resources/optional-null' },
          },
          _meta: META,
        },
      },
      ResourceTemplate: {
        properties: {
          title: {
            type: 'string',
            description: 'The name to show to people, where it differs from `name`.',
            faults: { foreign: 'resources/title-version', null: 'resources/optional-null' },
          },
          _meta: META,
        },
      },
      ResourceContents: { properties: { _meta: META } },
      TextResourceContents: { properties: { _meta: META } },
      BlobResourceContents: { properties: { _meta: META } },
      Prompt: {
        properties: {
          title: {
            type: 'string',
            description: 'The name to show to people, where it differs from `name`.',
            faults: { foreign: 'prompts/title-version', null: 'prompts/optional-null' },
          },
          _meta: META,
        },
      },
      PromptArgument: {
        properties: {
          title: {
            type: 'string',
            description: 'The name to show to people, where it differs from `name`.',
            faults: { foreign: 'prompts/title-version', null: 'prompts/optional-null' },
          },
        },
      },
      PromptMessage: {
        properties: {
          content: {
            $ref: 'ContentBlock',
            description: 'What is said: one block, not a list of blocks.',
            faults: {
              missing: 'prompts/message-content-object',
              type: 'prompts/message-content-object',
              array: 'prompts/message-content-single',
            },
          },
        },
      },
      PromptReference: {
        properties: {
          title: { type: 'string', description: 'The name of the prompt as shown to people. It plays no part here.' },
        },
      },
      CompleteRequestParams: {
        properties: {
          ref: {
            anyOf: [{ $ref: 'PromptReference' }, { $ref: 'ResourceTemplateReference' }],
            by: 'type',
            description: 'The prompt or the resource template whose argument is typed.',
            faults: { missing: 'completion/ref-type', type: 'completion/ref-type', value: 'completion/ref-type' },
          },
          context: {
            type: 'object',
            description: 'What is known already and may narrow the suggestions.',
            properties: {
              arguments: {
                type: 'object',
                additionalProperties: {
                  type: 'string',
                  description: 'The value chosen for another argument.',
                  faults: { type: 'completion/context-arguments-strings' },
                },
                description: 'Values already chosen for other arguments, by name. All of them are strings.',
                faults: { type: 'completion/context-arguments-strings' },
              },
            },
            faults: { foreign: 'completion/context-version' },
          },
        },
      },
      Root: { properties: { _meta: META } },
    },
    dropped: ['ResourceReference'],
  },
};
