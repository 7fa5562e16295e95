/** Tasks, discovery, input rounds and subscriptions: the requirements that begin with 2026-07-28, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'discover/cache-scope-missing': {
    says: 'What discovery found says who may share it.',
    why: 'A shared cache cannot tell whether others may see the answer.',
  },
  'discover/capabilities-missing': {
    says: 'What discovery found has `capabilities`, if only empty ones.',
    why: 'Clients look into it without asking whether it is there.',
  },
  'discover/extra-params': { says: 'What `initialize` had in its parameters stands in `_meta` of `server/discover`.' },
  'discover/instructions-type': {
    says: '`instructions` is one string.',
    why: 'The text goes into a prompt as it is; a list does not.',
  },
  'discover/protocol-version-in-body': { says: 'Discovery lists all versions in `supportedVersions`; it picks none.' },
  'discover/server-info-in-body': { says: 'Discovery names the server in `_meta`, not beside the other members.' },
  'discover/server-info-missing': { says: 'What discovery found names the server, in `_meta`.' },
  'discover/server-info-shape': { says: 'A server is named with `name` and `version`.' },
  'discover/server-info-top-level': { says: 'The `serverInfo` of `initialize` has moved into `_meta`.' },
  'discover/ttl-missing': {
    says: 'What discovery found says how long it may be kept.',
    why: 'The client cannot tell when to ask again.',
  },
  'discover/unexpected-params': { says: '`server/discover` has no parameters beside `_meta`.' },
  'discover/versions-empty': { says: '`supportedVersions` lists at least one version.' },
  'discover/versions-missing': {
    says: 'What discovery found lists the versions the server speaks.',
    why: 'The client cannot choose a version that both sides speak.',
  },
  'discover/versions-type': {
    says: '`supportedVersions` is a list of strings, also for a single version.',
    why: 'The client looks for its own version in a list; in anything else it finds none, or a part of one.',
  },
  'listen/ack-notifications-required': {
    says: 'The acknowledgment says which changes will be told.',
    why: 'The client cannot see which of its wishes the server does not grant.',
  },
  'listen/closing-result-id-required': { says: 'The result that ends a subscription names it in `_meta`.' },
  'listen/filter-empty': { says: 'An empty filter is allowed, and subscribes to nothing.' },
  'listen/filter-flag-boolean': {
    says: 'The flags of a filter are `true` or `false`.',
    why: 'The server refuses the request, or takes the flag for unset.',
  },
  'listen/filter-required': {
    says: '`subscriptions/listen` has a filter, `notifications`.',
    why: 'The server does not know what to tell, so there is nothing to open a stream for.',
  },
  'listen/filter-resource-uri': {
    says: 'Resources in a filter are named by their URIs.',
    why: 'Resources are known by their whole URIs; a plain path fits none of them.',
  },
  'listen/filter-resources-array': {
    says: '`resourceSubscriptions` is a list of URIs.',
    why: 'There is no word for all resources; anything but a list of URIs is refused.',
  },
  'listen/filter-unknown-field': { says: 'A filter has members of its own; others subscribe to nothing.' },
  'listen/subscription-id-missing': { says: 'What travels on a subscription names it in `_meta`.' },
  'mrtr/empty-input-requests': {
    says: 'A result that asks for input asks for something, or carries a `requestState`.',
  },
  'mrtr/input-request-envelope': { says: 'An input request has `method` and `params`; `jsonrpc` and `id` stay out.' },
  'mrtr/input-request-method': {
    says: 'An input request is an elicitation, a sampling or a list of roots, and says which.',
    why: 'The client does not know what it is asked for, so the call never completes.',
  },
  'mrtr/input-request-params': {
    says: 'An input request fits the method it names.',
    why: 'The client cannot carry out the request, so the call never completes.',
  },
  'mrtr/input-requests-array': {
    says: '`inputRequests` holds requests by name, in an object.',
    why: 'The answers come back under the names; without names they cannot be told apart.',
  },
  'mrtr/input-response-shape': {
    says: 'An input response is the bare result, an object.',
    why: 'The server looks for `action`, `role` or `roots` at the top of the answer.',
  },
  'mrtr/input-responses-array': {
    says: '`inputResponses` holds answers by name, in an object.',
    why: 'The server finds each answer by the name of its question.',
  },
  'mrtr/nothing-required': { says: 'A result that asks for input has `inputRequests`, `requestState` or both.' },
  'mrtr/request-state-readable': {
    says: '`requestState` that decides about access is protected against change, which plain JSON is not.',
  },
  'mrtr/request-state-type': {
    says: '`requestState` is a string.',
    why: 'The client sends it back letter by letter; another value may change on the way.',
  },
  'tasks-ext/capability-key': { says: 'Tasks are declared under `extensions`, as `io.modelcontextprotocol/tasks`.' },
  'tasks-ext/error-missing': {
    says: 'A failed task carries its JSON-RPC error.',
    why: 'The client learns that the call failed, and never why.',
  },
  'tasks-ext/input-requests-missing': {
    says: 'A task that waits for input says what for.',
    why: 'The client has nothing to answer, and the task waits until it ends.',
  },
  'tasks-ext/notification-incomplete': {
    says: '`notifications/tasks` carries the whole task, with result, error or questions.',
    why: 'Clients that listen do not ask again, so what is left out never arrives.',
  },
  'tasks-ext/poll-interval-renamed': { says: 'The hint how often to ask is `pollIntervalMs`.' },
  'tasks-ext/progress-on-listen': { says: 'Progress and log messages do not travel on a subscription.' },
  'tasks-ext/required-fields': {
    says: 'A task has an id, a status, two times and `ttlMs`.',
    why: 'Without them the client can neither ask for the task nor tell until when it can.',
  },
  'tasks-ext/result-missing': {
    says: 'A completed task carries its result.',
    why: 'There is no other way to fetch it: the result is lost.',
  },
  'tasks-ext/settings': { says: 'The tasks extension has no settings.' },
  'tasks-ext/status-value': {
    says: 'A task is `working`, `input_required`, `completed`, `failed` or `cancelled`.',
    why: 'With a word of its own the task is in no state the client knows: it asks for ever, or gives up.',
  },
  'tasks-ext/task-param': {
    says: 'The tasks extension has no `task` parameter: the server decides what becomes a task.',
    why: 'The server ignores the wish.',
  },
  'tasks-ext/timestamp-format': {
    says: 'The times of a task are written by ISO 8601.',
    why: 'Other forms are not read, or are read as another time.',
  },
  'tasks-ext/tool-task-support': {
    says: '`execution.taskSupport` says nothing here: the server decides with each call.',
  },
  'tasks-ext/update-fields': {
    says: '`tasks/update` names the task and carries `inputResponses`.',
    why: 'The server cannot tell which questions of which task are answered.',
  },
};
