/**
 * Handshake, capabilities, names, icons, annotations, progress, cancellation, logging and pagination: the changes of
 * 2025-11-25.
 */
import type { Schema, ShapePart } from '../../schema.ts';

const one = (...names: string[]): Schema[] => names.map((name) => ({ $ref: name }));
const SWITCHED_OFF: Schema['faults'] = { false: 'capabilities/false-value', null: 'capabilities/null-value' };
const OF_CLIENT: Schema['faults'] = { ...SWITCHED_OFF, type: 'capabilities/client-boolean' };
const OF_SERVER: Schema['faults'] = {
  ...SWITCHED_OFF,
  type: 'capabilities/not-object',
  true: 'capabilities/server-boolean',
};
const VERSION: Schema = { const: '2.0', description: 'The JSON-RPC version, always `2.0`.' };
/** A part of a capability, declared by an object like the capability itself. */
const part = (description: string, faults: Schema['faults'], properties?: Schema['properties']): Schema => ({
  type: 'object',
  description,
  faults,
  ...(properties ? { properties } : {}),
});
const ICONS: Schema = {
  type: 'array',
  items: { $ref: 'Icon' },
  description: 'Icons to show beside the name, in several sizes or for several themes.',
  faults: { type: 'icons/not-array', foreign: 'icons/since-2025-11-25' },
};

/** What 2025-11-25 changes about this area. */
export const base: ShapePart = {
  types: {
    changed: {
      Implementation: {
        description: 'The name and version of a client or server program, and the details shown to people.',
        properties: {
          description: {
            type: 'string',
            description: 'A description of the program, in one sentence for people.',
            faults: { foreign: 'implementation/details-since-2025-11-25' },
          },
          icons: ICONS,
          websiteUrl: {
            type: 'string',
            description: 'The URL of a web page about the program, including its scheme.',
            faults: {
              type: 'implementation/website-url-format',
              foreign: 'implementation/details-since-2025-11-25',
            },
          },
        },
      },
      ClientCapabilities: {
        properties: {
          sampling: part('The client supports sampling: its model can generate messages for the server.', OF_CLIENT, {
            context: part('The client can add context from servers to the conversation.', OF_CLIENT),
            tools: part('The model may call tools that the request provides.', OF_CLIENT),
          }),
          elicitation: part('The client supports elicitation. An empty object means form mode only.', OF_CLIENT, {
            form: part('The client supports form mode.', OF_CLIENT),
            url: part('The client supports URL mode.', OF_CLIENT),
          }),
          tasks: part('The client can run requests as tasks.', OF_CLIENT, {
            list: part('The server may list the tasks.', OF_CLIENT),
            cancel: part('The server may cancel tasks.', OF_CLIENT),
            requests: part('The requests that can run as tasks.', OF_CLIENT, {
              sampling: part('Sampling requests as tasks.', OF_CLIENT, {
                createMessage: part('`sampling/createMessage` can run as a task.', OF_CLIENT),
              }),
              elicitation: part('Elicitation requests as tasks.', OF_CLIENT, {
                create: part('`elicitation/create` can run as a task.', OF_CLIENT),
              }),
            }),
          }),
        },
      },
      ServerCapabilities: {
        properties: {
          tasks: part('The server can run requests as tasks.', OF_SERVER, {
            list: part('The client may list the tasks.', OF_SERVER),
            cancel: part('The client may cancel tasks.', OF_SERVER),
            requests: part('The requests that can run as tasks.', OF_SERVER, {
              tools: part('Tool calls as tasks.', OF_SERVER, {
                call: part('`tools/call` can run as a task.', OF_SERVER),
              }),
            }),
          }),
        },
      },
      CancelledNotification: {
        description: 'The sender of a request no longer needs the response. Tasks are cancelled with `tasks/cancel`.',
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
        description: 'One icon to show beside a name. Several icons can provide different sizes and themes.',
        properties: {
          src: {
            type: 'string',
            description: 'The source of the icon: an `https:` URL, or the bytes themselves as a base64 `data:` URI.',
            faults: { missing: 'icons/src-missing', type: 'icons/src-not-absolute' },
          },
          mimeType: {
            type: 'string',
            description: 'The media type, such as `image/png`, if the source does not specify it.',
          },
          sizes: {
            type: 'array',
            items: {
              type: 'string',
              description: 'A size in pixels such as `48x48`, or `any` for scalable formats.',
              faults: { type: 'icons/sizes-type' },
            },
            description: 'The sizes the icon is suitable for. If omitted, it can be used at any size.',
            faults: { type: 'icons/sizes-type' },
          },
          theme: {
            enum: ['light', 'dark'],
            description:
              'The theme of the background the icon is designed for. If omitted, it can be used with any theme.',
            faults: { value: 'icons/theme-value', type: 'icons/theme-value' },
          },
        },
        required: ['src'],
        faults: { type: 'icons/not-array' },
      },
      Icons: {
        type: 'object',
        description: 'The common member of everything with icons: tools, prompts, resources, templates and programs.',
        properties: { icons: ICONS },
      },
      Error: {
        type: 'object',
        description: 'The error of a request.',
        properties: {
          code: { type: 'integer', description: 'The error code, an integer.' },
          message: { type: 'string', description: 'A short description of the error, in one sentence.' },
          data: { description: 'Additional information about the error; the sender decides its form.' },
        },
        required: ['code', 'message'],
      },
      JSONRPCResultResponse: {
        type: 'object',
        description: 'The response to a request that succeeded.',
        properties: {
          jsonrpc: VERSION,
          id: { $ref: 'RequestId', description: 'The id of the request.' },
          result: { $ref: 'Result', description: 'The return value of the method, always an object.' },
        },
        required: ['jsonrpc', 'id', 'result'],
      },
      JSONRPCErrorResponse: {
        type: 'object',
        description: 'The response to a request that failed.',
        properties: {
          jsonrpc: VERSION,
          id: { $ref: 'RequestId', description: 'The id of the request; omitted only when it could not be read.' },
          error: { $ref: 'Error', description: 'The error.' },
        },
        required: ['jsonrpc', 'error'],
      },
      JSONRPCResponse: {
        description: 'The response to a request: a result or an error.',
        anyOf: one('JSONRPCResultResponse', 'JSONRPCErrorResponse'),
      },
    },
    dropped: ['JSONRPCError'],
  },
};
