/** The hidden tests of the complete client, one session each. */
import { isObject, objectAt } from '../../protocol/values.ts';
import type { Json, JsonRecord } from '../../simulator/types.ts';
import type { SentMessage } from '../define.ts';
import type { CodeTest, Failure, Outcome } from './define.ts';
import { make, method, same } from './testing.ts';
import { says } from './trouble.ts';
import {
  agreedIn,
  answerIn,
  findingIn,
  answersPing,
  isList,
  namesIn,
  pingsBeforeResult,
  UNREQUESTED,
  textIn,
  playedWith,
  requestsIn,
  ROOTS,
  type Played,
  type Scene,
} from './whole-client-play.ts';

/** More messages than any of these sessions has. */
const MAX = 60;
const SUPPORTED: readonly Json[] = ['2025-11-25', '2025-06-18'];

interface Wanted extends Partial<Scene> {
  readonly name: string;
  readonly expected: string;
  /** Members that `outcome()` must return, at least. */
  readonly outcome: JsonRecord;
  /** The mistake that explains a different outcome. */
  readonly mistake: string;
}

/** The first mistake in the client’s messages, in the order of a session; null if there is none. */
function mistakeIn({ log, ahead, strange }: Played, { tool, args }: Scene): Failure | null {
  const [first, ...others] = log;
  if (strange !== null) return { got: strange, mistake: 'list' };
  const reported = (mistake: string, got: Json | undefined): Failure => ({
    got: JSON.stringify(got ?? 'nothing'),
    mistake,
  });
  const hello = objectAt(first?.message, 'params') ?? {};
  const alone = first?.message.method === 'initialize' && others[0]?.from !== 'client';
  if (!first || !alone || hello.protocolVersion !== SUPPORTED[0]) return reported('greeting', first?.message);
  const can = objectAt(hello, 'capabilities');
  if (can && (Object.keys(can).join() !== 'roots' || !isObject(can.roots))) return reported('capabilities', can);
  const agreed = agreedIn(log);
  const after = log.slice(1).filter(({ from }) => from === 'client');
  if (agreed !== null && !SUPPORTED.includes(agreed))
    return after.length > 0 ? reported('version-ignored', after[0]?.message) : null;
  const requested = questionIn(log);
  if (requested) return requested;
  const own = after.filter(({ message }) => 'method' in message);
  if (agreed === '2025-06-18' && own.length === 0) return reported('one-version', 'nothing more');
  const word = own[0]?.message;
  if (agreed !== null && (word?.method !== 'notifications/initialized' || 'id' in word))
    return reported('no-initialized', word);
  return pagesIn(log, ahead) ?? callIn(log, tool, args);
}

/** What is wrong with the client’s responses to the server. */
function questionIn(log: readonly SentMessage[]): Failure | null {
  const open: Json[] = [];
  for (const [at, { from, message }] of log.entries()) {
    const { id = null, method: name } = message;
    if (from === 'server' && name !== undefined && id !== null) {
      const answer = answerIn(log.slice(at), id);
      open.push(id);
      const { result, error } = answer ?? {};
      const right =
        name === 'ping'
          ? isObject(result)
          : name === 'roots/list'
            ? isObject(result) && same(result.roots, ROOTS)
            : isObject(error) && error.code === -32601;
      const mistake = name === 'ping' ? 'ping' : name === 'roots/list' ? 'roots' : 'refuses';
      const received = log.length > at + 1 || answer !== null;
      if (!right && received) return { got: answer ? JSON.stringify(answer) : 'no answer', mistake };
    }
    if (from === 'client' && name === undefined && !open.includes(id))
      return { got: JSON.stringify(message), mistake: 'answers-nobody' };
  }
  return null;
}

function pagesIn(log: readonly SentMessage[], ahead: readonly JsonRecord[]): Failure | null {
  const lists = requestsIn(log, 'tools/list');
  const cursors = lists.map(({ params }) => JSON.stringify(params.cursor ?? null));
  const twice = cursors.find((cursor, at) => cursors.indexOf(cursor) !== at);
  if (twice !== undefined) return { got: `the cursor ${twice} twice`, mistake: 'same-page' };
  for (const { id } of lists) {
    const answer = log.find(({ from, message }) => from === 'server' && message.id === id && 'result' in message);
    const next = objectAt(answer?.message, 'result')?.nextCursor;
    if (next !== undefined && ahead.length === 0 && !cursors.includes(JSON.stringify(next)))
      return { got: `only ${lists.length} of the pages requested`, mistake: 'first-page' };
  }
  return null;
}

function callIn(log: readonly SentMessage[], tool: string, args: JsonRecord): Failure | null {
  const calls = requestsIn(log, 'tools/call');
  const listed = requestsIn(log, 'tools/list').length > 0;
  const wrong = calls.find(({ params }) => params.name !== tool || !same(params.arguments, args));
  if (wrong) return { got: JSON.stringify(wrong.params), mistake: 'call' };
  return calls.length > 1 || (calls.length > 0 && !listed) ? { got: `${calls.length} calls`, mistake: 'call' } : null;
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

/** The mistake that explains an exception, based on the message that the client was receiving. */
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
