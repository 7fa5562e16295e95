/** Which requests are open, and which of them asked for log messages: what a server without a handshake goes by. */
import { get } from '../../../json/object.ts';
import type { Call, Ref } from '../../../session/call.ts';
import type { Observer, SessionView, Step } from '../define.ts';
import { LOG_LEVEL } from '../../keys.ts';

/** Hears the requests of one session. */
export class OpenRequests {
  readonly observer: Observer;
  /** Open requests that asked, with the place of their level in the order of levels; below all of them where it is none. */
  readonly asking = new Map<Call, number>();
  /** Open requests that did not. */
  readonly silent = new Set<Call>();
  /** The answer to the last request that asked, and to the last that did not. */
  done: { readonly asking: Ref | null; readonly silent: Ref | null } = { asking: null, silent: null };
  /** True once an answer came whose request the text does not show: there may be more of them. */
  unseen = false;
  readonly #levels: readonly string[];

  constructor(levels: readonly string[]) {
    this.#levels = levels;
    this.observer = { request: (step) => this.request(step), answer: (step) => this.answer(step) };
  }

  /** Hears of a request. */
  request({ call, from, meta, altered }: Step): void {
    if (!call || from === 'server') return;
    const level = get(meta, LOG_LEVEL);
    if (level !== undefined) this.asking.set(call, typeof level === 'string' ? this.#levels.indexOf(level) : -1);
    else if (altered) this.unseen = true;
    else this.silent.add(call);
  }

  /** Hears of an answer. */
  answer({ call, ref }: Step): void {
    if (!call) this.unseen = true;
    else if (this.asking.delete(call)) this.done = { ...this.done, asking: ref };
    else if (this.silent.delete(call)) this.done = { ...this.done, silent: ref };
  }
}

/** A tracker of its own, since two rules hear the same messages. */
export function openRequests(session: SessionView): OpenRequests {
  return new OpenRequests(session.model.logLevels);
}
