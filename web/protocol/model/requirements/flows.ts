/** Tasks, discovery, multi round-trip requests and subscriptions, in one message. */
import type { RequirementRows } from './define.ts';

/** The requirements of tasks, discovery, input requests and subscriptions. */
export const flows: RequirementRows = {
  'discover/cache-scope-missing': {
    says: 'What discovery found says who may share it.',
    why: 'A shared cache cannot tell whether others may see the answer.',
    in: { '2026-07-28': ['MUST', 'schema#discoverresult'] },
  },
  'discover/capabilities-missing': {
    says: 'What discovery found has `capabilities`, if only empty ones.',
    why: 'Clients look into it without asking whether it is there.',
    in: { '2026-07-28': ['MUST', 'server/discover#discoverresult'] },
  },
  'discover/extra-params': {
    says: 'What `initialize` had in its parameters stands in `_meta` of `server/discover`.',
    in: { '2026-07-28': ['INFO', 'server/discover#request'] },
  },
  'discover/instructions-type': {
    says: '`instructions` is one string.',
    why: 'The text goes into a prompt as it is; a list does not.',
    in: { '2026-07-28': ['MUST', 'server/discover#discoverresult'] },
  },
  'discover/protocol-version-in-body': {
    says: 'Discovery lists all versions in `supportedVersions`; it picks none.',
    in: { '2026-07-28': ['INFO', 'server/discover#discoverresult'] },
  },
  'discover/server-info-in-body': {
    says: 'Discovery names the server in `_meta`, not beside the other members.',
    in: { '2026-07-28': ['INFO', 'server/discover#discoverresult'] },
  },
  'discover/server-info-missing': {
    says: 'What discovery found names the server, in `_meta`.',
    in: { '2026-07-28': ['SHOULD', 'server/discover#discoverresult'] },
    unreported: 'The same thing is found as stateless/server-info-missing.',
  },
  'discover/server-info-shape': {
    says: 'A server is named with `name` and `version`.',
    in: { '2026-07-28': ['MUST', 'schema#resultmetaobject-iomodelcontextprotocolserverinfo'] },
    unreported: 'The same thing is found as stateless/server-info-incomplete.',
  },
  'discover/server-info-top-level': {
    says: 'The `serverInfo` of `initialize` has moved into `_meta`.',
    in: { '2026-07-28': ['INFO', 'server/discover#discoverresult'] },
    unreported: 'The same thing is found as discover/server-info-in-body.',
  },
  'discover/ttl-missing': {
    says: 'What discovery found says how long it may be kept.',
    why: 'The client cannot tell when to ask again.',
    in: { '2026-07-28': ['MUST', 'schema#discoverresult'] },
  },
  'discover/unexpected-params': {
    says: '`server/discover` has no parameters beside `_meta`.',
    in: { '2026-07-28': ['INFO', 'server/discover#request'] },
  },
  'discover/version': {
    says: '`server/discover` exists from 2026-07-28 on; servers before it expect `initialize`.',
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
    says: 'What discovery found lists the versions the server speaks.',
    why: 'The client cannot choose a version that both sides speak.',
    in: { '2026-07-28': ['MUST', 'server/discover#discoverresult'] },
  },
  'discover/versions-type': {
    says: '`supportedVersions` is a list of strings, also for a single version.',
    why: 'The client looks for its own version in a list; in anything else it finds none, or a part of one.',
    in: { '2026-07-28': ['MUST', 'server/discover#discoverresult'] },
  },
  'listen/ack-notifications-required': {
    says: 'The acknowledgment says which changes will be told.',
    why: 'The client cannot see which of its wishes the server does not grant.',
    in: { '2026-07-28': ['MUST', 'schema#subscriptionsacknowledgednotificationparams'] },
  },
  'listen/closing-result-id-required': {
    says: 'The result that ends a subscription names it in `_meta`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'schema#subscriptionslistenresult'] },
  },
  'listen/filter-empty': {
    says: 'An empty filter is allowed, and subscribes to nothing.',
    in: { '2026-07-28': ['INFO', 'basic/patterns/subscriptions#notification-filter'] },
  },
  'listen/filter-flag-boolean': {
    says: 'The flags of a filter are `true` or `false`.',
    why: 'The server refuses the request, or takes the flag for unset.',
    in: { '2026-07-28': ['MUST', 'schema#subscriptionfilter'] },
  },
  'listen/filter-required': {
    says: '`subscriptions/listen` has a filter, `notifications`.',
    why: 'The server does not know what to tell, so there is nothing to open a stream for.',
    in: { '2026-07-28': ['MUST', 'schema#subscriptionslistenrequestparams'] },
  },
  'listen/filter-resource-uri': {
    says: 'Resources in a filter are named by their URIs.',
    why: 'Resources are known by their whole URIs; a plain path fits none of them.',
    in: { '2026-07-28': ['INFO', 'basic/patterns/subscriptions#notification-filter'] },
  },
  'listen/filter-resources-array': {
    says: '`resourceSubscriptions` is a list of URIs.',
    why: 'There is no word for all resources; anything but a list of URIs is refused.',
    in: { '2026-07-28': ['MUST', 'schema#subscriptionfilter'] },
  },
  'listen/filter-unknown-field': {
    says: 'A filter has members of its own; others subscribe to nothing.',
    in: { '2026-07-28': ['INFO', 'basic/patterns/subscriptions#notification-filter'] },
  },
  'listen/subscription-id-missing': {
    says: 'What travels on a subscription names it in `_meta`.',
    in: {
      '2026-07-28': [
        'MUST',
        'schema#notificationmetaobject-iomodelcontextprotocolsubscriptionid',
        'The examples on the pages of tools, prompts and resources leave the key out; the schema demands it, and says that these notifications travel on a subscription only. Not asked of `notifications/tasks`, whose own examples lack it.',
      ],
    },
  },
  'listen/version': {
    says: '`subscriptions/listen` exists from 2026-07-28 on; before it a client subscribes to resources one by one.',
    in: {
      '2024-11-05': ['INFO', 'server/resources#subscriptions'],
      '2026-07-28': null,
    },
    unreported: 'The same thing is found as methods/listen-since-2026-07-28.',
  },
  'mrtr/empty-input-requests': {
    says: 'A result that asks for input asks for something, or carries a `requestState`.',
    in: { '2026-07-28': ['INFO', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
  },
  'mrtr/input-request-envelope': {
    says: 'An input request has `method` and `params`; `jsonrpc` and `id` stay out.',
    in: { '2026-07-28': ['INFO', 'basic/patterns/mrtr#inputrequests'] },
    unreported: 'The same thing is found as input/request-has-envelope.',
  },
  'mrtr/input-request-method': {
    says: 'An input request is an elicitation, a sampling or a list of roots, and says which.',
    why: 'The client does not know what it is asked for, so the call never completes.',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
  },
  'mrtr/input-request-params': {
    says: 'An input request fits the method it names.',
    why: 'The client cannot carry out the request, so the call never completes.',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#inputrequests'] },
  },
  'mrtr/input-requests-array': {
    says: '`inputRequests` holds requests by name, in an object.',
    why: 'The answers come back under the names; without names they cannot be told apart.',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#inputrequests'] },
  },
  'mrtr/input-response-shape': {
    says: 'An input response is the bare result, an object.',
    why: 'The server looks for `action`, `role` or `roots` at the top of the answer.',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#inputresponses'] },
  },
  'mrtr/input-responses-array': {
    says: '`inputResponses` holds answers by name, in an object.',
    why: 'The server finds each answer by the name of its question.',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#inputresponses'] },
  },
  'mrtr/nothing-required': {
    says: 'A result that asks for input has `inputRequests`, `requestState` or both.',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
  },
  'mrtr/request-state-readable': {
    says: '`requestState` that decides about access is protected against change, which plain JSON is not.',
    in: { '2026-07-28': ['INFO', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
  },
  'mrtr/request-state-type': {
    says: '`requestState` is a string.',
    why: 'The client sends it back letter by letter; another value may change on the way.',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#inputrequiredresult'] },
  },
  'tasks-ext/capability-key': {
    says: 'Tasks are declared under `extensions`, as `io.modelcontextprotocol/tasks`.',
    in: { '2026-07-28': ['MUST', 'basic/versioning#extension-negotiation'] },
  },
  'tasks-ext/error-missing': {
    says: 'A failed task carries its JSON-RPC error.',
    why: 'The client learns that the call failed, and never why.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../extensions/tasks/overview#how-tasks-work'] },
  },
  'tasks-ext/input-requests-missing': {
    says: 'A task that waits for input says what for.',
    why: 'The client has nothing to answer, and the task waits until it ends.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#task-polling'] },
  },
  'tasks-ext/notification-incomplete': {
    says: '`notifications/tasks` carries the whole task, with result, error or questions.',
    why: 'Clients that listen do not ask again, so what is left out never arrives.',
    in: { '2026-07-28': ['MUST', '../../extensions/tasks/overview#notifications'] },
  },
  'tasks-ext/poll-interval-renamed': {
    says: 'The hint how often to ask is `pollIntervalMs`.',
    scope: 'exchange',
    in: { '2026-07-28': ['INFO', '../../seps/2663-tasks-extension#tasks'] },
  },
  'tasks-ext/progress-on-listen': {
    says: 'Progress and log messages do not travel on a subscription.',
    in: { '2026-07-28': ['MUST NOT', '../../seps/2663-tasks-extension#task-status-notifications'] },
  },
  'tasks-ext/required-fields': {
    says: 'A task has an id, a status, two times and `ttlMs`.',
    why: 'Without them the client can neither ask for the task nor tell until when it can.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#tasks'] },
  },
  'tasks-ext/result-missing': {
    says: 'A completed task carries its result.',
    why: 'There is no other way to fetch it: the result is lost.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../extensions/tasks/overview#how-tasks-work'] },
  },
  'tasks-ext/settings': {
    says: 'The tasks extension has no settings.',
    in: { '2026-07-28': ['INFO', '../../seps/2663-tasks-extension#capability-negotiation'] },
  },
  'tasks-ext/status-value': {
    says: 'A task is `working`, `input_required`, `completed`, `failed` or `cancelled`.',
    why: 'With a word of its own the task is in no state the client knows: it asks for ever, or gives up.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../extensions/tasks/overview#task-lifecycle'] },
  },
  'tasks-ext/task-param': {
    says: 'The tasks extension has no `task` parameter: the server decides what becomes a task.',
    why: 'The server ignores the wish.',
    in: { '2026-07-28': ['INFO', '../../extensions/tasks/overview#why-not-just-block'] },
  },
  'tasks-ext/timestamp-format': {
    says: 'The times of a task are written by ISO 8601.',
    why: 'Other forms are not read, or are read as another time.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#tasks'] },
  },
  'tasks-ext/tool-task-support': {
    says: '`execution.taskSupport` says nothing here: the server decides with each call.',
    in: { '2026-07-28': ['INFO', '../../seps/2663-tasks-extension#motivation'] },
    unreported: 'The same thing is found as tools/execution-version.',
  },
  'tasks-ext/update-fields': {
    says: '`tasks/update` names the task and carries `inputResponses`.',
    why: 'The server cannot tell which questions of which task are answered.',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#task-update-requests'] },
  },
  'tasks/capability-boolean': {
    says: 'What `tasks` declares are objects, also where the text speaks of yes and no.',
    why: 'Strict readers refuse the whole handshake over it.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#capabilities'],
      '2026-07-28': null,
    },
  },
  'tasks/capability-by-method-name': {
    says: '`tasks.requests` takes the name of a method apart: first the category, in it the operation.',
    in: {
      '2025-11-25': ['INFO', 'basic/utilities/tasks#capabilities'],
      '2026-07-28': null,
    },
  },
  'tasks/created-at-missing': {
    says: 'A task says when it began.',
    why: 'Nobody can tell how long the task will still be kept.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#ttl-and-resource-management'],
      '2026-07-28': null,
    },
  },
  'tasks/experimental': {
    says: 'Tasks are an experiment in 2025-11-25; 2026-07-28 makes an extension of them, with another design.',
    in: {
      '2025-11-25': ['INFO', 'basic/utilities/tasks#definitions'],
      '2026-07-28': null,
    },
  },
  'tasks/flat-create-result': {
    says: 'A new task stands in the member `task` of the result.',
    why: 'Who asked looks for the id of the task in `task`, and finds none.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#creating-tasks'],
      '2026-07-28': null,
    },
  },
  'tasks/immediate-response-type': {
    says: 'What the model may be told at once, in `_meta`, is a string.',
    in: {
      '2025-11-25': ['INFO', 'basic/utilities/tasks#creating-tasks'],
      '2026-07-28': null,
    },
  },
  'tasks/initial-status': {
    says: 'A task begins as `working`, even one that takes no time.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-status-lifecycle'],
      '2026-07-28': null,
    },
  },
  'tasks/last-updated-at-missing': {
    says: 'A task says when it last changed.',
    why: 'A state that is out of date cannot be told from a fresh one.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#ttl-and-resource-management'],
      '2026-07-28': null,
    },
  },
  'tasks/param-before-2025-11-25': {
    says: '`task` in the parameters has a meaning from 2025-11-25 on.',
    why: 'The other side ignores the wish: it answers with the plain result, and no task ever comes.',
    in: {
      '2024-11-05': ['INFO', 'basic/index#schema'],
      '2025-11-25': null,
    },
  },
  'tasks/param-type': {
    says: '`task` in the parameters is an object, if only an empty one.',
    why: 'The request is refused, or runs without a task.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-parameters'],
      '2026-07-28': null,
    },
  },
  'tasks/poll-interval-type': {
    says: '`pollInterval` is a number of milliseconds.',
    why: 'Whoever asks again cannot tell how long to wait.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task'],
      '2026-07-28': null,
    },
  },
  'tasks/related-task-in-operation': {
    says: '`tasks/get`, `tasks/result` and `tasks/cancel` name the task in their parameters, not once more in `_meta`.',
    in: {
      '2025-11-25': ['SHOULD NOT', 'basic/utilities/tasks#associating-task-related-messages'],
      '2026-07-28': null,
    },
  },
  'tasks/related-task-in-status-notification': {
    says: '`notifications/tasks/status` names the task in its parameters, not once more in `_meta`.',
    in: {
      '2025-11-25': ['SHOULD NOT', 'basic/utilities/tasks#task-notifications'],
      '2026-07-28': null,
    },
  },
  'tasks/related-task-shape': {
    says: '`io.modelcontextprotocol/related-task` holds an object with `taskId`.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#related-task-metadata'],
      '2026-07-28': null,
    },
  },
  'tasks/requestor-chosen-id': {
    says: 'The side that runs a task makes up its id; the request proposes none.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-id-requirements'],
      '2026-07-28': null,
    },
  },
  'tasks/status-missing': {
    says: 'A task says how it stands.',
    why: 'Nobody can tell whether to go on asking or to fetch the result.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task'],
      '2026-07-28': null,
    },
  },
  'tasks/status-notification-incomplete': {
    says: '`notifications/tasks/status` carries the whole task.',
    why: 'What it leaves out has to be asked for, which the notification was to spare.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-status-notification'],
      '2026-07-28': null,
    },
  },
  'tasks/status-value': {
    says: 'A task is `working`, `input_required`, `completed`, `failed` or `cancelled`.',
    why: 'With a word of its own the task is in no state the other side knows: it asks for ever, or gives up.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-status'],
      '2026-07-28': null,
    },
  },
  'tasks/task-id-missing': {
    says: 'A task has an id.',
    why: 'Without it nobody can ask how the task stands.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task'],
      '2026-07-28': null,
    },
  },
  'tasks/task-id-param-missing': {
    says: '`tasks/get`, `tasks/result` and `tasks/cancel` name the task as `taskId`.',
    why: 'The receiver does not know which task is meant, and refuses.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#getting-tasks'],
      '2026-07-28': null,
    },
  },
  'tasks/task-id-type': {
    says: 'The id of a task is a string.',
    why: 'Ids are compared as strings; a number matches none.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-id-requirements'],
      '2026-07-28': null,
    },
  },
  'tasks/timestamp-format': {
    says: 'The times of a task are written by ISO 8601.',
    why: 'Other forms are not read, or are read as another time.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#ttl-and-resource-management'],
      '2026-07-28': null,
    },
  },
  'tasks/timestamps-order': {
    says: 'A task last changed when it began, or after.',
    in: {
      '2025-11-25': ['INFO', 'basic/utilities/tasks#task'],
      '2026-07-28': null,
    },
  },
  'tasks/tool-support-value': {
    says: '`execution.taskSupport` is `required`, `optional` or `forbidden`.',
    why: 'Clients do not know whether they may, or have to, ask for a task.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#tool-level-negotiation'],
      '2026-07-28': null,
    },
    unreported: 'The same thing is found as tools/execution-task-support.',
  },
  'tasks/ttl-missing': {
    says: 'A task says how long it is kept; null means without limit.',
    why: 'Nobody can tell until when the result can be fetched.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#ttl-and-resource-management'],
      '2026-07-28': null,
    },
  },
  'tasks/ttl-type': {
    says: '`ttl` is a number of milliseconds.',
    why: 'A text such as `"60s"` is not read; the request is refused.',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-parameters'],
      '2026-07-28': null,
    },
  },
  'tasks/unsupported-method': {
    says: 'Only `tools/call`, `sampling/createMessage` and `elicitation/create` can be run as tasks.',
    in: {
      '2025-11-25': ['SHOULD NOT', 'basic/utilities/tasks#capability-negotiation'],
      '2026-07-28': null,
    },
  },
};
