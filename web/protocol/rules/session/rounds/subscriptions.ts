/**
 * The subscriptions of a session: what each asked for, what was granted, what it brought. The rules about them hear of them from
 * one follower for each session.
 */
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { get, objectAt } from '../../../json/object.ts';
import type { Call, Ref } from '../../../session/call.ts';
import type { Observer, SessionView, Step } from '../define.ts';
import { SUBSCRIPTION } from '../../keys.ts';

/** Notifications that travel on subscriptions, with the member of the filter that asks for them. */
export const BRINGS: ReadonlyMap<string, string> = new Map([
  ['notifications/tools/list_changed', 'toolsListChanged'],
  ['notifications/prompts/list_changed', 'promptsListChanged'],
  ['notifications/resources/list_changed', 'resourcesListChanged'],
  ['notifications/resources/updated', 'resourceSubscriptions'],
  ['notifications/tasks', 'taskIds'],
]);

/** What a filter asks for: by member true, or the texts of its list. */
export type Filter = ReadonlyMap<string, true | ReadonlySet<string>>;

/** One subscription. */
export interface Subscription {
  readonly call: Call;
  readonly at: Ref;
  readonly filter: Filter;
  /** The first thing it brought before it was confirmed. */
  early: Ref | null;
  granted: { readonly at: Ref; readonly filter: Filter } | null;
  /** The result that ended it. */
  closed: Ref | null;
}

/** What a rule wants to hear of subscriptions. */
export interface SubscriptionListener {
  opened?(one: Subscription, step: Step): void;
  /** It is confirmed; it still has what was known before. */
  granted?(one: Subscription, filter: Filter, step: Step): void;
  /** It brings something. */
  brought?(one: Subscription, member: string, step: Step): void;
  /** A notification names no subscription that the text shows. */
  unmatched?(id: JsonValue, step: Step): void;
  /** A result ends it; `closed` is already set. */
  closed?(one: Subscription, step: Step): void;
  end?(all: Iterable<Subscription>): void;
}

/** Subscriptions that are remembered. */
const MANY = 2000;

/** What a filter asks for. */
export function filterOf(filter: JsonObject): Filter {
  const asks = new Map<string, true | ReadonlySet<string>>();
  for (const member of BRINGS.values()) {
    const value = get(filter, member);
    if (value === true) asks.set(member, true);
    else if (Array.isArray(value) && value.length > 0) {
      asks.set(member, new Set(value.filter((one) => typeof one === 'string')));
    }
  }
  return asks;
}

class Follower {
  readonly listeners: SubscriptionListener[] = [];
  /** By id: `1` and `"1"` are two. */
  readonly all = new Map<JsonValue, Subscription>();
  last: Subscription | null = null;
  /** Subscriptions whose id a later one took. */
  readonly #before = new Map<Subscription, Subscription>();
  /** True when the text seems to show the session from its first message on: it begins with the first id a client would use. */
  fromStart: boolean | null = null;

  observer(): Observer {
    const bring = (step: Step): void => this.#bring(step);
    return {
      message: (step) => (this.fromStart ??= begins(step)),
      'request subscriptions/listen': (step) => this.#open(step),
      'notification notifications/subscriptions/acknowledged': (step) => this.#grant(step),
      'error subscriptions/listen': (step) => this.#refuse(step),
      'response subscriptions/listen': (step) => this.#close(step),
      ...Object.fromEntries([...BRINGS.keys()].map((method) => [`notification ${method}`, bring])),
      end: () => {
        for (const listener of this.listeners) listener.end?.(this.all.values());
      },
    };
  }

  #open(step: Step): void {
    const { call, ref, params, from } = step;
    if (!call || from === 'server' || this.all.size >= MANY) return;
    const filter = filterOf(objectAt(params, 'notifications'));
    const one: Subscription = { call, at: ref, filter, early: null, granted: null, closed: null };
    const before = this.all.get(call.id);
    if (before) this.#before.set(one, before);
    this.all.set(call.id, one);
    this.last = one;
    for (const listener of this.listeners) listener.opened?.(one, step);
  }

  /** One that is refused takes nothing away from the one that has the id already. */
  #refuse({ call }: Step): void {
    const one = call && this.all.get(call.id);
    const before = one && one.call === call ? this.#before.get(one) : undefined;
    if (call && before) this.all.set(call.id, before);
  }

  #named(step: Step): Subscription | null {
    const id = get(step.meta, SUBSCRIPTION);
    if (step.from === 'client' || id === undefined) return null;
    const one = this.all.get(id);
    if (!one) for (const listener of this.listeners) listener.unmatched?.(id, step);
    return one ?? null;
  }

  #grant(step: Step): void {
    const one = this.#named(step);
    if (!one) return;
    const filter = filterOf(objectAt(step.params, 'notifications'));
    for (const listener of this.listeners) listener.granted?.(one, filter, step);
    one.granted ??= { at: step.ref, filter };
  }

  #bring(step: Step): void {
    const one = this.#named(step);
    const member = BRINGS.get(step.method ?? '');
    if (!one || member === undefined) return;
    for (const listener of this.listeners) listener.brought?.(one, member, step);
    if (!one.granted) one.early ??= step.ref;
  }

  #close(step: Step): void {
    const one = step.call && this.all.get(step.call.id);
    if (!one || one.call !== step.call || step.again) return;
    one.closed = step.ref;
    for (const listener of this.listeners) listener.closed?.(one, step);
  }
}

function begins({ kind, from, id, method }: Step): boolean {
  if (kind !== 'request' || from === 'server') return false;
  return method === 'server/discover' || id === 0 || id === 1 || id === '0' || id === '1';
}

const followers = new WeakMap<SessionView, Follower>();

/** Hears of the subscriptions of a session. The one that comes first follows them for all. */
export function observeSubscriptions(session: SessionView, listeners: SubscriptionListener): Observer {
  const known = followers.get(session);
  const follower = known ?? new Follower();
  follower.listeners.push(listeners);
  followers.set(session, follower);
  return known ? {} : follower.observer();
}

/** What is known of the subscriptions so far. */
export interface Known {
  readonly all: ReadonlyMap<JsonValue, Subscription>;
  readonly last: Subscription | null;
  /** True when the text seems to show all there were. */
  readonly whole: boolean;
}

/** All subscriptions so far. */
export function subscriptionsOf(session: SessionView): Known {
  const follower = followers.get(session);
  return {
    all: follower?.all ?? new Map(),
    last: follower?.last ?? null,
    whole: follower?.fromStart === true || session.whole,
  };
}
