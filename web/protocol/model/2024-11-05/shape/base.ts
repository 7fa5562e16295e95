/** Handshake, capabilities, names, annotations, progress, cancelling, logs and pages, as MCP begins with them. */
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
const ANYTHING: Schema = { description: 'Anything: the sender decides.' };
const VERSION: Schema = { const: '2.0', description: 'The version of JSON-RPC, always `2.0`.' };
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
  description: 'Features that are in no specification, by name, each with an object of its own.',
  additionalProperties: {
    type: 'object',
    description: 'What there is to say about the feature; `{}` for nothing.',
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
        description: 'Anything that can say for whom it is and how much it matters.',
        place: 'server/tools#tool-result',
        properties: { annotations: { $ref: 'Annotations', description: 'For whom it is, and how much it matters.' } },
      },
      Annotations: {
        type: 'object',
        description: 'For whom something is meant and how much it matters. A hint; nobody has to follow it.',
        place: 'server/tools#tool-result',
        properties: {
          audience: {
            type: 'array',
            items: {
              $ref: 'Role',
              description: 'One reader: `user` or `assistant`.',
              faults: { type: 'annotations/audience-values', value: 'annotations/audience-values' },
            },
            description: 'For whom it is meant: `user`, `assistant`, or both.',
            faults: { type: 'annotations/audience-array' },
          },
          priority: {
            type: 'number',
            minimum: 0,
            maximum: 1,
            description: 'How much it matters: 1 is indispensable, 0 is optional.',
            faults: { type: 'annotations/priority-range', range: 'annotations/priority-range' },
          },
        },
      },
      Role: {
        type: 'string',
        enum: ['user', 'assistant'],
        description: 'Who speaks or listens in a conversation: the `user`, or the `assistant`, which is the model.',
        place: 'server/prompts#promptmessage',
      },
      RequestId: {
        type: ['string', 'integer'],
        description: 'What tells a request from all others of its sender: a string or a whole number, never null.',
        place: `${MESSAGES}#requests`,
      },
      ProgressToken: {
        type: ['string', 'integer'],
        description: 'Ties progress notifications to their request: a string or a whole number the requester makes up.',
        place: 'basic/utilities/progress#progress-flow',
      },
      Cursor: {
        type: 'string',
        description: 'Where a page begins. Only the server can read it; the client sends it back as it is.',
        place: 'server/utilities/pagination#pagination-model',
      },
      Request: {
        type: 'object',
        description: 'What every request has, beside its envelope.',
        place: `${MESSAGES}#requests`,
        properties: {
          method: { type: 'string', description: 'The name of the method.' },
          params: { $ref: 'RequestParams', description: 'The parameters, by name.' },
        },
        required: ['method'],
      },
      RequestParams: {
        type: 'object',
        description: 'What the parameters of every request may have.',
        place: `${MESSAGES}#requests`,
        properties: { _meta: META_OF_REQUEST },
      },
      Notification: {
        type: 'object',
        description: 'What every notification has, beside its envelope.',
        place: `${MESSAGES}#notifications`,
        properties: {
          method: { type: 'string', description: 'The name of the method.' },
          params: { $ref: 'NotificationParams', description: 'The parameters, by name.' },
        },
        required: ['method'],
      },
      NotificationParams: {
        type: 'object',
        description: 'What the parameters of every notification may have.',
        place: `${MESSAGES}#notifications`,
        properties: { _meta: META_OF_NOTIFICATION },
      },
      Result: {
        type: 'object',
        description: 'What every result may have. Which members else depends on the method.',
        place: `${MESSAGES}#responses`,
        properties: { _meta: META_OF_RESULT },
      },
      EmptyResult: {
        type: 'object',
        description: 'The result of a method that has nothing to give back: it was done.',
        place: `${MESSAGES}#responses`,
        properties: { _meta: META_OF_RESULT },
      },
      PaginatedRequest: {
        type: 'object',
        description: 'A request whose answer comes in pages.',
        place: 'server/utilities/pagination#request-format',
        properties: {
          method: { type: 'string', description: 'The name of the method.' },
          params: { $ref: 'PaginatedRequestParams' },
        },
        required: ['method'],
      },
      PaginatedRequestParams: {
        type: 'object',
        description: 'Which page of a list to send. Without `cursor` it is the first one.',
        place: 'server/utilities/pagination#request-format',
        properties: {
          _meta: META_OF_REQUEST,
          cursor: {
            $ref: 'Cursor',
            description: 'Where the page begins: the `nextCursor` of the page before, letter by letter.',
            faults: { type: 'pagination/cursor-string', null: 'pagination/cursor-null' },
          },
        },
      },
      PaginatedResult: {
        type: 'object',
        description: 'What every page of a list may have.',
        place: 'server/utilities/pagination#response-format',
        properties: {
          _meta: META_OF_RESULT,
          nextCursor: {
            $ref: 'Cursor',
            description: 'Where the next page begins. Absent on the last page.',
            faults: { type: 'pagination/next-cursor-string', null: 'pagination/next-cursor-null' },
          },
        },
      },
      Implementation: {
        type: 'object',
        description: 'The name and version of a client or a server program.',
        place: LIFECYCLE,
        properties: {
          name: { type: 'string', description: 'What the program is called.' },
          version: { type: 'string', description: 'Which version of the program it is. Any form of number will do.' },
        },
        required: ['name', 'version'],
      },
      ClientCapabilities: {
        type: 'object',
        description:
          'What a client can do beyond the basics. A feature is there when its key is there, with an object.',
        place: NEGOTIATION,
        properties: {
          experimental: experimental(OF_CLIENT),
          roots: {
            type: 'object',
            description: 'The client can list the directories it opens to the server.',
            properties: {
              listChanged: flag(
                'True when the client tells of changes of that list.',
                'capabilities/list-changed-type',
              ),
            },
            faults: OF_CLIENT,
          },
          sampling: {
            type: 'object',
            description: 'The client can have its model write messages for the server.',
            faults: OF_CLIENT,
          },
        },
        additionalProperties: { description: 'A capability of one’s own; the set is open.' },
      },
      ServerCapabilities: {
        type: 'object',
        description: 'What a server offers. A feature is there when its key is there, with an object.',
        place: NEGOTIATION,
        properties: {
          experimental: experimental(OF_SERVER),
          logging: { type: 'object', description: 'The server sends log messages.', faults: OF_SERVER },
          prompts: {
            type: 'object',
            description: 'The server has prompts.',
            properties: {
              listChanged: flag(
                'True when the server tells of changes of its list of prompts.',
                'capabilities/flag-boolean',
              ),
            },
            faults: OF_SERVER,
          },
          resources: {
            type: 'object',
            description: 'The server has resources.',
            properties: {
              subscribe: flag(
                'True when clients can ask to be told of changes of single resources.',
                'capabilities/subscribe-type',
              ),
              listChanged: flag(
                'True when the server tells of changes of its list of resources.',
                'capabilities/flag-boolean',
              ),
            },
            faults: OF_SERVER,
          },
          tools: {
            type: 'object',
            description: 'The server has tools.',
            properties: {
              listChanged: flag(
                'True when the server tells of changes of its list of tools.',
                'capabilities/flag-boolean',
              ),
            },
            faults: OF_SERVER,
          },
        },
        additionalProperties: { description: 'A capability of one’s own; the set is open.' },
      },
      InitializeRequest: message(
        'initialize',
        { $ref: 'InitializeRequestParams', faults: { missing: 'lifecycle/initialize-params-missing' } },
        {
          description: 'The first message of a session: the client says which revision it speaks and what it can do.',
          place: LIFECYCLE,
        },
      ),
      InitializeRequestParams: {
        type: 'object',
        description: 'Version, capabilities and name of the client.',
        place: LIFECYCLE,
        properties: {
          _meta: META_OF_REQUEST,
          protocolVersion: {
            type: 'string',
            aka: ['version', 'mcpVersion'],
            description: 'The revision the client wants to speak, as a date such as `2024-11-05`; the newest it knows.',
            faults: {
              missing: 'lifecycle/initialize-protocol-version-missing',
              type: 'lifecycle/initialize-protocol-version-type',
            },
          },
          capabilities: {
            $ref: 'ClientCapabilities',
            aka: ['clientCapabilities'],
            description: 'What the client can do; `{}` for nothing special.',
            faults: {
              missing: 'lifecycle/initialize-capabilities-missing',
              array: 'capabilities/array-of-names',
              type: 'capabilities/array-of-names',
            },
          },
          clientInfo: {
            $ref: 'Implementation',
            aka: ['client', 'implementation'],
            description: 'Which program the client is.',
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
        description: 'The answer of the server: the revision to speak, what it offers, and its name.',
        place: LIFECYCLE,
        properties: {
          _meta: META_OF_RESULT,
          protocolVersion: {
            type: 'string',
            aka: ['version', 'mcpVersion'],
            description:
              'The revision both sides speak from now on: the one that was asked for, or another the server knows.',
            faults: { missing: 'lifecycle/result-protocol-version-missing' },
          },
          capabilities: {
            $ref: 'ServerCapabilities',
            aka: ['serverCapabilities'],
            description: 'What the server offers; `{}` for nothing special.',
            faults: {
              missing: 'lifecycle/result-capabilities-missing',
              array: 'capabilities/array-of-names',
              type: 'capabilities/array-of-names',
            },
          },
          serverInfo: {
            $ref: 'Implementation',
            aka: ['server', 'implementation'],
            description: 'Which program the server is.',
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
            description: 'How to use the server, in plain words. Clients may add them to the prompt of the model.',
            faults: { type: 'lifecycle/instructions-type' },
          },
        },
        required: ['protocolVersion', 'capabilities', 'serverInfo'],
      },
      InitializedNotification: message(
        'notifications/initialized',
        { $ref: 'NotificationParams' },
        {
          description: 'The client says that the handshake is done; from now on both sides may send requests.',
          place: LIFECYCLE,
          open: true,
        },
      ),
      PingRequest: message(
        'ping',
        { $ref: 'RequestParams' },
        {
          description: 'Asks whether the other side still answers. The answer is an empty result.',
          place: 'basic/utilities/ping#message-format',
          open: true,
        },
      ),
      CancelledNotification: message(
        'notifications/cancelled',
        { $ref: 'CancelledNotificationParams', faults: { missing: 'cancellation/params-missing' } },
        {
          description:
            'The sender of a request says that it no longer needs the answer. `initialize` cannot be cancelled.',
          place: 'basic/utilities/cancellation#cancellation-flow',
        },
      ),
      CancelledNotificationParams: {
        type: 'object',
        description: 'Which request is cancelled, and why.',
        place: 'basic/utilities/cancellation#cancellation-flow',
        instead: { requestId: ['id'] },
        properties: {
          _meta: META_OF_NOTIFICATION,
          requestId: {
            $ref: 'RequestId',
            description: 'The id of the request, exactly as the request had it: `1` and `"1"` are two ids.',
            faults: { missing: 'cancellation/request-id-missing', type: 'cancellation/request-id-type' },
          },
          reason: {
            type: 'string',
            description: 'Why, for logs or for people.',
            faults: { type: 'cancellation/reason-type' },
          },
        },
        required: ['requestId'],
      },
      ProgressNotification: message(
        'notifications/progress',
        { $ref: 'ProgressNotificationParams', faults: { missing: 'progress/token-missing' } },
        {
          description: 'The receiver of a request that takes long says how far it is.',
          place: 'basic/utilities/progress#progress-flow',
        },
      ),
      ProgressNotificationParams: {
        type: 'object',
        description: 'How far a request is.',
        place: 'basic/utilities/progress#progress-flow',
        properties: {
          _meta: META_OF_NOTIFICATION,
          progressToken: {
            $ref: 'ProgressToken',
            aka: ['token'],
            description: 'The token of the request, as its `_meta.progressToken` gave it.',
            faults: { missing: 'progress/token-missing' },
          },
          progress: {
            type: 'number',
            description: 'How much is done so far. It grows with every notification, also when the total is unknown.',
            faults: { missing: 'progress/progress-missing', type: 'progress/progress-type' },
          },
          total: {
            type: 'number',
            description: 'How much there is to do in all. Left out when nobody knows.',
            faults: { type: 'progress/total-type' },
          },
        },
        required: ['progressToken', 'progress'],
      },
      LoggingLevel: {
        type: 'string',
        enum: ['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency'],
        description:
          'How serious a log message is, from `debug` up to `emergency`: the eight levels of syslog (RFC 5424).',
        place: 'server/utilities/logging#log-levels',
      },
      SetLevelRequest: message(
        'logging/setLevel',
        { $ref: 'SetLevelRequestParams', faults: { missing: 'logging/set-level-values' } },
        {
          description: 'The client says from which level up it wants log messages.',
          place: 'server/utilities/logging#setting-log-level',
        },
      ),
      SetLevelRequestParams: {
        type: 'object',
        description: 'From which level up log messages are wanted.',
        place: 'server/utilities/logging#setting-log-level',
        properties: {
          _meta: META_OF_REQUEST,
          level: {
            $ref: 'LoggingLevel',
            aka: ['logLevel', 'severity', 'minLevel'],
            description: 'The lowest level wanted; messages of higher ones come too.',
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
        { description: 'A log message of the server.', place: 'server/utilities/logging#log-message-notifications' },
      ),
      LoggingMessageNotificationParams: {
        type: 'object',
        description: 'A log message: how serious it is, where it comes from and what it says.',
        place: 'server/utilities/logging#log-message-notifications',
        properties: {
          _meta: META_OF_NOTIFICATION,
          level: {
            $ref: 'LoggingLevel',
            aka: ['severity', 'logLevel'],
            description: 'How serious it is.',
            faults: {
              missing: 'logging/level-required',
              type: 'logging/level-values',
              value: 'logging/level-values',
            },
          },
          logger: {
            type: 'string',
            description: 'Which part of the server wrote it, by a name.',
            faults: { type: 'logging/logger-string' },
          },
          data: {
            description: 'What there is to log: a text, an object, any JSON value. Never a password or a key.',
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
          params: { type: 'object', description: 'The parameters, by name.' },
        },
        required: ['jsonrpc', 'id', 'method'],
      },
      JSONRPCNotification: {
        type: 'object',
        description: 'A notification: it has no id, and nobody answers it.',
        place: `${MESSAGES}#notifications`,
        properties: {
          jsonrpc: VERSION,
          method: { type: 'string', description: 'The name of the method.' },
          params: { type: 'object', description: 'The parameters, by name.' },
        },
        required: ['jsonrpc', 'method'],
      },
      JSONRPCResponse: {
        type: 'object',
        description: 'The answer to a request that went well.',
        place: `${MESSAGES}#responses`,
        properties: {
          jsonrpc: VERSION,
          id: ID,
          result: { $ref: 'Result', description: 'What the method gives back, always an object.' },
        },
        required: ['jsonrpc', 'id', 'result'],
      },
      JSONRPCError: {
        type: 'object',
        description: 'The answer to a request that failed.',
        place: `${MESSAGES}#responses`,
        properties: {
          jsonrpc: VERSION,
          id: ID,
          error: {
            type: 'object',
            description: 'What went wrong.',
            properties: {
              code: { type: 'integer', description: 'Which kind of error, as a whole number.' },
              message: { type: 'string', description: 'What went wrong, in one short sentence.' },
              data: ANYTHING,
            },
            required: ['code', 'message'],
          },
        },
        required: ['jsonrpc', 'id', 'error'],
      },
      JSONRPCMessage: {
        description: 'Any message: a request, a notification, or the answer to a request.',
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
        description: 'Every result a client can give back.',
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
        description: 'Every result a server can give back.',
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
