/** Methods that 2026-07-28 adds, changes or removes: no handshake, no server requests, tasks as an extension. */
import type { Amendment } from '../amend.ts';
import type { Method } from '../define.ts';

const extension = 'io.modelcontextprotocol/tasks';
const asInput = {
  requirement: 'stateless/server-request',
  hint: 'since 2026-07-28, a server requests it in `inputRequests` of an `input_required` result',
};

/** The changes of 2026-07-28 to the method table. */
export const methods: Amendment['methods'] = {
  added: [
    {
      name: 'server/discover',
      kind: 'request',
      sender: 'client',
      params: 'required',
      type: 'DiscoverRequest',
      result: 'DiscoverResult',
      says: 'Returns the supported versions, the capabilities and the name of the server.',
    },
    {
      name: 'subscriptions/listen',
      kind: 'request',
      sender: 'client',
      params: 'required',
      type: 'SubscriptionsListenRequest',
      result: 'SubscriptionsListenResult',
      says: 'Opens a stream of notifications about the changes that the client selects.',
    },
    {
      name: 'notifications/subscriptions/acknowledged',
      kind: 'notification',
      sender: 'server',
      params: 'required',
      type: 'SubscriptionsAcknowledgedNotification',
      says: 'Confirms which notifications the stream will carry.',
    },
    {
      name: 'tasks/update',
      kind: 'request',
      sender: 'client',
      params: 'required',
      type: 'UpdateTaskRequest',
      result: 'UpdateTaskResult',
      extension,
      says: 'Provides the input that a task is waiting for.',
    },
    {
      name: 'notifications/tasks',
      kind: 'notification',
      sender: 'server',
      params: 'required',
      type: 'TaskStatusNotification',
      extension,
      says: 'Reports the status of a task.',
    },
  ],
  before: {
    'server/discover': {
      requirement: 'methods/discover-since-2026-07-28',
      hint: 'in this revision `initialize` returns the same information',
    },
    'subscriptions/listen': {
      requirement: 'methods/listen-since-2026-07-28',
      hint: 'in this revision `resources/subscribe` covers changes of a resource, and list changes need no subscription',
    },
    'notifications/subscriptions/acknowledged': { requirement: 'methods/acknowledged-since-2026-07-28' },
    'tasks/update': { requirement: 'methods/tasks-update-extension-only', hint: 'as part of the tasks extension' },
    'notifications/tasks': {
      requirement: 'methods/tasks-status-notification-renamed',
      hint: 'in 2025-11-25 it is `notifications/tasks/status`',
      instead: 'notifications/tasks/status',
    },
  },
  changed: {
    'tools/list': { params: 'required' },
    'tools/call': {
      mayRequestInput: true,
      otherResults: ['InputRequiredResult', 'CreateTaskResult'],
      asTask: undefined,
    },
    'resources/list': { params: 'required' },
    'resources/templates/list': { params: 'required' },
    'resources/read': { mayRequestInput: true, otherResults: ['InputRequiredResult'] },
    'prompts/list': { params: 'required' },
    'prompts/get': { mayRequestInput: true, otherResults: ['InputRequiredResult'] },
    'tasks/get': { sender: 'client', extension, capability: undefined },
    'tasks/cancel': { sender: 'client', extension, capability: undefined },
    'notifications/progress': { sender: 'server' },
    'notifications/message': { deprecated: 'deprecated/log-message' },
  },
  dropped: {
    initialize: {
      requirement: 'methods/initialize-removed',
      hint: 'since 2026-07-28, each request carries its version and capabilities in `_meta`',
    },
    'notifications/initialized': {
      requirement: 'methods/initialized-removed',
      hint: 'no handshake remains to be completed',
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
      hint: 'each request now sets the level, as `io.modelcontextprotocol/logLevel` in `_meta`',
    },
    'notifications/roots/list_changed': {
      requirement: 'methods/roots-list-changed-removed',
      hint: 'a server requests the roots again when it needs them',
    },
    'tasks/list': { requirement: 'methods/tasks-list-removed', hint: 'nothing replaces it' },
    'tasks/result': {
      requirement: 'methods/tasks-result-removed',
      hint: '`tasks/get` now returns the result too',
      instead: 'tasks/get',
    },
    'notifications/tasks/status': {
      requirement: 'methods/tasks-status-notification-renamed',
      hint: 'in the tasks extension it is `notifications/tasks`',
      instead: 'notifications/tasks',
    },
    'notifications/elicitation/complete': {
      requirement: 'methods/elicitation-complete-only-2025-11-25',
      hint: 'the client now receives the outcome when it retries its request',
    },
    'sampling/createMessage': asInput,
    'elicitation/create': asInput,
    'roots/list': asInput,
  },
};

/** The requests that a server can put in a result. They are not messages: they have no `jsonrpc` and no `id`. */
export const inputRequests: readonly Method[] = [
  {
    name: 'elicitation/create',
    kind: 'request',
    sender: 'server',
    params: 'required',
    type: 'ElicitRequest',
    result: 'ElicitResult',
    capability: 'elicitation',
    says: 'Requests information from the user.',
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
    says: 'Requests a message from the client’s model (sampling).',
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
    says: 'Lists the roots: the directories that the client exposes to the server.',
  },
];
