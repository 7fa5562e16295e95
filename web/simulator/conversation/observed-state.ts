/** The state of a real server, as far as its messages show it. */
import { isObject } from '../../protocol/values.ts';
import { messageIn, type SentMessage } from '../run/play.ts';
import type { McpRevision, Running, ServerState, Task } from '../types.ts';
import type { RequestRecord } from './requests.ts';
import { offeredBy } from './offered.ts';

/** The state of the server. Its work and its memory are unknown. */
export function observedState(
  sent: readonly SentMessage[],
  requests: readonly RequestRecord[],
  revision: McpRevision,
): ServerState {
  const mine = requests.filter(({ from }) => from === 'client');
  const greeting = mine.findLast(({ method }) => method === 'initialize');
  const answered = isObject(greeting?.answer?.result);
  const isReady = sent.some(
    ({ from, text }) => from === 'client' && messageIn(text)?.method === 'notifications/initialized',
  );
  const open = mine.filter(({ answer, cancelled }) => answer === null && !cancelled);
  const capabilities = greeting && isObject(greeting.params.capabilities) ? greeting.params.capabilities : {};
  return {
    definition: offeredBy(mine, revision),
    settings: { revisions: [revision], transport: 'stdio', faults: [], seed: '', epoch: 0 },
    now: sent.at(-1)?.at ?? 0,
    handshake: {
      phase: !answered ? 'waiting' : isReady ? 'ready' : 'answered',
      revision: answered ? revision : null,
      clientInfo: greeting && isObject(greeting.params.clientInfo) ? greeting.params.clientInfo : null,
      clientCapabilities: capabilities,
    },
    era: null,
    logLevel: null,
    subscriptions: subscriptionsIn(mine),
    listening: open
      .filter(({ method }) => method === 'subscriptions/listen')
      .map(({ id, method }) => ({ exchange: '', id, method, revision, notifications: {} })),
    running: open.filter(({ method }) => method !== 'subscriptions/listen').map((one) => runningOf(one, revision)),
    batches: [],
    pendingRequests: requests
      .filter(({ from, answer, cancelled }) => from === 'server' && answer === null && !cancelled)
      .map(({ id, method, at }) => ({ id, method, by: null, since: at })),
    tasks: tasksIn(sent, mine),
    next: 1,
    seen: { count: mine.length, last: mine.map(({ id }) => id) },
    memory: {},
  };
}

function runningOf({ id, method, params, at }: RequestRecord, revision: McpRevision): Running {
  return {
    exchange: '',
    id,
    method,
    params,
    revision,
    done: 0,
    answers: {},
    answersFor: null,
    clientCapabilities: {},
    progressToken: null,
    logLevel: null,
    since: at,
    serial: 0,
    until: null,
    waitsFor: null,
    task: null,
  };
}

/** URIs with a subscription that the server accepted. */
function subscriptionsIn(mine: readonly RequestRecord[]): string[] {
  const uris = new Set<string>();
  for (const { method, params, answer } of mine) {
    if (typeof params.uri !== 'string' || !isObject(answer?.result)) continue;
    if (method === 'resources/subscribe') uris.add(params.uri);
    else if (method === 'resources/unsubscribe') uris.delete(params.uri);
  }
  return [...uris];
}

const STATUSES = ['working', 'input_required', 'completed', 'failed', 'cancelled'] as const;

/** The tasks that results and notifications name, with their last status. */
function tasksIn(sent: readonly SentMessage[], mine: readonly RequestRecord[]): Task[] {
  const tasks = new Map<string, Task>();
  const note = (value: unknown, method: string): void => {
    if (typeof value !== 'object' || value === null || !('taskId' in value) || typeof value.taskId !== 'string') return;
    const found = 'status' in value ? STATUSES.find((one) => one === value.status) : undefined;
    const before = tasks.get(value.taskId);
    const status = found ?? before?.status ?? 'working';
    tasks.set(value.taskId, {
      taskId: value.taskId,
      status,
      createdAt: 0,
      lastUpdatedAt: 0,
      ttl: null,
      method: before?.method ?? method,
      outcome: null,
      awaited: [],
    });
  };
  for (const { method, answer } of mine) {
    const result = isObject(answer?.result) ? answer.result : null;
    if (result) note(method.startsWith('tasks/') ? result : result.task, method);
  }
  for (const { from, text } of sent) {
    const message = from === 'server' ? messageIn(text) : null;
    if (message?.method === 'notifications/tasks/status') note(message.params, '');
  }
  return [...tasks.values()];
}
