/** The hidden tests of the complete client, one session each. */
import { isObject, objectAt } from '../../protocol/values.ts';
import type { Json, JsonRecord } from '../../simulator/types.ts';
import type { CodeTest, Failure, Outcome } from './define.ts';
import { accident, make, method, same } from './testing.ts';
import { says } from './trouble.ts';
import { mistakeIn } from './whole-client-judge.ts';
import { TWO_CLIENTS } from './whole-client-pair.ts';
import {
  agreedIn,
  findingIn,
  answersPing,
  isList,
  namesIn,
  pingsBeforeResult,
  UNREQUESTED,
  textIn,
  playedWith,
  ROOTS,
  type Scene,
} from './whole-client-play.ts';

/** Two texts, and an image between them. */
const SEVERAL: Json = [
  { type: 'text', text: 'The sum is ' },
  { type: 'image', data: 'AAAA', mimeType: 'image/png' },
  { type: 'text', text: '5.' },
];

/** More messages than any of these sessions has. */
const MAX = 60;

interface Wanted extends Partial<Scene> {
  readonly name: string;
  readonly expected: string;
  /** Members that `outcome()` must return, at least. */
  readonly outcome: JsonRecord;
  /** The mistake that explains a different outcome. */
  readonly mistake: string;
}

function session({ name, expected, outcome, mistake, ...rest }: Wanted): CodeTest {
  const scene: Scene = {
    server: 'calculator',
    revisions: ['2025-06-18', '2025-11-25'],
    tool: 'add',
    args: { a: 2, b: 3 },
    max: MAX,
    ...rest,
  };
  return {
    name,
    expected,
    next: (came) => {
      if (came.some(({ kind }) => kind !== 'value')) return null;
      if (came.length === 0) return make('Client', [scene.tool, scene.args, ROOTS]);
      if (came.length === 1) return method('start');
      const { log, ahead } = playedWith(scene, came.slice(1));
      const receivedCount = log.filter(({ from }) => from === 'server').length;
      if (came.length > receivedCount + 2) return null;
      const [message] = ahead;
      return message ? method('receive', message) : method('outcome');
    },
    judge: (came) => {
      const last = came.at(-1);
      if (!last) return { got: 'nothing' };
      const crashed = accident(last);
      if (crashed) return crashed;
      const failed = last.kind === 'error' && last.type !== 'Missing' ? reported(came, scene, mistake) : null;
      if (last.kind !== 'value') return { got: says(last), ...(failed === null ? {} : { mistake: failed }) };
      const played = playedWith(scene, came.slice(1));
      const found = mistakeIn(played, scene);
      if (found) {
        const twice = mistake === 'twice' && found.mistake === 'call';
        const taken = mistake === 'same-id' && found.mistake === 'ping' && answersPing(played.log);
        return twice || taken ? { got: found.got, mistake } : found;
      }
      const agreed = agreedIn(played.log);
      const finding = findingIn(played.log, agreed === '2025-06-18' ? agreed : '2025-11-25');
      if (finding !== null) return { got: finding };
      const listed: JsonRecord =
        outcome.state === 'done' || outcome.state === 'failed'
          ? {
              tools: mistake === 'twice' ? [...new Set(namesIn(played.log))] : namesIn(played.log),
              text: textIn(played.log),
            }
          : {};
      return outcomeIs(last, { ...outcome, ...listed }, mistake);
    },
  };
}

/** The mistake that explains an exception of the code’s own, based on the message that the client was receiving. */
function reported(came: readonly Outcome[], scene: Scene, mistake: string): string | null {
  const { ahead, log } = playedWith(scene, came.slice(1, -1));
  const { method: name, id } = ahead[0] ?? {};
  if (name !== undefined && id === undefined) return 'answers-nobody';
  if (mistake === 'same-id' && log.some(({ from, message }) => from === 'client' && message.id === id)) return mistake;
  if (name !== undefined) return name === 'ping' ? 'ping' : name === 'roots/list' ? 'roots' : 'refuses';
  if (id !== undefined && !log.some(({ from, message }) => from === 'client' && message.id === id))
    return 'answers-nobody';
  return mistake === 'error' || mistake === 'is-error' || mistake === 'version-ignored' ? mistake : null;
}

function outcomeIs(last: Outcome & { kind: 'value' }, wanted: JsonRecord, mistake: string): Failure | null {
  const { value, shown } = last;
  const got = isObject(value) ? value : {};
  const off = Object.keys(wanted).find((name) => !same(got[name], wanted[name]));
  if (off === undefined) return null;
  const result = off === 'text' || (mistake === 'same-id' && got.state !== 'working');
  return {
    got: shown,
    mistake: off === 'tools' ? (mistake === 'twice' ? mistake : 'tools') : result ? 'result' : mistake,
  };
}

