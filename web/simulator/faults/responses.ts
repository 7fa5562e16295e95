/** Responses as such: which request gets how many, when, and in what envelope. */
import { isObject } from '../../protocol/values.ts';
import { HANDSHAKE_REVISIONS } from '../eras.ts';
import type { Json } from '../types.ts';
import type { Fault } from './define.ts';
import { CALLS_ADD, changing, changingAnswers, changingResults, isAnswer, said, saying, without } from './tools.ts';

/** Faults of responses. `index.ts` has the order in which all faults are shown. */
export const responseFaults: readonly Fault[] = [
  {
    id: 'answers-notifications',
    title: 'Notifications get an answer',
    says: 'The server answers a notification with an error. Nobody waits for that answer, and strict clients drop the connection over it; a right server stays silent, even when it does not know the notification.',
    rule: 'responses/nameless',
    requirement: 'responses/to-notification',
    alter: (outputs, scene) => {
      const { heard } = scene;
      if (typeof heard?.method !== 'string' || heard.id !== undefined) return outputs;
      const error = { code: -32601, message: `Method not found: ${heard.method}` };
      return [...outputs, said({ jsonrpc: '2.0', id: null, error }, scene)];
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
    says: 'The server does not answer `ping`, while it goes on with everything else. A client that asks in this way whether the server is alive gives up on it; a right server answers every request exactly once, and a ping at once.',
    rule: 'responses/unanswered',
    requirement: 'responses/unanswered-request',
    revisions: HANDSHAKE_REVISIONS,
    alter: (outputs, { asked }) => {
      const pings = new Set<unknown>(asked.filter(({ method }) => method === 'ping').map(({ id }) => id));
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
    title: 'Calls of tools are answered twice',
    says: 'The server sends the same answer again. The id is free by then, so the second answer belongs to nothing, or to a new request with that id; a right server answers once.',
    rule: 'responses/answered-twice',
    requirement: 'responses/answered-twice',
    alter: (outputs, { asked }) =>
      outputs.flatMap((output) => {
        const { message } = output;
        if (!isObject(message) || !isAnswer(message)) return [output];
        const call = asked.find(({ id }) => id === message.id);
        return call?.method === 'tools/call' ? [output, { ...output }] : [output];
      }),
    shows: CALLS_ADD,
  },
  {
    id: 'answers-cancelled',
    title: 'Cancelled requests are answered',
    says: 'The server passes over cancellations, goes on with the work and answers it. The client has let go of the id, so the answer belongs to nothing; a right server stops the work and stays silent.',
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
    title: 'Pings are refused',
    says: 'The server does not know `ping` and answers with an error. A client that wants to see whether the server is alive takes it for broken; a right server answers a ping at once, with an empty result.',
    rule: 'ping/answers',
    requirement: 'ping/answered-with-error',
    revisions: HANDSHAKE_REVISIONS,
    alter: (outputs, scene) =>
      changingAnswers(outputs, scene, (_, asked) =>
        asked?.method === 'ping'
          ? { jsonrpc: '2.0', id: asked.id, error: { code: -32601, message: 'Method not found: ping' } }
          : null,
      ),
    shows: { server: 'calculator', client: [{ id: 1, method: 'ping' }] },
  },
  {
    id: 'id-as-text',
    title: 'Ids come back as text',
    says: 'The server writes the number of the request as a string, so a client that looks for its open request 3 does not find it under "3", and waits. A right server copies the id as it is, type included.',
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
    title: 'Answers do not say that they are JSON-RPC',
    says: 'The server leaves out `"jsonrpc": "2.0"`. Clients that check it drop the answer and wait on; a right server writes it in every message.',
    rule: 'envelope/jsonrpc-missing',
    requirement: 'envelope/jsonrpc-missing',
    alter: (outputs, scene) => changingAnswers(outputs, scene, (message) => without(message, 'jsonrpc')),
    shows: CALLS_ADD,
  },
  {
    id: 'result-and-error',
    title: 'Answers have a result and an error',
    says: 'The server sends both members in one answer. Clients that look for `error` first see a failure, others a success; a right server sends exactly one of the two.',
    rule: 'responses/both-result-and-error',
    requirement: 'responses/both-result-and-error',
    alter: (outputs, scene) =>
      changingAnswers(outputs, scene, (message, asked) =>
        asked?.method === 'tools/call' && message.result !== undefined
          ? { ...message, error: { code: 0, message: 'Success' } }
          : null,
      ),
    shows: CALLS_ADD,
  },
  {
    id: 'error-null',
    title: 'Results come with a null error',
    says: 'The server adds `"error": null` to every result, as JSON-RPC 1.0 did. Clients that ask whether the member is there see an error; a right server leaves it out.',
    rule: 'responses/null-error-beside-result',
    requirement: 'responses/null-error-beside-result',
    alter: (outputs, scene) =>
      changingAnswers(outputs, scene, (message) => (message.error === undefined ? { ...message, error: null } : null)),
    shows: CALLS_ADD,
  },
  {
    id: 'result-null',
    title: 'Empty results are null',
    says: 'The server answers `"result": null` where it has nothing to say. A result is an object, and clients that look into it break; a right server answers with `{}`.',
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
    title: 'Results do not say what kind they are',
    says: 'The server leaves out `resultType`, which older revisions did not have. A client cannot tell a result from a question without guessing; a right server writes `"complete"` or another type in every result.',
    rule: 'result-type/value',
    requirement: 'result-type/missing',
    revisions: ['2026-07-28'],
    alter: (outputs, scene) => changingResults(outputs, scene, null, (result) => without(result, 'resultType')),
    shows: CALLS_ADD,
  },
  {
    id: 'single-in-array',
    title: 'Answers come wrapped in an array',
    says: 'The server answers a single request with a list of one. Where there are no batches that is no message at all, and where there are, only a batch is answered by one; a right server sends the object.',
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
    title: 'Batches are answered by half',
    says: 'The server answers a batch with an array that lacks the last answer. The client waits for it in vain, since nothing more comes; a right server answers each request of the batch in that array.',
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
