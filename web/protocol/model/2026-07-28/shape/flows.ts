/** Tasks, discovery, input rounds and subscriptions, as 2026-07-28 changes them. */
import type { Schema, ShapePart, TypeSchema } from '../../schema.ts';

const SEP = '../../seps/2663-tasks-extension';
/** `_meta` of anything, and what a result says of itself; the envelope's rules judge both. */
const requestMeta: Schema = {
  type: 'object',
  description: 'What the server must know of the client: its version, its name, what it can do.',
  judged: 'elsewhere',
};
const meta: Schema = { type: 'object', description: 'Extra data; names the server.', judged: 'elsewhere' };
const resultType: Schema = { type: 'string', description: 'How to read the result.', judged: 'elsewhere' };
const message = (description: string, method: string, params: Schema): TypeSchema => ({
  type: 'object',
  description,
  properties: { method: { const: method }, params },
  required: ['method', 'params'],
});

const time = (description: string): Schema => ({
  type: 'string',
  description,
  format: 'date-time',
  faults: { type: 'tasks-ext/timestamp-format', format: 'tasks-ext/timestamp-format' },
});
/** The members of every task. */
const plainTask: Readonly<Record<string, Schema>> = {
  taskId: { type: 'string', description: 'The id of the task, made up by the server.' },
  status: { $ref: 'TaskStatus', description: 'How the task stands.' },
  statusMessage: { type: 'string', description: 'The same for people: how far it is, why it waits, what went wrong.' },
  createdAt: time('When the task began, as an ISO 8601 time.'),
  lastUpdatedAt: time('When the task last changed, as an ISO 8601 time.'),
  ttlMs: {
    type: ['integer', 'null'],
    description:
      'How long the task is kept from its beginning, in milliseconds; null for as long as it takes. May change.',
  },
  pollIntervalMs: { type: 'integer', description: 'How many milliseconds to wait before asking again. May change.' },
};
const taskNeeds = ['taskId', 'status', 'createdAt', 'lastUpdatedAt', 'ttlMs'];

const needing = (requirement: string, schema: Schema): Schema => ({
  ...schema,
  faults: { ...schema.faults, missing: requirement },
});
/** The members of a task; `one` is the entry that the absence of any of them breaks. */
function taskMembers(one?: string): Record<string, Schema> {
  const members: Record<string, Schema> = { ...plainTask };
  for (const name of taskNeeds) {
    members[name] = needing(one ?? 'tasks-ext/required-fields', members[name] ?? {});
  }
  return members;
}

/** What a task carries beside, by how it stands. */
const CARRIES = {
  working: null,
  input_required: ['inputRequests', 'tasks-ext/input-requests-missing'],
  completed: ['result', 'tasks-ext/result-missing'],
  failed: ['error', 'tasks-ext/error-missing'],
  cancelled: null,
} as const;
const LOADS: Readonly<Record<'inputRequests' | 'result' | 'error', Schema>> = {
  inputRequests: {
    $ref: 'InputRequests',
    description: 'All that the server still wants to know, by names of its own.',
  },
  result: { type: 'object', description: 'What the request would have got without a task.' },
  error: { $ref: 'Error', description: 'The JSON-RPC error that ended the task.' },
};
/** A task that stands in one way, with what it then carries. `one` as for `taskMembers`. */
function standing(status: keyof typeof CARRIES, description: string, one?: string): TypeSchema {
  const carries = CARRIES[status];
  const properties = taskMembers(one);
  properties['status'] = { const: status, description };
  if (carries) properties[carries[0]] = needing(one ?? carries[1], LOADS[carries[0]]);
  return {
    type: 'object',
    description,
    place: `${SEP}#task-status`,
    properties,
    required: carries ? [...taskNeeds, carries[0]] : taskNeeds,
  };
}
const INCOMPLETE = 'tasks-ext/notification-incomplete';
const DETAILED: readonly Schema[] = [
  { $ref: 'WorkingTask' },
  { $ref: 'InputRequiredTask' },
  { $ref: 'CompletedTask' },
  { $ref: 'FailedTask' },
  { $ref: 'CancelledTask' },
];

