/** `Event`, `CustomEvent` and `EventTarget` of the DOM Standard, for targets without parents. */
import { isObject, need, optionsOf, textOf } from './convert.ts';
import { reportError } from './report-error.ts';
import { signalStates } from './signal-state.ts';

/** What the event has beside its attributes. */
interface EventState {
  type: string;
  target: EventTarget | null;
  current: EventTarget | null;
  phase: number;
  bubbles: boolean;
  cancelable: boolean;
  readonly composed: boolean;
  canceled: boolean;
  stopped: boolean;
  stoppedAtOnce: boolean;
  dispatching: boolean;
  passive: boolean;
}

const states = new WeakMap<object, EventState>();
const { now } = performance;

function stateOf(event: object): EventState {
  const state = states.get(event);
  if (!state) throw new TypeError('Illegal invocation');
  return state;
}

/** An event, with a type and without data. */
export class Event {
  readonly #timeStamp = Reflect.apply(now, performance, []);

  constructor(type: unknown, init?: unknown) {
    need(arguments.length, 1, 'Event');
    const { bubbles, cancelable, composed } = optionsOf(init);
    states.set(this, {
      type: textOf(type),
      target: null,
      current: null,
      phase: 0,
      bubbles: Boolean(bubbles),
      cancelable: Boolean(cancelable),
      composed: Boolean(composed),
      canceled: false,
      stopped: false,
      stoppedAtOnce: false,
      dispatching: false,
      passive: false,
    });
  }

  get type(): string {
    return stateOf(this).type;
  }

  get target(): EventTarget | null {
    return stateOf(this).target;
  }

  get srcElement(): EventTarget | null {
    return stateOf(this).target;
  }

  get currentTarget(): EventTarget | null {
    return stateOf(this).current;
  }

  get eventPhase(): number {
    return stateOf(this).phase;
  }

  get bubbles(): boolean {
    return stateOf(this).bubbles;
  }

  get cancelable(): boolean {
    return stateOf(this).cancelable;
  }

  get composed(): boolean {
    return stateOf(this).composed;
  }

  get defaultPrevented(): boolean {
    return stateOf(this).canceled;
  }

  get returnValue(): boolean {
    return !stateOf(this).canceled;
  }

  set returnValue(value: unknown) {
    if (!value) this.preventDefault();
  }

  get cancelBubble(): boolean {
    return stateOf(this).stopped;
  }

  set cancelBubble(value: unknown) {
    if (value) this.stopPropagation();
  }

  get isTrusted(): boolean {
    return false;
  }

  get timeStamp(): number {
    return this.#timeStamp;
  }

  composedPath(): EventTarget[] {
    const { current } = stateOf(this);
    return current ? [current] : [];
  }

  stopPropagation(): void {
    stateOf(this).stopped = true;
  }

  stopImmediatePropagation(): void {
    Object.assign(stateOf(this), { stopped: true, stoppedAtOnce: true });
  }

  preventDefault(): void {
    const state = stateOf(this);
    if (state.cancelable && !state.passive) state.canceled = true;
  }

  initEvent(type: unknown, bubbles?: unknown, cancelable?: unknown): void {
    const state = stateOf(this);
    if (state.dispatching) return;
    Object.assign(state, { type: textOf(type), bubbles: Boolean(bubbles), cancelable: Boolean(cancelable) });
    Object.assign(state, { stopped: false, stoppedAtOnce: false, canceled: false, target: null });
  }
}
for (const [value, name] of ['NONE', 'CAPTURING_PHASE', 'AT_TARGET', 'BUBBLING_PHASE'].entries())
  for (const place of [Event, Event.prototype]) Object.defineProperty(place, name, { value, enumerable: true });

/** An event with a `detail`. */
export class CustomEvent extends Event {
  readonly #detail: unknown;

  constructor(type: unknown, init?: unknown) {
    need(arguments.length, 1, 'CustomEvent');
    super(type, init);
    const { detail } = optionsOf(init);
    this.#detail = detail === undefined ? null : detail;
  }

  get detail(): unknown {
    return this.#detail;
  }
}

interface Listener {
  readonly callback: object;
  readonly capture: boolean;
  readonly once: boolean;
  readonly passive: boolean;
  removed: boolean;
}

/** Calls the listeners of a type. Their exceptions are reported by a timer, and do not stop the others. */
export class EventTarget {
  readonly #listeners = new Map<string, Listener[]>();

  addEventListener(name: unknown, callback: unknown, options?: unknown): void {
    need(arguments.length, 2, 'addEventListener');
    const type = textOf(name);
    const { capture, once, passive, signal } = isObject(options) ? options : { capture: options };
    const state = signal === undefined ? undefined : isObject(signal) ? signalStates.get(signal) : null;
    if (state === null || (signal !== undefined && !state)) throw new TypeError('The signal must be an AbortSignal.');
    checkCallback(callback);
    if (state?.aborted || !isObject(callback)) return;
    const all = this.#listeners.get(type) ?? [];
    const phase = Boolean(capture);
    if (all.some((one) => one.callback === callback && one.capture === phase)) return;
    const added = { callback, capture: phase, once: Boolean(once), passive: Boolean(passive), removed: false };
    this.#listeners.set(type, [...all, added]);
    state?.steps.add(() => this.#remove(type, added));
  }

  removeEventListener(name: unknown, callback: unknown, options?: unknown): void {
    need(arguments.length, 2, 'removeEventListener');
    checkCallback(callback);
    const capture = Boolean(isObject(options) ? options['capture'] : options);
    const type = textOf(name);
    const found = this.#listeners.get(type)?.find((one) => one.callback === callback && one.capture === capture);
    if (found) this.#remove(type, found);
  }

  #remove(type: string, listener: Listener): void {
    listener.removed = true;
    this.#listeners.set(type, this.#listeners.get(type)?.filter((one) => one !== listener) ?? []);
  }

  dispatchEvent(event: unknown): boolean {
    need(arguments.length, 1, 'dispatchEvent');
    const state = isObject(event) ? states.get(event) : undefined;
    if (!isObject(event) || !state) throw new TypeError('The argument must be an Event.');
    if (state.dispatching) throw new DOMException('The event is already being dispatched.', 'InvalidStateError');
    Object.assign(state, { dispatching: true, target: this, current: this, phase: 2 });
    for (const capture of [true, false]) if (!state.stopped) this.#invoke(event, state, capture);
    Object.assign(state, { dispatching: false, current: null, phase: 0, stopped: false, stoppedAtOnce: false });
    return !state.canceled;
  }

  #invoke(event: object, state: EventState, capture: boolean): void {
    for (const listener of this.#listeners.get(state.type) ?? []) {
      if (listener.removed || listener.capture !== capture) continue;
      if (listener.once) this.#remove(state.type, listener);
      state.passive = listener.passive;
      try {
        call(listener.callback, this, event);
      } catch (error) {
        reportError(error);
      }
      state.passive = false;
      if (state.stoppedAtOnce) return;
    }
  }
}

function checkCallback(callback: unknown): void {
  if (callback !== null && callback !== undefined && !isObject(callback))
    throw new TypeError('A listener must be a function or an object with handleEvent.');
}

function call(callback: object, target: EventTarget, event: object): void {
  if (typeof callback === 'function') {
    Reflect.apply(callback, target, [event]);
    return;
  }
  const handle: unknown = Reflect.get(callback, 'handleEvent');
  if (typeof handle !== 'function') throw new TypeError('The listener has no function handleEvent.');
  Reflect.apply(handle, callback, [event]);
}
