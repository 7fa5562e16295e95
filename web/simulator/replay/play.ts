/** Sends the recorded messages for a message of the client, as far as the client’s responses allow. */
import type { ReplayScript, ReplaySend } from '../../protocol/replay.ts';
import { isObject, objectAt } from '../../protocol/values.ts';
import { hasCapability, neededFor } from '../capabilities.ts';
import { isStateless } from '../eras.ts';
import { LEVELS } from '../logs.ts';
import { sameKey, type Turn } from '../turn.ts';
import type { Id, JsonRecord, Output, ReplayOpen, ReplayState, RequestKey, Running } from '../types.ts';
import { adaptedAnswer, adaptedParams } from './adapt.ts';
import { NO_REPLAY } from './state.ts';

const RECORDED = { says: 'The recorded server sent this here.' };

/** Between progress and the response, in milliseconds: clients miss progress that arrives together with the response. */
const PAUSE = 20;

/** Sends what is due. */
export function proceedReplay(turn: Turn, script: ReplayScript, from: ReplayOpen): void {
  const { sends = [], staysOpen = true } = script[from.list][from.index] ?? {};
  let open: ReplayOpen = from;
  const before = turn.outputs.length;
  for (let send = sends[open.done]; send && send.needs <= open.answers; send = sends[open.done]) {
    if (send.kind === 'answer' && turn.outputs.slice(before).some(isProgress)) {
      const { now, running } = turn.state;
      const { key } = open;
      const until = now + PAUSE;
      turn.put({ running: running.map((one) => (key && sameKey(one, key) ? { ...one, until } : one)) });
      return store(turn, from, open);
    }
    open = { ...open, done: open.done + 1 };
    const next = sent(turn, script, send, open);
    if (next === null) return store(turn, from, null);
    open = next;
  }
  const isOver = open.done >= sends.length;
  store(turn, from, isOver && open.asked.length === 0 ? null : open);
  if (isOver && !staysOpen && !sends.some(({ kind }) => kind === 'answer')) unanswered(turn, open);
}

const isProgress = ({ message }: Output): boolean => isObject(message) && message.method === 'notifications/progress';

/** After the pause, the response follows. */
export function continueReplay(turn: Turn, script: ReplayScript, work: Running): void {
  turn.put({ running: turn.state.running.map((one) => (one === work ? { ...one, until: null } : one)) });
  const open = replayOf(turn).open.find(({ key }) => key && sameKey(key, work));
  if (open) proceedReplay(turn, script, open);
}

/** The recording ends before the response, so the client would wait in vain. */
function unanswered(turn: Turn, { key }: ReplayOpen): void {
  const work = key && turn.state.running.find((one) => sameKey(one, key));
  if (!work) return;
  end(turn, work);
  const message = `Not in the recording: a response to ${work.method}. The recorded server sent none`;
  turn.refuse(work, { code: -32603, message }, { says: 'The recording has no response to this request.' });
}

/** Stores the progress of an open cue, or removes it. */
function store(turn: Turn, from: ReplayOpen, now: ReplayOpen | null): void {
  const replay = replayOf(turn);
  const isSame = (one: ReplayOpen): boolean =>
    one.list === from.list &&
    one.index === from.index &&
    (one.key && from.key ? sameKey(one.key, from.key) : one.key === from.key);
  const rest = replay.open.filter((one) => !isSame(one));
  turn.put({ replay: { ...replay, open: now ? [...rest, now] : rest } });
}

/** The progress of the replay. */
export function replayOf({ state }: Turn): ReplayState {
  return state.replay ?? NO_REPLAY;
}

/** Sends one message; null if the rest cannot follow. */
function sent(turn: Turn, script: ReplayScript, send: ReplaySend, open: ReplayOpen): ReplayOpen | null {
  const work = workOf(turn, send, open);
  // The client has cancelled the request, or never sent it.
  if (send.on !== null && !work) return open;
  if (send.kind === 'answer') return work ? answer(turn, script, send, open, work) : open;
  if (send.kind === 'request') return ask(turn, send, open, work);
  const params = adaptedParams(send, open, replayOf(turn));
  if (params === null || !isWanted(turn, script, send, work)) return open;
  const { method } = send.message;
  const given = Object.hasOwn(send.message, 'params') ? params : null;
  if (typeof method === 'string') turn.notify(method, given, work, RECORDED);
  return open;
}

