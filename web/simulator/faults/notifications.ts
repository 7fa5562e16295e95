/** Notifications of the server: progress, logs, subscriptions. */
import { isObject, objectAt } from '../../protocol/values.ts';
import { HANDSHAKE_REVISIONS, LOG_LEVEL, SUBSCRIPTION_ID } from '../eras.ts';
import type { JsonRecord, Output } from '../types.ts';
import type { Fault } from './define.ts';
import { CALLS_ADD, changing, isAnswer, progressing, said, without } from './tools.ts';

const ACKNOWLEDGED = 'notifications/subscriptions/acknowledged';

/** Changes the parameters of notifications of a method. */
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

/** Faults of notifications. `index.ts` has the order in which all faults are shown. */
export const notificationFaults: readonly Fault[] = [
  {
    id: 'progress-unasked',
    title: 'Progress comes without being asked for',
    says: 'The request brought no `progressToken`, and the server reports progress under its id. Ids and tokens are different things, so the client cannot use it; a right server reports progress only where a token came.',
    rule: 'progress/notice',
    requirement: 'progress/not-requested',
    alter: (outputs, scene) => {
      const { heard } = scene;
      const id = heard?.id;
      const params = objectAt(heard ?? undefined, 'params');
      if (heard?.method !== 'tools/call' || !params || (typeof id !== 'string' && typeof id !== 'number'))
        return outputs;
      if (objectAt(params, '_meta')?.progressToken !== undefined) return outputs;
      const notice = { jsonrpc: '2.0', method: 'notifications/progress', params: { progressToken: id, progress: 0 } };
      return [said(notice, scene, outputs[0]?.to ?? null), ...outputs];
    },
    shows: CALLS_ADD,
  },
  {
    id: 'progress-token-text',
    title: 'Progress names another token',
    says: 'The client gave a token, and the server reports progress under another one. The client cannot tell which request it is about, and throws it away; a right server copies the token as it is, type included.',
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
    title: 'Progress goes back',
    says: 'Each progress is smaller than the one before. A bar on the screen would run backwards; a right server sends values that grow each time, even where it does not know the total.',
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
    title: 'Progress comes after the answer',
    says: 'The server reports progress on a request that it has answered. The client has forgotten the token by then; a right server stops reporting when it answers.',
    rule: 'progress/notice',
    requirement: 'progress/after-completion',
    alter: (outputs, scene) =>
      outputs.flatMap((output) => {
        const { message } = output;
        if (!isObject(message) || !isAnswer(message)) return [output];
        const asked = scene.asked.find(({ id }) => id === message.id);
        const progressToken = objectAt(asked?.params, '_meta')?.progressToken;
        if (progressToken === undefined) return [output];
        const params = { progressToken, progress: 1000 };
        return [output, said({ jsonrpc: '2.0', method: 'notifications/progress', params }, scene, output.to)];
      }),
    shows: progressing(1, 'work'),
  },
  {
    id: 'log-level-warn',
    title: 'Warnings are logged as warn',
    says: 'The server logs at a level `warn`, which does not exist. Clients that know the eight levels refuse it; a right server writes `warning`.',
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
    title: 'Logs come below the level that was asked for',
    says: 'The client asked for serious logs only, and the server sends the least serious ones, too. The client drowns in what it did not want; a right server sends logs of the level that was set, and those above it.',
    rule: 'logging/levels',
    requirement: 'logging/below-requested-level',
    revisions: HANDSHAKE_REVISIONS,
    alter: (outputs, scene) => {
      const { heard, before } = scene;
      if (heard?.method !== 'tools/call' || before.logLevel === null || before.logLevel === 'debug') return outputs;
      const params = { level: 'debug', logger: 'server', data: 'A call comes in' };
      const notice = { jsonrpc: '2.0', method: 'notifications/message', params };
      return [said(notice, scene, outputs[0]?.to ?? null), ...outputs];
    },
    shows: { ...CALLS_ADD, logs: 'error' },
  },
  {
    id: 'logs-unasked',
    title: 'Logs come without being asked for',
    says: 'The request did not ask for logs in its `_meta`, and the server sends some on its stream. A client without a place for them may take them for something else; a right server logs only where the request names a level.',
    rule: 'logging/opt-in',
    requirement: 'logging/message-without-opt-in',
    revisions: ['2026-07-28'],
    alter: (outputs, scene) => {
      const { heard } = scene;
      const meta = objectAt(objectAt(heard ?? undefined, 'params') ?? undefined, '_meta');
      if (heard?.method !== 'tools/call' || !meta || meta[LOG_LEVEL] !== undefined) return outputs;
      const params = { level: 'info', logger: 'server', data: 'A call comes in' };
      const notice = { jsonrpc: '2.0', method: 'notifications/message', params };
      return [said(notice, scene, outputs[0]?.to ?? null), ...outputs];
    },
    shows: CALLS_ADD,
  },
  {
    id: 'listen-without-id',
    title: 'Notifications do not name their subscription',
    says: 'The client listens, and what it hears does not say which `subscriptions/listen` it belongs to. With two of them open the client cannot tell them apart; a right server writes the id into `_meta`.',
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
