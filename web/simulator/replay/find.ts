/** Which recorded message a message of the client is, and the error for one that was not recorded. */
import { keyOf, looseKeyOf, nearestCall, type ReplayCue, type ReplayScript } from '../../protocol/replay.ts';
import { onceFor } from '../memoize.ts';
import type { Refusal, Turn } from '../turn.ts';
import type { JsonRecord } from '../types.ts';
import { NO_REPLAY } from './state.ts';

type Places = ReadonlyMap<string, readonly number[]>;

const indexOf = onceFor((script: ReplayScript) => ({
  calls: { exact: placesBy(script.calls, 'key'), loose: placesBy(script.calls, 'loose') },
  notices: { exact: placesBy(script.notices, 'key'), loose: placesBy(script.notices, 'loose') },
}));

function placesBy(cues: readonly ReplayCue[], by: 'key' | 'loose'): Places {
  const places = new Map<string, number[]>();
  cues.forEach((cue, index) => {
    const list = places.get(cue[by]);
    if (list) list.push(index);
    else places.set(cue[by], [index]);
  });
  return places;
}

/**
 * The place of the recorded message; null if there is none. The second message of a meaning is the second recorded one. After the last,
 * a request is answered like the last one, and a notification has no effect.
 */
export function findCue(
  turn: Turn,
  script: ReplayScript,
  list: 'calls' | 'notices',
  method: string,
  params: JsonRecord,
): number | null {
  const { exact, loose } = indexOf(script)[list];
  const places = exact.get(keyOf(method, params)) ?? loose.get(looseKeyOf(method, params));
  if (!places) return null;
  const replay = turn.state.replay ?? NO_REPLAY;
  const name = `${list} ${places[0] ?? 0} ${places.length}`;
  const count = replay.used[name] ?? 0;
  turn.put({ replay: { ...replay, used: { ...replay.used, [name]: count + 1 } } });
  return places[count] ?? (list === 'calls' ? (places.at(-1) ?? null) : null);
}

const MAX_NAMES = 12;
const MAX_MEMBERS = 5;

/** The error for a request that was not recorded: it names the nearest recorded one. */
export function notRecorded({ calls }: ReplayScript, method: string, params: JsonRecord): Refusal {
  const near = nearestCall(method, params, calls);
  if (!near) {
    const methods = [...new Set(calls.map((call) => call.method))];
    const shown = methods.slice(0, MAX_NAMES).join(', ');
    return {
      code: -32601,
      message: `Not in the recording: ${method}. The recording has ${shown}`,
      data: { recorded: methods },
    };
  }
  const { call, differs } = near;
  const subject = [call.params.name, call.params.uri].find((one) => typeof one === 'string');
  const nearest = `message ${call.number}, ${call.method}${typeof subject === 'string' ? ` ${subject}` : ''}`;
  const where = differs.slice(0, MAX_MEMBERS).join(', ');
  return {
    code: -32602,
    message: `Not in the recording: ${method} with these params. The nearest request is ${nearest}; it differs at ${where}`,
    data: { nearest: { message: call.number, method: call.method, params: call.params }, differs: [...differs] },
  };
}
