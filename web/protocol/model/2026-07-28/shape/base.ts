/** Handshake, capabilities, names, icons, annotations, progress, cancelling, logs and pages, as 2026-07-28 changes them. */
import type { Schema, ShapePart, TypeSchema } from '../../schema.ts';

const one = (...names: string[]): Schema[] => names.map((name) => ({ $ref: name }));
const RESULT_TYPE: Schema = {
  type: 'string',
  description: 'How to read the result: `complete`, `input_required`, or a word of an extension.',
  judged: 'elsewhere',
};
const REQUEST_META: Schema = { $ref: 'RequestMetaObject', judged: 'presence' };
const NOTIFICATION_META: Schema = { $ref: 'NotificationMetaObject' };
const RESULT_META: Schema = { $ref: 'ResultMetaObject' };
const OF_CLIENT: Schema['faults'] = { type: 'capabilities/stateless-boolean' };
const OF_SERVER: Schema['faults'] = { type: 'capabilities/not-object' };
const OTHER_KEYS: Schema = { description: 'A key of one’s own, with a prefix such as `com.example/`.' };

const able = (description: string, faults: Schema['faults'], properties?: Schema['properties']): Schema => ({
  type: 'object',
  description,
  faults,
  ...(properties ? { properties } : {}),
});
const experimental = (faults: Schema['faults']): Schema => ({
  type: 'object',
  description: 'Features that are in no specification, by name, each with an object of its own.',
  additionalProperties: able('What there is to say about the feature; `{}` for nothing.', faults),
  faults,
});
const EXTENSIONS: Schema = {
  type: 'object',
  description: 'Extensions of the protocol by their identifiers, such as `io.modelcontextprotocol/tasks`.',
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
    message: { type: 'string', description: 'What went wrong, in one short sentence.' },
    data: { description: 'More about it; the sender decides what.' },
  },
  required: ['code', 'message'],
});
/** A whole error response with a fixed code. The envelope judges all but what lies in `data`. */
const failing = (code: number, description: string, data?: Schema): TypeSchema => ({
  type: 'object',
  description,
  properties: {
    jsonrpc: { const: '2.0', description: 'The version of JSON-RPC, always `2.0`.', judged: 'elsewhere' },
    id: {
      $ref: 'RequestId',
      description: 'The id of the request; left out only when it could not be read.',
      judged: 'elsewhere',
    },
    error: {
      type: 'object',
      description: 'What went wrong.',
      properties: {
        code: {
          type: 'integer',
          minimum: code,
          maximum: code,
          description: `Always ${code}.`,
          judged: 'elsewhere',
        },
        message: { type: 'string', description: 'What went wrong, in one short sentence.', judged: 'elsewhere' },
        data: data
          ? { ...data, judged: 'presence' }
          : { description: 'More about it; the sender decides what.', judged: 'elsewhere' },
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
        description: 'What the parameters of every request have.',
        properties: { _meta: REQUEST_META },
        requires: ['_meta'],
      },
      NotificationParams: { properties: { _meta: NOTIFICATION_META } },
      Result: {
        description: 'What every result has. Which members else depends on the method.',
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
          'What a client can do beyond the basics, said anew with each request. A feature is there when its key is there, with an object.',
        properties: {
          experimental: experimental(OF_CLIENT),
          extensions: EXTENSIONS,
          roots: able('The client can list the directories it opens to the server. On its way out.', OF_CLIENT),
          sampling: able('The client can have its model write messages for the server. On its way out.', OF_CLIENT, {
            context: able('The client can add the context of servers to the conversation.', OF_CLIENT),
            tools: able('The model may call tools that the request brings along.', OF_CLIENT),
          }),
          elicitation: able(
            'The client can ask its user something for the server. An empty object means forms only.',
            OF_CLIENT,
            {
              form: able('The client can show a form.', OF_CLIENT),
              url: able('The client can send its user to a web page.', OF_CLIENT),
            },
          ),
        },
        without: ['tasks'],
      },
      ServerCapabilities: {
        properties: {
          experimental: experimental(OF_SERVER),
          extensions: EXTENSIONS,
          logging: able('The server sends log messages to those who ask for them. On its way out.', OF_SERVER),
          completions: able('The server can say how an argument could go on.', OF_SERVER),
          prompts: able('The server has prompts.', OF_SERVER, {
            listChanged: flag('True when the server tells of changes of its list of prompts.'),
          }),
          resources: able('The server has resources.', OF_SERVER, {
            subscribe: flag('True when clients can ask to be told of changes of single resources.'),
            listChanged: flag('True when the server tells of changes of its list of resources.'),
          }),
          tools: able('The server has tools.', OF_SERVER, {
            listChanged: flag('True when the server tells of changes of its list of tools.'),
          }),
        },
        without: ['tasks'],
      },
      CancelledNotification: {
        description:
          'The client says that it no longer needs the answer to a request. The server sends it only to end a stream of `subscriptions/listen`.',
      },
      CancelledNotificationParams: { properties: { _meta: NOTIFICATION_META }, requires: ['requestId'] },
      ProgressNotification: { description: 'The server says how far it is with a request that takes long.' },
      ProgressNotificationParams: { properties: { _meta: NOTIFICATION_META } },
      LoggingMessageNotification: {
        description: 'A log message about a request that asked for some. On its way out.',
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
          'Every result a client can give back. Here clients answer no requests, so it is only the bare form.',
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
        description: 'Any value that JSON can write.',
        anyOf: [
          { $ref: 'JSONObject' },
          { $ref: 'JSONArray' },
          { type: ['string', 'number', 'boolean', 'null'], description: 'A text, a number, true, false or null.' },
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
          'How to read a result: `complete` for the whole answer, `input_required` when the server wants to know something first. Extensions add words.',
      },
      MetaObject: {
        type: 'object',
        description: 'Metadata of a thing. Keys have a prefix such as `com.example/`; some are kept for MCP.',
        additionalProperties: OTHER_KEYS,
      },
      RequestMetaObject: {
        type: 'object',
        description: 'The metadata of a request: what the server must know of the client to read it.',
        properties: {
          progressToken: {
            $ref: 'ProgressToken',
            description: 'Asks for progress notifications, which will carry this token.',
            faults: { type: 'progress/request-token-type', fraction: 'progress/request-token-fractional' },
          },
          'io.modelcontextprotocol/protocolVersion': {
            type: 'string',
            description: 'The revision this request speaks, such as `2026-07-28`.',
            judged: 'elsewhere',
          },
          'io.modelcontextprotocol/clientInfo': {
            $ref: 'Implementation',
            description: 'Which program the client is. Every request should say it.',
          },
          'io.modelcontextprotocol/clientCapabilities': {
            $ref: 'ClientCapabilities',
            description: 'What the client can do, as far as this request goes; `{}` for nothing special.',
            judged: 'presence',
          },
          'io.modelcontextprotocol/logLevel': {
            $ref: 'LoggingLevel',
            description: 'Asks for log messages about this request, from this level up. On its way out.',
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
            description: 'The id of the `subscriptions/listen` request on whose stream the notification comes.',
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
            description: 'Which program the server is. Every result should say it.',
          },
        },
        additionalProperties: OTHER_KEYS,
      },
      ParseError: withCode(-32700, 'The text was no JSON.'),
      InvalidRequestError: withCode(-32600, 'The message was JSON, but no right request.'),
      MethodNotFoundError: withCode(
        -32601,
        'The server does not have the method, or not the capability it belongs to.',
      ),
      InvalidParamsError: withCode(
        -32602,
        'The parameters do not fit: an unknown tool, a missing argument, a stale cursor.',
      ),
      InternalError: withCode(-32603, 'Something broke inside the receiver.'),
      HeaderMismatchError: failing(-32020, 'The headers of the HTTP request say something else than its body.'),
      MissingRequiredClientCapabilityError: failing(
        -32021,
        'The request needs a capability that the client did not declare.',
        {
          type: 'object',
          description: 'What the client would have to declare.',
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
      UnsupportedProtocolVersionError: failing(-32022, 'The server does not speak the revision of the request.', {
        type: 'object',
        description: 'Which revisions would do.',
        properties: {
          supported: {
            type: 'array',
            items: { type: 'string', description: 'A revision, such as `2026-07-28`.' },
            description: 'The revisions the server speaks; the client picks one and asks again.',
            judged: 'elsewhere',
          },
          requested: { type: 'string', description: 'The revision the request spoke.', judged: 'elsewhere' },
        },
        required: ['supported', 'requested'],
      }),
    },
  },
};
