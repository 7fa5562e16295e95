/** Progress tokens that several waiting requests gave: of which of them progress tells nobody knows. */
import type { Sender } from '../../../types.ts';
import type { Call } from '../define.ts';

type Token = string | number;

/** Feed it the requests with tokens, in order. */
export class SharedTokens {
  /** By the side that would tell of it, who waits under a token; nearly always one. */
  readonly #waiting: Record<Sender, Map<Token, Call | readonly Call[]>> = {
    client: new Map(),
    server: new Map(),
    unknown: new Map(),
  };
  readonly #shared: Record<Sender, Set<Token>> = { client: new Set(), server: new Set(), unknown: new Set() };
  readonly #dropped = new Set<Call>();

  /** The request was given up. */
  drop(call: Call): void {
    this.#dropped.add(call);
  }

  /** Whether a request still waits for its answer. */
  waits(call: Call): boolean {
    return !call.answer && !this.#dropped.has(call);
  }

  /** A request of `from` gives a token. */
  give(token: Token, from: Sender, call: Call | null): void {
    this.#note('unknown', token, call);
    if (from !== 'client') this.#note('client', token, call);
    if (from !== 'server') this.#note('server', token, call);
  }

  /** Whether progress that `from` tells under a token may be about several requests. */
  has(token: Token, from: Sender): boolean {
    return this.#shared[from].has(token);
  }

  #note(side: Sender, token: Token, call: Call | null): void {
    const waiting = this.#waiting[side];
    const before = waiting.get(token);
    const others = before === undefined ? NOBODY : this.#stillWaiting(before);
    const shared = this.#shared[side];
    if (others.length > 0) shared.add(token);
    else if (shared.size > 0) shared.delete(token);
    if (call) waiting.set(token, others.length === 0 ? call : [...others, call]);
  }

  #stillWaiting(before: Call | readonly Call[]): readonly Call[] {
    if (!('length' in before)) return this.waits(before) ? [before] : NOBODY;
    return before.filter((one) => this.waits(one));
  }
}

const NOBODY: readonly Call[] = [];