/** In the order of the exercise. */
export const WHOLE_CLIENT_TESTS: readonly CodeTest[] = [
  session({
    name: 'Before the first response',
    expected: 'the state `working`',
    outcome: { state: 'working' },
    mistake: 'working',
    max: 0,
  }),
  session({
    name: 'A session with the calculator server',
    expected: 'the state `done`, its tools, and the text of the result',
    outcome: { state: 'done' },
    mistake: 'result',
  }),
  session({
    name: 'A server that supports no revision after 2025-06-18',
    expected: 'the state `done`: this client supports 2025-06-18 too',
    revisions: ['2024-11-05', '2025-03-26', '2025-06-18'],
    args: { a: 40, b: 2 },
    outcome: { state: 'done' },
    mistake: 'one-version',
  }),
  session({
    name: 'A server that only supports 2024-11-05',
    expected: 'no more messages sent, and the state `version`',
    revisions: ['2024-11-05'],
    outcome: { state: 'version' },
    mistake: 'version-ignored',
  }),
  session({
    name: 'A list with several pages',
    expected: 'all tools, in order',
    server: 'everything',
    tool: 'echo',
    args: { message: 'Hello' },
    outcome: { state: 'done' },
    mistake: 'result',
  }),
  session({
    name: 'A server that requests the roots during a call',
    expected: 'a response with the roots, and the state `done`',
    server: 'everything',
    tool: 'show_roots',
    args: {},
    outcome: { state: 'done' },
    mistake: 'result',
  }),
  session({
    name: 'A server that sends `ping`',
    expected: 'an empty result, and the state `done`',
    acts: { 1: { act: 'ask', method: 'ping', params: {} } },
    outcome: { state: 'done' },
    mistake: 'result',
  }),
  session({
    name: 'An unknown request',
    expected: 'the error -32601, and the state `done`',
    also: { 1: [{ jsonrpc: '2.0', id: 'also-1', method: 'house/tidy', params: {} }] },
    outcome: { state: 'done' },
    mistake: 'result',
  }),
  session({
    name: 'A server that uses the id of the pending call for its own request',
    expected: 'an empty result for each `ping`, then the state `done`',
    edit: pingsBeforeResult,
    outcome: { state: 'done' },
    mistake: 'same-id',
  }),
  session({
    name: 'Requests of the server with the ids 0 and `""`',
    expected: 'responses with these ids, then the state `done`',
    edit: (message) =>
      isList(message)
        ? [
            { jsonrpc: '2.0', id: 0, method: 'ping' },
            { jsonrpc: '2.0', id: '', method: 'roots/list' },
            { jsonrpc: '2.0', id: 5000, method: 'house/tidy' },
            message,
          ]
        : [message],
    outcome: { state: 'done' },
    mistake: 'result',
  }),
  session({
    name: 'An unknown request with the id 0',
    expected: 'the error -32601 with the id 0, then the state `done`',
    edit: (message) => (isList(message) ? [{ jsonrpc: '2.0', id: 0, method: 'house/tidy' }, message] : [message]),
    outcome: { state: 'done' },
    mistake: 'result',
  }),
  session({
    name: 'Responses that match no request, before the tools are listed',
    expected: 'the state `working`: they are ignored',
    also: {
      0: [...UNREQUESTED, { jsonrpc: '2.0', id: 'no-request', error: { code: -32603, message: 'Internal error' } }],
    },
    max: 4,
    outcome: { state: 'working' },
    mistake: 'unrequested',
  }),
  session({
    name: 'A result with several content items',
    expected: 'the state `done`, and the texts joined',
    edit: (message) =>
      Array.isArray(objectAt(message, 'result')?.content) ? [{ ...message, result: { content: SEVERAL } }] : [message],
    outcome: { state: 'done' },
    mistake: 'result',
  }),
  TWO_CLIENTS,
  session({
    name: 'Notifications, and a response that matches no request',
    expected: 'no response to them, and the state `done`',
    server: 'everything',
    tool: 'toggle_tool',
    args: {},
    also: { 1: UNREQUESTED },
    outcome: { state: 'done' },
    mistake: 'result',
  }),
  session({
    name: 'A failed tool call',
    expected: 'the state `failed`, and the reason',
    server: 'everything',
    tool: 'always_fails',
    args: {},
    outcome: { state: 'failed' },
    mistake: 'is-error',
  }),
  session({
    name: 'An unknown tool',
    expected: 'the state `error`, and the code -32602',
    tool: 'sing',
    args: {},
    outcome: { state: 'error', code: -32602 },
    mistake: 'error',
  }),
  session({
    name: 'A handshake that fails',
    expected: 'no more messages sent, the state `error`, and the code -32602',
    edit: (message) =>
      objectAt(message, 'result')?.protocolVersion === undefined
        ? [message]
        : [
            {
              jsonrpc: '2.0',
              id: message.id ?? null,
              error: { code: -32602, message: 'Unsupported protocol version' },
            },
          ],
    outcome: { state: 'error', code: -32602 },
    mistake: 'error',
  }),
  session({
    name: 'A list that fails',
    expected: 'the state `error`, and the code -32603',
    edit: (message) =>
      isList(message)
        ? [{ jsonrpc: '2.0', id: message.id ?? null, error: { code: -32603, message: 'Internal error' } }]
        : [message],
    outcome: { state: 'error', code: -32603 },
    mistake: 'error',
  }),
  session({
    name: 'The same response twice',
    expected: 'the second one is ignored: no request is pending for it',
    edit: (message) => (isList(message) ? [message, message] : [message]),
    outcome: { state: 'done' },
    mistake: 'twice',
  }),
];
