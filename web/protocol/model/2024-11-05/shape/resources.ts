/** Resources, prompts, completion, roots and keeping results, as 2024-11-05 changes them. */
import type { Schema, ShapePart } from '../../schema.ts';

const META_OF_REQUEST: Schema = {
  type: 'object',
  description: 'Metadata of the request, such as a progress token.',
  judged: 'elsewhere',
};
const META_OF_RESULT: Schema = { type: 'object', description: 'Metadata of the result.', judged: 'elsewhere' };
const NEXT_CURSOR: Schema = {
  type: 'string',
  description: 'Where the next page begins: the client sends it back as `cursor`. Absent on the last page.',
  faults: { type: 'pagination/next-cursor-string', null: 'pagination/next-cursor-null' },
};
const DATA: Schema = {
  anyOf: [{ $ref: 'TextResourceContents' }, { $ref: 'BlobResourceContents' }],
  faults: { part: 'resources/read-item-data', type: 'resources/read-item-data' },
};

/** A request or notification. */
function message(method: string, params: Schema, rest: { description: string; place: string; open?: true }) {
  const { description, place, open } = rest;
  return {
    type: 'object' as const,
    description,
    place,
    properties: { method: { const: method, description: 'The name of the method.' }, params },
    required: open ? ['method'] : ['method', 'params'],
  };
}

