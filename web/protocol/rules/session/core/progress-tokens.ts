/** The progress tokens that requests gave, as they are heard. */
import type { Sender } from '../../../types.ts';
import type { Call, Ref, Step } from '../define.ts';
import { twin } from './reading.ts';

/** What a request may give as its token. */
export type Token = string | number;

/** What a side told last under a token. */
interface Told {
  readonly from: Sender;
  readonly value: number;
  readonly at: Ref;
}

const NOBODY: readonly Call[] = [];
const NOTHING: readonly Told[] = [];

/** What is known of one token: a log has thousands, so it is one object for all of it. */
class Track {
  /** Of each side the last request that gave it. */
  client: Call | null = null;
  server: Call | null = null;
  unknown: Call | null = null;
  /** Requests that gave it and waited when the last one did; nearly always one. */
  waiting: Call | readonly Call[] | null = null;
  /** Sides whose progress may be about several of them. */
  shared: readonly Sender[] | null = null;
  /** Of each side that tells of it the last progress; nearly always of one. */
  told: Told | readonly Told[] | null = null;
}

const SIDES: readonly Sender[] = ['client', 'server', 'unknown'];

/** Feed it the requests, and what they told of themselves. `side` is who sent a request, null for anybody. */
export class ProgressTokens {
  readonly #tracks = new Map<Token, Track>();
  /** Of each side the last request with a token, and the last one without. */
  readonly #lastWith: Record<Sender, Call | null> = { client: null, server: null, unknown: null };
  readonly #lastBare: Record<Sender, Call | null> = { client: null, server: null, unknown: null };
  readonly #dropped = new Set<Call>();

  /** Takes note of a request that gives no token. */
  without({ call, from }: Step): void {
    if (call) this.#lastBare[from] = call;
  }

  /** The request was given up. */
  drop(call: Call): void {
    this.#dropped.add(call);
  }

  /** Takes note of a request that gives a token; the request of the same side that gave it before, if that still waits. */
  give(token: Token, { call, from }: Step): Call | null {
    let track = this.#tracks.get(token);
    if (!track) {
      if (!call) return null;
      this.#tracks.set(token, (track = new Track()));
    }
    this.#forget(track, from);
    const others = this.#stillWaiting(track.waiting);
    if (others.length > 0 || track.shared) {
      const about = (side: Sender): boolean => others.some((one) => side === 'unknown' || one.from !== side);
      track.shared = SIDES.filter((side) =>
        side !== from || side === 'unknown' ? about(side) : (track.shared?.includes(side) ?? false),
      );
    }
    if (!call) return null;
    const before = track[from];
    this.#lastWith[from] = call;
    track[from] = call;
    track.waiting = others.length === 0 ? call : [...others, call];
    return before && this.#waits(before) ? before : null;
  }

  /** Whether progress that `from` tells under a token may be about several requests. */
  shared(token: Token, from: Sender): boolean {
    return this.#tracks.get(token)?.shared?.includes(from) ?? false;
  }

  /** The last request of that side, or of one nobody knows, that gave this token. */
  of(token: Token, side: Sender | null): Call | null {
    const track = this.#tracks.get(token);
    if (!track) return null;
    for (const from of sidesOf(side)) {
      const call = track[from];
      if (call) return call;
    }
    return null;
  }

  /** Takes note of what a side tells; what it told of the same request before, or null. */
  tell(token: Token, from: Sender, value: number, at: Ref): Told | null {
    let track = this.#tracks.get(token);
    if (!track) this.#tracks.set(token, (track = new Track()));
    const all = listOf(track.told);
    const before = all.find((one) => one.from === from) ?? null;
    const now = { from, value, at };
    track.told = all.length === (before ? 1 : 0) ? now : [...all.filter((one) => one !== before), now];
    return before;
  }

  /** A request that waits and gave the same token as another JSON value: 1 for "1". */
  near(token: Token, side: Sender | null): { call: Call; token: Token } | null {
    const other = twin(token);
    const call = other === null ? null : this.of(other, side);
    return call && other !== null && call.answer === null ? { call, token: other } : null;
  }

  /** The last request without a token, while it waits. */
  bare(side: Sender | null): Call | null {
    return waiting(this.#lastBare, side);
  }

  /** True while the last request with a token waits. */
  active(side: Sender | null): boolean {
    return waiting(this.#lastWith, side) !== null;
  }

  /** A new request begins anew: what the other side told under its token was about an older one. */
  #forget(track: Track, asker: Sender): void {
    if (track.told === null) return;
    const left = listOf(track.told).filter(({ from }) => from === asker && from !== 'unknown');
    track.told = left.length === 0 ? null : left;
  }

  #waits(call: Call): boolean {
    return !call.answer && !this.#dropped.has(call);
  }

  #stillWaiting(before: Call | readonly Call[] | null): readonly Call[] {
    if (before === null) return NOBODY;
    if (!('length' in before)) return this.#waits(before) ? [before] : NOBODY;
    return before.filter((one) => this.#waits(one));
  }
}

function listOf(told: Told | readonly Told[] | null): readonly Told[] {
  if (told === null) return NOTHING;
  return 'length' in told ? told : [told];
}

function sidesOf(side: Sender | null): readonly Sender[] {
  return side === null || side === 'unknown' ? SIDES : [side, 'unknown'];
}

function waiting(last: Readonly<Record<Sender, Call | null>>, side: Sender | null): Call | null {
  for (const from of sidesOf(side)) {
    const call = last[from];
    if (call?.answer === null) return call;
  }
  return null;
}
