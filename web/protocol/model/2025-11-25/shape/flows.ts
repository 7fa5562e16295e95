/** Tasks, discovery, input rounds and subscriptions, as 2025-11-25 changes them. */
import type { Schema, ShapePart, TypeSchema } from '../../schema.ts';

/** `_meta` of anything; the envelope's rules judge it. */
const meta: Schema = { type: 'object', description: 'Extra data for either side.', judged: 'elsewhere' };
/** Names a task in the parameters of a request. */
const namesTask: Schema = {
  type: 'string',
  description: 'The id of the task, as its receiver gave it.',
  faults: { missing: 'tasks/task-id-param-missing', type: 'tasks/task-id-type' },
};
const time = (description: string, missing: string): Schema => ({
  type: 'string',
  description,
  format: 'date-time',
  faults: { missing, type: 'tasks/timestamp-format', format: 'tasks/timestamp-format' },
});

/** The members of a task, which results and notifications show beside their own. */
const task: Readonly<Record<string, Schema>> = {
  taskId: {
    type: 'string',
    description: 'The id of the task. Whoever runs the task makes it up.',
    faults: { missing: 'tasks/task-id-missing', type: 'tasks/task-id-type' },
  },
  status: {
    $ref: 'TaskStatus',
    description: 'How the task stands.',
    faults: { missing: 'tasks/status-missing' },
  },
  statusMessage: {
    type: 'string',
    description: 'The same for people: why it waits, what it brought, what went wrong.',
  },
  createdAt: time('When the task began, as an ISO 8601 time.', 'tasks/created-at-missing'),
  lastUpdatedAt: time('When the task last changed, as an ISO 8601 time.', 'tasks/last-updated-at-missing'),
  ttl: {
    type: ['number', 'null'],
    description: 'How long the task is kept from its beginning, in milliseconds; null for as long as it takes.',
    faults: { missing: 'tasks/ttl-missing', type: 'tasks/ttl-type' },
  },
  pollInterval: {
    type: 'number',
    description: 'How many milliseconds to wait before asking again.',
    faults: { type: 'tasks/poll-interval-type' },
  },
};
const taskNeeds = ['taskId', 'status', 'createdAt', 'lastUpdatedAt', 'ttl'];
/** The same members, where one requirement covers them all. */
const wholeTask = Object.fromEntries(
  Object.entries(task).map(([name, schema]): [string, Schema] => {
    const { missing, ...faults } = schema.faults ?? {};
    return [
      name,
      missing ? { ...schema, faults: { ...faults, missing: 'tasks/status-notification-incomplete' } } : schema,
    ];
  }),
);

const request = (description: string, method: string, params: string): TypeSchema => ({
  type: 'object',
  description,
  properties: {
    method: { const: method },
    params: {
      $ref: params,
      description: 'Which task.',
      faults: { missing: 'tasks/task-id-param-missing' },
    },
  },
  required: ['method', 'params'],
});
const byId = (description: string): TypeSchema => ({
  type: 'object',
  description,
  properties: { _meta: meta, taskId: namesTask },
  required: ['taskId'],
});
const asTask = (description: string): Schema => ({
  $ref: 'TaskMetadata',
  description,
  faults: { foreign: 'tasks/param-before-2025-11-25' },
});

/** An object that declares something by being there. */
const declares = (description: string, properties?: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  description,
  ...(properties ? { properties } : {}),
  faults: { type: 'tasks/capability-boolean' },
});
/** The capability `tasks`; `requests` is what the side lets run as a task. */
const capability = (side: string, requests: Readonly<Record<string, Schema>>): Schema => ({
  ...declares(`What the ${side} does with tasks; left out when it knows none.`, {
    list: declares(`The ${side} lists its tasks.`),
    cancel: declares(`The ${side} lets tasks be stopped.`),
    requests: declares(`Which requests to the ${side} can be run as tasks: by category, then by operation.`, requests),
  }),
  faults: { type: 'tasks/capability-boolean', foreign: 'capabilities/tasks-only-2025-11-25' },
});

