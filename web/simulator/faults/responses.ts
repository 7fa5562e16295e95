/** Responses in general: how many each request gets, when, and in what envelope. */
import { isObject } from '../../protocol/values.ts';
import { HANDSHAKE_REVISIONS } from '../eras.ts';
import type { Json } from '../types.ts';
import type { Fault } from './define.ts';
import { CALLS_ADD, changing, changingAnswers, changingResults, isAnswer, outputOf, saying, without } from './tools.ts';

/** Faults of responses. `index.ts` defines the display order of all faults. */
export const responseFaults: readonly Fault[] = [
  {
    id: 'answers-notifications',
    title: 'Notifications are answered',
    says: 'The server responds to a notification with an error. No client waits for this response, and strict clients close the connection. A correct server sends nothing, even if it does not know the notification.',
    rule: 'responses/nameless',
    requirement: 'responses/to-notification',
    alter: (outputs, scene) => {
      const { received } = scene;
      if (typeof received?.method !== 'string' || received.id !== undefined) return outputs;
      const error = { code: -32601, message: `Method not found: ${received.method}` };
      return [...outputs, outputOf({ jsonrpc: '2.0', id: null, error }, scene)];
    },
    shows: {
      server: 'everything',
      client: [
        { id: 1, method: 'tools/call', params: { name: 'long_work', arguments: { steps: 1, ms: 20 } } },
        { method: 'notifications/cancelled', params: { requestId: 1 } },
      ],
    },
  },
  {
    id: 'never-answers',
    title: 'Pings are never answered',
    says: 'The server does not respond to `ping`, but handles everything else. A client that uses pings to detect a dead server disconnects. A correct server responds to every request exactly once, and to a ping at once.',
    rule: 'responses/unanswered',
    requirement: 'responses/unanswered-request',
    revisions: HANDSHAKE_REVISIONS,
    alter: (outputs, { openRequests }) => {
      const pings = new Set<unknown>(openRequests.filter(({ method }) => method === 'ping').map(({ id }) => id));
      const gone = (message: Json): boolean => isObject(message) && isAnswer(message) && pings.has(message.id);
      return outputs.flatMap((output) => {
        const { message } = output;
        if (!Array.isArray(message)) return gone(message) ? [] : [output];
        const items = message.filter((item) => !gone(item));
        if (items.length === message.length) return [output];
        return items.length > 0 ? [saying(output, items)] : [];
      });
    },
    shows: {
      server: 'calculator',
      client: [
        { id: 1, method: 'ping' },
        { id: 2, method: 'tools/list' },
      ],
    },
  },
  {
    id: 'answers-twice',
    title: 'Tool calls are answered twice',
    says: 'The server sends the same response twice. The id is free after the first one, so the second belongs to no request, or to a new one with that id. A correct server responds once.',
    rule: 'responses/answered-twice',
    requirement: 'responses/answered-twice',
    alter: (outputs, { openRequests }) =>
      outputs.flatMap((output) => {
        const { message } = output;
        if (!isObject(message) || !isAnswer(message)) return [output];
        const call = openRequests.find(({ id }) => id === message.id);
        return call?.method === 'tools/call' ? [output, { ...output }] : [output];
      }),
    shows: CALLS_ADD,
  },
  {
    id: 'answers-cancelled',
    title: 'Cancelled requests are answered',
    says: 'The server ignores cancellations, continues the work and sends the response. The client has released the id, so the response belongs to no request. A correct server stops the work and sends no response.',
    rule: 'cancellation/after',
    requirement: 'cancellation/response-after-cancel',
    ignores: ({ method, id }) => method === 'notifications/cancelled' && id === undefined,
    shows: {
      server: 'everything',
      client: [
        { id: 1, method: 'tools/call', params: { name: 'long_work', arguments: { steps: 3, ms: 400 } } },
        100,
        { method: 'notifications/cancelled', params: { requestId: 1 } },
        { id: 2, method: 'tools/list' },
        2000,
      ],
    },
  },
  {
    id: 'ping-refused',
    title: 'Pings are rejected',
    says: 'The server does not know `ping` and returns an error. A client that checks whether the server is alive considers it broken. A correct server responds to a ping at once, with an empty result.',
    rule: 'ping/answers',
    requirement: 'ping/answered-with-error',
    revisions: HANDSHAKE_REVISIONS,
    alter: (outputs, scene) =>
      changingAnswers(outputs, scene, (_, requested) =>
        requested?.method === 'ping'
          ? { jsonrpc: '2.0', id: requested.id, error: { code: -32601, message: 'Method not found: ping' } }
          : null,
      ),
    shows: { server: 'calculator', client: [{ id: 1, method: 'ping' }] },
  },
  {
    id: 'id-as-text',
    title: 'Ids are returned as strings',
    says: 'The server returns the number of the request’s id as a string. The client looks for its open request 3, does not find it under “3”, and waits. A correct server copies the id unchanged, including its JSON type.',
    rule: 'responses/id',
    requirement: 'responses/id-type-changed',
    alter: (outputs) =>
      changing(outputs, (message) =>
        typeof message.id === 'number' && message.method === undefined ? { ...message, id: String(message.id) } : null,
      ),
    shows: {
      server: 'calculator',
      client: [{ id: 3, method: 'tools/call', params: { name: 'add', arguments: { a: 1, b: 2 } } }],
    },
  },
  {
    id: 'jsonrpc-missing',
    title: 'Responses have no `jsonrpc`',
    says: 'The server omits `"jsonrpc": "2.0"`. Clients that check it drop the response and keep waiting. A correct server includes it in every message.',
    rule: 'envelope/jsonrpc-missing',
    requirement: 'envelope/jsonrpc-missing',
    alter: (outputs, scene) => changingAnswers(outputs, scene, (message) => without(message, 'jsonrpc')),
    shows: CALLS_ADD,
  },
  {
    id: 'result-and-error',
    title: 'Responses have both a result and an error',
    says: 'The server sends both members in one response. Clients that check `error` first see a failure; others see a success. A correct server sends exactly one of the two.',
    rule: 'responses/both-result-and-error',
    requirement: 'responses/both-result-and-error',
    alter: (outputs, scene) =>
      changingAnswers(outputs, scene, (message, requested) =>
        requested?.method === 'tools/call' && message.result !== undefined
          ? { ...message, error: { code: 0, message: 'Success' } }
          : null,
      ),
    shows: CALLS_ADD,
  },
  {
    id: 'error-null',
    title: 'Results have a null error',
    says: 'The server adds `"error": null` to every result, as JSON-RPC 1.0 did. Clients that check whether the member exists treat it as an error. A correct server omits it.',
    rule: 'responses/null-error-beside-result',
    requirement: 'responses/null-error-beside-result',
    alter: (outputs, scene) =>
      changingAnswers(outputs, scene, (message) => (message.error === undefined ? { ...message, error: null } : null)),
    shows: CALLS_ADD,
  },
  {
    id: 'result-null',
    title: 'Empty results are null',
    says: 'The server sends `"result": null` if it has nothing to return. A result must be an object, and clients that read its members fail. A correct server returns `{}`.',
    rule: 'responses/result-null',
    requirement: 'responses/result-null',
    revisions: HANDSHAKE_REVISIONS,
    alter: (outputs, scene) =>
      changingAnswers(outputs, scene, (message) =>
        isObject(message.result) && Object.keys(message.result).length === 0 ? { ...message, result: null } : null,
      ),
    shows: { server: 'calculator', client: [{ id: 1, method: 'ping' }] },
  },
  {
    id: 'no-result-type',
    title: 'Results have no `resultType`',
    says: 'The server omits `resultType`, which older revisions did not have. A client can only guess whether it is a final result or a request for input. A correct server writes `"complete"` or another type in every result.',
    rule: 'result-type/value',
    requirement: 'result-type/missing',
    revisions: ['2026-07-28'],
    alter: (outputs, scene) => changingResults(outputs, scene, null, (result) => without(result, 'resultType')),
    shows: CALLS_ADD,
  },
  {
    id: 'single-in-array',
    title: 'Single responses are wrapped in an array',
    says: 'The server responds to a single request with an array of one response. In revisions without batches this is not a message; in 2025-03-26 only a batch gets an array. A correct server sends the object.',
    rule: 'batch/not-supported',
    requirement: 'batch/not-supported',
    by: { '2025-03-26': { rule: 'batch/answers', requirement: 'batch/array-for-single-request' } },
    alter: (outputs) =>
      outputs.map((output) =>
        isObject(output.message) && isAnswer(output.message) ? saying(output, [output.message]) : output,
      ),
    shows: CALLS_ADD,
  },
  {
    id: 'batch-incomplete',
    title: 'Batch responses are incomplete',
    says: 'The server responds to a batch with an array that lacks the last response. The client waits for it, but nothing more is sent. A correct server responds to each request of the batch in that array.',
    rule: 'batch/answers',
    requirement: 'batch/response-missing',
    revisions: ['2025-03-26'],
    alter: (outputs) =>
      outputs.map((output) =>
        Array.isArray(output.message) && output.message.length > 1
          ? saying(output, output.message.slice(0, -1))
          : output,
      ),
    shows: {
      server: 'calculator',
      client: ['[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"tools/list"}]'],
    },
  },
];
