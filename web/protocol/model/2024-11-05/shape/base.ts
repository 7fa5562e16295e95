/** Handshake, capabilities, names, annotations, progress, cancellation, logging and pagination of the first MCP revision. */
import type { Schema, ShapePart, TypeSchema } from '../../schema.ts';

const LIFECYCLE = 'basic/lifecycle#initialization';
const NEGOTIATION = 'basic/lifecycle#capability-negotiation';
const MESSAGES = 'basic/messages';

const META_OF_REQUEST: Schema = {
  type: 'object',
  description: 'Metadata of the request, such as a progress token.',
  judged: 'elsewhere',
};
const META_OF_NOTIFICATION: Schema = {
  type: 'object',
  description: 'Metadata of the notification.',
  judged: 'elsewhere',
};
const META_OF_RESULT: Schema = { type: 'object', description: 'Metadata of the result.', judged: 'elsewhere' };
const ANYTHING: Schema = { description: 'Any JSON value; the sender decides.' };
const VERSION: Schema = { const: '2.0', description: 'The JSON-RPC version, always `2.0`.' };
const ID: Schema = { $ref: 'RequestId', description: 'The id of the request.' };

/** A request or notification with parameters of its own. */
function message(
  method: string,
  params: Schema,
  rest: { description: string; place: string; open?: true },
): TypeSchema {
  const { description, place, open } = rest;
  return {
    type: 'object',
    description,
    place,
    properties: { method: { const: method, description: 'The name of the method.' }, params },
    required: open ? ['method'] : ['method', 'params'],
  };
}

const SWITCHED_OFF: Schema['faults'] = { false: 'capabilities/false-value', null: 'capabilities/null-value' };
const OF_CLIENT: Schema['faults'] = { ...SWITCHED_OFF, type: 'capabilities/client-boolean' };
const OF_SERVER: Schema['faults'] = {
  ...SWITCHED_OFF,
  type: 'capabilities/not-object',
  true: 'capabilities/server-boolean',
};
const experimental = (faults: Schema['faults']): Schema => ({
  type: 'object',
  description: 'Non-standard features by name. Each value is an object.',
  additionalProperties: {
    type: 'object',
    description: 'Settings of the feature; `{}` for none.',
    faults: { type: 'capabilities/experimental-value' },
  },
  faults,
});
const flag = (description: string, requirement: string): Schema => ({
  type: 'boolean',
  description,
  faults: { type: requirement },
});
const one = (...names: string[]): Schema[] => names.map((name) => ({ $ref: name }));