/** The client’s open request that stands for the call of a message. */
function workOf(turn: Turn, { on }: ReplaySend, open: ReplayOpen): Running | null {
  if (on === null) return null;
  const own = open.list === 'calls' && open.index === on ? open.key : null;
  const key = own ?? replayOf(turn).called[on]?.key;
  return (key && turn.state.running.find((one) => sameKey(one, key))) ?? null;
}

function end(turn: Turn, work: Running): void {
  turn.put({ running: turn.state.running.filter((one) => one !== work) });
}

function answer(turn: Turn, script: ReplayScript, send: ReplaySend, open: ReplayOpen, work: Running): ReplayOpen {
  const lacking = missingInput(send.message, work);
  end(turn, work);
  if (lacking) {
    const data = { requiredCapabilities: lacking };
    const says = 'The recorded server requests input here that this client cannot provide.';
    turn.refuse(work, { code: -32021, message: 'Missing required client capability', data }, { says });
    return open;
  }
  agree(turn, script, work, send.message);
  turn.answer(adaptedAnswer(send, work.id, replayOf(turn)), work, RECORDED);
  return open;
}

/** The response to `initialize` decides the revision. */
export function agree(turn: Turn, { revision }: ReplayScript, { method, params }: Running, message: JsonRecord): void {
  if (method !== 'initialize' || !objectAt(message, 'result')) return;
  turn.put({
    handshake: {
      phase: 'answered',
      revision,
      clientInfo: objectAt(params, 'clientInfo'),
      clientCapabilities: objectAt(params, 'capabilities') ?? {},
    },
  });
}

function ask(turn: Turn, { message }: ReplaySend, open: ReplayOpen, to: RequestKey | null): ReplayOpen | null {
  const method = typeof message.method === 'string' ? message.method : '';
  const { clientCapabilities: can } = turn.state.handshake;
  const needed = neededBy(method, objectAt(message, 'params') ?? {}, can);
  if (needed !== null) {
    const problem = `The recorded server sends ${method} here, and this client has not declared ${needed}`;
    turn.because({ says: `${problem}.` });
    const { key } = open;
    const work = key && turn.state.running.find((one) => sameKey(one, key));
    if (!work) return null;
    end(turn, work);
    turn.refuse(work, { code: -32603, message: problem }, { says: `${problem}.` });
    return null;
  }
  const id = turn.number();
  const recorded: Id | null = typeof message.id === 'string' || typeof message.id === 'number' ? message.id : null;
  turn.send({ ...message, id }, to, false, RECORDED);
  return { ...open, asked: [...open.asked, { recorded, id }] };
}

const KNOWN = new Set(['roots/list', 'sampling/createMessage', 'elicitation/create']);

/** The capability that a client lacks for a request; null if it has what is needed. */
function neededBy(method: string, params: JsonRecord, can: JsonRecord): string | null {
  if (!KNOWN.has(method)) return null;
  const needed = neededFor(method, params, can);
  return hasCapability(can, needed) ? null : needed;
}

/** The capabilities that the input requests of a result need and the client lacks; null if there are none. */
function missingInput(message: JsonRecord, { clientCapabilities: can, revision }: Running): JsonRecord | null {
  const wanted = isStateless(revision) ? objectAt(objectAt(message, 'result') ?? {}, 'inputRequests') : null;
  const lacking: JsonRecord = {};
  for (const request of Object.values(wanted ?? {})) {
    const method = isObject(request) && typeof request.method === 'string' ? request.method : '';
    const params = (isObject(request) ? objectAt(request, 'params') : null) ?? {};
    const [area = '', part] = neededBy(method, params, can)?.split('.') ?? [];
    if (area !== '') lacking[area] = { ...objectAt(lacking, area), ...(part === undefined ? {} : { [part]: {} }) };
  }
  return Object.keys(lacking).length > 0 ? lacking : null;
}

/** Logs are sent if the client requested their level, or chose none in a revision that needs no choice. */
function isWanted(turn: Turn, { revision }: ReplayScript, { message }: ReplaySend, work: Running | null): boolean {
  if (message.method !== 'notifications/message') return true;
  const rank = (name: unknown): number => LEVELS.findIndex((one) => one === name);
  const wanted = isStateless(revision) ? (work?.logLevel ?? null) : turn.state.logLevel;
  if (wanted === null) return !isStateless(revision);
  return rank(objectAt(message, 'params')?.level) >= rank(wanted);
}
