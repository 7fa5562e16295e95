/** Common misnomers of methods, and the method that each of them means. */

/** For each method, other names that mean it; compared without separators, capitals and a leading `mcp`. */
const MISNOMERS: Readonly<Record<string, readonly string[]>> = {
  initialize: ['initialise', 'mcp/initialise'],
  'notifications/initialized': ['notifications/initialised', 'client/initialized', 'notifications/initialize'],
  'notifications/message': [
    'logging/message',
    'notifications/log',
    'notifications/logging',
    'notifications/logging/message',
    'window/logMessage',
    'logging/log',
  ],
  'notifications/progress': ['$/progress', 'notifications/progress/update'],
  'logging/setLevel': [
    'logging/level',
    'logging/setLogLevel',
    'logging/setLoggingLevel',
    'setLogLevel',
    'setLoggingLevel',
  ],
  'tools/list': ['tool/list', 'list/tools', 'list/tool', 'get/tools', 'tools/getAll', 'tools/discover'],
  'tools/call': [
    'tool/call',
    'call/tool',
    'call/tools',
    'tools/execute',
    'tool/execute',
    'execute/tool',
    'tools/run',
    'tool/run',
    'run/tool',
    'tools/invoke',
    'tool/invoke',
    'invoke/tool',
    'tools/use',
  ],
  'resources/list': ['resource/list', 'list/resources', 'list/resource', 'get/resources'],
  'resources/read': [
    'resource/read',
    'read/resource',
    'resources/get',
    'resource/get',
    'get/resource',
    'resources/fetch',
  ],
  'resources/templates/list': [
    'resources/templates',
    'resource/templates/list',
    'resourceTemplates',
    'list/resourceTemplates',
    'resources/list/templates',
  ],
  'resources/subscribe': ['resource/subscribe', 'subscribe/resource'],
  'resources/unsubscribe': ['resource/unsubscribe', 'unsubscribe/resource'],
  'notifications/resources/updated': [
    'notifications/resource/updated',
    'notifications/resources/update',
    'notifications/resources/changed',
    'resource/updated',
  ],
  'prompts/list': ['prompt/list', 'list/prompts', 'list/prompt', 'get/prompts'],
  'prompts/get': ['prompt/get', 'get/prompt', 'prompts/read', 'prompts/render', 'prompts/execute', 'prompts/call'],
  'notifications/tools/list_changed': ['notifications/tools/changed', 'notifications/tools/updated', 'tools/changed'],
  'notifications/prompts/list_changed': [
    'notifications/prompts/changed',
    'notifications/prompts/updated',
    'prompts/changed',
  ],
  'notifications/roots/list_changed': [
    'notifications/roots/changed',
    'notifications/roots/updated',
    'roots/changed',
    'workspace/didChangeWorkspaceFolders',
  ],
  'roots/list': ['root/list', 'list/roots', 'workspace/workspaceFolders'],
  'sampling/createMessage': ['sampling/create', 'sampling/message', 'create/message', 'sampling/complete'],
  'completion/complete': ['completions/complete', 'completions/create', 'completion/create', 'textDocument/completion'],
  'elicitation/create': ['elicitation/request', 'elicitation/elicit', 'elicit/create'],
  'tasks/get': ['task/get', 'task/status', 'tasks/status', 'get/task'],
  'tasks/cancel': ['task/cancel', 'cancel/task'],
  'tasks/list': ['task/list', 'list/tasks'],
  'tasks/result': ['task/result', 'tasks/results'],
  'server/discover': ['server/discovery', 'servers/discover', 'discover/server'],
};

/** Spellings of cancellation methods; lower case. */
export const CANCELLATIONS: ReadonlySet<string> = new Set([
  'notifications/canceled',
  'notifications/cancel',
  'notifications/cancelrequest',
  'notification/canceled',
  'notification/cancelled',
  'canceled',
  '$/cancelrequest',
  '$/cancel',
]);

/** Requests to end the session, as in other protocols; lower case. */
export const FAREWELLS: ReadonlySet<string> = new Set([
  'shutdown',
  'exit',
  'mcp/shutdown',
  'mcp/exit',
  'server/shutdown',
  'notifications/shutdown',
  'notifications/exit',
]);

/**
 * Notifications whose bare name is not a plausible method of its own, so that even an `id` beside it is part of the common
 * mistake.
 */
export const BARE_NOTIFICATIONS =
  /^(?:initialized|cancelled|(?:tools|prompts|resources|roots)\/list_changed|resources\/updated)$/iu;

/** Method names of the Language Server Protocol, a common source of mistakes. */
export const LANGUAGE_SERVER = /^(?:\$|textDocument|workspace|window|client|notebookDocument)\//u;

/** A name without separators, capitals and a leading `mcp`: different spellings of one name normalize to it. */
export function squashed(name: string): string {
  return name
    .replace(/^mcp[^A-Za-z0-9]+/iu, '')
    .replace(/[^A-Za-z0-9$]/gu, '')
    .toLowerCase();
}

/** Maps a normalized name to its method. */
export const misnomers: ReadonlyMap<string, string> = new Map(
  Object.entries(MISNOMERS).flatMap(([right, names]) => names.map((name) => [squashed(name), right] as const)),
);
