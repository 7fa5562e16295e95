/**
 * The subscriptions of a session: what each requested, was granted and delivered. The rules about them share one tracker per
 * session.
 */
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { get, objectAt } from '../../../json/object.ts';
import type { Call, Ref } from '../../../session/call.ts';
import type { Observer, SessionView, Step } from '../define.ts';
import { SUBSCRIPTION } from '../../keys.ts';

/** Notifications that are sent on subscriptions, with the filter member that requests them. */
export const BRINGS: ReadonlyMap<string, string> = new Map([
  ['notifications/tools/list_changed', 'toolsListChanged'],
  ['notifications/prompts/list_changed', 'promptsListChanged'],
  ['notifications/resources/list_changed', 'resourcesListChanged'],
  ['notifications/resources/updated', 'resourceSubscriptions'],
  ['notifications/tasks', 'taskIds'],
]);

/** The request of a filter: by member, true or the strings of its list. */
export type Filter = ReadonlyMap<string, true | ReadonlySet<string>>;

/** One subscription. */
export interface Subscription {
  readonly call: Call;
  readonly at: Ref;
  readonly filter: Filter;
  /** The first message on it before it was acknowledged. */
  early: Ref | null;
  granted: { readonly at: Ref; readonly filter: Filter } | null;
  /** The result that ended it. */
  closed: Ref | null;
}

/** The callbacks of a rule about subscriptions. */
export interface SubscriptionListener {
  opened?(one: Subscription, step: Step): void;
  /** It is acknowledged; it still has its previous state. */
  granted?(one: Subscription, filter: Filter, step: Step): void;
  /** It delivers a notification. */
  brought?(one: Subscription, member: string, step: Step): void;
  /** A notification names a subscription that is not in the text. */
  unmatched?(id: JsonValue, step: Step): void;
  /** A result ends it; `closed` is already set. */
  closed?(one: Subscription, step: Step): void;
  end?(all: Iterable<Subscription>): void;
}

/** The maximum number of stored subscriptions. */
const MANY = 2000;

/** The request of a filter. */
export function filterOf(filter: JsonObject): Filter {
  const requests = new Map<string, true | ReadonlySet<string>>();
  for (const member of BRINGS.values()) {
    const value = get(filter, member);
    if (value === true) requests.set(member, true);
    else if (Array.isArray(value) && value.length > 0) {
      requests.set(member, new Set(value.filter((one) => typeof one === 'string')));
    }
  }
  return requests;
}

class Follower {
  readonly listeners: SubscriptionListener[] = [];
  /** By id: `1` and `"1"` are different ids. */
  readonly all = new Map<JsonValue, Subscription>();
  last: Subscription | null = null;
  /** Subscriptions whose id a later one reused. */
  readonly #before = new Map<Subscription, Subscription>();
  /** True if the text seems to show the session from its first message: it begins with the first id that clients use. */
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

  /** A rejected subscription does not affect the earlier one with its id. */
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

/** Observes the subscriptions of a session. The first observer creates the shared tracker. */
export function observeSubscriptions(session: SessionView, listeners: SubscriptionListener): Observer {
  session.shares(followers);
  const follower = followers.get(session) ?? new Follower();
  followers.set(session, follower);
  const isFirst = follower.listeners.push(listeners) === 1;
  return isFirst ? follower.observer() : {};
}

/** The state of the subscriptions so far. */
export interface Known {
  readonly all: ReadonlyMap<JsonValue, Subscription>;
  readonly last: Subscription | null;
  /** True if the text seems to show all subscriptions. */
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