/** Tasks are an extension here, `io.modelcontextprotocol/tasks`: the server alone decides what becomes one. */
const tasks: Readonly<Record<string, TypeSchema>> = {
  TaskStatus: {
    type: 'string',
    description: 'How a task stands. `completed`, `failed` and `cancelled` are final.',
    place: `${SEP}#task-status`,
    enum: ['working', 'input_required', 'completed', 'failed', 'cancelled'],
    faults: { value: 'tasks-ext/status-value', type: 'tasks-ext/status-value' },
  },
  Task: {
    type: 'object',
    description: 'A call that runs on by itself: its id, how it stands and how long it is kept.',
    place: `${SEP}#tasks`,
    properties: taskMembers(),
    required: taskNeeds,
  },
  WorkingTask: standing('working', 'A task that runs.'),
  InputRequiredTask: standing('input_required', 'A task that waits for answers of the client.'),
  CompletedTask: standing('completed', 'A task that is done. A tool that failed is done too: its result says so.'),
  FailedTask: standing('failed', 'A task that a JSON-RPC error ended.'),
  CancelledTask: standing('cancelled', 'A task that was stopped.'),
  DetailedTask: {
    description: 'A task with what it carries just now: questions, its result, or its error.',
    place: `${SEP}#task-status`,
    anyOf: DETAILED,
    by: 'status',
    faults: { missing: 'tasks-ext/required-fields', value: 'tasks-ext/status-value', type: 'tasks-ext/status-value' },
  },
  CreateTaskResult: {
    type: 'object',
    description:
      'The answer to a call that became a task, instead of what the tool gives back. `resultType` is `task`.',
    place: `${SEP}#task-creation`,
    properties: {
      _meta: meta,
      resultType: { ...resultType, description: 'Here `task`.' },
      ...taskMembers(),
    },
    required: ['resultType', ...taskNeeds],
  },
  GetTaskRequest: {
    ...message('Asks how a task stands.', 'tasks/get', { $ref: 'GetTaskRequestParams', description: 'Which task.' }),
    place: `${SEP}#task-polling`,
  },
  GetTaskRequestParams: {
    type: 'object',
    description: 'Parameters of `tasks/get`.',
    place: `${SEP}#task-polling`,
    properties: { _meta: requestMeta, taskId: { type: 'string', description: 'The id of the task.' } },
    required: ['_meta', 'taskId'],
  },
  GetTaskResult: {
    type: 'object',
    description: 'How a task stands, with what it carries just now. `resultType` is `complete`, also while it runs.',
    place: `${SEP}#task-polling`,
    properties: {
      _meta: meta,
      resultType: { ...resultType, description: 'Here always `complete`.' },
      ...taskMembers(),
      ...LOADS,
    },
    required: ['resultType', ...taskNeeds],
    anyOf: DETAILED,
    by: 'status',
    faults: { missing: 'tasks-ext/required-fields', value: 'tasks-ext/status-value', type: 'tasks-ext/status-value' },
  },
  UpdateTaskRequest: {
    ...message('Gives a task the answers it waits for.', 'tasks/update', {
      $ref: 'UpdateTaskRequestParams',
      description: 'Which task, and the answers.',
      faults: { missing: 'tasks-ext/update-fields' },
    }),
    place: `${SEP}#task-update-requests`,
  },
  UpdateTaskRequestParams: {
    type: 'object',
    description: 'Parameters of `tasks/update`.',
    place: `${SEP}#task-update-requests`,
    properties: {
      _meta: requestMeta,
      taskId: { type: 'string', description: 'The id of the task.', faults: { missing: 'tasks-ext/update-fields' } },
      inputResponses: {
        $ref: 'InputResponses',
        description: 'Answers by the names of the open questions; not all need to come at once.',
        faults: { missing: 'tasks-ext/update-fields' },
      },
    },
    required: ['_meta', 'taskId', 'inputResponses'],
  },
  UpdateTaskResult: {
    type: 'object',
    description: 'Says that the answers have arrived, and nothing else.',
    place: `${SEP}#task-update-requests`,
    properties: { _meta: meta, resultType },
    required: ['resultType'],
  },
  CancelTaskRequest: {
    ...message('Asks for a task to be stopped. The server decides whether and when.', 'tasks/cancel', {
      $ref: 'CancelTaskRequestParams',
      description: 'Which task.',
    }),
    place: `${SEP}#task-cancellation`,
  },
  CancelTaskRequestParams: {
    type: 'object',
    description: 'Parameters of `tasks/cancel`.',
    place: `${SEP}#task-cancellation`,
    properties: { _meta: requestMeta, taskId: { type: 'string', description: 'The id of the task.' } },
    required: ['_meta', 'taskId'],
  },
  CancelTaskResult: {
    type: 'object',
    description: 'Says that the wish has arrived, and nothing else: the task may still come to its end.',
    place: `${SEP}#task-cancellation`,
    properties: { _meta: meta, resultType },
    required: ['resultType'],
  },
  TaskStatusNotification: {
    ...message('Tells a client that listens how a task stands now.', 'notifications/tasks', {
      $ref: 'TaskStatusNotificationParams',
      description: 'The whole task.',
      faults: { missing: INCOMPLETE },
    }),
    place: `${SEP}#task-status-notifications`,
  },
  TaskStatusNotificationParams: {
    type: 'object',
    description: 'Parameters of `notifications/tasks`: what `tasks/get` would answer at this moment.',
    place: `${SEP}#task-status-notifications`,
    properties: {
      _meta: { ...meta, description: 'Extra data; names the subscription.' },
      ...taskMembers(INCOMPLETE),
      ...LOADS,
    },
    required: taskNeeds,
    anyOf: [
      standing('working', 'The task runs.', INCOMPLETE),
      standing('input_required', 'The task waits for answers of the client.', INCOMPLETE),
      standing('completed', 'The task is done.', INCOMPLETE),
      standing('failed', 'A JSON-RPC error ended the task.', INCOMPLETE),
      standing('cancelled', 'The task was stopped.', INCOMPLETE),
    ],
    by: 'status',
    faults: { missing: INCOMPLETE, value: 'tasks-ext/status-value', type: 'tasks-ext/status-value' },
  },
};

