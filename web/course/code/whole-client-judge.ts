/** What is wrong with the messages of a learner’s client. */
import { isObject, objectAt } from '../../protocol/values.ts';
import type { Json, JsonRecord } from '../../simulator/types.ts';
import type { SentMessage } from '../define.ts';
import type { Failure } from './define.ts';
import { same } from './testing.ts';
import { agreedIn, answerIn, requestsIn, ROOTS, type Played, type Scene } from './whole-client-play.ts';

const SUPPORTED: readonly Json[] = ['2025-11-25', '2025-06-18'];

/** The first mistake in the client’s messages, in the order of a session; null if there is none. */
export function mistakeIn({ log, ahead, strange }: Played, { tool, args }: Scene): Failure | null {
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
