/** Pending requests and those with a log level: the basis for the log messages of a server without a handshake. */
import { get } from '../../../json/object.ts';
import type { Call, Ref } from '../../../session/call.ts';
import type { Observer, SessionView, Step } from '../define.ts';
import { LOG_LEVEL } from '../../keys.ts';

/** Observes the requests of one session. */
export class OpenRequests {
  readonly observer: Observer;
  /** Pending requests with a log level, and its index in the order of levels; -1 for an unknown level. */
  readonly pending = new Map<Call, number>();
  /** Pending requests without a log level. */
  readonly silent = new Set<Call>();
  /** The response to the last request with a log level, and to the last one without. */
  done: { readonly pending: Ref | null; readonly silent: Ref | null } = { pending: null, silent: null };
  /** True after a response whose request is not in the text: there may be more of them. */
  unseen = false;
  readonly #levels: readonly string[];

  constructor(levels: readonly string[]) {
    this.#levels = levels;
    this.observer = { request: (step) => this.request(step), answer: (step) => this.answer(step) };
  }

  /** Observes a request. */
  request({ call, from, meta, altered }: Step): void {
    if (!call || from === 'server') return;
    const level = get(meta, LOG_LEVEL);
    if (level !== undefined) this.pending.set(call, typeof level === 'string' ? this.#levels.indexOf(level) : -1);
    else if (altered) this.unseen = true;
    else this.silent.add(call);
  }

  /** Observes a response. */
  answer({ call, ref }: Step): void {
    if (!call) this.unseen = true;
    else if (this.pending.delete(call)) this.done = { ...this.done, pending: ref };
    else if (this.silent.delete(call)) this.done = { ...this.done, silent: ref };
  }
}

/** A separate tracker for each rule, because two rules observe the same messages. */
export function openRequests(session: SessionView): OpenRequests {
  return new OpenRequests(session.model.logLevels);
}
