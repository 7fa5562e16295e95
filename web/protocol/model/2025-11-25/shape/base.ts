/** Handshake, capabilities, names, icons, annotations, progress, cancelling, logs and pages, as 2025-11-25 changes them. */
import type { Schema, ShapePart } from '../../schema.ts';

const one = (...names: string[]): Schema[] => names.map((name) => ({ $ref: name }));
const SWITCHED_OFF: Schema['faults'] = { false: 'capabilities/false-value', null: 'capabilities/null-value' };
const OF_CLIENT: Schema['faults'] = { ...SWITCHED_OFF, type: 'capabilities/client-boolean' };
const OF_SERVER: Schema['faults'] = {
  ...SWITCHED_OFF,
  type: 'capabilities/not-object',
  true: 'capabilities/server-boolean',
};
const VERSION: Schema = { const: '2.0', description: 'The version of JSON-RPC, always `2.0`.' };
/** A part of a capability, declared by an object as the capability is. */
const part = (description: string, faults: Schema['faults'], properties?: Schema['properties']): Schema => ({
  type: 'object',
  description,
  faults,
  ...(properties ? { properties } : {}),
});
const ICONS: Schema = {
  type: 'array',
  items: { $ref: 'Icon' },
  description: 'Pictures to show beside the name, in several sizes or for several themes.',
  faults: { type: 'icons/not-array', foreign: 'icons/since-2025-11-25' },
};