/** What 2024-11-05 changes about this area. */
export const resources: ShapePart = {
  types: {
    added: {
      Resource: {
        type: 'object',
        description: 'Something the server can read out: a file, a record, an answer of another program.',
        place: 'server/resources#resource',
        properties: {
          uri: {
            type: 'string',
            description: 'The absolute URI that identifies the resource; the client reads it by this.',
            faults: { missing: 'resources/uri-required', type: 'resources/uri-required' },
          },
          name: {
            type: 'string',
            description: 'What the resource is called, for people.',
            faults: { missing: 'resources/name-required', type: 'resources/name-required' },
          },
          description: {
            type: 'string',
            description: 'What the resource holds. Clients may hand it to the model as a hint.',
            faults: { null: 'resources/optional-null' },
          },
          mimeType: {
            type: 'string',
            description: 'The media type of the contents, such as `text/plain`, where it is known.',
            faults: { null: 'resources/optional-null' },
          },
          size: {
            type: 'integer',
            description: 'How many bytes the raw contents have, before base64 or tokens.',
            faults: { type: 'resources/size-integer', null: 'resources/optional-null' },
          },
          annotations: {
            $ref: 'Annotations',
            description: 'Hints for the client: whom the resource is for, and how much it matters.',
            faults: { null: 'resources/optional-null' },
          },
        },
        required: ['uri', 'name'],
      },
      ResourceTemplate: {
        type: 'object',
        description: 'A pattern of addresses behind which resources stand; the client fills in the variables.',
        place: 'server/resources#resource-templates',
        properties: {
          uriTemplate: {
            type: 'string',
            format: 'uri-template',
            aka: ['uri', 'template', 'pattern'],
            description: 'A URI template of RFC 6570: variables stand in braces, as in `file:///{path}`.',
            faults: {
              missing: 'resource-templates/uri-template-required',
              type: 'resource-templates/uri-template-required',
              format: 'resource-templates/rfc6570-syntax',
            },
          },
          name: {
            type: 'string',
            description: 'What the kind of resource behind the template is called, for people.',
            faults: { missing: 'resource-templates/name-required', type: 'resource-templates/name-required' },
          },
          description: {
            type: 'string',
            description: 'What the template is for. Clients may hand it to the model as a hint.',
            faults: { null: 'resources/optional-null' },
          },
          mimeType: {
            type: 'string',
            description: 'The media type of all resources behind the template, if they share one.',
            faults: { null: 'resources/optional-null' },
          },
          annotations: {
            $ref: 'Annotations',
            description: 'Hints for the client: whom the resources are for, and how much they matter.',
            faults: { null: 'resources/optional-null' },
          },
        },
        required: ['uriTemplate', 'name'],
      },
      ResourceContents: {
        type: 'object',
        description: 'What contents of every kind have: their address, and what they are.',
        place: 'server/resources#resource-contents',
        properties: {
          uri: { type: 'string', description: 'The absolute URI of the resource.' },
          mimeType: { type: 'string', description: 'The media type of the contents, where it is known.' },
        },
        required: ['uri'],
      },
      TextResourceContents: {
        type: 'object',
        description: 'Contents of a resource that are text.',
        place: 'server/resources#text-content',
        properties: {
          uri: {
            type: 'string',
            description: 'The absolute URI these contents belong to.',
            faults: { missing: 'resources/read-item-uri', type: 'resources/read-item-uri' },
          },
          mimeType: { type: 'string', description: 'The media type of the text, such as `text/markdown`.' },
          text: {
            type: 'string',
            aka: ['content'],
            description: 'The text itself. Only for contents that really are text.',
          },
        },
        required: ['uri', 'text'],
      },
      BlobResourceContents: {
        type: 'object',
        description: 'Contents of a resource that are bytes.',
        place: 'server/resources#binary-content',
        properties: {
          uri: {
            type: 'string',
            description: 'The absolute URI these contents belong to.',
            faults: { missing: 'resources/read-item-uri', type: 'resources/read-item-uri' },
          },
          mimeType: { type: 'string', description: 'The media type of the bytes, such as `image/png`.' },
          blob: {
            type: 'string',
            format: 'base64',
            aka: ['data', 'base64', 'bytes'],
            description: 'The bytes in standard base64, padded.',
            faults: { format: 'content/blob-base64' },
          },
        },
        required: ['uri', 'blob'],
      },
      ListResourcesRequest: message(
        'resources/list',
        { $ref: 'PaginatedRequestParams' },
        {
          description: 'The client asks which resources there are, page by page.',
          place: 'server/resources#listing-resources',
          open: true,
        },
      ),
      ListResourcesResult: {
        type: 'object',
        description: 'One page of the resources the server has.',
        place: 'server/resources#listing-resources',
        properties: {
          _meta: META_OF_RESULT,
          nextCursor: NEXT_CURSOR,
          resources: {
            type: 'array',
            items: { $ref: 'Resource', description: 'One resource.', faults: { type: 'resources/uri-required' } },
            aka: ['items'],
            description: 'The resources of this page; an empty list when there are none.',
            faults: { missing: 'resources/list-result-array', type: 'resources/list-result-array' },
          },
        },
        required: ['resources'],
      },
      ListResourceTemplatesRequest: message(
        'resources/templates/list',
        { $ref: 'PaginatedRequestParams' },
        {
          description: 'The client asks which resource templates there are, page by page.',
          place: 'server/resources#resource-templates',
          open: true,
        },
      ),
      ListResourceTemplatesResult: {
        type: 'object',
        description: 'One page of the resource templates the server has.',
        place: 'server/resources#resource-templates',
        properties: {
          _meta: META_OF_RESULT,
          nextCursor: NEXT_CURSOR,
          resourceTemplates: {
            type: 'array',
            items: {
              $ref: 'ResourceTemplate',
              description: 'One template.',
              faults: { type: 'resource-templates/uri-template-required' },
            },
            aka: ['templates', 'items'],
            description: 'The templates of this page; an empty list when there are none.',
            faults: { missing: 'resource-templates/list-result-array', type: 'resource-templates/list-result-array' },
          },
        },
        required: ['resourceTemplates'],
      },
      ReadResourceRequest: message(
        'resources/read',
        { $ref: 'ReadResourceRequestParams', faults: { missing: 'resources/read-uri-required' } },
        {
          description: 'The client asks for the contents of one resource.',
          place: 'server/resources#reading-resources',
        },
      ),
      ReadResourceRequestParams: {
        type: 'object',
        description: 'Which resource to read.',
        place: 'server/resources#reading-resources',
        properties: {
          _meta: META_OF_REQUEST,
          uri: {
            type: 'string',
            description: 'The absolute URI of the resource, as listed, or a template with its variables filled in.',
            faults: { missing: 'resources/read-uri-required', type: 'resources/read-uri-required' },
          },
        },
        required: ['uri'],
      },
      ReadResourceResult: {
        type: 'object',
        description: 'The contents of a resource, in one part or several.',
        place: 'server/resources#reading-resources',
        properties: {
          _meta: META_OF_RESULT,
          contents: {
            type: 'array',
            items: { ...DATA, description: 'One part: text, or bytes in base64.' },
            description: 'The parts. A directory, say, may answer with one part for each file in it.',
            faults: { missing: 'resources/read-contents-array', type: 'resources/read-contents-array' },
          },
        },
        required: ['contents'],
      },
      ResourceListChangedNotification: message(
        'notifications/resources/list_changed',
        { $ref: 'NotificationParams' },
        {
          description: 'The server says that its list of resources has changed; the client may ask for it again.',
          place: 'server/resources#list-changed-notification',
          open: true,
        },
      ),
      SubscribeRequest: message(
        'resources/subscribe',
        { $ref: 'SubscribeRequestParams', faults: { missing: 'resource-subscribe/uri-required' } },
        {
          description: 'The client asks to be told whenever one resource changes.',
          place: 'server/resources#subscriptions',
        },
      ),
      SubscribeRequestParams: {
        type: 'object',
        description: 'Which resource to watch.',
        place: 'server/resources#subscriptions',
        properties: {
          _meta: META_OF_REQUEST,
          uri: {
            type: 'string',
            description: 'The absolute URI of the one resource to watch.',
            faults: { missing: 'resource-subscribe/uri-required', type: 'resource-subscribe/uri-required' },
          },
        },
        required: ['uri'],
      },
      UnsubscribeRequest: message(
        'resources/unsubscribe',
        { $ref: 'UnsubscribeRequestParams', faults: { missing: 'resource-subscribe/unsubscribe-uri-required' } },
        {
          description: 'The client no longer wants to be told when a resource changes.',
          place: 'server/resources#subscriptions',
        },
      ),
      UnsubscribeRequestParams: {
        type: 'object',
        description: 'Which resource to watch no longer.',
        place: 'server/resources#subscriptions',
        properties: {
          _meta: META_OF_REQUEST,
          uri: {
            type: 'string',
            description: 'The absolute URI the client subscribed to.',
            faults: {
              missing: 'resource-subscribe/unsubscribe-uri-required',
              type: 'resource-subscribe/unsubscribe-uri-required',
            },
          },
        },
        required: ['uri'],
      },
      ResourceUpdatedNotification: message(
        'notifications/resources/updated',
        { $ref: 'ResourceUpdatedNotificationParams', faults: { missing: 'resource-subscribe/updated-uri-required' } },
        {
          description: 'The server says that a resource the client watches has changed and may be read again.',
          place: 'server/resources#subscriptions',
        },
      ),
      ResourceUpdatedNotificationParams: {
        type: 'object',
        description: 'Which resource has changed.',
        place: 'server/resources#subscriptions',
        properties: {
          _meta: { type: 'object', description: 'Metadata of the notification.', judged: 'elsewhere' },
          uri: {
            type: 'string',
            description: 'The absolute URI of what has changed; it may lie below the one the client watches.',
            faults: {
              missing: 'resource-subscribe/updated-uri-required',
              type: 'resource-subscribe/updated-uri-required',
            },
          },
        },
        required: ['uri'],
      },

      Prompt: {
        type: 'object',
        description: 'A prompt, or a template of one, that the server offers to people.',
        place: 'server/prompts#prompt',
        properties: {
          name: {
            type: 'string',
            description: 'The name by which the client fetches the prompt; unique on the server.',
            faults: { missing: 'prompts/name-required', type: 'prompts/name-required' },
          },
          description: {
            type: 'string',
            description: 'What the prompt does, for people.',
            faults: { null: 'prompts/optional-null' },
          },
          arguments: {
            type: 'array',
            items: {
              $ref: 'PromptArgument',
              description: 'One argument.',
              faults: { type: 'prompts/arguments-array' },
            },
            description: 'The arguments the prompt takes, as a list of descriptions and not as a JSON Schema.',
            faults: { type: 'prompts/arguments-array', null: 'prompts/optional-null' },
          },
        },
        required: ['name'],
      },
      PromptArgument: {
        type: 'object',
        description: 'An argument a prompt takes. Its value is always a string.',
        place: 'server/prompts#prompt',
        properties: {
          name: {
            type: 'string',
            description: 'The name under which the client sends the value.',
            faults: { missing: 'prompts/argument-name-required', type: 'prompts/argument-name-required' },
          },
          description: {
            type: 'string',
            description: 'What the argument is for, for people.',
            faults: { null: 'prompts/optional-null' },
          },
          required: {
            type: 'boolean',
            description: 'True when the prompt cannot do without the argument.',
            faults: { type: 'prompts/argument-required-boolean', null: 'prompts/optional-null' },
          },
        },
        required: ['name'],
      },
      PromptMessage: {
        type: 'object',
        description: 'One message of a filled-in prompt.',
        place: 'server/prompts#promptmessage',
        properties: {
          role: {
            $ref: 'Role',
            description: 'Who says it: `user` or `assistant`. There is no system role.',
            faults: {
              missing: 'prompts/message-role',
              type: 'prompts/message-role',
              value: 'prompts/message-role',
            },
          },
          content: {
            anyOf: [{ $ref: 'TextContent' }, { $ref: 'ImageContent' }, { $ref: 'EmbeddedResource' }],
            by: 'type',
            description: 'What is said: one block, not a list of blocks.',
            faults: {
              missing: 'prompts/message-content-object',
              type: 'prompts/message-content-object',
              array: 'prompts/message-content-single',
              value: 'content/unknown-type',
            },
            foreign: { audio: 'content/audio-version', resource_link: 'content/resource-link-version' },
          },
        },
        required: ['role', 'content'],
      },
      ListPromptsRequest: message(
        'prompts/list',
        { $ref: 'PaginatedRequestParams' },
        {
          description: 'The client asks which prompts there are, page by page.',
          place: 'server/prompts#listing-prompts',
          open: true,
        },
      ),
      ListPromptsResult: {
        type: 'object',
        description: 'One page of the prompts the server offers.',
        place: 'server/prompts#listing-prompts',
        properties: {
          _meta: META_OF_RESULT,
          nextCursor: NEXT_CURSOR,
          prompts: {
            type: 'array',
            items: { $ref: 'Prompt', description: 'One prompt.', faults: { type: 'prompts/name-required' } },
            aka: ['items'],
            description: 'The prompts of this page; an empty list when there are none.',
            faults: { missing: 'prompts/list-result-array', type: 'prompts/list-result-array' },
          },
        },
        required: ['prompts'],
      },
      GetPromptRequest: message(
        'prompts/get',
        { $ref: 'GetPromptRequestParams', faults: { missing: 'prompts/get-name-required' } },
        { description: 'The client fetches a prompt, filled in.', place: 'server/prompts#getting-a-prompt' },
      ),
      GetPromptRequestParams: {
        type: 'object',
        description: 'Which prompt, and the values to fill in.',
        place: 'server/prompts#getting-a-prompt',
        properties: {
          _meta: META_OF_REQUEST,
          name: {
            type: 'string',
            description: 'The name of the prompt, as listed.',
            aka: ['prompt', 'promptName'],
            faults: { missing: 'prompts/get-name-required', type: 'prompts/get-name-required' },
          },
          arguments: {
            type: 'object',
            additionalProperties: {
              type: 'string',
              description: 'The value of one argument, always a string.',
              faults: { type: 'prompts/get-arguments-strings' },
            },
            aka: ['args', 'parameters', 'input'],
            description: 'The values, by name of the argument. All of them are strings.',
            faults: { type: 'prompts/get-arguments-object' },
          },
        },
        required: ['name'],
      },
      GetPromptResult: {
        type: 'object',
        description: 'A prompt, filled in: messages to hand to a model.',
        place: 'server/prompts#getting-a-prompt',
        properties: {
          _meta: META_OF_RESULT,
          description: { type: 'string', description: 'What the prompt does, for people.' },
          messages: {
            type: 'array',
            items: { $ref: 'PromptMessage' },
            description: 'The messages, in order.',
            faults: { missing: 'prompts/messages-required', type: 'prompts/messages-required' },
          },
        },
        required: ['messages'],
      },
      PromptListChangedNotification: message(
        'notifications/prompts/list_changed',
        { $ref: 'NotificationParams' },
        {
          description: 'The server says that its list of prompts has changed; the client may ask for it again.',
          place: 'server/prompts#list-changed-notification',
          open: true,
        },
      ),

      CompleteRequest: message(
        'completion/complete',
        { $ref: 'CompleteRequestParams', faults: { missing: 'completion/argument-required' } },
        {
          description: 'The client asks how the value a person is typing could go on.',
          place: 'server/utilities/completion#completerequest',
        },
      ),
      CompleteRequestParams: {
        type: 'object',
        description: 'Which argument of which prompt or template, and what is typed so far.',
        place: 'server/utilities/completion#completerequest',
        properties: {
          _meta: META_OF_REQUEST,
          ref: {
            anyOf: [{ $ref: 'PromptReference' }, { $ref: 'ResourceReference' }],
            by: 'type',
            description: 'The prompt or the resource template whose argument is typed.',
            faults: { missing: 'completion/ref-type', type: 'completion/ref-type', value: 'completion/ref-type' },
          },
          argument: {
            type: 'object',
            description: 'The argument that is typed.',
            properties: {
              name: {
                type: 'string',
                description: 'The name of the argument, or of the variable in the template.',
                faults: { missing: 'completion/argument-required', type: 'completion/argument-required' },
              },
              value: {
                type: 'string',
                description: 'What is typed so far; an empty string before the first key.',
                faults: { missing: 'completion/argument-value-string', type: 'completion/argument-value-string' },
              },
            },
            required: ['name', 'value'],
            faults: { missing: 'completion/argument-required', type: 'completion/argument-required' },
          },
        },
        required: ['ref', 'argument'],
      },
      CompleteResult: {
        type: 'object',
        description: 'How the value could go on.',
        place: 'server/utilities/completion#completeresult',
        properties: {
          _meta: META_OF_RESULT,
          completion: {
            type: 'object',
            description: 'The suggestions, and how many there are.',
            properties: {
              values: {
                type: 'array',
                maxItems: 100,
                items: {
                  type: 'string',
                  description: 'One suggestion.',
                  faults: { type: 'completion/values-strings' },
                },
                aka: ['items', 'suggestions', 'completions'],
                description: 'The suggestions as plain strings, best first, at most 100.',
                faults: {
                  missing: 'completion/values-strings',
                  type: 'completion/values-strings',
                  length: 'completion/max-100-values',
                },
              },
              total: {
                type: 'integer',
                description: 'How many suggestions there are in all; it may exceed those sent.',
                faults: { type: 'completion/total-type' },
              },
              hasMore: {
                type: 'boolean',
                description: 'True when there are more suggestions than those sent.',
                faults: { type: 'completion/total-type' },
              },
            },
            required: ['values'],
            faults: { missing: 'completion/completion-object', type: 'completion/completion-object' },
          },
        },
        required: ['completion'],
      },
      PromptReference: {
        type: 'object',
        description: 'Points to a prompt by its name.',
        place: 'server/utilities/completion#reference-types',
        properties: {
          type: { const: 'ref/prompt', description: 'Says that a prompt is meant.' },
          name: {
            type: 'string',
            description: 'The name of the prompt, as listed.',
            aka: ['prompt', 'promptName'],
            faults: { missing: 'completion/ref-prompt-name', type: 'completion/ref-prompt-name' },
          },
        },
        required: ['type', 'name'],
      },
      ResourceReference: {
        type: 'object',
        description: 'Points to a resource or a resource template by its address.',
        place: 'server/utilities/completion#reference-types',
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

      ListRootsRequest: message(
        'roots/list',
        { $ref: 'RequestParams' },
        {
          description: 'The server asks which directories the client opens to it.',
          place: 'client/roots#listing-roots',
          open: true,
        },
      ),
      ListRootsResult: {
        type: 'object',
        description: 'The directories and files the client opens to the server.',
        place: 'client/roots#listing-roots',
        properties: {
          _meta: META_OF_RESULT,
          roots: {
            type: 'array',
            items: {
              $ref: 'Root',
              description: 'One root, as an object with its address.',
              faults: { type: 'roots/bare-string-entry' },
            },
            description: 'The roots; an empty list when there are none.',
            faults: { missing: 'roots/result-missing-roots', type: 'roots/result-missing-roots' },
          },
        },
        required: ['roots'],
      },
      Root: {
        type: 'object',
        description: 'A directory or file in which the server may work.',
        place: 'client/roots#root',
        properties: {
          uri: {
            type: 'string',
            description: 'Where it is: a `file://` URI, which also identifies the root.',
            faults: { missing: 'roots/root-missing-uri', type: 'roots/root-missing-uri' },
          },
          name: {
            type: 'string',
            description: 'What the root is called, for people.',
            faults: { type: 'roots/name-not-string' },
          },
        },
        required: ['uri'],
      },
      RootsListChangedNotification: message(
        'notifications/roots/list_changed',
        { $ref: 'NotificationParams' },
        {
          description: 'The client says that its list of roots has changed; the server may ask for it again.',
          place: 'client/roots#root-list-changes',
          open: true,
        },
      ),
    },
  },
};
