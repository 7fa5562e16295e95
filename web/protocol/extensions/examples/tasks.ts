/** Texts that keep and break the requirements of tasks. */
import { asks, client, gives, lines, result, served, serverAnswers, serverRefuses, type Pair } from './build.ts';

const R = '2026-07-28';
const pair = (id: string, good: string, bad: string, revision: Pair['revision'] = R): Pair => ({
  id: `tasks-ext/${id}`,
  good,
  bad,
  revision,
});
type Fields = NonNullable<Parameters<typeof gives>[1]>;

const ID = '5f0c7a1e-4b7d-4c59-9a53-6d2f0b8e9c11';
const TASKS = { extensions: { 'io.modelcontextprotocol/tasks': {} } };
const ABLE = { elicitation: {}, sampling: {}, ...TASKS };
const task = (more: Fields = {}): Fields => ({
  taskId: ID,
  status: 'working',
  createdAt: '2026-08-25T10:30:00Z',
  lastUpdatedAt: '2026-08-25T10:40:00Z',
  ttlMs: 60_000,
  pollIntervalMs: 1000,
  ...more,
});
const call = asks('tools/call', { name: 'count', arguments: {} }, 2, ABLE);
const created = (more: Fields = {}): string[] => [
  call,
  serverAnswers(2, { resultType: 'task', ...task(more), _meta: served }),
];
const polled = (id: number, more: Fields = {}): string[] => [
  asks('tasks/get', { taskId: ID }, id, ABLE),
  gives(id, task(more)),
];
const DONE = { status: 'completed', result: { content: [{ type: 'text', text: '42' }] } };
const FORM = {
  method: 'elicitation/create',
  params: {
    mode: 'form',
    message: 'Which one?',
    requestedSchema: { type: 'object', properties: { n: { type: 'string' } } },
  },
};
const WAITS = { status: 'input_required', inputRequests: { which: FORM } };
const ACCEPT = { action: 'accept', content: { n: 'a' } };
const update = (id: number, inputResponses: Fields[string]): string[] => [
  asks('tasks/update', { taskId: ID, inputResponses: inputResponses ?? {} }, id, ABLE),
  gives(id, {}),
];
const alone = (method: string, params: Fields): string =>
  JSON.stringify(JSON.parse(asks(method, params, 3, ABLE)).message);
const bare = (method: string, params: Fields): string =>
  JSON.stringify(JSON.parse(asks(method, params, 3, {})).message);
const discover = (capabilities: Fields): string[] => [
  asks('server/discover', {}, 1, ABLE),
  gives(1, { supportedVersions: [R], capabilities, ttlMs: 1, cacheScope: 'public' }),
];
const early = (capabilities: Fields, value: Fields): string =>
  lines(
    client('initialize', { protocolVersion: '2025-11-25', capabilities, clientInfo: { name: 'a', version: '1' } }, 0),
    serverAnswers(0, {
      protocolVersion: '2025-11-25',
      capabilities: { tools: {} },
      serverInfo: { name: 'b', version: '1' },
    }),
    client('notifications/initialized'),
    client('tools/call', { name: 'count', arguments: {} }, 1),
    serverAnswers(1, value),
  );
const http = (name: string | null): string =>
  [
    'POST /mcp HTTP/1.1',
    'Host: mcp.example.com',
    'Content-Type: application/json',
    'Accept: application/json, text/event-stream',
    `MCP-Protocol-Version: ${R}`,
    'Mcp-Method: tasks/get',
    ...(name === null ? [] : [`Mcp-Name: ${name}`]),
    '',
    alone('tasks/get', { taskId: ID }),
  ].join('\n');

