/** The methods that have a page in the reference. The list is short, so that no screen loads the reference for its links. */

const METHODS: ReadonlySet<string> = new Set([
  'completion/complete',
  'elicitation/create',
  'initialize',
  'logging/setLevel',
  'notifications/cancelled',
  'notifications/elicitation/complete',
  'notifications/initialized',
  'notifications/message',
  'notifications/progress',
  'notifications/prompts/list_changed',
  'notifications/resources/list_changed',
  'notifications/resources/updated',
  'notifications/roots/list_changed',
  'notifications/subscriptions/acknowledged',
  'notifications/tasks',
  'notifications/tasks/status',
  'notifications/tools/list_changed',
  'ping',
  'prompts/get',
  'prompts/list',
  'resources/list',
  'resources/read',
  'resources/subscribe',
  'resources/templates/list',
  'resources/unsubscribe',
  'roots/list',
  'sampling/createMessage',
  'server/discover',
  'subscriptions/listen',
  'tasks/cancel',
  'tasks/get',
  'tasks/list',
  'tasks/result',
  'tasks/update',
  'tools/call',
  'tools/list',
]);

/** The methods of extensions that no revision has. */
const OF_EXTENSIONS =
  /^(?:skills\/(?:get|list)|resources\/directory\/read|ui\/(?:download-file|initialize|message|open-link|re(?:quest-display-mode|source-teardown)|update-model-context|notifications\/(?:host-context-changed|initialized|request-teardown|sandbox-(?:proxy|resource)-ready|size-changed|tool-(?:cancelled|input|input-partial|result))))$/u;

function isKnown(name: string): boolean {
  return METHODS.has(name) || OF_EXTENSIONS.test(name);
}

/** The page of a method; `null` if neither a revision nor an official extension defines it. */
export function methodHref(name: string): string | null {
  return isKnown(name) ? `#/reference/methods/${encodeURIComponent(name)}` : null;
}

/** The first word of a label that is such a method, as in “POST /mcp · tools/list, id 2”; `null` without one. */
export function methodIn(label: string): string | null {
  return label.split(/[\s,]+/u).find(isKnown) ?? null;
}

/** All these methods. */
export const linkedMethods: readonly string[] = [...METHODS];
