/**
 * Handshake, capabilities, names, icons, annotations, progress, cancellation, logging and pagination: the changes of
 * 2026-07-28.
 */
import type { Schema, ShapePart, TypeSchema } from '../../schema.ts';

const one = (...names: string[]): Schema[] => names.map((name) => ({ $ref: name }));
const RESULT_TYPE: Schema = {
  type: 'string',
  description: 'The type of the result: `complete`, `input_required`, or a value from an extension.',
  judged: 'elsewhere',
};
const REQUEST_META: Schema = { $ref: 'RequestMetaObject', judged: 'presence' };
const NOTIFICATION_META: Schema = { $ref: 'NotificationMetaObject' };
const RESULT_META: Schema = { $ref: 'ResultMetaObject' };
const OF_CLIENT: Schema['faults'] = { type: 'capabilities/stateless-boolean' };
const OF_SERVER: Schema['faults'] = { type: 'capabilities/not-object' };
const OTHER_KEYS: Schema = { description: 'A custom key with a prefix such as `com.example/`.' };

const able = (description: string, faults: Schema['faults'], properties?: Schema['properties']): Schema => ({
  type: 'object',
  description,
  faults,
  ...(properties ? { properties } : {}),
});
const experimental = (faults: Schema['faults']): Schema => ({
  type: 'object',
  description: 'Non-standard features by name. Each value is an object.',
  additionalProperties: able('Settings of the feature; `{}` for none.', faults),
  faults,
});
const EXTENSIONS: Schema = {
  type: 'object',
  description: 'Protocol extensions by identifier, such as `io.modelcontextprotocol/tasks`.',
  additionalProperties: {
    type: 'object',
    description: 'The settings of the extension; `{}` for none.',
    faults: { type: 'extensions/settings-not-object' },
  },
  faults: { type: 'extensions/not-a-map' },
};
const flag = (description: string): Schema => ({
  type: 'boolean',
  description,
  faults: { type: 'capabilities/flag-boolean' },
});

/** An error object with a fixed code. */
const withCode = (code: number, description: string): TypeSchema => ({
  type: 'object',
  description,
  properties: {
    code: { type: 'integer', minimum: code, maximum: code, description: `Always ${code}.` },
    message: { type: 'string', description: 'A short description of the error, in one sentence.' },
    data: { description: 'Additional information about the error; the sender decides its form.' },
  },
  required: ['code', 'message'],
});
/** A whole error response with a fixed code. The envelope rules check everything except the contents of `data`. */
const failing = (code: number, description: string, data?: Schema): TypeSchema => ({
  type: 'object',
  description,
  properties: {
    jsonrpc: { const: '2.0', description: 'The JSON-RPC version, always `2.0`.', judged: 'elsewhere' },
    id: {
      $ref: 'RequestId',
      description: 'The id of the request; omitted only when it could not be read.',
      judged: 'elsewhere',
    },
    error: {
      type: 'object',
      description: 'The error.',
      properties: {
        code: {
          type: 'integer',
          minimum: code,
          maximum: code,
          description: `Always ${code}.`,
          judged: 'elsewhere',
        },
        message: {
          type: 'string',
          description: 'A short description of the error, in one sentence.',
          judged: 'elsewhere',
        },
        data: data
          ? { ...data, judged: 'presence' }
          : {
              description: 'Additional information about the error; the sender decides its form.',
              judged: 'elsewhere',
            },
      },
      required: data ? ['code', 'message', 'data'] : ['code', 'message'],
      judged: 'presence',
    },
  },
  required: ['jsonrpc', 'error'],
});

