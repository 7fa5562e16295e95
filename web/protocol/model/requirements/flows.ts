/** Tasks, discovery, multi round-trip requests and subscriptions, in one message. */
import type { RequirementRows } from './define.ts';

/** The requirements of tasks, discovery, input requests and subscriptions. */
export const flows: RequirementRows = {
  'discover/cache-scope-missing': {
    says: 'The result of `server/discover` specifies its `cacheScope`.',
    why: 'A shared cache does not know whether other clients may see the result.',
    in: { '2026-07-28': ['MUST', 'schema#discoverresult'] },
  },
  'discover/capabilities-missing': {
    says: 'The result of `server/discover` has `capabilities`, even if they are empty.',
    why: 'Clients read it without checking whether it exists.',
    in: { '2026-07-28': ['MUST', 'server/discover#discoverresult'] },
  },
  'discover/extra-params': {
    says: 'The former parameters of `initialize` belong in the `_meta` of `server/discover`.',
    in: { '2026-07-28': ['INFO', 'server/discover#request'] },
  },
  'discover/instructions-type': {
    says: '`instructions` is a single string.',
    why: 'Clients insert it into a prompt unchanged, which fails with an array.',
    in: { '2026-07-28': ['MUST', 'server/discover#discoverresult'] },
  },
  'discover/protocol-version-in-body': {
    says: 'The result of `server/discover` lists all versions in `supportedVersions`; it selects none.',
    in: { '2026-07-28': ['INFO', 'server/discover#discoverresult'] },
  },
  'discover/server-info-in-body': {
    says: 'The result of `server/discover` identifies the server in `_meta`, not beside the other members.',
    in: { '2026-07-28': ['INFO', 'server/discover#discoverresult'] },
  },
  'discover/server-info-missing': {
    says: 'The result of `server/discover` identifies the server in `_meta`.',
    in: { '2026-07-28': ['SHOULD', 'server/discover#discoverresult'] },
    unreported: 'The same fault is reported as stateless/server-info-missing.',
  },
  'discover/server-info-shape': {
    says: '`serverInfo` has a `name` and a `version`.',
    in: { '2026-07-28': ['MUST', 'schema#resultmetaobject-iomodelcontextprotocolserverinfo'] },
    unreported: 'The same fault is reported as stateless/server-info-incomplete.',
  },
  'discover/server-info-top-level': {
    says: 'The `serverInfo` of the `initialize` result is now in `_meta`.',
    in: { '2026-07-28': ['INFO', 'server/discover#discoverresult'] },
    unreported: 'The same fault is reported as discover/server-info-in-body.',
  },
  'discover/ttl-missing': {
    says: 'The result of `server/discover` specifies its `ttlMs`.',
    why: 'The client does not know when to repeat the request.',
    in: { '2026-07-28': ['MUST', 'schema#discoverresult'] },
  },
  'discover/unexpected-params': {
    says: '`server/discover` has no parameters except `_meta`.',
    in: { '2026-07-28': ['INFO', 'server/discover#request'] },
  },
  'discover/version': {
    says: '`server/discover` exists since 2026-07-28; earlier servers expect `initialize`.',
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'discover/versions-empty': {
    says: '`supportedVersions` lists at least one version.',
    in: { '2026-07-28': ['INFO', 'server/discover#discoverresult'] },
  },
  'discover/versions-missing': {
    says: 'The result of `server/discover` lists the supported versions.',
    why: 'The client cannot choose a version that both sides speak.',
    in: { '2026-07-28': ['MUST', 'server/discover#discoverresult'] },
  },
  'discover/versions-type': {
    says: '`supportedVersions` is an array of strings, even for a single version.',
    why: 'The client searches for its own version in an array; in any other value it finds none, or a part of one.',
    in: { '2026-07-28': ['MUST', 'server/discover#discoverresult'] },
  },
  'listen/ack-notifications-required': {
    says: 'The acknowledgment lists the notifications that will be sent.',
    why: 'The client does not know which of its requested notifications the server does not support.',
    in: { '2026-07-28': ['MUST', 'schema#subscriptionsacknowledgednotificationparams'] },
  },
  'listen/closing-result-id-required': {
    says: 'The result that ends a subscription identifies it in `_meta`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'schema#subscriptionslistenresult'] },
  },
  'listen/filter-empty': {
    says: 'An empty filter is allowed and subscribes to nothing.',
    in: { '2026-07-28': ['INFO', 'basic/patterns/subscriptions#notification-filter'] },
  },
  'listen/filter-flag-boolean': {
    says: 'The flags of a filter are `true` or `false`.',
    why: 'The server rejects the request, or treats the flag as unset.',
    in: { '2026-07-28': ['MUST', 'schema#subscriptionfilter'] },
  },
  'listen/filter-required': {
    says: '`subscriptions/listen` has a filter in `notifications`.',
    why: 'The server does not know which notifications to send, so there is no reason to open a stream.',
    in: { '2026-07-28': ['MUST', 'schema#subscriptionslistenrequestparams'] },
  },
  'listen/filter-resource-uri': {
    says: 'A filter identifies resources by their URIs.',
    why: 'Resources are matched by their complete URIs; a plain path matches none of them.',
    in: { '2026-07-28': ['INFO', 'basic/patterns/subscriptions#notification-filter'] },
  },
  'listen/filter-resources-array': {
    says: '`resourceSubscriptions` is an array of URIs.',
    why: 'There is no wildcard for all resources; anything but an array of URIs is rejected.',
    in: { '2026-07-28': ['MUST', 'schema#subscriptionfilter'] },
  },
  'listen/filter-unknown-field': {
    says: 'A filter has a fixed set of members; others subscribe to nothing.',
    in: { '2026-07-28': ['INFO', 'basic/patterns/subscriptions#notification-filter'] },
  },
  'listen/subscription-id-missing': {
    says: 'Notifications on a subscription identify it in `_meta`.',
    in: {
      '2026-07-28': [
        'MUST',
        'schema#notificationmetaobject-iomodelcontextprotocolsubscriptionid',
        'The examples on the pages of tools, prompts and resources omit the key. The schema requires it, and states that these notifications are sent only on a subscription. Not required for `notifications/tasks`, whose own examples omit it.',
      ],
    },
  },
  'listen/version': {
    says: '`subscriptions/listen` exists since 2026-07-28; earlier clients subscribe to individual resources.',
    in: {
      '2024-11-05': ['INFO', 'server/resources#subscriptions'],
      '2026-07-28': null,
    },
    unreported: 'The same fault is reported as methods/listen-since-2026-07-28.',
  },
  'mrtr/empty-input-requests': {
    says: 'An `input_required` result has at least one input request or a `requestState`.',
    in: { '2026-07-28': ['INFO', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
  },
  'mrtr/input-request-envelope': {
    says: 'An input request has `method` and `params`, but no `jsonrpc` and no `id`.',
    in: { '2026-07-28': ['INFO', 'basic/patterns/mrtr#inputrequests'] },
    unreported: 'The same fault is reported as input/request-has-envelope.',
  },
  'mrtr/input-request-method': {
    says: 'The `method` of an input request is one for elicitation, sampling or roots.',
    why: 'The client does not know what is requested, so the call never completes.',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
  },
  'mrtr/input-request-params': {
    says: 'An input request matches the type of its method.',
    why: 'The client cannot process the request, so the call never completes.',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#inputrequests'] },
  },
  'mrtr/input-requests-array': {
    says: '`inputRequests` is an object with a key for each request.',
    why: 'The responses use the same keys; without keys they cannot be matched.',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#inputrequests'] },
  },
  'mrtr/input-response-shape': {
    says: 'An input response is only the result, an object.',
    why: 'The server expects `action`, `role` or `roots` at the top level of the response.',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#inputresponses'] },
  },
  'mrtr/input-responses-array': {
    says: '`inputResponses` is an object with a key for each response.',
    why: 'The server finds each response by the key of its request.',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#inputresponses'] },
  },
  'mrtr/nothing-required': {
    says: 'An `input_required` result has `inputRequests`, `requestState` or both.',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
  },
  'mrtr/request-state-readable': {
    says: 'A `requestState` that affects authorization is protected against tampering; plain JSON is not.',
    in: { '2026-07-28': ['INFO', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
  },
  'mrtr/request-state-type': {
    says: '`requestState` is a string.',
    why: 'The client sends it back unchanged; a value of another type may change in transit.',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#inputrequiredresult'] },
  },
  'tasks-ext/capability-key': {
    says: 'Tasks are declared in `extensions`, as `io.modelcontextprotocol/tasks`.',
    in: { '2026-07-28': ['MUST', 'basic/versioning#extension-negotiation'] },
  },
  'tasks-ext/error-missing': {
    says: 'A failed task contains its JSON-RPC error.',
    why: 'The client learns that the call failed, but not why.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../extensions/tasks/overview#how-tasks-work'] },
  },
  'tasks-ext/input-requests-missing': {
    says: 'A task that is waiting for input contains its input requests.',
    why: 'The client has no request to respond to, so the task waits until it ends.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#task-polling'] },
  },
  'tasks-ext/notification-incomplete': {
    says: '`notifications/tasks` contains the complete task, with its result, error or input requests.',
    why: 'Subscribed clients do not poll, so omitted data never arrives.',
    in: { '2026-07-28': ['MUST', '../../extensions/tasks/overview#notifications'] },
  },
  'tasks-ext/poll-interval-renamed': {
    says: 'The suggested polling interval is `pollIntervalMs`.',
    scope: 'exchange',
    in: { '2026-07-28': ['INFO', '../../seps/2663-tasks-extension#tasks'] },
  },
  'tasks-ext/progress-on-listen': {
    says: 'Progress notifications and log messages are not sent on a subscription.',
    in: { '2026-07-28': ['MUST NOT', '../../seps/2663-tasks-extension#task-status-notifications'] },
  },
  'tasks-ext/required-fields': {
    says: 'A task has an id, a status, two timestamps and `ttlMs`.',
    why: 'Without them the client cannot poll the task, or does not know how long it can.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#tasks'] },
  },
  'tasks-ext/result-missing': {
    says: 'A completed task contains its result.',
    why: 'There is no other way to get it: the result is lost.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../extensions/tasks/overview#how-tasks-work'] },
  },
  'tasks-ext/settings': {
    says: 'The tasks extension has no settings.',
    in: { '2026-07-28': ['INFO', '../../seps/2663-tasks-extension#capability-negotiation'] },
  },
  'tasks-ext/status-value': {
    says: 'A task is `working`, `input_required`, `completed`, `failed` or `cancelled`.',
    why: 'Any other value is an unknown status: the client polls forever, or gives up.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../extensions/tasks/overview#task-lifecycle'] },
  },
  'tasks-ext/task-param': {
    says: 'The tasks extension has no `task` parameter: the server decides which requests run as tasks.',
    why: 'The server ignores the parameter.',
    in: { '2026-07-28': ['INFO', '../../extensions/tasks/overview#why-not-just-block'] },
  },
  'tasks-ext/timestamp-format': {
    says: 'The timestamps of a task use ISO 8601.',
    why: 'Other formats are rejected, or parsed as a different time.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#tasks'] },
  },
  'tasks-ext/tool-task-support': {
    says: '`execution.taskSupport` has no effect in this revision: the server decides for each call.',
    in: { '2026-07-28': ['INFO', '../../seps/2663-tasks-extension#motivation'] },
    unreported: 'The same fault is reported as tools/execution-version.',
  },
  'tasks-ext/update-fields': {
    says: '`tasks/update` identifies the task and contains `inputResponses`.',
    why: 'The server does not know which requests of which task the responses belong to.',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#task-update-requests'] },
  },
  'tasks/capability-boolean': {
    says: 'The members of `tasks` are objects, not booleans.',
    why: 'Strict receivers reject the whole handshake.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#capabilities'],
      '2026-07-28': null,
    },
  },
  'tasks/capability-by-method-name': {
    says: '`tasks.requests` splits method names: by category, then by operation.',
    in: {
      '2025-11-25': ['INFO', 'basic/utilities/tasks#capabilities'],
      '2026-07-28': null,
    },
  },
  'tasks/created-at-missing': {
    says: 'A task has a creation time.',
    why: 'Without it, the remaining retention time of the task is unknown.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#ttl-and-resource-management'],
      '2026-07-28': null,
    },
  },
  'tasks/experimental': {
    says: 'Tasks are experimental in 2025-11-25; in 2026-07-28 they are an extension with a different design.',
    in: {
      '2025-11-25': ['INFO', 'basic/utilities/tasks#definitions'],
      '2026-07-28': null,
    },
  },
  'tasks/flat-create-result': {
    says: 'A new task is in the `task` member of the result.',
    why: 'The requester looks for the task id in `task` and finds none.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#creating-tasks'],
      '2026-07-28': null,
    },
  },
  'tasks/immediate-response-type': {
    says: 'The immediate response for the model, in `_meta`, is a string.',
    in: {
      '2025-11-25': ['INFO', 'basic/utilities/tasks#creating-tasks'],
      '2026-07-28': null,
    },
  },
  'tasks/initial-status': {
    says: 'A task starts as `working`, even if it completes at once.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-status-lifecycle'],
      '2026-07-28': null,
    },
  },
  'tasks/last-updated-at-missing': {
    says: 'A task has the time of its last update.',
    why: 'Without it, an outdated status cannot be distinguished from a current one.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#ttl-and-resource-management'],
      '2026-07-28': null,
    },
  },
  'tasks/param-before-2025-11-25': {
    says: 'The `task` parameter exists since 2025-11-25.',
    why: 'The other side ignores the parameter: it returns the plain result and creates no task.',
    in: {
      '2024-11-05': ['INFO', 'basic/index#schema'],
      '2025-11-25': null,
    },
  },
  'tasks/param-type': {
    says: 'The `task` parameter is an object, even if it is empty.',
    why: 'The request is rejected, or runs without a task.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-parameters'],
      '2026-07-28': null,
    },
  },
  'tasks/poll-interval-type': {
    says: '`pollInterval` is a number, in milliseconds.',
    why: 'The requester does not know how long to wait before the next poll.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task'],
      '2026-07-28': null,
    },
  },
  'tasks/related-task-in-operation': {
    says: '`tasks/get`, `tasks/result` and `tasks/cancel` identify the task only in their parameters, not also in `_meta`.',
    in: {
      '2025-11-25': ['SHOULD NOT', 'basic/utilities/tasks#associating-task-related-messages'],
      '2026-07-28': null,
    },
  },
  'tasks/related-task-in-status-notification': {
    says: '`notifications/tasks/status` identifies the task only in its parameters, not also in `_meta`.',
    in: {
      '2025-11-25': ['SHOULD NOT', 'basic/utilities/tasks#task-notifications'],
      '2026-07-28': null,
    },
  },
  'tasks/related-task-shape': {
    says: '`io.modelcontextprotocol/related-task` is an object with `taskId`.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#related-task-metadata'],
      '2026-07-28': null,
    },
  },
  'tasks/requestor-chosen-id': {
    says: 'The receiver generates the task id; the request proposes none.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-id-requirements'],
      '2026-07-28': null,
    },
  },
  'tasks/status-missing': {
    says: 'A task has a status.',
    why: 'Without it, the requester does not know whether to keep polling or to get the result.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task'],
      '2026-07-28': null,
    },
  },
  'tasks/status-notification-incomplete': {
    says: '`notifications/tasks/status` contains the complete task.',
    why: 'The requester has to poll for omitted members, which the notification should avoid.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-status-notification'],
      '2026-07-28': null,
    },
  },
  'tasks/status-value': {
    says: 'A task is `working`, `input_required`, `completed`, `failed` or `cancelled`.',
    why: 'Any other value is an unknown status: the requester polls forever, or gives up.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-status'],
      '2026-07-28': null,
    },
  },
  'tasks/task-id-missing': {
    says: 'A task has an id.',
    why: 'Without it, the task cannot be polled.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task'],
      '2026-07-28': null,
    },
  },
  'tasks/task-id-param-missing': {
    says: '`tasks/get`, `tasks/result` and `tasks/cancel` identify the task in `taskId`.',
    why: 'The receiver does not know which task is meant and rejects the request.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#getting-tasks'],
      '2026-07-28': null,
    },
  },
  'tasks/task-id-type': {
    says: 'A task id is a string.',
    why: 'Ids are compared as strings; a number matches none.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-id-requirements'],
      '2026-07-28': null,
    },
  },
  'tasks/timestamp-format': {
    says: 'The timestamps of a task use ISO 8601.',
    why: 'Other formats are rejected, or parsed as a different time.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#ttl-and-resource-management'],
      '2026-07-28': null,
    },
  },
  'tasks/timestamps-order': {
    says: 'The last update of a task is not earlier than its creation.',
    in: {
      '2025-11-25': ['INFO', 'basic/utilities/tasks#task'],
      '2026-07-28': null,
    },
  },
  'tasks/tool-support-value': {
    says: '`execution.taskSupport` is `required`, `optional` or `forbidden`.',
    why: 'Clients do not know whether they may or must request a task.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#tool-level-negotiation'],
      '2026-07-28': null,
    },
    unreported: 'The same fault is reported as tools/execution-task-support.',
  },
  'tasks/ttl-missing': {
    says: 'A task has a retention time; null means no limit.',
    why: 'Without it, the requester does not know how long the result is available.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#ttl-and-resource-management'],
      '2026-07-28': null,
    },
  },
  'tasks/ttl-type': {
    says: '`ttl` is a number, in milliseconds.',
    why: 'A string such as `"60s"` cannot be parsed, and the request is rejected.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-parameters'],
      '2026-07-28': null,
    },
  },
  'tasks/unsupported-method': {
    says: 'Only `tools/call`, `sampling/createMessage` and `elicitation/create` can run as tasks.',
    in: {
      '2025-11-25': ['SHOULD NOT', 'basic/utilities/tasks#capability-negotiation'],
      '2026-07-28': null,
    },
  },
};
