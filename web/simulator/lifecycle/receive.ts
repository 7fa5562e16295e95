/** A text arrives: it is parsed, and passed to the lifecycle that it belongs to. */
import { CLIENT_CAPABILITIES, CLIENT_INFO, isStateless, PROTOCOL_VERSION } from '../eras.ts';
import { readIncoming, readIncomingValue, type Incoming } from '../read.ts';
import { sameKey, type Turn } from '../turn.ts';
import type { Id, JsonRecord, McpRevision, RequestKey, Why } from '../types.ts';
import { answered } from '../answers.ts';
import { openBatch } from '../batches.ts';
import { replayAnswered, replaying } from '../replay/lifecycle.ts';
import { cancel } from '../work.ts';
import { objectAt, type JsonValue } from '../../protocol/values.ts';
import { HANDSHAKE } from './handshake.ts';
import { PER_REQUEST } from './per-request.ts';

type IncomingRequest = Extract<Incoming, { is: 'request' }>;

/** Processes a text as received. */
export function receive(turn: Turn, text: string, exchange: string): void {
  const incoming = readIncoming(text);
  if (incoming.is === 'batch') batch(turn, incoming.items, exchange);
  else take(turn, incoming, exchange);
}

function take(turn: Turn, incoming: Exclude<Incoming, { is: 'batch' }>, exchange: string, inBatch = false): void {
  if (incoming.is === 'unreadable') return refuse(turn, -32700, 'Parse error', null, exchange, incoming.because);
  if (incoming.is === 'invalid') {
    const [code, message] = incoming.params
      ? ([-32602, 'Invalid params'] as const)
      : ([-32600, 'Invalid Request'] as const);
    return refuse(turn, code, message, incoming.id, exchange, incoming.because);
  }
  if (incoming.is === 'dropped')
    return turn.because({
      says: `${incoming.because} The sender expects no response to it, so the server ignores it.`,
    });
  const { replay } = turn.state.settings;
  if (incoming.is === 'answer')
    return replay ? replayAnswered(turn, replay, incoming.id) : answered(turn, incoming.id, incoming.message, exchange);
  const era = eraOf(turn, incoming.method, incoming.message);
  turn.put({ era });
  const lifecycle = replay ? replaying(replay) : era === 'stateless' ? PER_REQUEST : HANDSHAKE;
  if (incoming.is === 'notification') return lifecycle.notification(turn, incoming, exchange);
  if (busy(turn, incoming, exchange, inBatch)) return;
  const { count, last } = turn.state.seen;
  turn.put({ seen: { count: count + 1, last: [...last.slice(-49), incoming.id] } });
  lifecycle.request(turn, incoming, exchange);
}

/**
 * Whether the id belongs to an open request; rejects the new one then, since an id identifies one response. Pings are always
 * answered.
 */
function busy(turn: Turn, { id, method }: IncomingRequest, exchange: string, inBatch: boolean): boolean {
  const key = { exchange, id };
  if (method === 'ping') return false;
  const { running, listening } = turn.state;
  // A call that became a task was answered, so its id is free.
  const open = running.filter(({ task, revision }) => task === null || !isStateless(revision));
  if (![...open, ...listening].some((one) => sameKey(one, key))) return false;
  const why: Why = {
    says: `A request with the id ${JSON.stringify(id)} is still open. Each request needs its own id, so this one is rejected.`,
  };
  const error = { code: -32600, message: 'Request id is in use' };
  // A request that was sent alone is answered alone, even if the open one belongs to a batch.
  if (inBatch) turn.refuse(key, error, why);
  else turn.send({ jsonrpc: '2.0', id, error }, key, false, why);
  return true;
}

/** Members of `_meta` that only stateless requests have. */
const KEYS = [PROTOCOL_VERSION, CLIENT_CAPABILITIES, CLIENT_INFO];