/** What 2024-11-05 changes about this area. */
export const base: ShapePart = {
  types: {
    added: {
      Annotated: {
        type: 'object',
        description: 'Anything that can have annotations: its audience and its priority.',
        place: 'server/tools#tool-result',
        properties: { annotations: { $ref: 'Annotations', description: 'The audience and the priority.' } },
      },
      Annotations: {
        type: 'object',
        description: 'The intended audience and the priority. These are hints; a client may ignore them.',
        place: 'server/tools#tool-result',
        properties: {
          audience: {
            type: 'array',
            items: {
              $ref: 'Role',
              description: 'One audience: `user` or `assistant`.',
              faults: { type: 'annotations/audience-values', value: 'annotations/audience-values' },
            },
            description: 'The intended audience: `user`, `assistant`, or both.',
            faults: { type: 'annotations/audience-array' },
          },
          priority: {
            type: 'number',
            minimum: 0,
            maximum: 1,
            description: 'The priority: 1 is effectively required, 0 is entirely optional.',
            faults: { type: 'annotations/priority-range', range: 'annotations/priority-range' },
          },
        },
      },
      Role: {
        type: 'string',
        enum: ['user', 'assistant'],
        description: 'A role in a conversation: `user`, or `assistant` for the model.',
        place: 'server/prompts#promptmessage',
      },
      RequestId: {
        type: ['string', 'integer'],
        description: 'Identifies a request among all requests of its sender: a string or an integer, never null.',
        place: `${MESSAGES}#requests`,
      },
      ProgressToken: {
        type: ['string', 'integer'],
        description:
          'Links progress notifications to their request: a string or an integer that the requester chooses.',
        place: 'basic/utilities/progress#progress-flow',
      },
      Cursor: {
        type: 'string',
        description: 'An opaque position in a list. The client sends it back unchanged and never interprets it.',
        place: 'server/utilities/pagination#pagination-model',
      },
      Request: {
        type: 'object',
        description: 'The members of every request besides its envelope.',
        place: `${MESSAGES}#requests`,
        properties: {
          method: { type: 'string', description: 'The name of the method.' },
          params: { $ref: 'RequestParams', description: 'The parameters by name.' },
        },
        required: ['method'],
      },
      RequestParams: {
        type: 'object',
        description: 'The common parameters of all requests.',
        place: `${MESSAGES}#requests`,
        properties: { _meta: META_OF_REQUEST },
      },
      Notification: {
        type: 'object',
        description: 'The members of every notification besides its envelope.',
        place: `${MESSAGES}#notifications`,
        properties: {
          method: { type: 'string', description: 'The name of the method.' },
          params: { $ref: 'NotificationParams', description: 'The parameters by name.' },
        },
        required: ['method'],
      },
      NotificationParams: {
        type: 'object',
        description: 'The common parameters of all notifications.',
        place: `${MESSAGES}#notifications`,
        properties: { _meta: META_OF_NOTIFICATION },
      },
      Result: {
        type: 'object',
        description: 'The common members of all results. The other members depend on the method.',
        place: `${MESSAGES}#responses`,
        properties: { _meta: META_OF_RESULT },
      },
      EmptyResult: {
        type: 'object',
        description: 'The empty result of a method that succeeded and has nothing to return.',
        place: `${MESSAGES}#responses`,
        properties: { _meta: META_OF_RESULT },
      },
      PaginatedRequest: {
        type: 'object',
        description: 'A request whose results are paginated.',
        place: 'server/utilities/pagination#request-format',
        properties: {
          method: { type: 'string', description: 'The name of the method.' },
          params: { $ref: 'PaginatedRequestParams' },
        },
        required: ['method'],
      },
      PaginatedRequestParams: {
        type: 'object',
        description: 'The page to return. Without a `cursor` it is the first one.',
        place: 'server/utilities/pagination#request-format',
        properties: {
          _meta: META_OF_REQUEST,
          cursor: {
            $ref: 'Cursor',
            description: 'The start of the page: the `nextCursor` of the previous page, unchanged.',
            faults: { type: 'pagination/cursor-string', null: 'pagination/cursor-null' },
          },
        },
      },
      PaginatedResult: {
        type: 'object',
        description: 'The common members of all pages of a list.',
        place: 'server/utilities/pagination#response-format',
        properties: {
          _meta: META_OF_RESULT,
          nextCursor: {
            $ref: 'Cursor',
            description: 'The cursor of the next page. Absent on the last page.',
            faults: { type: 'pagination/next-cursor-string', null: 'pagination/next-cursor-null' },
          },
        },
      },
      Implementation: {
        type: 'object',
        description: 'The name and version of a client or server program.',
        place: LIFECYCLE,
        properties: {
          name: { type: 'string', description: 'The name of the program.' },
          version: { type: 'string', description: 'The version of the program, in any format.' },
        },
        required: ['name', 'version'],
      },
      ClientCapabilities: {
        type: 'object',
        description:
          'The optional features of a client. A feature is supported when its key is present, with an object as its value.',
        place: NEGOTIATION,
        properties: {
          experimental: experimental(OF_CLIENT),
          roots: {
            type: 'object',
            description: 'The client can list its roots, the directories it exposes to the server.',
            properties: {
              listChanged: flag(
                'True when the client sends notifications of changes to that list.',
                'capabilities/list-changed-type',
              ),
            },
            faults: OF_CLIENT,
          },
          sampling: {
            type: 'object',
            description: 'The client supports sampling: its model can generate messages for the server.',
            faults: OF_CLIENT,
          },
        },
        additionalProperties: { description: 'A custom capability; the set is open.' },
      },
      ServerCapabilities: {
        type: 'object',
        description:
          'The optional features of a server. A feature is supported when its key is present, with an object as its value.',
        place: NEGOTIATION,
        properties: {
          experimental: experimental(OF_SERVER),
          logging: { type: 'object', description: 'The server sends log messages.', faults: OF_SERVER },
          prompts: {
            type: 'object',
            description: 'The server offers prompts.',
            properties: {
              listChanged: flag(
                'True when the server sends notifications of changes to its list of prompts.',
                'capabilities/flag-boolean',
              ),
            },
            faults: OF_SERVER,
          },
          resources: {
            type: 'object',
            description: 'The server offers resources.',
            properties: {
              subscribe: flag(
                'True when clients can subscribe to changes of individual resources.',
                'capabilities/subscribe-type',
              ),
              listChanged: flag(
                'True when the server sends notifications of changes to its list of resources.',
                'capabilities/flag-boolean',
              ),
            },
            faults: OF_SERVER,
          },
          tools: {
            type: 'object',
            description: 'The server offers tools.',
            properties: {
              listChanged: flag(
                'True when the server sends notifications of changes to its list of tools.',
                'capabilities/flag-boolean',
              ),
            },
            faults: OF_SERVER,
          },
        },
        additionalProperties: { description: 'A custom capability; the set is open.' },
      },
      InitializeRequest: message(
        'initialize',
        { $ref: 'InitializeRequestParams', faults: { missing: 'lifecycle/initialize-params-missing' } },
        {
          description: 'The first message of a session: the client proposes a revision and declares its capabilities.',
          place: LIFECYCLE,
        },
      ),
      InitializeRequestParams: {
        type: 'object',
        description: 'The version, capabilities and name of the client.',
        place: LIFECYCLE,
        properties: {
          _meta: META_OF_REQUEST,
          protocolVersion: {
            type: 'string',
            aka: ['version', 'mcpVersion'],
            description:
              'The revision that the client proposes, as a date such as `2024-11-05`; the newest it supports.',
            faults: {
              missing: 'lifecycle/initialize-protocol-version-missing',
              type: 'lifecycle/initialize-protocol-version-type',
            },
          },
          capabilities: {
            $ref: 'ClientCapabilities',
            aka: ['clientCapabilities'],
            description: 'The capabilities of the client; `{}` for none.',
            faults: {
              missing: 'lifecycle/initialize-capabilities-missing',
              array: 'capabilities/array-of-names',
              type: 'capabilities/array-of-names',
            },
          },
          clientInfo: {
            $ref: 'Implementation',
            aka: ['client', 'implementation'],
            description: 'The name and version of the client program.',
            faults: {
              missing: 'lifecycle/initialize-client-info-missing',
              type: 'lifecycle/initialize-client-info-missing',
            },
            lacks: {
              name: 'lifecycle/client-info-name-missing',
              version: 'lifecycle/client-info-version-missing',
            },
          },
        },
        required: ['protocolVersion', 'capabilities', 'clientInfo'],
      },
      InitializeResult: {
        type: 'object',
        description: 'The server’s response to `initialize`: the revision to use, its capabilities, and its name.',
        place: LIFECYCLE,
        properties: {
          _meta: META_OF_RESULT,
          protocolVersion: {
            type: 'string',
            aka: ['version', 'mcpVersion'],
            description:
              'The revision that both sides use in this session: the requested one, or another that the server supports.',
            faults: { missing: 'lifecycle/result-protocol-version-missing' },
          },
          capabilities: {
            $ref: 'ServerCapabilities',
            aka: ['serverCapabilities'],
            description: 'The capabilities of the server; `{}` for none.',
            faults: {
              missing: 'lifecycle/result-capabilities-missing',
              array: 'capabilities/array-of-names',
              type: 'capabilities/array-of-names',
            },
          },
          serverInfo: {
            $ref: 'Implementation',
            aka: ['server', 'implementation'],
            description: 'The name and version of the server program.',
            faults: {
              missing: 'lifecycle/result-server-info-missing',
              type: 'lifecycle/result-server-info-missing',
            },
            lacks: {
              name: 'lifecycle/server-info-version-missing',
              version: 'lifecycle/server-info-version-missing',
            },
          },
          instructions: {
            type: 'string',
            description:
              'Instructions for using the server, in natural language. Clients may add them to the model’s prompt.',
            faults: { type: 'lifecycle/instructions-type' },
          },
        },
        required: ['protocolVersion', 'capabilities', 'serverInfo'],
      },
      InitializedNotification: message(
        'notifications/initialized',
        { $ref: 'NotificationParams' },
        {
          description: 'The client confirms that the handshake is complete; both sides may now send requests.',
          place: LIFECYCLE,
          open: true,
        },
      ),
      PingRequest: message(
        'ping',
        { $ref: 'RequestParams' },
        {
          description: 'Checks whether the other side still responds. The response has an empty result.',
          place: 'basic/utilities/ping#message-format',
          open: true,
        },
      ),
      CancelledNotification: message(
        'notifications/cancelled',
        { $ref: 'CancelledNotificationParams', faults: { missing: 'cancellation/params-missing' } },
        {
          description: 'The sender of a request no longer needs the response. `initialize` cannot be cancelled.',
          place: 'basic/utilities/cancellation#cancellation-flow',
        },
      ),
      CancelledNotificationParams: {
        type: 'object',
        description: 'The request to cancel, and the reason.',
        place: 'basic/utilities/cancellation#cancellation-flow',
        instead: { requestId: ['id'] },
        properties: {
          _meta: META_OF_NOTIFICATION,
          requestId: {
            $ref: 'RequestId',
            description: 'The id of the request, exactly as in the request: `1` and `"1"` are two different ids.',
            faults: { missing: 'cancellation/request-id-missing', type: 'cancellation/request-id-type' },
          },
          reason: {
            type: 'string',
            description: 'The reason, for logs or for display to users.',
            faults: { type: 'cancellation/reason-type' },
          },
        },
        required: ['requestId'],
      },
      ProgressNotification: message(
        'notifications/progress',
        { $ref: 'ProgressNotificationParams', faults: { missing: 'progress/token-missing' } },
        {
          description: 'The receiver of a long-running request reports its progress.',
          place: 'basic/utilities/progress#progress-flow',
        },
      ),
      ProgressNotificationParams: {
        type: 'object',
        description: 'The progress of a request.',
        place: 'basic/utilities/progress#progress-flow',
        properties: {
          _meta: META_OF_NOTIFICATION,
          progressToken: {
            $ref: 'ProgressToken',
            aka: ['token'],
            description: 'The token from `_meta.progressToken` of the request.',
            faults: { missing: 'progress/token-missing' },
          },
          progress: {
            type: 'number',
            description: 'The progress so far. It increases with every notification, even when the total is unknown.',
            faults: { missing: 'progress/progress-missing', type: 'progress/progress-type' },
          },
          total: {
            type: 'number',
            description: 'The total amount of work. Omitted when it is unknown.',
            faults: { type: 'progress/total-type' },
          },
        },
        required: ['progressToken', 'progress'],
      },
      LoggingLevel: {
        type: 'string',
        enum: ['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency'],
        description:
          'The severity of a log message, from `debug` to `emergency`: the eight levels of syslog (RFC 5424).',
        place: 'server/utilities/logging#log-levels',
      },
      SetLevelRequest: message(
        'logging/setLevel',
        { $ref: 'SetLevelRequestParams', faults: { missing: 'logging/set-level-values' } },
        {
          description: 'The client sets the minimum level of the log messages it wants to receive.',
          place: 'server/utilities/logging#setting-log-level',
        },
      ),
      SetLevelRequestParams: {
        type: 'object',
        description: 'The minimum level of log messages.',
        place: 'server/utilities/logging#setting-log-level',
        properties: {
          _meta: META_OF_REQUEST,
          level: {
            $ref: 'LoggingLevel',
            aka: ['logLevel', 'severity', 'minLevel'],
            description: 'The minimum level; messages of higher levels are sent too.',
            faults: {
              missing: 'logging/set-level-values',
              type: 'logging/set-level-values',
              value: 'logging/set-level-values',
            },
          },
        },
        required: ['level'],
      },
      LoggingMessageNotification: message(
        'notifications/message',
        { $ref: 'LoggingMessageNotificationParams', faults: { missing: 'logging/level-required' } },
        { description: 'A log message from the server.', place: 'server/utilities/logging#log-message-notifications' },
      ),
      LoggingMessageNotificationParams: {
        type: 'object',
        description: 'A log message: its severity, its logger and its content.',
        place: 'server/utilities/logging#log-message-notifications',
        properties: {
          _meta: META_OF_NOTIFICATION,
          level: {
            $ref: 'LoggingLevel',
            aka: ['severity', 'logLevel'],
            description: 'The severity of the message.',
            faults: {
              missing: 'logging/level-required',
              type: 'logging/level-values',
              value: 'logging/level-values',
            },
          },
          logger: {
            type: 'string',
            description: 'The name of the server component that wrote the message.',
            faults: { type: 'logging/logger-string' },
          },
          data: {
            description: 'The content to log: a string, an object, or any other JSON value. Never a password or a key.',
            aka: ['message', 'msg', 'text', 'payload'],
            faults: { missing: 'logging/data-required' },
          },
        },
        required: ['level', 'data'],
      },
      JSONRPCRequest: {
        type: 'object',
        description: 'A request: it has an id and gets a response.',
        place: `${MESSAGES}#requests`,
        properties: {
          jsonrpc: VERSION,
          id: ID,
          method: { type: 'string', description: 'The name of the method.' },
          params: { type: 'object', description: 'The parameters by name.' },
        },
        required: ['jsonrpc', 'id', 'method'],
      },
      JSONRPCNotification: {
        type: 'object',
        description: 'A notification: it has no id and gets no response.',
        place: `${MESSAGES}#notifications`,
        properties: {
          jsonrpc: VERSION,
          method: { type: 'string', description: 'The name of the method.' },
          params: { type: 'object', description: 'The parameters by name.' },
        },
        required: ['jsonrpc', 'method'],
      },
      JSONRPCResponse: {
        type: 'object',
        description: 'The response to a request that succeeded.',
        place: `${MESSAGES}#responses`,
        properties: {
          jsonrpc: VERSION,
          id: ID,
          result: { $ref: 'Result', description: 'The return value of the method, always an object.' },
        },
        required: ['jsonrpc', 'id', 'result'],
      },
      JSONRPCError: {
        type: 'object',
        description: 'The response to a request that failed.',
        place: `${MESSAGES}#responses`,
        properties: {
          jsonrpc: VERSION,
          id: ID,
          error: {
            type: 'object',
            description: 'The error.',
            properties: {
              code: { type: 'integer', description: 'The error code, an integer.' },
              message: { type: 'string', description: 'A short description of the error, in one sentence.' },
              data: ANYTHING,
            },
            required: ['code', 'message'],
          },
        },
        required: ['jsonrpc', 'id', 'error'],
      },
      JSONRPCMessage: {
        description: 'Any message: a request, a notification, or the response to a request.',
        place: `${MESSAGES}#message-types`,
        anyOf: one('JSONRPCRequest', 'JSONRPCNotification', 'JSONRPCResponse', 'JSONRPCError'),
      },
      ClientRequest: {
        description: 'Every request a client can send.',
        place: `${MESSAGES}#requests`,
        by: 'method',
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
          'SetLevelRequest',
          'CompleteRequest',
        ),
      },
      ClientNotification: {
        description: 'Every notification a client can send.',
        place: `${MESSAGES}#notifications`,
        by: 'method',
        anyOf: one(
          'CancelledNotification',
          'InitializedNotification',
          'ProgressNotification',
          'RootsListChangedNotification',
        ),
      },
      ClientResult: {
        description: 'Every result a client can return.',
        place: `${MESSAGES}#responses`,
        anyOf: one('EmptyResult', 'CreateMessageResult', 'ListRootsResult'),
      },
      ServerRequest: {
        description: 'Every request a server can send.',
        place: `${MESSAGES}#requests`,
        by: 'method',
        anyOf: one('PingRequest', 'CreateMessageRequest', 'ListRootsRequest'),
      },
      ServerNotification: {
        description: 'Every notification a server can send.',
        place: `${MESSAGES}#notifications`,
        by: 'method',
        anyOf: one(
          'CancelledNotification',
          'ProgressNotification',
          'ResourceListChangedNotification',
          'ResourceUpdatedNotification',
          'PromptListChangedNotification',
          'ToolListChangedNotification',
          'LoggingMessageNotification',
        ),
      },
      ServerResult: {
        description: 'Every result a server can return.',
        place: `${MESSAGES}#responses`,
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
          'CompleteResult',
        ),
      },
    },
  },
};
