/**
 * Rounds of input in a stateless revision: a result of type `input_required` ends its request, and the client tries again under
 * a new id, with answers and the state it was given. All rules about rounds hear of them from one follower for each session.
 */
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import type { Call, Ref } from '../../../session/call.ts';
import type { Observer, SessionView, Step } from '../define.ts';
import { fingerprint, fingerprintWithout } from './fingerprint.ts';

/** One thing a server wants to know. */
export interface Asked {
  readonly method: string;
  /** Empty when there are none. */
  readonly params: JsonObject;
}

/** One result that asks for input. */
export interface Round {
  /** The request it ends. */
  readonly call: Call;
  readonly at: Ref;
  /** By key. Entries that are no requests are left out. */
  readonly asks: ReadonlyMap<string, Asked>;
  /** Whether there is an `inputRequests` object with anything in it. */
  readonly wants: boolean;
  /** The `requestState`; null when it has none, or none that is text. */
  readonly state: string | null;
  /** Fingerprint of the parameters, apart from what a retry adds. */
  readonly params: string | null;
}

/** A result that gave a state, and the request it ended. */
export interface Giver {
  readonly call: Call;
  readonly at: Ref;
  /** What that request is about. */
  readonly target: string;
}

/** A request that tries again. */
export interface Retry {
  readonly round: Round;
  readonly at: Ref;
  /** The answers it brings; null when it brings no object of them. */
  readonly responses: JsonObject | null;
  /** Keys that were asked for and are not answered. */
  readonly missing: readonly string[];
  /** Keys that were not asked for. */
  readonly extra: readonly string[];
}

/** What a rule wants to hear of rounds. */
export interface RoundListener {
  /** A result asks for input. */
  asked?(round: Round, step: Step): void;
  /** A request brings answers or a state, or is the first message of the client behind the round and the same once more. */
  retried?(retry: Retry, step: Step): void;
  /** A request brings answers or a state, and nothing was asked of it. */
  unmatched?(step: Step): void;
  /** A retry is answered. */
  answered?(retry: Retry, step: Step): void;
}

/** Members that a retry adds, and those that belong to each try alone. */
const OF_RETRY: ReadonlySet<string> = new Set(['inputResponses', 'requestState', '_meta']);
/** Rounds of one request that wait at a time, requests, and states that are remembered. */
const [WAITING, MANY] = [20, 2000];

class Follower {
  readonly listeners: RoundListener[] = [];
  /** Who gave which state. */
  readonly states = new Map<string, Giver>();
  readonly #open = new Map<string, Round[]>();
  /** By key, the last round that waits for it. */
  readonly #asking = new Map<string, Round>();
  readonly #retries = new Map<Call, Retry>();
  /** By request, the keys of the last rounds that have had their second try. */
  readonly #past = new Map<string, (readonly string[])[]>();
  #last: Round | null = null;

  observer(): Observer {
    return {
      request: (step) => this.#request(step),
      response: (step) => this.#answer(step),
      error: (step) => this.#answer(step),
    };
  }

  /** The last round that waits for just these keys. */
  waitingFor(keys: readonly string[]): Round | null {
    const round = this.#asking.get(keys[0] ?? '');
    return round && round.asks.size === keys.length && keys.every((key) => round.asks.has(key)) ? round : null;
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

  /** True for a second try that is sent once more: what it brings belongs to a round that has had its second try. */
  #isRepeated(target: string, open: readonly Round[] | undefined, params: JsonObject): boolean {
    const past = this.#past.get(target);
    if (!past || !open) return false;
    const state = get(params, 'requestState');
    const giver = typeof state === 'string' ? this.states.get(state) : undefined;
    if (giver) return giver.target === target && !open.some((round) => round.state === state);
    const responses = get(params, 'inputResponses');
    const keys = isObject(responses) ? Object.keys(responses) : [];
    if (keys.length === 0 || open.some(({ asks }) => keys.some((key) => asks.has(key)))) return false;
    return past.some((asked) => keys.every((key) => asked.includes(key)));
  }

