/** `AbortController` and `AbortSignal` of the DOM Standard. */
import { isObject, listIn, need } from './convert.ts';
import { Event, EventTarget } from './events.ts';
import { signalStates, type SignalState } from './signal-state.ts';

const wait = setTimeout;
/** Passed to the constructor of signals by this file alone. */
const OWN = Symbol('own');

function stateOf(signal: object): SignalState {
  const state = signalStates.get(signal);
  if (!state) throw new TypeError('Illegal invocation');
  return state;
}

/** Reports that something was aborted; made by its static methods and by controllers. */
export class AbortSignal extends EventTarget {
  #handler: object | null = null;
  #listening = false;

  constructor(own?: unknown) {
    if (own !== OWN) throw new TypeError('Illegal constructor');
    super();
    const state = { aborted: false, reason: undefined, steps: new Set<never>(), dependents: new Set<never>() };
    signalStates.set(this, { ...state, sources: null });
  }

  static abort(reason?: unknown): AbortSignal {
    const signal = new AbortSignal(OWN);
    Object.assign(stateOf(signal), { aborted: true, reason: reason === undefined ? abortError() : reason });
    return signal;
  }

  static timeout(milliseconds: unknown): AbortSignal {
    need(arguments.length, 1, 'timeout');
    const time = Math.trunc(Number(milliseconds));
    if (!(time >= 0 && time <= Number.MAX_SAFE_INTEGER)) throw new TypeError('The time must be a positive number.');
    const signal = new AbortSignal(OWN);
    wait(() => abort(signal, new DOMException('The operation was aborted due to timeout', 'TimeoutError')), time);
    return signal;
  }

  static any(signals: unknown): AbortSignal {
    need(arguments.length, 1, 'any');
    const all = listIn(signals).map((one) => {
      if (!isObject(one) || !signalStates.has(one)) throw new TypeError('Each member must be an AbortSignal.');
      return one;
    });
    const signal = new AbortSignal(OWN);
    const state = stateOf(signal);
    const aborted = all.find((one) => stateOf(one).aborted);
    if (aborted) Object.assign(state, { aborted: true, reason: stateOf(aborted).reason });
    else {
      state.sources = new Set(all.flatMap((one) => [...(stateOf(one).sources ?? [one])]));
      for (const one of state.sources) stateOf(one).dependents.add(signal);
    }
    return signal;
  }

  get aborted(): boolean {
    return stateOf(this).aborted;
  }

  get reason(): unknown {
    return stateOf(this).reason;
  }

  throwIfAborted(): void {
    const { aborted, reason } = stateOf(this);
    if (aborted) throw reason;
  }

  get onabort(): object | null {
    return this.#handler;
  }

  set onabort(value: unknown) {
    this.#handler = isObject(value) ? value : null;
    if (this.#listening || !this.#handler) return;
    this.#listening = true;
    this.addEventListener('abort', (event: unknown) => {
      if (typeof this.#handler === 'function') Reflect.apply(this.#handler, this, [event]);
    });
  }
}

function abortError(): DOMException {
  return new DOMException('This operation was aborted', 'AbortError');
}

function abort(signal: AbortSignal, reason: unknown): void {
  const state = stateOf(signal);
  if (state.aborted) return;
  const why = reason === undefined ? abortError() : reason;
  Object.assign(state, { aborted: true, reason: why });
  const dependents = [...state.dependents].filter((one) => !stateOf(one).aborted);
  for (const one of dependents) Object.assign(stateOf(one), { aborted: true, reason: why });
  for (const one of [signal, ...dependents]) {
    const { steps } = stateOf(one);
    for (const step of steps) step();
    steps.clear();
    if (one instanceof AbortSignal) one.dispatchEvent(new Event('abort'));
  }
}

/** Has a signal, and aborts it. */
export class AbortController {
  readonly #signal = new AbortSignal(OWN);

  get signal(): AbortSignal {
    return this.#signal;
  }

  abort(reason?: unknown): void {
    abort(this.#signal, reason);
  }
}