const types: ShapePart['types'] = {
  added: {
    TaskStatus: {
      type: 'string',
      description: 'How a task stands. It begins as `working`; `completed`, `failed` and `cancelled` are final.',
      enum: ['working', 'input_required', 'completed', 'failed', 'cancelled'],
      faults: { value: 'tasks/status-value', type: 'tasks/status-value' },
    },
    Task: {
      type: 'object',
      description: 'The state of a request that runs on by itself: its id, how it stands and how long it is kept.',
      properties: task,
      required: taskNeeds,
    },
    TaskMetadata: {
      type: 'object',
      description: 'Asks for a request to be run as a task. An empty object is enough.',
      properties: {
        ttl: {
          type: 'number',
          description:
            'How long the task is to be kept from its beginning, in milliseconds. The receiver has the last word.',
          faults: { type: 'tasks/ttl-type' },
        },
      },
      faults: { type: 'tasks/param-type' },
    },
    TaskAugmentedRequestParams: {
      type: 'object',
      description: 'What the parameters of every request have that can run as a task.',
      properties: {
        _meta: meta,
        task: { $ref: 'TaskMetadata', description: 'Asks for the request to be run as a task.' },
      },
    },
    RelatedTaskMetadata: {
      type: 'object',
      description:
        'Says which task a message belongs to. It stands in `_meta`, under the key `io.modelcontextprotocol/related-task`.',
      properties: { taskId: { type: 'string', description: 'The id of the task.' } },
      required: ['taskId'],
    },
    CreateTaskResult: {
      type: 'object',
      description: 'The answer to a request that runs as a task: the task, not yet what it brings.',
      properties: {
        _meta: meta,
        task: {
          $ref: 'Task',
          description: 'The new task, which begins as `working`.',
          faults: { missing: 'tasks/flat-create-result' },
        },
      },
      required: ['task'],
    },
    GetTaskRequest: request('Asks how a task stands.', 'tasks/get', 'GetTaskRequestParams'),
    GetTaskRequestParams: byId('Parameters of `tasks/get`.'),
    GetTaskResult: {
      type: 'object',
      description: 'How a task stands. Its members stand in the result itself.',
      properties: { _meta: meta, ...task },
      required: taskNeeds,
    },
    GetTaskPayloadRequest: request(
      'Fetches what a task brought, waiting for its end.',
      'tasks/result',
      'GetTaskPayloadRequestParams',
    ),
    GetTaskPayloadRequestParams: byId('Parameters of `tasks/result`.'),
    GetTaskPayloadResult: {
      type: 'object',
      description: 'What the task brought: the result that its request would have had without a task.',
      properties: { _meta: { ...meta, description: 'Extra data; names the task, as the result itself does not.' } },
    },
    CancelTaskRequest: request('Asks for a task to be stopped.', 'tasks/cancel', 'CancelTaskRequestParams'),
    CancelTaskRequestParams: byId('Parameters of `tasks/cancel`.'),
    CancelTaskResult: {
      type: 'object',
      description: 'The task after it was stopped. Its members stand in the result itself.',
      properties: { _meta: meta, ...task },
      required: taskNeeds,
    },
    ListTasksRequest: {
      type: 'object',
      description: 'Asks for the tasks the receiver keeps for the sender, page by page.',
      properties: {
        method: { const: 'tasks/list' },
        params: { $ref: 'PaginatedRequestParams', description: 'Which page.' },
      },
      required: ['method'],
    },
    ListTasksResult: {
      type: 'object',
      description: 'One page of the tasks that the receiver keeps for the sender.',
      properties: {
        _meta: meta,
        nextCursor: { $ref: 'Cursor', description: 'Where the next page begins; left out on the last one.' },
        tasks: { type: 'array', description: 'The tasks of this page.', items: { $ref: 'Task' } },
      },
      required: ['tasks'],
    },
    TaskStatusNotification: {
      type: 'object',
      description: 'Tells, unasked, that a task has changed. Nobody may count on it.',
      properties: {
        method: { const: 'notifications/tasks/status' },
        params: {
          $ref: 'TaskStatusNotificationParams',
          description: 'The task as it is now.',
          faults: { missing: 'tasks/status-notification-incomplete' },
        },
      },
      required: ['method', 'params'],
    },
    TaskStatusNotificationParams: {
      type: 'object',
      description: 'Parameters of `notifications/tasks/status`: the whole task.',
      properties: { _meta: meta, ...wholeTask },
      required: taskNeeds,
    },
  },
  changed: {
    ClientCapabilities: {
      properties: {
        tasks: capability('client', {
          sampling: declares('Sampling as a task.', {
            createMessage: declares('`sampling/createMessage` can be run as a task.'),
          }),
          elicitation: declares('Elicitation as a task.', {
            create: declares('`elicitation/create` can be run as a task.'),
          }),
        }),
      },
    },
    ServerCapabilities: {
      properties: {
        tasks: capability('server', {
          tools: declares('Tools as tasks.', { call: declares('`tools/call` can be run as a task.') }),
        }),
      },
    },
    CreateMessageRequestParams: { foreign: {} },
    CallToolRequestParams: {
      properties: {
        task: asTask('Asks for the call to be run as a task: the answer comes at once, what the tool brings later.'),
      },
    },
    ElicitRequestFormParams: {
      properties: {
        task: asTask('Asks for the form to be shown as a task: the answer comes at once, the input later.'),
      },
    },
    ElicitRequestURLParams: {
      properties: { task: asTask('Asks for the visit to be a task: the answer comes at once, the outcome later.') },
    },
  },
};

/** What 2025-11-25 changes about this area. */
export const flows: ShapePart = {
  types,
};
