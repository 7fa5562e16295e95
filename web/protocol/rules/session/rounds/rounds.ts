/**
 * Rounds of input in a stateless revision: a result of type `input_required` ends its request, and the client retries with a
 * new id, input responses and the received state. All rules about rounds share one tracker per session.
 */
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import type { Call, Ref } from '../../../session/call.ts';
import type { Observer, SessionView, Step } from '../define.ts';
import { fingerprint, fingerprintWithout } from './fingerprint.ts';

/** One input request of a server. */
export interface RoundRequest {
  readonly method: string;
  /** Empty if there are none. */
  readonly params: JsonObject;
}

/** One result that requests input. */
export interface Round {
  /** The request it ends. */
  readonly call: Call;
  readonly at: Ref;
  /** By key. Entries that are not requests are omitted. */
  readonly inputRequests: ReadonlyMap<string, RoundRequest>;
  /** Whether there is a non-empty `inputRequests` object. */
  readonly wants: boolean;
  /** The `requestState`; null if there is none, or if it is not a string. */
  readonly state: string | null;
  /** Fingerprint of the parameters, without the members that a retry adds. */
  readonly params: string | null;
}

/** A result with a state, and the request it ended. */
export interface Giver {
  readonly call: Call;
  readonly at: Ref;
  /** The tool, prompt or resource of that request. */
  readonly target: string;
}

/** A retry. */
export interface Retry {
  readonly round: Round;
  readonly at: Ref;
  /** Its input responses; null if they are not an object. */
  readonly responses: JsonObject | null;
  /** Keys that were requested and are missing. */
  readonly missing: readonly string[];
  /** Keys that were not requested. */
  readonly extra: readonly string[];
}

/** The callbacks of a rule about rounds. */
export interface RoundListener {
  /** A result requests input. */
  requested?(round: Round, step: Step): void;
  /**
   * A request has input responses or a state, or it is the first message of the client after the round and repeats the same
   * request.
   */
  retried?(retry: Retry, step: Step): void;
  /** A request has input responses or a state, but no input was requested. */
  unmatched?(step: Step): void;
  /** A retry is answered. */
  answered?(retry: Retry, step: Step): void;
}

/** Members that a retry adds, and members that differ per try. */
const OF_RETRY: ReadonlySet<string> = new Set(['inputResponses', 'requestState', '_meta']);
/** The maximum numbers of pending rounds of one request, of requests, and of stored states. */
const [WAITING, MANY] = [20, 2000];

class Follower {
  readonly listeners: RoundListener[] = [];
  /** The result that each state came from. */
  readonly states = new Map<string, Giver>();
  readonly #open = new Map<string, Round[]>();
  /** By key, the last pending round with it. */
  readonly #waiting = new Map<string, Round>();
  readonly #retries = new Map<Call, Retry>();
  /** By request, the keys of the last rounds that were retried. */
  readonly #past = new Map<string, (readonly string[])[]>();
  #last: Round | null = null;

  observer(): Observer {
    return {
      request: (step) => this.#request(step),
      response: (step) => this.#answer(step),
      error: (step) => this.#answer(step),
    };
  }

  /** The last pending round with exactly these keys. */
  waitingFor(keys: readonly string[]): Round | null {
    const round = this.#waiting.get(keys[0] ?? '');
    return round && round.inputRequests.size === keys.length && keys.every((key) => round.inputRequests.has(key))
      ? round
      : null;
  }

  #request(step: Step): void {
    if (step.from === 'server' || step.method === null || step.method.startsWith('tasks/')) return;
    const last = this.#last;
    this.#last = null;
    const { params, call } = step;
    const brings = has(params, 'inputResponses') || has(params, 'requestState');
    if (!call || (!brings && last === null)) return;
    const target = targetOf(step.method, params);
    const open = this.#open.get(target);
    if (!brings) {
      if (
        last &&
        open?.includes(last) &&
        last.params !== null &&
        fingerprintWithout(params, OF_RETRY) === last.params
      ) {
        this.#retry(last, target, step, call);
      }
      return;
    }
    if (!(last && open?.includes(last) && isFitting(last, params)) && this.#isRepeated(target, open, params)) return;
    const round = open && nearest(open, params);
    if (round) this.#retry(round, target, step, call);
    else if (!open) for (const listener of this.listeners) listener.unmatched?.(step);
  }

