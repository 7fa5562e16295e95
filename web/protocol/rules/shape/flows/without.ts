/** Entries of this area that have no rule of their own, each with the reason. */

const AS = (id: string): string => `The same thing is found as ${id}.`;

/** Reasons by ledger id. */
export const withoutRule: Readonly<Record<string, string>> = {
  'listen/version': AS('methods/listen-since-2026-07-28'),
  'discover/server-info-missing': AS('stateless/server-info-missing'),
  'discover/server-info-shape': AS('stateless/server-info-incomplete'),
  'discover/server-info-top-level': AS('discover/server-info-in-body'),
  'mrtr/input-request-envelope': AS('input/request-has-envelope'),
  'tasks/tool-support-value': AS('tools/execution-task-support'),
  'tasks-ext/tool-task-support': AS('tools/execution-version'),
};
