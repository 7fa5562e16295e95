/** Notifications of the server: progress, logs, subscriptions. */
import { isObject, objectAt } from '../../protocol/values.ts';
import { HANDSHAKE_REVISIONS, LOG_LEVEL, SUBSCRIPTION_ID } from '../eras.ts';
import type { JsonRecord, Output } from '../types.ts';
import type { Fault } from './define.ts';
import { CALLS_ADD, changing, isAnswer, progressing, outputOf, without } from './tools.ts';

const ACKNOWLEDGED = 'notifications/subscriptions/acknowledged';

/** Changes the params of notifications of a method. */
function changingNotices(
  outputs: readonly Output[],
  method: string,
  change: (params: JsonRecord) => JsonRecord | null,
): Output[] {
  return changing(outputs, (message) => {
    if (message.method !== method || message.id !== undefined || !isObject(message.params)) return null;
    const params = change(message.params);
    return params ? { ...message, params } : null;
  });
}

/** Faults of notifications. `index.ts` defines the display order of all faults. */
export const notificationFaults: readonly Fault[] = [
  {
    id: 'progress-unasked',
    title: 'Progress is sent without a `progressToken`',
    says: 'The request has no `progressToken`, and the server reports progress under the request’s id. Ids and tokens are different things, so the client cannot use it. A correct server reports progress only for requests with a token.',
    rule: 'progress/notice',
    requirement: 'progress/not-requested',
    alter: (outputs, scene) => {
      const { received } = scene;
      const id = received?.id;
      const params = objectAt(received ?? undefined, 'params');
      if (received?.method !== 'tools/call' || !params || (typeof id !== 'string' && typeof id !== 'number'))
        return outputs;
      if (objectAt(params, '_meta')?.progressToken !== undefined) return outputs;
      const notice = { jsonrpc: '2.0', method: 'notifications/progress', params: { progressToken: id, progress: 0 } };
      return [outputOf(notice, scene, outputs[0]?.to ?? null), ...outputs];
    },
    shows: CALLS_ADD,
  },
  {
    id: 'progress-token-text',
    title: 'Progress has another token than the request',
    says: 'The client sent a token, and the server reports progress under a different one. The client cannot find the request that it belongs to, and drops it. A correct server copies the token unchanged, including its JSON type.',
    rule: 'progress/notice',
    requirement: 'progress/token-type-changed',
    alter: (outputs) =>
      changingNotices(outputs, 'notifications/progress', (params) => {
        const { progressToken } = params;
        if (typeof progressToken === 'number') return { ...params, progressToken: String(progressToken) };
        return typeof progressToken === 'string' ? { ...params, progressToken: `${progressToken}-1` } : null;
      }),
    shows: progressing(2, 7),
  },
  {
    id: 'progress-goes-back',
    title: 'Progress decreases',
    says: 'Each `progress` value is smaller than the one before, so a progress bar would run backward. A correct server sends increasing values, even if it does not know the total.',
    rule: 'progress/notice',
    requirement: 'progress/not-increasing',
    alter: (outputs) =>
      changingNotices(outputs, 'notifications/progress', (params) =>
        typeof params.progress === 'number'
          ? { ...params, progress: (typeof params.total === 'number' ? params.total : 100) - params.progress }
          : null,
      ),
    shows: progressing(3, 'work'),
  },
  {
    id: 'progress-after-answer',
    title: 'Progress is sent after the response',
    says: 'The server reports progress on a request that it has already answered. The client no longer knows the token. A correct server stops reporting when it responds.',
    rule: 'progress/notice',
    requirement: 'progress/after-completion',
    alter: (outputs, scene) =>
      outputs.flatMap((output) => {
        const { message } = output;
        if (!isObject(message) || !isAnswer(message)) return [output];
        const request = scene.openRequests.find(({ id }) => id === message.id);
        const progressToken = objectAt(request?.params, '_meta')?.progressToken;
        if (progressToken === undefined) return [output];
        const params = { progressToken, progress: 1000 };
        return [output, outputOf({ jsonrpc: '2.0', method: 'notifications/progress', params }, scene, output.to)];
      }),
    shows: progressing(1, 'work'),
  },
  {
    id: 'log-level-warn',
    title: 'Warnings are logged as `warn`',
    says: 'The server logs at the level `warn`, which does not exist. Clients that check the eight levels reject it. A correct server writes `warning`.',
    rule: 'shape/value',
    requirement: 'logging/level-values',
    alter: (outputs) =>
      changingNotices(outputs, 'notifications/message', (params) =>
        params.level === 'warning' ? { ...params, level: 'warn' } : null,
      ),
    shows: {
      server: 'everything',
      logs: 'info',
      client: [{ id: 1, method: 'tools/call', params: { name: 'log_all' } }],
    },
  },
  {
    id: 'logs-too-much',
    title: 'Logs are below the requested level',
    says: 'The client asked only for serious logs, and the server also sends the least serious ones. The client receives many logs that it did not request. A correct server sends only logs of the requested level and above.',
    rule: 'logging/levels',
    requirement: 'logging/below-requested-level',
    revisions: HANDSHAKE_REVISIONS,
    alter: (outputs, scene) => {
      const { received, before } = scene;
      if (received?.method !== 'tools/call' || before.logLevel === null || before.logLevel === 'debug') return outputs;
      const params = { level: 'debug', logger: 'server', data: 'Handling a call' };
      const notice = { jsonrpc: '2.0', method: 'notifications/message', params };
      return [outputOf(notice, scene, outputs[0]?.to ?? null), ...outputs];
    },
    shows: { ...CALLS_ADD, logs: 'error' },
  },
  {
    id: 'logs-unasked',
    title: 'Logs are sent without being requested',
    says: 'The request does not ask for logs in its `_meta`, but the server sends some on its stream. A client that does not handle logs may treat them as something else. A correct server logs only if the request sets a level.',
    rule: 'logging/opt-in',
    requirement: 'logging/message-without-opt-in',
    revisions: ['2026-07-28'],
    alter: (outputs, scene) => {
      const { received } = scene;
      const meta = objectAt(objectAt(received ?? undefined, 'params') ?? undefined, '_meta');
      if (received?.method !== 'tools/call' || !meta || meta[LOG_LEVEL] !== undefined) return outputs;
      const params = { level: 'info', logger: 'server', data: 'Handling a call' };
      const notice = { jsonrpc: '2.0', method: 'notifications/message', params };
      return [outputOf(notice, scene, outputs[0]?.to ?? null), ...outputs];
    },
    shows: CALLS_ADD,
  },
  {
    id: 'listen-without-id',
    title: 'Notifications do not name their subscription',
    says: 'The client has a subscription, but the notifications do not identify the `subscriptions/listen` that they belong to. With two of them open, the client cannot distinguish them. A correct server writes the id into `_meta`.',
    rule: 'listen/subscription-id-missing',
    requirement: 'listen/subscription-id-missing',
    revisions: ['2026-07-28'],
    alter: (outputs) =>
      changing(outputs, (message) => {
        const params = objectAt(message, 'params');
        const meta = objectAt(params ?? undefined, '_meta');
        if (!params || meta?.[SUBSCRIPTION_ID] === undefined || message.method === ACKNOWLEDGED) return null;
        return { ...message, params: { ...params, _meta: without(meta, SUBSCRIPTION_ID) } };
      }),
    shows: {
      server: 'notes',
      client: [
        { id: 1, method: 'subscriptions/listen', params: { notifications: { resourcesListChanged: true } } },
        { id: 2, method: 'tools/call', params: { name: 'add_note', arguments: { title: 'Tea', text: 'Green' } } },
      ],
    },
  },
];