/** By handshake or stateless: the message decides first, then the server's revisions, then the conversation so far. */
function eraOf({ state }: Turn, method: string, message: JsonRecord): 'handshake' | 'stateless' {
  const { revisions } = state.settings;
  if (revisions.every(isStateless)) return 'stateless';
  if (!revisions.some(isStateless)) return 'handshake';
  // A stateless request is recognizable even if it asks for a handshake that its revision does not have.
  const meta = objectAt(objectAt(message, 'params') ?? undefined, '_meta');
  if (meta && KEYS.some((key) => Object.hasOwn(meta, key))) return 'stateless';
  if (method === 'initialize') return 'handshake';
  if (method === 'server/discover' || method === 'subscriptions/listen') return 'stateless';
  return state.handshake.phase === 'waiting' && state.era === 'stateless' ? 'stateless' : 'handshake';
}

/** The revision in which the next message must be valid: the negotiated one, otherwise the newest of the era last used. */
export function speaking({ state }: Turn): McpRevision {
  const { revisions } = state.settings;
  const newest = revisions.at(-1) ?? '2025-11-25';
  if (state.handshake.revision && state.era !== 'stateless') return state.handshake.revision;
  if (state.era === 'handshake') return revisions.findLast((one) => !isStateless(one)) ?? newest;
  return newest;
}

/**
 * Rejects something that is not a request. With an id, the error has that id. Without one, the revision decides: since
 * 2025-11-25 an error may omit the id; before, there is no such message, and the server only logs the problem.
 */
function refuse(turn: Turn, code: number, message: string, id: Id | null, exchange: string, because: string): void {
  const revision = speaking(turn);
  const to: RequestKey = { exchange, id: id ?? '' };
  if (id !== null) {
    turn.refuse({ exchange, id }, { code, message }, { says: because });
  } else if (revision === '2025-11-25' || isStateless(revision)) {
    turn.send({ jsonrpc: '2.0', error: { code, message } }, to, true, {
      says: `${because} No id could be read, so the error has none.`,
      requirement: 'responses/error-id-null-mcp',
    });
  } else {
    turn.log(`${message}: ${because}`, {
      says: `${because} MCP ${revision} has no error message without an id, so the server sends nothing and only logs it.`,
      requirement: 'responses/error-id-required',
    });
  }
}

/** Batches exist only in 2025-03-26; elsewhere an array is not a message. */
function batch(turn: Turn, items: readonly JsonValue[], exchange: string): void {
  const revision = speaking(turn);
  if (revision !== '2025-03-26' || turn.state.era === 'stateless') {
    return refuse(
      turn,
      -32600,
      'Invalid Request',
      null,
      exchange,
      `MCP ${revision} has no batches: a message must be an object.`,
    );
  }
  if (items.length === 0) return refuse(turn, -32600, 'Invalid Request', null, exchange, 'The array is empty.');
  const all = items.map(readIncomingValue);
  openBatch(
    turn,
    exchange,
    all.flatMap((incoming) => (incoming.is === 'request' || incoming.is === 'invalid' ? (incoming.id ?? []) : [])),
  );
  for (const incoming of all) {
    if (incoming.is === 'request' && incoming.method === 'initialize') {
      turn.refuse(
        { exchange, id: incoming.id },
        { code: -32600, message: 'initialize cannot be part of a batch' },
        {
          says: '`initialize` must not be part of a batch, because no other request is allowed before it is answered.',
          requirement: 'batch/initialize-inside',
        },
      );
    } else if (incoming.is !== 'batch') take(turn, incoming, exchange, true);
  }
}

/** The client leaves: the whole conversation, or one exchange, whose requests are then cancelled. */
export function close(turn: Turn, exchange: string | null): void {
  if (exchange === null) {
    turn.put({
      handshake: { ...turn.state.handshake, phase: 'closed' },
      running: [],
      batches: [],
      pendingRequests: [],
      listening: [],
    });
    turn.because({ says: 'The client has disconnected: the server sends nothing more and drops all open work.' });
    return;
  }
  // Until 2025-11-25 a stream may break and be resumed; only `notifications/cancelled` cancels.
  const here = turn.state.running.filter(
    (one) => one.exchange === exchange && one.task === null && isStateless(one.revision),
  );
  for (const one of here) cancel(turn, one);
  const listening = turn.state.listening.filter((one) => one.exchange !== exchange);
  const ended = here.length > 0 || listening.length < turn.state.listening.length;
  turn.put({ listening });
  turn.because({
    says: ended
      ? 'The client has closed this stream, so its request is cancelled.'
      : 'The client has closed this stream. It had no request to cancel.',
  });
}
