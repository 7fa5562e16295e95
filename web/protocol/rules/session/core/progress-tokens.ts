/** The progress tokens that requests gave, as they are heard. */
import type { Call, Step } from '../define.ts';
import { twin } from './reading.ts';

/** What a request may give as its token. */
export type Token = string | number;

type Side = 'client' | 'server' | 'unknown';

/** Feed it the requests; `side` is who sent them, null for anybody. */
export class ProgressTokens {
  readonly #given = new Map<Side, Map<Token, Call>>();
  /** Of each side the last request with a token, and the last one without. */
  readonly #lastWith = new Map<Side, Call>();
  readonly #lastBare = new Map<Side, Call>();

  /** Takes note of a request that gives no token. */
  without({ call, from }: Step): void {
    if (call) this.#lastBare.set(from, call);
  }

  /** Takes note of a request that gives a token; the request of the same side that gave it before, or null. */
  give(token: Token, { call, from }: Step): Call | null {
    if (!call) return null;
    this.#lastWith.set(from, call);
    const given = this.#given.get(from);
    const before = given?.get(token) ?? null;
    if (given) given.set(token, call);
    else this.#given.set(from, new Map([[token, call]]));
    return before;
  }

  /** The last request of that side, or of one nobody knows, that gave this token. */
  of(token: Token, side: Side | null): Call | null {
    for (const from of sidesOf(side)) {
      const call = this.#given.get(from)?.get(token);
      if (call) return call;
    }
    return null;
  }

  /** A request that waits and gave the same token as another JSON value: 1 for "1". */
  near(token: Token, side: Side | null): { call: Call; token: Token } | null {
    const other = twin(token);
    const call = other === null ? null : this.of(other, side);
    return call && other !== null && call.answer === null ? { call, token: other } : null;
  }

  /** The last request without a token, while it waits. */
  bare(side: Side | null): Call | null {
    return waiting(this.#lastBare, side);
  }

  /** True while the last request with a token waits. */
  active(side: Side | null): boolean {
    return waiting(this.#lastWith, side) !== null;
  }
}

function sidesOf(side: Side | null): readonly Side[] {
  return side === null || side === 'unknown' ? ['client', 'server', 'unknown'] : [side, 'unknown'];
}

function waiting(last: ReadonlyMap<Side, Call>, side: Side | null): Call | null {
  for (const from of sidesOf(side)) {
    const call = last.get(from);
    if (call?.answer === null) return call;
  }
  return null;
}
