/** Pairs: tasks, subscriptions, input rounds and caching. For tests only. */
import {
  E,
  HANDSHAKE,
  NEW_TASK,
  TASK,
  answer,
  requests,
  declaring,
  hello,
  notification,
  progress,
  request,
  result,
  task,
  taskNews,
  tool,
  welcome,
  type Pair,
} from './pieces.ts';

/** Tasks, subscriptions, input rounds and caching. */
export const flowPairs: readonly Pair[] = [
  [
    'caching/public-resource-read',
    result('"contents":[{"uri":"file:///me","text":"x"}],"ttlMs":5,"cacheScope":"private"'),
    result('"contents":[{"uri":"file:///me","text":"x"}],"ttlMs":5,"cacheScope":"public"'),
  ],
  [
    'caching/scope-values',
    result('"tools":[],"ttlMs":5,"cacheScope":"public"'),
    result('"tools":[],"ttlMs":5,"cacheScope":"shared"'),
  ],
  [
    'caching/ttl-integer',
    result('"prompts":[],"ttlMs":0,"cacheScope":"public"'),
    result('"prompts":[],"ttlMs":1.5,"cacheScope":"public"'),
  ],
  [
    'caching/ttl-integer',
    result('"prompts":[],"ttlMs":0,"cacheScope":"public"'),
    result('"prompts":[],"ttlMs":"60000","cacheScope":"public"'),
  ],
  ['input/request-method-not-allowed', requests(`{"a":{"method":"roots/list"}}`), requests(`{"a":{"method":"ping"}}`)],
  [
    'input/response-has-envelope',
    request('tools/call', '"name":"berth","inputResponses":{"a":{"action":"cancel"}}'),
    request(
      'tools/call',
      '"name":"berth","inputResponses":{"a":{"jsonrpc":"2.0","id":"a","result":{"action":"cancel"}}}',
    ),
  ],
  [
    'listen/filter-empty',
    request('subscriptions/listen', '"notifications":{"promptsListChanged":true}'),
    request('subscriptions/listen', '"notifications":{}'),
  ],
  [
    'listen/filter-flag-boolean',
    request('subscriptions/listen', '"notifications":{"promptsListChanged":true}'),
    request('subscriptions/listen', '"notifications":{"promptsListChanged":"yes"}'),
  ],
  [
    'listen/filter-flag-boolean',
    request('subscriptions/listen', '"notifications":{"toolsListChanged":false,"promptsListChanged":true}'),
    request('subscriptions/listen', '"notifications":{"toolsListChanged":{}}'),
  ],
  [
    'listen/filter-required',
    request('subscriptions/listen', '"notifications":{"promptsListChanged":true}'),
    request('subscriptions/listen', '"toolsListChanged":true'),
  ],
  [
    'listen/filter-resource-uri',
    request('subscriptions/listen', '"notifications":{"resourceSubscriptions":["file:///a"]}'),
    request('subscriptions/listen', '"notifications":{"resourceSubscriptions":["notes/a.md"]}'),
  ],
  [
    'listen/subscription-id-missing',
    notification('notifications/tools/list_changed', '$S'),
    notification('notifications/tools/list_changed'),
  ],
  [
    'listen/subscription-id-missing',
    notification('notifications/subscriptions/acknowledged', '"notifications":{},$S'),
    notification('notifications/subscriptions/acknowledged', '"notifications":{}'),
  ],
  [
    'listen/version',
    request('tools/list'),
    request('subscriptions/listen', '"notifications":{"toolsListChanged":true}'),
    { in: HANDSHAKE, or: ['methods/listen-since-2026-07-28'] },
  ],
  [
    'mrtr/input-request-params',
    requests(
      '{"a":{"method":"elicitation/create","params":{"mode":"form","message":"Pier?","requestedSchema":{"type":"object","properties":{"p":{"type":"string"}}}}}}',
    ),
    requests(
      '{"a":{"method":"elicitation/create","params":{"mode":"form","requestedSchema":{"type":"object","properties":{"p":{"type":"string"}}}}}}',
    ),
    { in: [E], or: ['elicitation/message-missing'] },
  ],
  ['mrtr/input-requests-array', requests('{"a":{"method":"roots/list"}}'), requests('[{"method":"roots/list"}]')],
  [
    'tasks-ext/capability-key',
    declaring('{"extensions":{"io.modelcontextprotocol/tasks":{}}}'),
    declaring('{"tasks":{}}'),
    { or: ['capabilities/tasks-only-2025-11-25'] },
  ],
  ['tasks-ext/notification-incomplete', taskNews(NEW_TASK), taskNews('"taskId":"t7","status":"working"')],
  [
    'tasks-ext/notification-incomplete',
    taskNews(NEW_TASK.replace('working', 'completed') + ',"result":{"content":[]}'),
    taskNews(NEW_TASK.replace('working', 'completed')),
  ],
  ['tasks-ext/progress-on-listen', progress(''), progress(',"_meta":{"io.modelcontextprotocol/subscriptionId":3}')],
  [
    'tasks-ext/settings',
    declaring('{"extensions":{"io.modelcontextprotocol/tasks":{}}}'),
    declaring('{"extensions":{"io.modelcontextprotocol/tasks":{"list":true}}}'),
  ],
  [
    'tasks-ext/tool-task-support',
    tool(),
    tool('"execution":{"taskSupport":"optional"}'),
    { in: [E], or: ['tools/execution-version'] },
  ],
  [
    'tasks-ext/update-fields',
    request('tasks/update', '"taskId":"t","inputResponses":{}'),
    request('tasks/update', '"taskId":"t","responses":{}'),
  ],
  [
    'tasks-ext/update-fields',
    request('tasks/update', '"taskId":"t","inputResponses":{}'),
    request('tasks/update', '"inputResponses":{}'),
  ],
  ['tasks/capability-boolean', hello('{"tasks":{"list":{}}}'), hello('{"tasks":{"list":true}}')],
  [
    'tasks/capability-by-method-name',
    welcome('{"tasks":{"requests":{"tools":{"call":{}}}}}'),
    welcome('{"tasks":{"requests":{"tools/call":{}}}}'),
  ],
  ['tasks/experimental', request('tools/list'), request('tools/call', '"name":"berth","task":{"ttl":1000}')],
  [
    'tasks/flat-create-result',
    task(),
    `{"jsonrpc":"2.0","id":9,"method":"tools/call","params":{"name":"berth","task":{}}}\n{"jsonrpc":"2.0","id":9,"result":{${TASK}}}`,
  ],
  ['tasks/initial-status', task(), task(TASK.replace('working', 'completed'))],
  ['tasks/last-updated-at-missing', task(), task(TASK.replace(',"lastUpdatedAt":"2026-02-01T10:00:05Z"', ''))],
  ['tasks/poll-interval-type', task(TASK + ',"pollInterval":5000'), task(TASK + ',"pollInterval":"5s"')],
  [
    'tasks/related-task-in-operation',
    request('tasks/get', '"taskId":"t"'),
    request('tasks/get', '"taskId":"t","_meta":{"io.modelcontextprotocol/related-task":{"taskId":"t"}}'),
  ],
  ['tasks/status-missing', task(), task(TASK.replace('"status":"working",', ''))],
  ['tasks/task-id-missing', task(), task(TASK.replace('"taskId":"t7",', ''))],
  ['tasks/task-id-type', task(), task(TASK.replace('"t7"', '7'))],
  ['tasks/timestamp-format', task(), task(TASK.replace('2026-02-01T10:00:00Z', 'yesterday'))],
  ['tasks/timestamp-format', answer(TASK), answer(TASK.replace('"2026-02-01T10:00:05Z"', '"2026-02-01 10:00"'))],
  ['tasks/timestamps-order', task(), task(TASK.replace('10:00:05Z', '09:00:05Z'))],
  ['tasks/ttl-missing', task(), task(TASK.replace(',"ttl":60000', ''))],
  ['tasks/ttl-type', task(TASK.replace('60000', 'null')), task(TASK.replace('60000', '"1h"'))],
  [
    'tasks/unsupported-method',
    request('tools/call', '"name":"berth","task":{}'),
    request('resources/read', '"uri":"file:///a","task":{}'),
  ],
];