/** What 2026-07-28 changes about this area. */
export const base: ShapePart = {
  types: {
    dropped: [
      'InitializeRequest',
      'InitializeRequestParams',
      'InitializeResult',
      'InitializedNotification',
      'PingRequest',
      'SetLevelRequest',
      'SetLevelRequestParams',
      'URLElicitationRequiredError',
      'ServerRequest',
    ],
    changed: {
      RequestParams: {
        description: 'The common parameters of all requests.',
        properties: { _meta: REQUEST_META },
        requires: ['_meta'],
      },
      NotificationParams: { properties: { _meta: NOTIFICATION_META } },
      Result: {
        description: 'The common members of all results. The other members depend on the method.',
        properties: { _meta: RESULT_META, resultType: RESULT_TYPE },
        requires: ['resultType'],
      },
      EmptyResult: {
        properties: { _meta: RESULT_META, resultType: RESULT_TYPE },
        requires: ['resultType'],
      },
      PaginatedRequest: { requires: ['params'] },
      PaginatedRequestParams: { properties: { _meta: REQUEST_META }, requires: ['_meta'] },
      PaginatedResult: {
        properties: { _meta: RESULT_META, resultType: RESULT_TYPE },
        requires: ['resultType'],
      },
      ClientCapabilities: {
        description:
          'The optional features of a client, declared in each request. A feature is supported when its key is present, with an object as its value.',
        properties: {
          experimental: experimental(OF_CLIENT),
          extensions: EXTENSIONS,
          roots: able(
            'The client can list its roots, the directories it exposes to the server. Deprecated.',
            OF_CLIENT,
          ),
          sampling: able(
            'The client supports sampling: its model can generate messages for the server. Deprecated.',
            OF_CLIENT,
            {
              context: able('The client can add context from servers to the conversation.', OF_CLIENT),
              tools: able('The model may call tools that the request provides.', OF_CLIENT),
            },
          ),
          elicitation: able('The client supports elicitation. An empty object means form mode only.', OF_CLIENT, {
            form: able('The client supports form mode.', OF_CLIENT),
            url: able('The client supports URL mode.', OF_CLIENT),
          }),
        },
        without: ['tasks'],
      },
      ServerCapabilities: {
        properties: {
          experimental: experimental(OF_SERVER),
          extensions: EXTENSIONS,
          logging: able('The server sends log messages about requests that opt in to them. Deprecated.', OF_SERVER),
          completions: able('The server supports completion of arguments.', OF_SERVER),
          prompts: able('The server offers prompts.', OF_SERVER, {
            listChanged: flag('True when the server sends notifications of changes to its list of prompts.'),
          }),
          resources: able('The server offers resources.', OF_SERVER, {
            subscribe: flag('True when clients can subscribe to changes of individual resources.'),
            listChanged: flag('True when the server sends notifications of changes to its list of resources.'),
          }),
          tools: able('The server offers tools.', OF_SERVER, {
            listChanged: flag('True when the server sends notifications of changes to its list of tools.'),
          }),
        },
        without: ['tasks'],
      },
      CancelledNotification: {
        description:
          'The client no longer needs the response to a request. The server sends it only to end a `subscriptions/listen` stream.',
      },
      CancelledNotificationParams: { properties: { _meta: NOTIFICATION_META }, requires: ['requestId'] },
      ProgressNotification: { description: 'The server reports the progress of a long-running request.' },
      ProgressNotificationParams: { properties: { _meta: NOTIFICATION_META } },
      LoggingMessageNotification: {
        description: 'A log message about a request that opted in to logging. Deprecated.',
      },
      LoggingMessageNotificationParams: { properties: { _meta: NOTIFICATION_META } },
      ClientRequest: {
        anyOf: one(
          'DiscoverRequest',
          'ListResourcesRequest',
          'ListResourceTemplatesRequest',
          'ReadResourceRequest',
          'SubscriptionsListenRequest',
          'ListPromptsRequest',
          'GetPromptRequest',
          'ListToolsRequest',
          'CallToolRequest',
          'CompleteRequest',
        ),
      },
      ClientNotification: { anyOf: one('CancelledNotification') },
      ClientResult: {
        description:
          'Every result a client can return. In this revision clients do not respond to requests, so it is only the base type.',
        anyOf: one('Result'),
      },
      ServerNotification: {
        anyOf: one(
          'CancelledNotification',
          'ProgressNotification',
          'ResourceListChangedNotification',
          'SubscriptionsAcknowledgedNotification',
          'ResourceUpdatedNotification',
          'PromptListChangedNotification',
          'ToolListChangedNotification',
          'LoggingMessageNotification',
        ),
      },
      ServerResult: {
        anyOf: one(
          'EmptyResult',
          'InputRequiredResult',
          'DiscoverResult',
          'ListResourcesResult',
          'ListResourceTemplatesResult',
          'ReadResourceResult',
          'SubscriptionsListenResult',
          'ListPromptsResult',
          'GetPromptResult',
          'ListToolsResult',
          'CallToolResult',
          'CompleteResult',
        ),
      },
    },
    added: {
      JSONValue: {
        description: 'Any JSON value.',
        anyOf: [
          { $ref: 'JSONObject' },
          { $ref: 'JSONArray' },
          { type: ['string', 'number', 'boolean', 'null'], description: 'A string, a number, true, false or null.' },
        ],
      },
      JSONObject: {
        type: 'object',
        description: 'Any JSON object.',
        additionalProperties: { $ref: 'JSONValue' },
      },
      JSONArray: { type: 'array', description: 'Any JSON array.', items: { $ref: 'JSONValue' } },
      ResultType: {
        type: 'string',
        description:
          'The type of a result: `complete` for a final result, `input_required` when the server needs input first. Extensions add further values.',
      },
      MetaObject: {
        type: 'object',
        description:
          'Metadata of an object. Keys have a prefix such as `com.example/`; some prefixes are reserved for MCP.',
        additionalProperties: OTHER_KEYS,
      },
      RequestMetaObject: {
        type: 'object',
        description: 'The metadata of a request: the version, name and capabilities of the client.',
        properties: {
          progressToken: {
            $ref: 'ProgressToken',
            description: 'Requests progress notifications, which will carry this token.',
            faults: { type: 'progress/request-token-type', fraction: 'progress/request-token-fractional' },
          },
          'io.modelcontextprotocol/protocolVersion': {
            type: 'string',
            description: 'The protocol version of this request, such as `2026-07-28`.',
            judged: 'elsewhere',
          },
          'io.modelcontextprotocol/clientInfo': {
            $ref: 'Implementation',
            description: 'The name and version of the client program. Every request should include it.',
          },
          'io.modelcontextprotocol/clientCapabilities': {
            $ref: 'ClientCapabilities',
            description: 'The capabilities of the client for this request; `{}` for none.',
            judged: 'presence',
          },
          'io.modelcontextprotocol/logLevel': {
            $ref: 'LoggingLevel',
            description: 'Requests log messages about this request, with this minimum level. Deprecated.',
            judged: 'elsewhere',
          },
        },
        required: ['io.modelcontextprotocol/protocolVersion', 'io.modelcontextprotocol/clientCapabilities'],
        additionalProperties: OTHER_KEYS,
      },
      NotificationMetaObject: {
        type: 'object',
        description: 'The metadata of a notification.',
        properties: {
          'io.modelcontextprotocol/subscriptionId': {
            $ref: 'RequestId',
            description: 'The id of the `subscriptions/listen` request whose stream carries the notification.',
            judged: 'elsewhere',
          },
        },
        additionalProperties: OTHER_KEYS,
      },
      ResultMetaObject: {
        type: 'object',
        description: 'The metadata of a result.',
        properties: {
          'io.modelcontextprotocol/serverInfo': {
            $ref: 'Implementation',
            description: 'The name and version of the server program. Every result should include it.',
          },
        },
        additionalProperties: OTHER_KEYS,
      },
      ParseError: withCode(-32700, 'The message is not valid JSON.'),
      InvalidRequestError: withCode(-32600, 'The message is valid JSON, but not a valid request.'),
      MethodNotFoundError: withCode(
        -32601,
        'The server does not support the method, or not the capability it belongs to.',
      ),
      InvalidParamsError: withCode(
        -32602,
        'The parameters are invalid: for example an unknown tool, a missing argument or an expired cursor.',
      ),
      InternalError: withCode(-32603, 'An internal error of the receiver.'),
      HeaderMismatchError: failing(-32020, 'The headers of the HTTP request do not match its body.'),
      MissingRequiredClientCapabilityError: failing(
        -32021,
        'The request requires a capability that the client has not declared.',
        {
          type: 'object',
          description: 'The required capabilities.',
          properties: {
            requiredCapabilities: {
              $ref: 'ClientCapabilities',
              description: 'The missing capabilities, in the form in which a client declares them.',
              judged: 'presence',
            },
          },
          required: ['requiredCapabilities'],
        },
      ),
      UnsupportedProtocolVersionError: failing(-32022, 'The server does not support the revision of the request.', {
        type: 'object',
        description: 'The supported revisions.',
        properties: {
          supported: {
            type: 'array',
            items: { type: 'string', description: 'A revision, such as `2026-07-28`.' },
            description: 'The revisions that the server supports; the client chooses one and retries.',
            judged: 'elsewhere',
          },
          requested: { type: 'string', description: 'The revision of the request.', judged: 'elsewhere' },
        },
        required: ['supported', 'requested'],
      }),
    },
  },
};
