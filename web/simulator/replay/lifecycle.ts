/**
 * A server that answers like a recorded one. Requests are found by method and params; ids, progress tokens and subscriptions become those of
 * the client. Only what was recorded is answered; everything else gets an error that names the nearest recorded request.
 */
import type { ReplayScript } from '../../protocol/replay.ts';
import { isObject, objectAt } from '../../protocol/values.ts';
import { CLIENT_CAPABILITIES, isStateless, LOG_LEVEL } from '../eras.ts';
import type { Lifecycle } from '../lifecycle/define.ts';
import { unacceptable } from '../lifecycle/per-request.ts';
import { cancelled } from '../methods/cancelled.ts';
import type { Incoming } from '../read.ts';
import { sameKey, type Turn } from '../turn.ts';
import type { Id, Running } from '../types.ts';
import { workFor } from '../work.ts';
import { findCue, notRecorded } from './find.ts';
import { agree, proceedReplay, replayOf } from './play.ts';

type IncomingRequest = Extract<Incoming, { is: 'request' }>;

/** The lifecycle of a replay. */
export function replaying(script: ReplayScript): Lifecycle {
  return {
    request: (turn, incoming, exchange) => requested(turn, script, incoming, exchange),
    notification(turn, { method, params }, exchange) {
      const { handshake } = turn.state;
      if (method === 'notifications/initialized' && handshake.phase === 'answered')
        turn.put({ handshake: { ...handshake, phase: 'ready' } });
      if (method === 'notifications/cancelled') cancelled(turn, params ?? {}, exchange);
      const index = findCue(turn, script, 'notices', method, params ?? {});
      if (index !== null)
        proceedReplay(turn, script, { list: 'notices', index, key: null, done: 0, answers: 0, asked: [] });
      turn.because({
        says:
          index === null
            ? 'The recording has no such notification, so the server sends nothing.'
            : 'The recorded server sent nothing after this notification.',
      });
    },
  };
}

function requested(turn: Turn, script: ReplayScript, incoming: IncomingRequest, exchange: string): void {
  const { id, method } = incoming;
  const params = incoming.params ?? {};
  const key = { exchange, id };
  const no = isStateless(script.revision) ? unacceptable(incoming, turn.state.settings.revisions) : null;
  if (no) return turn.refuse(key, no.error, no.why);
  const index = findCue(turn, script, 'calls', method, params);
  if (index === null) return unknown(turn, script, incoming, exchange);
  if (method === 'logging/setLevel' && typeof params.level === 'string') turn.put({ logLevel: params.level });
  const work = workOf(turn, script, incoming, exchange);
  const replay = replayOf(turn);
  turn.put({
    running: [...turn.state.running, work],
    replay: { ...replay, called: { ...replay.called, [index]: { key, token: work.progressToken } } },
  });
  proceedReplay(turn, script, { list: 'calls', index, key, done: 0, answers: 0, asked: [] });
  turn.because({ says: 'The recorded server sent no response to this request here, so it stays open.' });
}

function workOf(turn: Turn, { revision }: ReplayScript, incoming: IncomingRequest, exchange: string): Running {
  const { id, method } = incoming;
  const params = incoming.params ?? {};
  const meta = objectAt(params, '_meta') ?? {};
  const { progressToken: token, [LOG_LEVEL]: level, [CLIENT_CAPABILITIES]: can } = meta;
  const request = {
    exchange,
    id,
    method,
    params,
    revision,
    clientCapabilities: isObject(can) ? can : turn.state.handshake.clientCapabilities,
    progressToken: typeof token === 'string' || typeof token === 'number' ? token : null,
    logLevel: typeof level === 'string' ? level : null,
  };
  return workFor({ ...request, serial: turn.state.seen.count }, turn.state.now);
}

/** Answers what every server answers, and rejects the rest. */
function unknown(turn: Turn, script: ReplayScript, incoming: IncomingRequest, exchange: string): void {
  const { id, method } = incoming;
  const key = { exchange, id };
  const hasHandshake = !isStateless(script.revision);
  if (method === 'ping' && hasHandshake)
    return turn.answer({ jsonrpc: '2.0', id, result: {} }, key, { says: 'A `ping` is always answered.' });
  if (method === (hasHandshake ? 'initialize' : 'server/discover')) {
    const message = { jsonrpc: '2.0', id, result: script.opening };
    agree(turn, script, workOf(turn, script, incoming, exchange), message);
    return turn.answer(message, key, {
      says: `The recording has no response to \`${method}\`. This one declares what the recorded session uses.`,
    });
  }
  // For a probe of 2026-07-28, an unknown method would mean a server of that revision that lacks it.
  const isEarly = method === 'server/discover' || script.calls.some((call) => call.method === 'initialize');
  if (hasHandshake && isEarly && turn.state.handshake.phase === 'waiting') {
    const message = `Not in the recording: ${method} before initialize`;
    return turn.refuse(key, { code: -32600, message }, { says: 'The recorded session begins with `initialize`.' });
  }
  turn.refuse(key, notRecorded(script, method, incoming.params ?? {}), { says: 'The recording has no such request.' });
}

/** A response of the client: the recording continues where the server requested it. */
export function replayAnswered(turn: Turn, script: ReplayScript, id: Id | null): void {
  const { open } = replayOf(turn);
  const from = open.find(({ asked }) => asked.some((one) => one.id === id));
  if (!from) return turn.because({ says: 'The server has no open request with this id, so it ignores the response.' });
  turn.because({ says: 'This responds to a request of the recorded server, and the recording continues.' });
  const { key } = from;
  const rest = open.filter((one) => one !== from);
  const isCancelled = key !== null && awaits(script, from) && !turn.state.running.some((one) => sameKey(one, key));
  turn.put({ replay: { ...replayOf(turn), open: rest } });
  if (isCancelled) return;
  const asked = from.asked.filter((one) => one.id !== id);
  proceedReplay(turn, script, { ...from, answers: from.answers + 1, asked });
}

/** Whether the response to the client’s request is still to come. */
function awaits(
  script: ReplayScript,
  { list, index, done }: { list: 'calls' | 'notices'; index: number; done: number },
) {
  return script[list][index]?.sends.slice(done).some(({ kind }) => kind === 'answer') === true;
}