  #retry(round: Round, target: string, step: Step, call: Call): void {
    const left = this.#open.get(target) ?? [];
    this.#open.set(
      target,
      left.filter((one) => one !== round),
    );
    const past = this.#past.get(target) ?? [];
    if (this.#past.size < MANY) this.#past.set(target, past);
    if (past.push([...round.asks.keys()]) > WAITING) past.shift();
    for (const key of round.asks.keys()) if (this.#asking.get(key) === round) this.#asking.delete(key);
    const value = get(step.params, 'inputResponses');
    const responses = isObject(value) ? value : null;
    const answered = Object.keys(responses ?? {});
    const retry: Retry = {
      round,
      at: step.ref,
      responses,
      missing: [...round.asks.keys()].filter((key) => !responses || !has(responses, key)),
      extra: round.wants ? answered.filter((key) => !round.asks.has(key)) : [],
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
    if (this.#asking.size < MANY) for (const key of round.asks.keys()) this.#asking.set(key, round);
    this.#last = round;
    for (const listener of this.listeners) listener.asked?.(round, step);
  }
}

/** True where every answer of a request is one that the round waits for. */
function isFitting({ asks }: Round, params: JsonObject): boolean {
  const responses = get(params, 'inputResponses');
  const keys = isObject(responses) ? Object.keys(responses) : [];
  return keys.length > 0 && keys.every((key) => asks.has(key));
}

/** A request is known again by its method and by the name or address it is about. */
function targetOf(method: string, params: JsonObject): string {
  const about = get(params, 'name') ?? get(params, 'uri');
  return typeof about === 'string' ? `${method} ${about}` : method;
}

/** The round that a request answers: by its state, by its keys, else the last one. */
function nearest(open: readonly Round[], params: JsonObject): Round | undefined {
  const state = get(params, 'requestState');
  const responses = get(params, 'inputResponses');
  const keys = isObject(responses) ? Object.keys(responses) : [];
  return (
    open.findLast((round) => round.state !== null && round.state === state) ??
    open.findLast((round) => keys.some((key) => round.asks.has(key))) ??
    open.at(-1)
  );
}

function roundOf(call: Call, step: Step): Round {
  const requests = get(step.result, 'inputRequests');
  const state = get(step.result, 'requestState');
  return {
    call,
    at: step.ref,
    asks: asksOf(requests),
    wants: isObject(requests) && Object.keys(requests).length > 0,
    state: typeof state === 'string' ? state : null,
    params: fingerprintWithout(call.params, OF_RETRY),
  };
}

/** The requests of an `inputRequests` member, by key. */
export function asksOf(requests: JsonValue | undefined): Map<string, Asked> {
  const asks = new Map<string, Asked>();
  for (const [key, value] of isObject(requests) ? Object.entries(requests) : []) {
    const method = isObject(value) ? get(value, 'method') : undefined;
    if (!isObject(value) || typeof method !== 'string') continue;
    const params = get(value, 'params');
    asks.set(key, { method, params: isObject(params) ? params : {} });
  }
  return asks;
}

const followers = new WeakMap<SessionView, Follower>();

/** Hears of the rounds of a session. The one that comes first follows them for all. */
export function observeRounds(session: SessionView, listeners: RoundListener): Observer {
  const known = followers.get(session);
  const follower = known ?? new Follower();
  follower.listeners.push(listeners);
  followers.set(session, follower);
  return known || session.model.era !== 'stateless' ? {} : follower.observer();
}

/** The result that gave this state, as far as heard; null when none did. */
export function giverOf(session: SessionView, state: string): Giver | null {
  return followers.get(session)?.states.get(state) ?? null;
}

/** The last round that waits for just these keys, whatever request it ended; null when none is known. */
export function waitingFor(session: SessionView, keys: readonly string[]): Round | null {
  return followers.get(session)?.waitingFor(keys) ?? null;
}

/** The first member of the parameters in which a second try differs from the first; null when none does, or it is too long to tell. */
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

/** True when a request is about what the state was given for. */
export function isFor({ target }: Giver, method: string | null, params: JsonObject): boolean {
  return method !== null && target === targetOf(method, params);
}
