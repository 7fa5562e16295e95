import { defineRule, type Example } from '../define.ts';
import { named } from '../../json/describe.ts';
import { UNKNOWN_METHOD } from './cues.ts';
import { isServerRequest, renamePlan, verdictOf } from './methods-verdict.ts';
import { example, LEGACY, META, MODERN, notification, request } from './meaning-examples.ts';

const wrong = (text: string, method: string): string => text.replace(`"${method}"`, `⟦"${method}"⟧`);
const requested = (method: string, params: string): string => wrong(request(method, params), method);
const described = (method: string, params: string): string => wrong(notification(method, params), method);

const TIMES = '"createdAt":"2026-08-01T10:30:00Z","lastUpdatedAt":"2026-08-01T10:30:00Z"';

/** Good: each method in a revision that defines it. Bad: in one that does not. */
const availabilityExamples: { good: readonly Example[]; bad: readonly Example[] } = {
  good: [
    example(LEGACY, '{"jsonrpc":"2.0","id":1,"method":"ping"}'),
    example(LEGACY, '{"jsonrpc":"2.0","method":"notifications/initialized"}'),
    example('2024-11-05', request('resources/subscribe', '"uri":"file:///a"')),
    example(LEGACY, request('tasks/get', '"taskId":"t1"')),
    example(MODERN, request('server/discover', META)),
  ],
  bad: [
    example(LEGACY, described('notifications/subscriptions/acknowledged', '"notifications":{}')),
    example(LEGACY, requested('server/discover', '')),
    example('2025-06-18', described('notifications/elicitation/complete', '"elicitationId":"e1"')),
    example(MODERN, described('notifications/elicitation/complete', '"elicitationId":"e1"')),
    example(
      '2025-03-26',
      requested('elicitation/create', '"message":"Name?","requestedSchema":{"type":"object","properties":{}}'),
    ),
    example(
      MODERN,
      requested(
        'initialize',
        '"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"a","version":"1"}',
      ),
    ),
    example(MODERN, described('notifications/initialized', '')),
    example(MODERN, '{"jsonrpc":"2.0","method":⟦"initialized"⟧}'),
    example(MODERN, '{"jsonrpc":"2.0","id":1,"method":⟦"initialized"⟧}'),
    example(LEGACY, requested('subscriptions/listen', '"notifications":{}')),
    example(MODERN, requested('ping', META)),
    example(MODERN, '{"jsonrpc":"2.0","id":1,"method":⟦"ping"⟧}'),
    example(MODERN, requested('resources/subscribe', `"uri":"file:///a",${META}`)),
    example(MODERN, requested('resources/unsubscribe', `"uri":"file:///a",${META}`)),
    example(MODERN, described('notifications/roots/list_changed', '')),
    example(MODERN, requested('logging/setLevel', `"level":"info",${META}`)),
    example(MODERN, requested('tasks/list', META)),
    example(MODERN, requested('tasks/result', `"taskId":"t1",${META}`)),
    example('2025-06-18', requested('tasks/get', '"taskId":"t1"')),
    example('2025-06-18', requested('tasks/list', '')),
    example(MODERN, described('notifications/tasks/status', `"taskId":"t1","status":"working",${TIMES},"ttlMs":null`)),
    example(LEGACY, requested('tasks/update', '"taskId":"t1","inputResponses":{}')),
    example(MODERN, requested('sampling/createMessage', `"messages":[],"maxTokens":5,${META}`)),
  ],
};

/** One rule for the table of methods from other revisions. */
export const methodsAvailability = defineRule({
  id: 'methods/availability',
  requirements: [
    'methods/acknowledged-since-2026-07-28',
    'methods/discover-since-2026-07-28',
    'methods/elicitation-complete-only-2025-11-25',
    'methods/elicitation-since-2025-06-18',
    'methods/initialize-removed',
    'methods/initialized-removed',
    'methods/listen-since-2026-07-28',
    'methods/ping-removed',
    'methods/resource-subscribe-removed',
    'methods/resource-unsubscribe-removed',
    'methods/roots-list-changed-removed',
    'methods/set-level-removed',
    'methods/tasks-list-removed',
    'methods/tasks-result-removed',
    'methods/tasks-since-2025-11-25',
    'methods/tasks-status-notification-renamed',
    'methods/tasks-update-extension-only',
    'stateless/server-request',
  ],
  class: 'spec',
  kinds: ['request', 'notification'],
  cues: [UNKNOWN_METHOD],
  title: 'A method {must} be defined by the revision in use',
  why: 'A peer of this revision does not know the method: it rejects a request and ignores a notification.',
  how: 'Use the equivalent of this revision, or judge the message in the revision it was written for.',
  examples: availabilityExamples,
  judge(message) {
    const verdict = verdictOf(message);
    if (verdict?.is !== 'foreign' || isServerRequest(message)) return;
    const { entry, name } = verdict;
    const meant = name === message.method ? '' : `, short for ${named(name)}`;
    const right = entry.instead !== undefined && message.model.methods.has(entry.instead) ? entry.instead : null;
    message.report({
      requirement: entry.requirement,
      path: ['method'],
      what: joined(`${message.name} has the method ${named(message.method ?? '')}${meant}`, entry.says, named(name)),
      ...(right === null ? {} : { fix: renamePlan(message, right, 'unsafe') }),
    });
  },
});

/** Joins two sentences into one if the second begins with the name that ends the first. */
function joined(first: string, second: string, name: string): string {
  return first.endsWith(name) && second.startsWith(`${name} `)
    ? `${first}, which${second.slice(name.length)}`
    : `${first}. ${second}`;
}