const discover: Readonly<Record<string, TypeSchema>> = {
  DiscoverRequest: message('Asks a server what it is: its versions, what it can do, its name.', 'server/discover', {
    $ref: 'RequestParams',
    description: 'Nothing but `_meta`.',
  }),
  DiscoverResult: {
    type: 'object',
    description: 'What a server is. Its name stands in `_meta`.',
    properties: {
      _meta: meta,
      resultType,
      supportedVersions: {
        type: 'array',
        description: 'Every revision of MCP the server speaks; the client picks one of them.',
        items: { type: 'string', description: 'A revision, as its date.', faults: { type: 'discover/versions-type' } },
        faults: { missing: 'discover/versions-missing', type: 'discover/versions-type' },
      },
      capabilities: {
        $ref: 'ServerCapabilities',
        description: 'What the server can do; `{}` for nothing beyond the least.',
        faults: { missing: 'discover/capabilities-missing' },
      },
      instructions: {
        type: 'string',
        description: 'How to use the server well, for the model to read.',
        faults: { type: 'discover/instructions-type' },
      },
      ttlMs: {
        type: 'integer',
        description: 'For how many milliseconds the client may keep this answer; 0 for not at all.',
        minimum: 0,
        faults: { missing: 'discover/ttl-missing', type: 'caching/ttl-integer', range: 'caching/ttl-negative' },
      },
      cacheScope: {
        type: 'string',
        description: 'Who may share a kept answer: everybody (`public`), or only who asked (`private`).',
        enum: ['private', 'public'],
        faults: {
          missing: 'discover/cache-scope-missing',
          value: 'caching/scope-values',
          type: 'caching/scope-values',
        },
      },
    },
    required: ['resultType', 'supportedVersions', 'capabilities', 'ttlMs', 'cacheScope'],
  },
  DiscoverResultResponse: {
    type: 'object',
    description: 'The response to `server/discover`.',
    properties: { result: { $ref: 'DiscoverResult' } },
    required: ['result'],
  },
};

const rounds: Readonly<Record<string, TypeSchema>> = {
  InputRequest: {
    description: 'One thing a server asks of the client inside a result: a method and its parameters, no id.',
    anyOf: [{ $ref: 'ElicitRequest' }, { $ref: 'CreateMessageRequest' }, { $ref: 'ListRootsRequest' }],
    by: 'method',
    faults: {
      missing: 'mrtr/input-request-method',
      type: 'mrtr/input-request-params',
      null: 'mrtr/input-request-params',
    },
  },
  InputRequests: {
    type: 'object',
    description: 'What a server asks of the client, by names of its own. The answers come back under the same names.',
    additionalProperties: { $ref: 'InputRequest' },
    faults: { type: 'mrtr/input-requests-array' },
  },
  InputRequiredResult: {
    type: 'object',
    description:
      'The answer of a server that needs more before it can go on: the client finds it out, and sends its request again. `resultType` is `input_required`.',
    properties: {
      _meta: meta,
      resultType: { ...resultType, description: 'Here `input_required`.' },
      inputRequests: { $ref: 'InputRequests', description: 'What the server asks for, by names of its own.' },
      requestState: {
        type: 'string',
        description: 'A note of the server to itself. The client sends it back as it is, and never looks inside.',
        faults: { type: 'mrtr/request-state-type' },
      },
    },
    required: ['resultType'],
  },
  InputResponse: {
    description: 'One answer of the client: the bare result of what was asked.',
    anyOf: [{ $ref: 'ElicitResult' }, { $ref: 'ListRootsResult' }, { $ref: 'CreateMessageResult' }],
    faults: { type: 'mrtr/input-response-shape', null: 'mrtr/input-response-shape' },
  },
  InputResponses: {
    type: 'object',
    description: 'The answers of the client, under the names that the server gave its questions.',
    additionalProperties: { $ref: 'InputResponse' },
    faults: { type: 'mrtr/input-responses-array' },
  },
  InputResponseRequestParams: {
    type: 'object',
    description: 'What the parameters of every request have that a server may answer with questions.',
    properties: {
      _meta: requestMeta,
      inputResponses: { $ref: 'InputResponses', description: 'The answers to the questions of the last try.' },
      requestState: {
        type: 'string',
        description: 'The note of the server from the last try, unchanged.',
        faults: { type: 'mrtr/request-state-type' },
      },
    },
    required: ['_meta'],
  },
};

