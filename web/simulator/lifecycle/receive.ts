/** A text arrives: it is read, and goes to the lifecycle that it belongs to. */
import { CLIENT_CAPABILITIES, CLIENT_INFO, isStateless, PROTOCOL_VERSION } from '../eras.ts';
import { readIncoming, readIncomingValue, type Incoming } from '../read.ts';
import { sameKey, type Turn } from '../turn.ts';
import type { Id, JsonRecord, McpRevision, RequestKey, Why } from '../types.ts';
import { answered } from '../answers.ts';
import { openBatch } from '../batches.ts';
import { cancel } from '../work.ts';
import { objectAt, type JsonValue } from '../../protocol/values.ts';
import { HANDSHAKE } from './handshake.ts';
import { PER_REQUEST } from './per-request.ts';

type IncomingRequest = Extract<Incoming, { is: 'request' }>;

/** Takes a text as it came. */
export function receive(turn: Turn, text: string, exchange: string): void {
  const heard = readIncoming(text);
  if (heard.is === 'batch') batch(turn, heard.items, exchange);
  else take(turn, heard, exchange);
}

function take(turn: Turn, heard: Exclude<Incoming, { is: 'batch' }>, exchange: string, inBatch = false): void {
  if (heard.is === 'unreadable') return refuse(turn, -32700, 'Parse error', null, exchange, heard.because);
  if (heard.is === 'invalid') {
    const [code, message] = heard.params
      ? ([-32602, 'Invalid params'] as const)
      : ([-32600, 'Invalid Request'] as const);
    return refuse(turn, code, message, heard.id, exchange, heard.because);
  }
  if (heard.is === 'dropped')
    return turn.because({ says: `${heard.because} Nobody waits for an answer to it, so the server drops it.` });
  if (heard.is === 'answer') return answered(turn, heard.id, heard.message, exchange);
  const era = eraOf(turn, heard.method, heard.message);
  turn.put({ era });
  const lifecycle = era === 'stateless' ? PER_REQUEST : HANDSHAKE;
  if (heard.is === 'notification') return lifecycle.notification(turn, heard, exchange);
  if (busy(turn, heard, exchange, inBatch)) return;
  const { count, last } = turn.state.seen;
  turn.put({ seen: { count: count + 1, last: [...last.slice(-49), heard.id] } });
  lifecycle.request(turn, heard, exchange);
}

/** Whether the id belongs to a request that is still open; refuses the new one then, since one id has one answer. Pings are always answered. */
function busy(turn: Turn, { id, method }: IncomingRequest, exchange: string, inBatch: boolean): boolean {
  const key = { exchange, id };
  if (method === 'ping') return false;
  const { running, listening } = turn.state;
  if (![...running, ...listening].some((one) => sameKey(one, key))) return false;
  const why: Why = {
    says: `A request with the id ${JSON.stringify(id)} is still being worked on. Each request has an id of its own, so this one is refused.`,
  };
  const error = { code: -32600, message: 'Request id is in use' };
  // A request that came alone is answered alone, even where the one that is open belongs to a batch.
  if (inBatch) turn.refuse(key, error, why);
  else turn.send({ jsonrpc: '2.0', id, error }, key, false, why);
  return true;
}

/** Members of `_meta` that only requests without a handshake have. */
const KEYS = [PROTOCOL_VERSION, CLIENT_CAPABILITIES, CLIENT_INFO];

/** By the handshake or by itself: what the message says decides, then what the server speaks, then what was spoken before. */
function eraOf({ state }: Turn, method: string, message: JsonRecord): 'handshake' | 'stateless' {
  const { revisions } = state.settings;
  if (revisions.every(isStateless)) return 'stateless';
  if (!revisions.some(isStateless)) return 'handshake';
  // What stands alone says so, even where it asks for a handshake that its revision does not have.
  const meta = objectAt(objectAt(message, 'params') ?? undefined, '_meta');
  if (meta && KEYS.some((key) => Object.hasOwn(meta, key))) return 'stateless';
  if (method === 'initialize') return 'handshake';
  if (method === 'server/discover' || method === 'subscriptions/listen') return 'stateless';
  return state.handshake.phase === 'waiting' && state.era === 'stateless' ? 'stateless' : 'handshake';
}

/** The revision that what is said now has to be right in: the agreed one, else the newest one of the era that was spoken last. */
export function speaking({ state }: Turn): McpRevision {
  const { revisions } = state.settings;
  const newest = revisions.at(-1) ?? '2025-11-25';
  if (state.handshake.revision && state.era !== 'stateless') return state.handshake.revision;
  if (state.era === 'handshake') return revisions.findLast((one) => !isStateless(one)) ?? newest;
  return newest;
}

/**
 * Refuses something that is no request. With an id it is answered under that id; without one as the revision has it: since
 * 2025-11-25 an error may stand without an id; before, there is no such message, and the server only writes down what happened.
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
    turn.tell(`${message}: ${because}`, {
      says: `${because} MCP ${revision} has no message for an error without an id, so nothing goes back; the server only logs it.`,
      requirement: 'responses/error-id-required',
    });
  }
}

/** Batches exist in 2025-03-26 alone; elsewhere an array is no message. */
function batch(turn: Turn, items: readonly JsonValue[], exchange: string): void {
  const revision = speaking(turn);
  if (revision !== '2025-03-26' || turn.state.era === 'stateless') {
    return refuse(
      turn,
      -32600,
      'Invalid Request',
      null,
      exchange,
      `MCP ${revision} has no batches: a message is an object.`,
    );
  }
  if (items.length === 0) return refuse(turn, -32600, 'Invalid Request', null, exchange, 'The array is empty.');
  const all = items.map(readIncomingValue);
  openBatch(
    turn,
    exchange,
    all.flatMap((heard) => (heard.is === 'request' || heard.is === 'invalid' ? (heard.id ?? []) : [])),
  );
  for (const heard of all) {
    if (heard.is === 'request' && heard.method === 'initialize') {
      turn.refuse(
        { exchange, id: heard.id },
        { code: -32600, message: 'initialize cannot be part of a batch' },
        {
          says: '`initialize` must not be part of a batch: nothing else is allowed before it is answered.',
          requirement: 'batch/initialize-inside',
        },
      );
    } else if (heard.is !== 'batch') take(turn, heard, exchange, true);
  }
}

/** The client goes: of the whole conversation, or of one exchange, whose requests are then no longer wanted. */
export function close(turn: Turn, exchange: string | null): void {
  if (exchange === null) {
    turn.put({
      handshake: { ...turn.state.handshake, phase: 'closed' },
      running: [],
      batches: [],
      asked: [],
      listening: [],
    });
    turn.because({ says: 'The client has gone: nothing is sent any more, and what was being worked on is dropped.' });
    return;
  }
  // Up to 2025-11-25 a stream may break and be taken up again; only `notifications/cancelled` cancels.
  const here = turn.state.running.filter((one) => one.exchange === exchange && isStateless(one.revision));
  for (const one of here) cancel(turn, one);
  const listening = turn.state.listening.filter((one) => one.exchange !== exchange);
  const ended = here.length > 0 || listening.length < turn.state.listening.length;
  turn.put({ listening });
  turn.because({
    says: ended
      ? 'The client has closed this stream: the request it belongs to is cancelled.'
      : 'The client has closed this stream. Nothing on it had to be cancelled.',
  });
}
