/** The complete lists of a session, combined from their pages. Rules share one tracker per session. */
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { get, isObject } from '../../../json/object.ts';
import type { Call, Ref } from '../../../session/call.ts';
import type { Observer, SessionView, Step } from '../define.ts';
import { onEach } from './shared.ts';

/** A list returned by a method: the member with its items, what names them, and the notification of its changes. */
export interface ListKind {
  readonly member: string;
  readonly key: 'name' | 'uri';
  /** The term for one item. */
  readonly thing: string;
  /** The capability whose `listChanged` promises the notification, e.g. `tools`. */
  readonly feature: string;
  readonly side: 'client' | 'server';
}

/** By method. */
export const LISTS: Readonly<Record<string, ListKind>> = {
  'tools/list': { member: 'tools', key: 'name', thing: 'tool', feature: 'tools', side: 'server' },
  'prompts/list': { member: 'prompts', key: 'name', thing: 'prompt', feature: 'prompts', side: 'server' },
  'resources/list': { member: 'resources', key: 'uri', thing: 'resource', feature: 'resources', side: 'server' },
  'roots/list': { member: 'roots', key: 'uri', thing: 'root', feature: 'roots', side: 'client' },
};

const LISTED = Object.keys(LISTS);

/** A complete list. */
export interface Shown {
  /** The response with its last page. */
  readonly at: Ref;
  /** The request for its first page. */
  readonly requestedBy: Ref;
  /** In the order of the list. */
  readonly names: readonly string[];
  readonly known: ReadonlySet<string>;
  /** For prompts: their arguments by name, and whether each is required. */
  readonly arguments: ReadonlyMap<string, ReadonlyMap<string, boolean>>;
}

interface Growing {
  requestedBy: Ref;
  next: string | null;
  names: string[];
  arguments: Map<string, ReadonlyMap<string, boolean>>;
}

/** Observes the lists of one session. */
export class Lists {
  /** The handlers that a rule about lists must register; observing the same message twice is harmless. */
  readonly observer: Observer;
  readonly #cursors = new Map<Call, string>();
  readonly #growing = new Map<string, Growing>();
  readonly #shown = new Map<string, Shown>();
  readonly #stale = new Set<string>();
  #last: Ref | null = null;

  constructor() {
    const methods = Object.keys(LISTS);
    this.observer = {
      ...onEach('request', methods, (step) => this.observe(step)),
      ...onEach('answer', methods, (step) => this.observe(step)),
      ...onEach('notification', methods.map(announcementOf), (step) => this.observe(step)),
    };
  }

  /** The newest complete list, unless a change was announced since then. */
  fresh(method: string): Shown | null {
    return this.#stale.has(method) ? null : this.newest(method);
  }

  /** The newest complete list. */
  newest(method: string): Shown | null {
    return this.#shown.get(method) ?? null;
  }

  /** The newest complete list, if it lacks this name; null if it has the name, or if no list is known. */
  lacking(method: string, name: string): Shown | null {
    const shown = this.fresh(method);
    return shown && !shown.known.has(name) ? shown : null;
  }

  /** Observes a message. */
  observe(step: Step): void {
    const { ref, kind, method, call } = step;
    if (this.#last?.entry === ref.entry && this.#last.item === ref.item) return;
    this.#last = ref;
    if (method === null) return;
    if (kind === 'notification') {
      const list = LISTED.find((one) => announcementOf(one) === method);
      if (list !== undefined) this.#stale.add(list);
    } else if (kind === 'request' && call) {
      const cursor = get(step.params, 'cursor');
      if (typeof cursor === 'string') this.#cursors.set(call, cursor);
    } else if (call && !step.again) {
      const cursor = this.#cursors.get(call);
      this.#cursors.delete(call);
      if (kind === 'response') this.#page(step, call, method, cursor);
    }
  }

  #page(step: Step, call: Call, method: string, cursor: string | undefined): void {
    const kind = LISTS[method];
    const items = kind && get(step.result, kind.member);
    let growing = this.#growing.get(method);
    if (cursor !== undefined && growing?.next !== cursor) return;
    if (!kind || !Array.isArray(items) || step.altered) {
      this.#growing.delete(method);
      this.#shown.delete(method);
      return;
    }
    if (cursor === undefined || !growing) {
      growing = { requestedBy: call.ref, next: null, names: [], arguments: new Map() };
      this.#growing.set(method, growing);
    }
    for (const item of items) addTo(growing, item, kind);
    const next = get(step.result, 'nextCursor');
    growing.next = typeof next === 'string' ? next : null;
    if (next !== undefined && next !== null) return;
    this.#growing.delete(method);
    this.#stale.delete(method);
    const { requestedBy, names, arguments: of } = growing;
    this.#shown.set(method, { at: step.ref, requestedBy, names, known: new Set(names), arguments: of });
  }
}

/** The notification of changes of a list. */
export function announcementOf(method: string): string {
  return `notifications/${LISTS[method]?.feature ?? ''}/list_changed`;
}

function addTo(growing: Growing, item: JsonValue, { key, thing }: ListKind): void {
  const name = isObject(item) ? get(item, key) : undefined;
  if (!isObject(item) || typeof name !== 'string') return;
  growing.names.push(name);
  if (thing === 'prompt') growing.arguments.set(name, argumentsOf(item));
}

function argumentsOf(prompt: JsonObject): ReadonlyMap<string, boolean> {
  const list = get(prompt, 'arguments');
  const of = new Map<string, boolean>();
  for (const one of Array.isArray(list) ? list : []) {
    const name = isObject(one) ? get(one, 'name') : undefined;
    if (isObject(one) && typeof name === 'string') of.set(name, get(one, 'required') === true);
  }
  return of;
}

const trackers = new WeakMap<SessionView, Lists>();

/** The tracker of a session. */
export function listsOf(session: SessionView): Lists {
  let lists = trackers.get(session);
  if (!lists) trackers.set(session, (lists = new Lists()));
  return lists;
}