/** One pair for each requirement. */
export const taskPairs: readonly Pair[] = [
  pair(
    'answer-shape',
    lines(polled(3, WAITS), update(4, { which: ACCEPT }), polled(5)),
    lines(polled(3, WAITS), update(4, { which: { value: 'a' } })),
  ),
  pair('client-undeclared-on-poll', alone('tasks/get', { taskId: ID }), bare('tasks/cancel', { taskId: ID })),
  pair(
    'created-at-changed',
    lines(polled(3), polled(4)),
    lines(polled(3), polled(4, { createdAt: '2026-08-25T10:31:00Z' })),
  ),
  pair(
    'error-shape',
    lines(polled(3, { status: 'failed', statusMessage: 'Full', error: { code: -32603, message: 'Full' } })),
    lines(polled(3, { status: 'failed', statusMessage: 'Full', error: 'Full' })),
  ),
  pair(
    'extension-in-2025-11-25',
    early(TASKS, { content: [{ type: 'text', text: '42' }] }),
    early(TASKS, { resultType: 'task', ...task() }),
    '2025-11-25',
  ),
  pair('extra-payload', lines(polled(3, DONE)), lines(polled(3, { result: DONE.result }))),
  pair('id-guessable', lines(created()), lines(created({ taskId: '1042' }))),
  pair(
    'listen-task-ids-array',
    alone('subscriptions/listen', { notifications: { taskIds: [ID] } }),
    alone('subscriptions/listen', { notifications: { taskIds: ID } }),
  ),
  pair('mcp-name-header', http(ID), http(null)),
  pair('mcp-name-mismatch', http(ID), http('count')),
  pair(
    'poll-after-cancel',
    lines(created(), asks('tasks/cancel', { taskId: ID }, 3, ABLE), gives(3, {})),
    lines(
      created(),
      asks('tasks/cancel', { taskId: ID }, 3, ABLE),
      gives(3, {}),
      asks('tasks/get', { taskId: ID }, 4, ABLE),
    ),
  ),
  pair(
    'poll-after-terminal',
    lines(polled(3), polled(4, DONE)),
    lines(polled(3, DONE), asks('tasks/get', { taskId: ID }, 4, ABLE)),
  ),
  pair('request-state-on-task', lines(polled(3)), lines(polled(3, { requestState: 'abc' }))),
  pair(
    'server-undeclared',
    lines(discover({ tools: {}, ...TASKS }), created()),
    lines(discover({ tools: {} }), created()),
  ),
  pair('task-id-differs', lines(polled(3)), lines(polled(3, { taskId: '0e9a7b50-19aa-4c0e-8c13-1a2b3c4d5e6f' }))),
  pair(
    'task-param-refused',
    lines(created()),
    lines(
      asks('tools/call', { name: 'count', arguments: {}, task: { ttl: 1 } }, 2, ABLE),
      serverRefuses(2, -32602, 'The parameter task is not supported'),
    ),
  ),
  pair(
    'update-responses-object',
    alone('tasks/update', { taskId: ID, inputResponses: { which: ACCEPT } }),
    alone('tasks/update', { taskId: ID, inputResponses: [ACCEPT] }),
  ),
  pair('updated-before-created', lines(polled(3)), lines(polled(3, { lastUpdatedAt: '2026-08-25T10:00:00Z' }))),
  pair('operation-task-id', alone('tasks/get', { taskId: ID }), alone('tasks/get', { id: ID })),
  pair(
    'result-not-tool-result',
    lines(polled(3, DONE)),
    lines(polled(3, { status: 'completed', result: { sum: 42 } })),
  ),
  pair(
    'capability-key-server',
    lines(discover({ tools: {}, ...TASKS })),
    lines(discover({ tools: {}, tasks: {}, ...TASKS })),
  ),
  pair(
    'input-not-answered',
    lines(polled(3, WAITS), update(4, { which: ACCEPT }), polled(5)),
    lines(polled(3, WAITS), polled(4, WAITS), polled(5, WAITS)),
  ),
  pair(
    'related-task-meta',
    lines(created()),
    result({
      resultType: 'complete',
      content: [],
      _meta: { ...served, 'io.modelcontextprotocol/related-task': { taskId: ID } },
    }),
  ),
];