const flag = (of: string): Schema => ({
  type: 'boolean',
  description: `Whether to hear when the list of ${of} changes.`,
  faults: { type: 'listen/filter-flag-boolean' },
});
const subscriptions: Readonly<Record<string, TypeSchema>> = {
  SubscriptionFilter: {
    type: 'object',
    description: 'Which changes a client wants to hear of, or will hear of. What is left out is not sent.',
    properties: {
      toolsListChanged: flag('tools'),
      promptsListChanged: flag('prompts'),
      resourcesListChanged: flag('resources'),
      resourceSubscriptions: {
        type: 'array',
        description: 'Resources of which to hear when they change, each by its URI.',
        items: {
          type: 'string',
          description: 'The URI of a resource, as `resources/list` shows it.',
          format: 'uri',
          faults: { type: 'listen/filter-resources-array', format: 'listen/filter-resource-uri' },
        },
        faults: { type: 'listen/filter-resources-array' },
      },
      taskIds: {
        type: 'array',
        description: 'Tasks of which to hear, each by its id. Part of the tasks extension.',
        items: { type: 'string', description: 'The id of a task.' },
      },
    },
  },
  SubscriptionsListenRequest: message(
    'Opens a stream of the changes a client wants to hear of.',
    'subscriptions/listen',
    {
      $ref: 'SubscriptionsListenRequestParams',
      description: 'Which changes.',
      faults: { missing: 'listen/filter-required' },
    },
  ),
  SubscriptionsListenRequestParams: {
    type: 'object',
    description: 'Parameters of `subscriptions/listen`.',
    properties: {
      _meta: requestMeta,
      notifications: {
        $ref: 'SubscriptionFilter',
        description: 'Which changes the client wants to hear of.',
        faults: { missing: 'listen/filter-required', type: 'listen/filter-required' },
      },
    },
    required: ['_meta', 'notifications'],
  },
  SubscriptionsAcknowledgedNotification: message(
    'The first message of a stream: which changes it will bring.',
    'notifications/subscriptions/acknowledged',
    {
      $ref: 'SubscriptionsAcknowledgedNotificationParams',
      description: 'Which changes.',
      faults: { missing: 'listen/ack-notifications-required' },
    },
  ),
  SubscriptionsAcknowledgedNotificationParams: {
    type: 'object',
    description: 'Parameters of `notifications/subscriptions/acknowledged`.',
    properties: {
      _meta: { type: 'object', description: 'Names the subscription.', judged: 'elsewhere' },
      notifications: {
        $ref: 'SubscriptionFilter',
        description: 'What was asked for, without what the server does not have.',
        faults: { missing: 'listen/ack-notifications-required', type: 'listen/ack-notifications-required' },
      },
    },
    required: ['notifications'],
  },
  SubscriptionsListenResult: {
    type: 'object',
    description: 'The end of a stream: it comes only when the server closes it in good order.',
    properties: {
      _meta: {
        $ref: 'SubscriptionsListenResultMetaObject',
        description: 'Names the subscription.',
        judged: 'presence',
      },
      resultType,
    },
    required: ['_meta', 'resultType'],
  },
  SubscriptionsListenResultMetaObject: {
    type: 'object',
    description: 'The `_meta` of the result that ends a stream.',
    properties: {
      'io.modelcontextprotocol/serverInfo': { $ref: 'Implementation', description: 'Name and version of the server.' },
      'io.modelcontextprotocol/subscriptionId': {
        $ref: 'RequestId',
        description: 'The id of the request that opened the stream.',
        judged: 'elsewhere',
      },
    },
    required: ['io.modelcontextprotocol/subscriptionId'],
  },
  SubscriptionsListenResultResponse: {
    type: 'object',
    description: 'The response that ends a stream.',
    properties: { result: { $ref: 'SubscriptionsListenResult' } },
    required: ['result'],
  },
};

/** What 2026-07-28 changes about this area. */
export const flows: ShapePart = {
  types: {
    changed: {
      CallToolRequestParams: { foreign: { task: 'tasks-ext/task-param' } },
      ClientCapabilities: { without: ['tasks'] },
      ServerCapabilities: { without: ['tasks'] },
    },
    added: { ...tasks, ...discover, ...rounds, ...subscriptions },
    dropped: [
      'TaskMetadata',
      'TaskAugmentedRequestParams',
      'RelatedTaskMetadata',
      'GetTaskPayloadRequest',
      'GetTaskPayloadRequestParams',
      'GetTaskPayloadResult',
      'ListTasksRequest',
      'ListTasksResult',
    ],
  },
};
