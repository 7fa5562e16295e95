/** Resources, prompts, completion, roots and caching of results: the changes of 2024-11-05. */
import type { Schema, ShapePart } from '../../schema.ts';

const META_OF_REQUEST: Schema = {
  type: 'object',
  description: 'Metadata of the request, such as a progress token.',
  judged: 'elsewhere',
};
const META_OF_RESULT: Schema = { type: 'object', description: 'Metadata of the result.', judged: 'elsewhere' };
const NEXT_CURSOR: Schema = {
  type: 'string',
  description: 'The cursor of the next page: the client sends it back as `cursor`. Absent on the last page.',
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
        description: 'Something the server can read and return: a file, a record, or the output of another program.',
        place: 'server/resources#resource',
        properties: {
          uri: {
            type: 'string',
            description: 'The absolute URI that identifies the resource; the client uses it to read the resource.',
            faults: { missing: 'resources/uri-required', type: 'resources/uri-required' },
          },
          name: {
            type: 'string',
            description: 'The human-readable name of the resource.',
            faults: { missing: 'resources/name-required', type: 'resources/name-required' },
          },
          description: {
            type: 'string',
            description: 'A description of the resource. Clients may pass it to the model as a hint.',
            faults: { null: 'resources/optional-null' },
          },
          mimeType: {
            type: 'string',
            description: 'The media type of the contents, such as `text/plain`, if known.',
            faults: { null: 'resources/optional-null' },
          },
          size: {
            type: 'integer',
            description: 'The size of the raw contents in bytes, before base64 encoding or tokenization.',
            faults: { type: 'resources/size-integer', null: 'resources/optional-null' },
          },
          annotations: {
            $ref: 'Annotations',
            description: 'Hints for the client: the intended audience of the resource and its priority.',
            faults: { null: 'resources/optional-null' },
          },
        },
        required: ['uri', 'name'],
      },
      ResourceTemplate: {
        type: 'object',
        description: 'A URI template for a family of resources; the client fills in the variables.',
        place: 'server/resources#resource-templates',
        properties: {
          uriTemplate: {
            type: 'string',
            format: 'uri-template',
            aka: ['uri', 'template', 'pattern'],
            description: 'A URI template (RFC 6570): variables are in braces, as in `file:///{path}`.',
            faults: {
              missing: 'resource-templates/uri-template-required',
              type: 'resource-templates/uri-template-required',
              format: 'resource-templates/rfc6570-syntax',
            },
          },
          name: {
            type: 'string',
            description: 'The human-readable name of the kind of resource that the template describes.',
            faults: { missing: 'resource-templates/name-required', type: 'resource-templates/name-required' },
          },
          description: {
            type: 'string',
            description: 'The purpose of the template. Clients may pass it to the model as a hint.',
            faults: { null: 'resources/optional-null' },
          },
          mimeType: {
            type: 'string',
            description: 'The media type of all resources that match the template, if they share one.',
            faults: { null: 'resources/optional-null' },
          },
          annotations: {
            $ref: 'Annotations',
            description: 'Hints for the client: the intended audience of the resources and their priority.',
            faults: { null: 'resources/optional-null' },
          },
        },
        required: ['uriTemplate', 'name'],
      },
      ResourceContents: {
        type: 'object',
        description: 'The common members of all resource contents: the URI and the media type.',
        place: 'server/resources#resource-contents',
        properties: {
          uri: { type: 'string', description: 'The absolute URI of the resource.' },
          mimeType: { type: 'string', description: 'The media type of the contents, if known.' },
        },
        required: ['uri'],
      },
      TextResourceContents: {
        type: 'object',
        description: 'Resource contents in text form.',
        place: 'server/resources#text-content',
        properties: {
          uri: {
            type: 'string',
            description: 'The absolute URI of the resource that these contents belong to.',
            faults: { missing: 'resources/read-item-uri', type: 'resources/read-item-uri' },
          },
          mimeType: { type: 'string', description: 'The media type of the text, such as `text/markdown`.' },
          text: {
            type: 'string',
            aka: ['content'],
            description: 'The text itself. Only for contents that can be represented as text.',
          },
        },
        required: ['uri', 'text'],
      },
      BlobResourceContents: {
        type: 'object',
        description: 'Resource contents in binary form.',
        place: 'server/resources#binary-content',
        properties: {
          uri: {
            type: 'string',
            description: 'The absolute URI of the resource that these contents belong to.',
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
          description: 'The client requests the list of resources, page by page.',
          place: 'server/resources#listing-resources',
          open: true,
        },
      ),
      ListResourcesResult: {
        type: 'object',
        description: 'One page of the server’s resources.',
        place: 'server/resources#listing-resources',
        properties: {
          _meta: META_OF_RESULT,
          nextCursor: NEXT_CURSOR,
          resources: {
            type: 'array',
            items: { $ref: 'Resource', description: 'One resource.', faults: { type: 'resources/uri-required' } },
            aka: ['items'],
            description: 'The resources of this page; an empty array when there are none.',
            faults: { missing: 'resources/list-result-array', type: 'resources/list-result-array' },
          },
        },
        required: ['resources'],
      },
      ListResourceTemplatesRequest: message(
        'resources/templates/list',
        { $ref: 'PaginatedRequestParams' },
        {
          description: 'The client requests the list of resource templates, page by page.',
          place: 'server/resources#resource-templates',
          open: true,
        },
      ),
      ListResourceTemplatesResult: {
        type: 'object',
        description: 'One page of the server’s resource templates.',
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
            description: 'The templates of this page; an empty array when there are none.',
            faults: { missing: 'resource-templates/list-result-array', type: 'resource-templates/list-result-array' },
          },
        },
        required: ['resourceTemplates'],
      },
      ReadResourceRequest: message(
        'resources/read',
        { $ref: 'ReadResourceRequestParams', faults: { missing: 'resources/read-uri-required' } },
        {
          description: 'The client requests the contents of one resource.',
          place: 'server/resources#reading-resources',
        },
      ),
      ReadResourceRequestParams: {
        type: 'object',
        description: 'The resource to read.',
        place: 'server/resources#reading-resources',
        properties: {
          _meta: META_OF_REQUEST,
          uri: {
            type: 'string',
            description:
              'The absolute URI of the resource: one from the list, or a template with its variables filled in.',
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
            items: { ...DATA, description: 'One part: text, or base64-encoded bytes.' },
            description: 'The parts. A directory, for example, may return one part for each of its files.',
            faults: { missing: 'resources/read-contents-array', type: 'resources/read-contents-array' },
          },
        },
        required: ['contents'],
      },
      ResourceListChangedNotification: message(
        'notifications/resources/list_changed',
        { $ref: 'NotificationParams' },
        {
          description: 'The server signals that its list of resources has changed; the client may request it again.',
          place: 'server/resources#list-changed-notification',
          open: true,
        },
      ),
      SubscribeRequest: message(
        'resources/subscribe',
        { $ref: 'SubscribeRequestParams', faults: { missing: 'resource-subscribe/uri-required' } },
        {
          description: 'The client subscribes to changes of one resource.',
          place: 'server/resources#subscriptions',
        },
      ),
      SubscribeRequestParams: {
        type: 'object',
        description: 'The resource to subscribe to.',
        place: 'server/resources#subscriptions',
        properties: {
          _meta: META_OF_REQUEST,
          uri: {
            type: 'string',
            description: 'The absolute URI of the resource to subscribe to.',
            faults: { missing: 'resource-subscribe/uri-required', type: 'resource-subscribe/uri-required' },
          },
        },
        required: ['uri'],
      },
      UnsubscribeRequest: message(
        'resources/unsubscribe',
        { $ref: 'UnsubscribeRequestParams', faults: { missing: 'resource-subscribe/unsubscribe-uri-required' } },
        {
          description: 'The client ends its subscription to a resource.',
          place: 'server/resources#subscriptions',
        },
      ),
      UnsubscribeRequestParams: {
        type: 'object',
        description: 'The resource to unsubscribe from.',
        place: 'server/resources#subscriptions',
        properties: {
          _meta: META_OF_REQUEST,
          uri: {
            type: 'string',
            description: 'The absolute URI of the subscription.',
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
          description: 'The server signals that a subscribed resource has changed and may be read again.',
          place: 'server/resources#subscriptions',
        },
      ),
      ResourceUpdatedNotificationParams: {
        type: 'object',
        description: 'The resource that has changed.',
        place: 'server/resources#subscriptions',
        properties: {
          _meta: { type: 'object', description: 'Metadata of the notification.', judged: 'elsewhere' },
          uri: {
            type: 'string',
            description: 'The absolute URI of the changed resource; it may be a sub-resource of the subscribed one.',
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
        description: 'A prompt, or a prompt template, that the server offers to users.',
        place: 'server/prompts#prompt',
        properties: {
          name: {
            type: 'string',
            description: 'The name used to get the prompt; unique on the server.',
            faults: { missing: 'prompts/name-required', type: 'prompts/name-required' },
          },
          description: {
            type: 'string',
            description: 'A description of the prompt, for people.',
            faults: { null: 'prompts/optional-null' },
          },
          arguments: {
            type: 'array',
            items: {
              $ref: 'PromptArgument',
              description: 'One argument.',
              faults: { type: 'prompts/arguments-array' },
            },
            description: 'The arguments of the prompt, as an array of descriptions rather than a JSON Schema.',
            faults: { type: 'prompts/arguments-array', null: 'prompts/optional-null' },
          },
        },
        required: ['name'],
      },
      PromptArgument: {
        type: 'object',
        description: 'An argument of a prompt. Its value is always a string.',
        place: 'server/prompts#prompt',
        properties: {
          name: {
            type: 'string',
            description: 'The name of the argument, used as the key of its value.',
            faults: { missing: 'prompts/argument-name-required', type: 'prompts/argument-name-required' },
          },
          description: {
            type: 'string',
            description: 'A description of the argument, for people.',
            faults: { null: 'prompts/optional-null' },
          },
          required: {
            type: 'boolean',
            description: 'True when the argument is required.',
            faults: { type: 'prompts/argument-required-boolean', null: 'prompts/optional-null' },
          },
        },
        required: ['name'],
      },
      PromptMessage: {
        type: 'object',
        description: 'One message of a prompt.',
        place: 'server/prompts#promptmessage',
        properties: {
          role: {
            $ref: 'Role',
            description: 'The role of the speaker: `user` or `assistant`. There is no system role.',
            faults: {
              missing: 'prompts/message-role',
              type: 'prompts/message-role',
              value: 'prompts/message-role',
            },
          },
          content: {
            anyOf: [{ $ref: 'TextContent' }, { $ref: 'ImageContent' }, { $ref: 'EmbeddedResource' }],
            by: 'type',
            description: 'The content: one block, not an array of blocks.',
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
          description: 'The client requests the list of prompts, page by page.',
          place: 'server/prompts#listing-prompts',
          open: true,
        },
      ),
      ListPromptsResult: {
        type: 'object',
        description: 'One page of the server’s prompts.',
        place: 'server/prompts#listing-prompts',
        properties: {
          _meta: META_OF_RESULT,
          nextCursor: NEXT_CURSOR,
          prompts: {
            type: 'array',
            items: { $ref: 'Prompt', description: 'One prompt.', faults: { type: 'prompts/name-required' } },
            aka: ['items'],
            description: 'The prompts of this page; an empty array when there are none.',
            faults: { missing: 'prompts/list-result-array', type: 'prompts/list-result-array' },
          },
        },
        required: ['prompts'],
      },
      GetPromptRequest: message(
        'prompts/get',
        { $ref: 'GetPromptRequestParams', faults: { missing: 'prompts/get-name-required' } },
        {
          description: 'The client gets a prompt with its arguments filled in.',
          place: 'server/prompts#getting-a-prompt',
        },
      ),
      GetPromptRequestParams: {
        type: 'object',
        description: 'The prompt, and the values of its arguments.',
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
            description: 'The values by argument name. All of them are strings.',
            faults: { type: 'prompts/get-arguments-object' },
          },
        },
        required: ['name'],
      },
      GetPromptResult: {
        type: 'object',
        description: 'A prompt with its arguments filled in: messages for a model.',
        place: 'server/prompts#getting-a-prompt',
        properties: {
          _meta: META_OF_RESULT,
          description: { type: 'string', description: 'A description of the prompt, for people.' },
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
          description: 'The server signals that its list of prompts has changed; the client may request it again.',
          place: 'server/prompts#list-changed-notification',
          open: true,
        },
      ),

      CompleteRequest: message(
        'completion/complete',
        { $ref: 'CompleteRequestParams', faults: { missing: 'completion/argument-required' } },
        {
          description: 'The client requests completions for a value that the user is typing.',
          place: 'server/utilities/completion#completerequest',
        },
      ),
      CompleteRequestParams: {
        type: 'object',
        description: 'The argument, its prompt or template, and the current input.',
        place: 'server/utilities/completion#completerequest',
        properties: {
          _meta: META_OF_REQUEST,
          ref: {
            anyOf: [{ $ref: 'PromptReference' }, { $ref: 'ResourceReference' }],
            by: 'type',
            description: 'The prompt or the resource template that the argument belongs to.',
            faults: { missing: 'completion/ref-type', type: 'completion/ref-type', value: 'completion/ref-type' },
          },
          argument: {
            type: 'object',
            description: 'The argument to complete.',
            properties: {
              name: {
                type: 'string',
                description: 'The name of the argument, or of the template variable.',
                faults: { missing: 'completion/argument-required', type: 'completion/argument-required' },
              },
              value: {
                type: 'string',
                description: 'The current input; an empty string before the first keystroke.',
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
        description: 'Completions for the value.',
        place: 'server/utilities/completion#completeresult',
        properties: {
          _meta: META_OF_RESULT,
          completion: {
            type: 'object',
            description: 'The suggestions and their number.',
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
                description: 'The suggestions as plain strings, most relevant first, at most 100.',
                faults: {
                  missing: 'completion/values-strings',
                  type: 'completion/values-strings',
                  length: 'completion/max-100-values',
                },
              },
              total: {
                type: 'integer',
                description: 'The total number of suggestions; it may exceed the number sent.',
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
        description: 'A reference to a prompt by its name.',
        place: 'server/utilities/completion#reference-types',
        properties: {
          type: { const: 'ref/prompt', description: 'Marks the reference as one to a prompt.' },
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
        description: 'A reference to a resource or a resource template by its URI.',
        place: 'server/utilities/completion#reference-types',
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

      ListRootsRequest: message(
        'roots/list',
        { $ref: 'RequestParams' },
        {
          description: 'The server requests the directories that the client exposes to it.',
          place: 'client/roots#listing-roots',
          open: true,
        },
      ),
      ListRootsResult: {
        type: 'object',
        description: 'The directories and files that the client exposes to the server.',
        place: 'client/roots#listing-roots',
        properties: {
          _meta: META_OF_RESULT,
          roots: {
            type: 'array',
            items: {
              $ref: 'Root',
              description: 'One root, an object with a URI.',
              faults: { type: 'roots/bare-string-entry' },
            },
            description: 'The roots; an empty array when there are none.',
            faults: { missing: 'roots/result-missing-roots', type: 'roots/result-missing-roots' },
          },
        },
        required: ['roots'],
      },
      Root: {
        type: 'object',
        description: 'A directory or file that the server may access.',
        place: 'client/roots#root',
        properties: {
          uri: {
            type: 'string',
            description: 'The location of the root: a `file://` URI, which also identifies it.',
            faults: { missing: 'roots/root-missing-uri', type: 'roots/root-missing-uri' },
          },
          name: {
            type: 'string',
            description: 'The human-readable name of the root.',
            faults: { type: 'roots/name-not-string' },
          },
        },
        required: ['uri'],
      },
      RootsListChangedNotification: message(
        'notifications/roots/list_changed',
        { $ref: 'NotificationParams' },
        {
          description: 'The client signals that its list of roots has changed; the server may request it again.',
          place: 'client/roots#root-list-changes',
          open: true,
        },
      ),
    },
  },
};