/** What 2025-11-25 changes about this area. */
export const base: ShapePart = {
  types: {
    changed: {
      Implementation: {
        description: 'The name and version of a client or a server program, and what people may see of it.',
        properties: {
          description: {
            type: 'string',
            description: 'What the program does, in a sentence for people.',
            faults: { foreign: 'implementation/details-since-2025-11-25' },
          },
          icons: ICONS,
          websiteUrl: {
            type: 'string',
            description: 'The address of a page about the program, with its scheme.',
            faults: {
              type: 'implementation/website-url-format',
              foreign: 'implementation/details-since-2025-11-25',
            },
          },
        },
      },
      ClientCapabilities: {
        properties: {
          sampling: part('The client can have its model write messages for the server.', OF_CLIENT, {
            context: part('The client can add the context of servers to the conversation.', OF_CLIENT),
            tools: part('The model may call tools that the request brings along.', OF_CLIENT),
          }),
          elicitation: part(
            'The client can ask its user something for the server. An empty object means forms only.',
            OF_CLIENT,
            {
              form: part('The client can show a form.', OF_CLIENT),
              url: part('The client can send its user to a web page.', OF_CLIENT),
            },
          ),
          tasks: part('The client can answer requests as tasks.', OF_CLIENT, {
            list: part('The server may list the tasks.', OF_CLIENT),
            cancel: part('The server may cancel tasks.', OF_CLIENT),
            requests: part('Which requests can be tasks.', OF_CLIENT, {
              sampling: part('Sampling as a task.', OF_CLIENT, {
                createMessage: part('`sampling/createMessage` can be a task.', OF_CLIENT),
              }),
              elicitation: part('Elicitation as a task.', OF_CLIENT, {
                create: part('`elicitation/create` can be a task.', OF_CLIENT),
              }),
            }),
          }),
        },
      },
      ServerCapabilities: {
        properties: {
          tasks: part('The server can answer requests as tasks.', OF_SERVER, {
            list: part('The client may list the tasks.', OF_SERVER),
            cancel: part('The client may cancel tasks.', OF_SERVER),
            requests: part('Which requests can be tasks.', OF_SERVER, {
              tools: part('Calls of tools as tasks.', OF_SERVER, {
                call: part('`tools/call` can be a task.', OF_SERVER),
              }),
            }),
          }),
        },
      },
      CancelledNotification: {
        description:
          'The sender of a request says that it no longer needs the answer. For tasks there is `tasks/cancel`.',
      },
      CancelledNotificationParams: { allows: ['requestId'] },
      JSONRPCMessage: {
        anyOf: one('JSONRPCRequest', 'JSONRPCNotification', 'JSONRPCResultResponse', 'JSONRPCErrorResponse'),
      },
      ClientRequest: {
        anyOf: one(
          'InitializeRequest',
          'PingRequest',
          'ListResourcesRequest',
          'ListResourceTemplatesRequest',
          'ReadResourceRequest',
          'SubscribeRequest',
          'UnsubscribeRequest',
          'ListPromptsRequest',
          'GetPromptRequest',
          'ListToolsRequest',
          'CallToolRequest',
          'GetTaskRequest',
          'GetTaskPayloadRequest',
          'CancelTaskRequest',
          'ListTasksRequest',
          'SetLevelRequest',
          'CompleteRequest',
        ),
      },
      ClientNotification: {
        anyOf: one(
          'CancelledNotification',
          'InitializedNotification',
          'ProgressNotification',
          'TaskStatusNotification',
          'RootsListChangedNotification',
        ),
      },
      ClientResult: {
        anyOf: one(
          'EmptyResult',
          'GetTaskResult',
          'GetTaskPayloadResult',
          'CancelTaskResult',
          'ListTasksResult',
          'CreateMessageResult',
          'ListRootsResult',
          'ElicitResult',
        ),
      },
      ServerRequest: {
        anyOf: one(
          'PingRequest',
          'GetTaskRequest',
          'GetTaskPayloadRequest',
          'CancelTaskRequest',
          'ListTasksRequest',
          'CreateMessageRequest',
          'ListRootsRequest',
          'ElicitRequest',
        ),
      },
      ServerNotification: {
        anyOf: one(
          'CancelledNotification',
          'ProgressNotification',
          'ResourceListChangedNotification',
          'ResourceUpdatedNotification',
          'PromptListChangedNotification',
          'ToolListChangedNotification',
          'TaskStatusNotification',
          'LoggingMessageNotification',
          'ElicitationCompleteNotification',
        ),
      },
      ServerResult: {
        anyOf: one(
          'EmptyResult',
          'InitializeResult',
          'ListResourcesResult',
          'ListResourceTemplatesResult',
          'ReadResourceResult',
          'ListPromptsResult',
          'GetPromptResult',
          'ListToolsResult',
          'CallToolResult',
          'GetTaskResult',
          'GetTaskPayloadResult',
          'CancelTaskResult',
          'ListTasksResult',
          'CompleteResult',
        ),
      },
    },
    added: {
      Icon: {
        type: 'object',
        description: 'One picture to show beside a name. Several of them can offer sizes and themes to choose from.',
        properties: {
          src: {
            type: 'string',
            description:
              'Where the picture is: an `https:` address, or the bytes themselves as a `data:` URI in base64.',
            faults: { missing: 'icons/src-missing', type: 'icons/src-not-absolute' },
          },
          mimeType: {
            type: 'string',
            description: 'The media type, where the source does not tell it, such as `image/png`.',
          },
          sizes: {
            type: 'array',
            items: {
              type: 'string',
              description: 'A size in pixels such as `48x48`, or `any` for pictures that scale.',
              faults: { type: 'icons/sizes-type' },
            },
            description: 'The sizes the picture is good for. Left out it is good for any.',
            faults: { type: 'icons/sizes-type' },
          },
          theme: {
            enum: ['light', 'dark'],
            description: 'The background the picture is made for. Left out it is good for both.',
            faults: { value: 'icons/theme-value', type: 'icons/theme-value' },
          },
        },
        required: ['src'],
        faults: { type: 'icons/not-array' },
      },
      Icons: {
        type: 'object',
        description: 'What everything with pictures has: tools, prompts, resources, templates and programs.',
        properties: { icons: ICONS },
      },
      Error: {
        type: 'object',
        description: 'What went wrong with a request.',
        properties: {
          code: { type: 'integer', description: 'Which kind of error, as a whole number.' },
          message: { type: 'string', description: 'What went wrong, in one short sentence.' },
          data: { description: 'More about it; the sender decides what.' },
        },
        required: ['code', 'message'],
      },
      JSONRPCResultResponse: {
        type: 'object',
        description: 'The answer to a request that went well.',
        properties: {
          jsonrpc: VERSION,
          id: { $ref: 'RequestId', description: 'The id of the request.' },
          result: { $ref: 'Result', description: 'What the method gives back, always an object.' },
        },
        required: ['jsonrpc', 'id', 'result'],
      },
      JSONRPCErrorResponse: {
        type: 'object',
        description: 'The answer to a request that failed.',
        properties: {
          jsonrpc: VERSION,
          id: { $ref: 'RequestId', description: 'The id of the request; left out only when it could not be read.' },
          error: { $ref: 'Error', description: 'What went wrong.' },
        },
        required: ['jsonrpc', 'error'],
      },
      JSONRPCResponse: {
        description: 'The answer to a request: a result or an error.',
        anyOf: one('JSONRPCResultResponse', 'JSONRPCErrorResponse'),
      },
    },
    dropped: ['JSONRPCError'],
  },
};