  /** True for a retry that is sent again: its contents belong to a round that was already retried. */
  #isRepeated(target: string, open: readonly Round[] | undefined, params: JsonObject): boolean {
    const past = this.#past.get(target);
    if (!past || !open) return false;
    const state = get(params, 'requestState');
    const giver = typeof state === 'string' ? this.states.get(state) : undefined;
    if (giver) return giver.target === target && !open.some((round) => round.state === state);
    const responses = get(params, 'inputResponses');
    const keys = isObject(responses) ? Object.keys(responses) : [];
    if (keys.length === 0 || open.some(({ inputRequests }) => keys.some((key) => inputRequests.has(key)))) return false;
    return past.some((requested) => keys.every((key) => requested.includes(key)));
  }

  #retry(round: Round, target: string, step: Step, call: Call): void {
    const left = this.#open.get(target) ?? [];
    this.#open.set(
      target,
      left.filter((one) => one !== round),
    );
    const past = this.#past.get(target) ?? [];
    if (this.#past.size < MANY) this.#past.set(target, past);
    if (past.push([...round.inputRequests.keys()]) > WAITING) past.shift();
    for (const key of round.inputRequests.keys()) if (this.#waiting.get(key) === round) this.#waiting.delete(key);
    const value = get(step.params, 'inputResponses');
    const responses = isObject(value) ? value : null;
    const answered = Object.keys(responses ?? {});
    const retry: Retry = {
      round,
      at: step.ref,
      responses,
      missing: [...round.inputRequests.keys()].filter((key) => !responses || !has(responses, key)),
      extra: round.wants ? answered.filter((key) => !round.inputRequests.has(key)) : [],
    };
    if (this.#retries.size < MANY) this.#retries.set(call, retry);
    for (const listener of this.listeners) listener.retried?.(retry, step);
  }

  #answer(step: Step): void {
    const { call } = step;
    if (!call || step.again) return;
    const retry = this.#retries.size > 0 ? this.#retries.get(call) : undefined;
    if (retry) {
      this.#retries.delete(call);
      for (const listener of this.listeners) listener.answered?.(retry, step);
    }
    if (step.kind !== 'response' || get(step.result, 'resultType') !== 'input_required') return;
    const round = roundOf(call, step);
    const target = targetOf(call.method, call.params);
    const open = this.#open.get(target) ?? [];
    if (this.#open.size < MANY) this.#open.set(target, [...open, round].slice(-WAITING));
    if (round.state !== null && this.states.size < MANY) this.states.set(round.state, { call, at: step.ref, target });
    if (this.#waiting.size < MANY) for (const key of round.inputRequests.keys()) this.#waiting.set(key, round);
    this.#last = round;
    for (const listener of this.listeners) listener.requested?.(round, step);
  }
}

/** True if the round is waiting for every input response of a request. */
function isFitting({ inputRequests }: Round, params: JsonObject): boolean {
  const responses = get(params, 'inputResponses');
  const keys = isObject(responses) ? Object.keys(responses) : [];
  return keys.length > 0 && keys.every((key) => inputRequests.has(key));
}

/** A request is recognized by its method and by the name or URI it is about. */
function targetOf(method: string, params: JsonObject): string {
  const about = get(params, 'name') ?? get(params, 'uri');
  return typeof about === 'string' ? `${method} ${about}` : method;
}

/** The round that a request continues: by its state, by its keys, otherwise the last one. */
function nearest(open: readonly Round[], params: JsonObject): Round | undefined {
  const state = get(params, 'requestState');
  const responses = get(params, 'inputResponses');
  const keys = isObject(responses) ? Object.keys(responses) : [];
  return (
    open.findLast((round) => round.state !== null && round.state === state) ??
    open.findLast((round) => keys.some((key) => round.inputRequests.has(key))) ??
    open.at(-1)
  );
}

function roundOf(call: Call, step: Step): Round {
  const requests = get(step.result, 'inputRequests');
  const state = get(step.result, 'requestState');
  return {
    call,
    at: step.ref,
    inputRequests: inputRequestsOf(requests),
    wants: isObject(requests) && Object.keys(requests).length > 0,
    state: typeof state === 'string' ? state : null,
    params: fingerprintWithout(call.params, OF_RETRY),
  };
}

/** The requests of an `inputRequests` member, by key. */
export function inputRequestsOf(requests: JsonValue | undefined): Map<string, RoundRequest> {
  const inputRequests = new Map<string, RoundRequest>();
  for (const [key, value] of isObject(requests) ? Object.entries(requests) : []) {
    const method = isObject(value) ? get(value, 'method') : undefined;
    if (!isObject(value) || typeof method !== 'string') continue;
    const params = get(value, 'params');
    inputRequests.set(key, { method, params: isObject(params) ? params : {} });
  }
  return inputRequests;
}

const followers = new WeakMap<SessionView, Follower>();

/** Observes the rounds of a session. The first observer creates the shared tracker. */
export function observeRounds(session: SessionView, listeners: RoundListener): Observer {
  session.shares(followers);
  const follower = followers.get(session) ?? new Follower();
  followers.set(session, follower);
  const isFirst = follower.listeners.push(listeners) === 1;
  return isFirst && session.model.era === 'stateless' ? follower.observer() : {};
}

/** The result with this state, as far as observed; null if there is none. */
export function giverOf(session: SessionView, state: string): Giver | null {
  return followers.get(session)?.states.get(state) ?? null;
}

/** The last pending round with exactly these keys, for any request; null if none is known. */
export function waitingFor(session: SessionView, keys: readonly string[]): Round | null {
  return followers.get(session)?.waitingFor(keys) ?? null;
}

/**
 * The first parameter that differs between a retry and the first try; null if none does, or if they are too long to compare.
 */
export function changedIn({ call, params: before }: Round, params: JsonObject): string | null {
  if (before === null || fingerprintWithout(params, OF_RETRY) === before) return null;
  const first = call.params;
  return (
    Object.keys({ ...first, ...params }).find((name) => {
      if (OF_RETRY.has(name)) return false;
      const [one, other] = [get(first, name), get(params, name)];
      return one === undefined || other === undefined || fingerprint(one) !== fingerprint(other);
    }) ?? null
  );
}

/** True if a request is about what the state belongs to. */
export function isFor({ target }: Giver, method: string | null, params: JsonObject): boolean {
  return method !== null && target === targetOf(method, params);
}
