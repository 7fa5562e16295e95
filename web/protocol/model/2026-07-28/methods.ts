/** Methods that begin, change or end with 2026-07-28: no handshake, no requests from the server, tasks as an extension. */
import type { Amendment } from '../amend.ts';
import type { Method } from '../define.ts';

const extension = 'io.modelcontextprotocol/tasks';
const asInput = {
  requirement: 'stateless/server-request',
  hint: 'since then a server asks for it in `inputRequests`, inside an `input_required` result',
};

/** What 2026-07-28 changes in the method table. */
export const methods: Amendment['methods'] = {
  added: [
    {
      name: 'server/discover',
      kind: 'request',
      sender: 'client',
      params: 'required',
      type: 'DiscoverRequest',
      result: 'DiscoverResult',
      says: 'Asks for versions, capabilities and the name of the server.',
    },
    {
      name: 'subscriptions/listen',
      kind: 'request',
      sender: 'client',
      params: 'required',
      type: 'SubscriptionsListenRequest',
      result: 'SubscriptionsListenResult',
      says: 'Opens a stream of the changes the client wants to hear of.',
    },
    {
      name: 'notifications/subscriptions/acknowledged',
      kind: 'notification',
      sender: 'server',
      params: 'required',
      type: 'SubscriptionsAcknowledgedNotification',
      says: 'Says which changes the stream will carry.',
    },
    {
      name: 'tasks/update',
      kind: 'request',
      sender: 'client',
      params: 'required',
      type: 'UpdateTaskRequest',
      result: 'UpdateTaskResult',
      extension,
      says: 'Gives a task the input it waits for.',
    },
    {
      name: 'notifications/tasks',
      kind: 'notification',
      sender: 'server',
      params: 'required',
      type: 'TaskStatusNotification',
      extension,
      says: 'Says how a task stands.',
    },
  ],
  before: {
    'server/discover': {
      requirement: 'methods/discover-since-2026-07-28',
      hint: 'here `initialize` tells what it tells',
    },
    'subscriptions/listen': {
      requirement: 'methods/listen-since-2026-07-28',
      hint: 'here `resources/subscribe` asks for changes of a resource, and changes of lists come unasked',
    },
    'notifications/subscriptions/acknowledged': { requirement: 'methods/acknowledged-since-2026-07-28' },
    'tasks/update': { requirement: 'methods/tasks-update-extension-only', hint: 'as part of the tasks extension' },
    'notifications/tasks': {
      requirement: 'methods/tasks-status-notification-renamed',
      hint: 'its name in 2025-11-25 is `notifications/tasks/status`',
      instead: 'notifications/tasks/status',
    },
  },
  changed: {
    'tools/list': { params: 'required' },
    'tools/call': {
      mayAskForInput: true,
      otherResults: ['InputRequiredResult', 'CreateTaskResult'],
      asTask: undefined,
    },
    'resources/list': { params: 'required' },
    'resources/templates/list': { params: 'required' },
    'resources/read': { mayAskForInput: true, otherResults: ['InputRequiredResult'] },
    'prompts/list': { params: 'required' },
    'prompts/get': { mayAskForInput: true, otherResults: ['InputRequiredResult'] },
    'tasks/get': { sender: 'client', extension, capability: undefined },
    'tasks/cancel': { sender: 'client', extension, capability: undefined },
    'notifications/progress': { sender: 'server' },
    'notifications/message': { deprecated: 'deprecated/log-message' },
  },
  dropped: {
    initialize: {
      requirement: 'methods/initialize-removed',
      hint: 'since then each request carries its version and capabilities in `_meta`',
    },
    'notifications/initialized': {
      requirement: 'methods/initialized-removed',
      hint: 'there is no handshake to finish any more',
    },
    ping: { requirement: 'methods/ping-removed', hint: 'nothing replaces it' },
    'resources/subscribe': {
      requirement: 'methods/resource-subscribe-removed',
      hint: '`subscriptions/listen` with `resourceSubscriptions` replaces it',
    },
    'resources/unsubscribe': {
      requirement: 'methods/resource-unsubscribe-removed',
      hint: 'a subscription now ends when its `subscriptions/listen` is cancelled',
    },
    'logging/setLevel': {
      requirement: 'methods/set-level-removed',
      hint: 'the level now travels with each request, as `io.modelcontextprotocol/logLevel` in `_meta`',
    },
    'notifications/roots/list_changed': {
      requirement: 'methods/roots-list-changed-removed',
      hint: 'a server asks for the roots again when it needs them',
    },
    'tasks/list': { requirement: 'methods/tasks-list-removed', hint: 'nothing replaces it' },
    'tasks/result': {
      requirement: 'methods/tasks-result-removed',
      hint: '`tasks/get` now brings the result too',
      instead: 'tasks/get',
    },
    'notifications/tasks/status': {
      requirement: 'methods/tasks-status-notification-renamed',
      hint: 'the tasks extension calls it `notifications/tasks`',
      instead: 'notifications/tasks',
    },
    'notifications/elicitation/complete': {
      requirement: 'methods/elicitation-complete-only-2025-11-25',
      hint: 'the client now learns the outcome by sending its request again',
    },
    'sampling/createMessage': asInput,
    'elicitation/create': asInput,
    'roots/list': asInput,
  },
};

/** What a server can ask for inside a result. They are no messages: `jsonrpc` and `id` stay out. */
export const inputRequests: readonly Method[] = [
  {
    name: 'elicitation/create',
    kind: 'request',
    sender: 'server',
    params: 'required',
    type: 'ElicitRequest',
    result: 'ElicitResult',
    capability: 'elicitation',
    says: 'Asks the user for something.',
  },
  {
    name: 'sampling/createMessage',
    kind: 'request',
    sender: 'server',
    params: 'required',
    type: 'CreateMessageRequest',
    result: 'CreateMessageResult',
    capability: 'sampling',
    deprecated: 'deprecated/sampling-input-request',
    says: 'Asks the client to have its model write a message.',
  },
  {
    name: 'roots/list',
    kind: 'request',
    sender: 'server',
    params: 'optional',
    type: 'ListRootsRequest',
    result: 'ListRootsResult',
    capability: 'roots',
    deprecated: 'deprecated/roots-input-request',
    says: 'Asks which directories the client opens to the server.',
  },
];
