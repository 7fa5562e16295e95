/** Resources, prompts, completion, roots and caching of results: the changes of 2025-06-18. */
import type { Schema, ShapePart } from '../../schema.ts';

const META: Schema = {
  type: 'object',
  description: 'Additional metadata; its keys follow the rules for `_meta`.',
  judged: 'elsewhere',
};

/** What 2025-06-18 changes about this area. */
export const resources: ShapePart = {
  types: {
    added: {
      ResourceTemplateReference: {
        type: 'object',
        description:
          'A reference to a resource or a resource template by its URI. Earlier revisions call it `ResourceReference`.',
        properties: {
          type: { const: 'ref/resource', description: 'Marks the reference as one to a resource or a template.' },
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
            description: 'The name to show to people, if different from `name`.',
            faults: { foreign: 'resources/title-version', null: 'resources/optional-null' },
          },
          _meta: META,
        },
      },
      ResourceTemplate: {
        properties: {
          title: {
            type: 'string',
            description: 'The name to show to people, if different from `name`.',
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
            description: 'The name to show to people, if different from `name`.',
            faults: { foreign: 'prompts/title-version', null: 'prompts/optional-null' },
          },
          _meta: META,
        },
      },
      PromptArgument: {
        properties: {
          title: {
            type: 'string',
            description: 'The name to show to people, if different from `name`.',
            faults: { foreign: 'prompts/title-version', null: 'prompts/optional-null' },
          },
        },
      },
      PromptMessage: {
        properties: {
          content: {
            $ref: 'ContentBlock',
            description: 'The content: one block, not an array of blocks.',
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
          title: { type: 'string', description: 'The title of the prompt as shown to people. It has no effect here.' },
        },
      },
      CompleteRequestParams: {
        properties: {
          ref: {
            anyOf: [{ $ref: 'PromptReference' }, { $ref: 'ResourceTemplateReference' }],
            by: 'type',
            description: 'The prompt or the resource template that the argument belongs to.',
            faults: { missing: 'completion/ref-type', type: 'completion/ref-type', value: 'completion/ref-type' },
          },
          context: {
            type: 'object',
            description: 'Additional context that may narrow down the suggestions.',
            properties: {
              arguments: {
                type: 'object',
                additionalProperties: {
                  type: 'string',
                  description: 'The value of another argument.',
                  faults: { type: 'completion/context-arguments-strings' },
                },
                description: 'The values already chosen for other arguments, by name. All of them are strings.',
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
