/** A bad example for each method that some revision lacks. */
import type { Example } from '../define.ts';
import { example, LEGACY, META, MODERN, notification, request } from './meaning-examples.ts';

const wrong = (text: string, method: string): string => text.replace(`"${method}"`, `⟦"${method}"⟧`);
const asked = (method: string, params: string): string => wrong(request(method, params), method);
const told = (method: string, params: string): string => wrong(notification(method, params), method);

const TIMES = '"createdAt":"2026-08-01T10:30:00Z","lastUpdatedAt":"2026-08-01T10:30:00Z"';

/** Good: each method in a revision that has it. Bad: in one that has not. */
export const availabilityExamples: { good: readonly Example[]; bad: readonly Example[] } = {
  good: [
    example(LEGACY, '{"jsonrpc":"2.0","id":1,"method":"ping"}'),
    example(LEGACY, '{"jsonrpc":"2.0","method":"notifications/initialized"}'),
    example('2024-11-05', request('resources/subscribe', '"uri":"file:///a"')),
    example(LEGACY, request('tasks/get', '"taskId":"t1"')),
    example(MODERN, request('server/discover', META)),
  ],
  bad: [
    example(LEGACY, told('notifications/subscriptions/acknowledged', '"notifications":{}')),
    example(LEGACY, asked('server/discover', '')),
    example('2025-06-18', told('notifications/elicitation/complete', '"elicitationId":"e1"')),
    example(MODERN, told('notifications/elicitation/complete', '"elicitationId":"e1"')),
    example(
      '2025-03-26',
      asked('elicitation/create', '"message":"Name?","requestedSchema":{"type":"object","properties":{}}'),
    ),
    example(
      MODERN,
      asked('initialize', '"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"a","version":"1"}'),
    ),
    example(MODERN, told('notifications/initialized', '')),
    example(MODERN, '{"jsonrpc":"2.0","method":⟦"initialized"⟧}'),
    example(MODERN, '{"jsonrpc":"2.0","id":1,"method":⟦"initialized"⟧}'),
    example(LEGACY, asked('subscriptions/listen', '"notifications":{}')),
    example(MODERN, asked('ping', META)),
    example(MODERN, '{"jsonrpc":"2.0","id":1,"method":⟦"ping"⟧}'),
    example(MODERN, asked('resources/subscribe', `"uri":"file:///a",${META}`)),
    example(MODERN, asked('resources/unsubscribe', `"uri":"file:///a",${META}`)),
    example(MODERN, told('notifications/roots/list_changed', '')),
    example(MODERN, asked('logging/setLevel', `"level":"info",${META}`)),
    example(MODERN, asked('tasks/list', META)),
    example(MODERN, asked('tasks/result', `"taskId":"t1",${META}`)),
    example('2025-06-18', asked('tasks/get', '"taskId":"t1"')),
    example('2025-06-18', asked('tasks/list', '')),
    example(MODERN, told('notifications/tasks/status', `"taskId":"t1","status":"working",${TIMES},"ttlMs":null`)),
    example(LEGACY, asked('tasks/update', '"taskId":"t1","inputResponses":{}')),
    example(MODERN, asked('sampling/createMessage', `"messages":[],"maxTokens":5,${META}`)),
  ],
};
