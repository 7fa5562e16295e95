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
  ledger: {
    added: {
      'completion/context-arguments-strings': ['MUST', 'schema#completerequest'],
      'resource-uri/custom-scheme-syntax': ['MUST', 'server/resources#custom-uri-schemes'],
    },
    moved: {
      'schema#completerequest': [
        'completion/argument-required',
        'completion/argument-value-string',
        'completion/ref-type',
      ],
      'schema#completeresult': ['completion/completion-object', 'completion/total-type', 'completion/values-strings'],
      'schema#getpromptrequest': [
        'prompts/get-arguments-object',
        'prompts/get-arguments-strings',
        'prompts/get-name-required',
      ],
      'schema#getpromptresult': ['prompts/messages-required'],
      'schema#listpromptsresult': ['prompts/list-result-array'],
      'schema#listresourcesresult': ['resources/list-result-array'],
      'schema#listresourcetemplatesresult': ['resource-templates/list-result-array'],
      'schema#prompt': ['prompts/name-required', 'prompts/optional-null'],
      'schema#prompt-arguments': ['prompts/arguments-array'],
      'schema#promptargument': ['prompts/argument-name-required'],
      'schema#promptargument-required': ['prompts/argument-required-boolean'],
      'schema#promptmessage': [
        'prompts/message-content-object',
        'prompts/message-content-single',
        'prompts/message-role',
      ],
      'schema#promptreference': ['completion/ref-prompt-name'],
      'schema#readresourcerequest': ['resource-uri/read-template-unexpanded', 'resources/read-uri-required'],
      'schema#readresourceresult': ['resources/read-contents-array', 'resources/read-item-data'],
      'schema#resource': ['resources/name-required', 'resources/optional-null'],
      'schema#resource-size': ['resources/size-integer'],
      'schema#resource-uri': [
        'resource-uri/absolute',
        'resource-uri/characters',
        'resource-uri/template-as-uri',
        'resource-uri/windows-path',
        'resources/uri-required',
      ],
      'schema#resourcetemplate': ['resource-templates/name-required'],
      'schema#resourcetemplate-uritemplate': [
        'resource-templates/rfc6570-syntax',
        'resource-templates/uri-template-required',
      ],
      'schema#resourcetemplatereference': ['completion/ref-resource-uri'],
      'schema#resourcetemplatereference-uri': ['completion/ref-resource-template-syntax'],
      'schema#resourceupdatednotification': ['resource-subscribe/updated-uri-required'],
      'schema#subscriberequest': ['resource-subscribe/uri-required'],
      'schema#textresourcecontents': ['resources/read-item-uri'],
      'schema#unsubscriberequest': ['resource-subscribe/unsubscribe-uri-required'],
    },
    dropped: [
      'completion/context-version',
      'prompts/title-version',
      'resources/title-version',
      'roots/meta-not-yet-defined',
    ],
  },
};
