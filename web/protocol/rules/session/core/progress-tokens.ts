/** The progress tokens of requests, collected as messages are observed. */
import { ById } from '../../../session/numbers.ts';
import type { Sender } from '../../../types.ts';
import type { Call, Ref } from '../../../session/call.ts';
import type { Step } from '../define.ts';
import { otherType } from './reading.ts';

/** A value that a request may have as its token. */
export type Token = string | number;

/** The last progress that a side reported under a token. */
interface ProgressValue {
  readonly from: Sender;
  readonly value: number;
  readonly at: Ref;
}

const NO_CALLS: readonly Call[] = [];

/** What few tokens have: several requests gave it at the same time, or several sides did, or an item of a batch reported it. */
interface Rare {
  /** Sides whose progress may be about several of its requests. */
  shared: readonly Sender[] | null;
  /** Requests that gave it and waited when the last one did, where that was not just this last one. */
  waiting: readonly Call[] | null;
  /** Its last requests of sides other than that of `Track.#call`. */
  calls: readonly Call[];
  /** The last values of sides other than the first one. */
  values: readonly ProgressValue[];
  /** Of the last progress the item. */
  item: number | null;
}

/**
 * What is known of one token: a log has hundreds of thousands, so it is one object for all of it, with what most of them need, since each
 * member is moved twice before it stays.
 */
class Track {
  /** The first request that gave it, or the last one of the same side. */
  #call: Call | null = null;
  /** The last progress of the side that reported first: `ProgressValue`, spread out. */
  #from: Sender | null = null;
  #value = 0;
  #entry = 0;
  #rare: Rare | null = null;

  get shared(): readonly Sender[] | null {
    return this.#rare?.shared ?? null;
  }

  set shared(sides: readonly Sender[]) {
    this.#rarely().shared = sides;
  }

  /** Requests with this token that were pending when the last one was sent; nearly always one. */
  get waiting(): Call | readonly Call[] | null {
    return this.#rare?.waiting ?? this.#call;
  }

  /** The last request of a side with this token. */
  of(from: Sender): Call | null {
    if (this.#call === null || this.#call.from === from) return this.#call;
    return this.#rare?.calls.find((one) => one.from === from) ?? null;
  }

  /** Takes note of a request that gave it; `others` did before and still wait. */
  give(call: Call, others: readonly Call[]): void {
    const own = this.#call === null || this.#call.from === call.from;
    if (own) this.#call = call;
    else {
      const rare = this.#rarely();
      rare.calls = [...rare.calls.filter((one) => one.from !== call.from), call];
    }
    if (!own || others.length > 0) this.#rarely().waiting = [...others, call];
    else if (this.#rare) this.#rare.waiting = null;
  }

  /** The last value that a side reported. */
  lastValue(from: Sender): ProgressValue | null {
    if (this.#from !== from) return this.#rare?.values.find((one) => one.from === from) ?? null;
    return { from, value: this.#value, at: { entry: this.#entry, item: this.#rare?.item ?? null } };
  }

  record(from: Sender, value: number, { entry, item }: Ref): void {
    if (this.#from !== null && this.#from !== from) {
      const rare = this.#rarely();
      rare.values = [...rare.values.filter((one) => one.from !== from), { from, value, at: { entry, item } }];
      return;
    }
    this.#from = from;
    this.#value = value;
    this.#entry = entry;
    if (item !== null) this.#rarely().item = item;
    else if (this.#rare) this.#rare.item = null;
  }

  /** Forgets the values of all sides but one; all of them for null. */
  forget(but: Sender | null): void {
    if (this.#from !== but) this.#from = null;
    if (this.#rare) this.#rare.values = this.#rare.values.filter((one) => one.from === but);
  }

  #rarely(): Rare {
    return (this.#rare ??= { shared: null, waiting: null, calls: [], values: [], item: null });
  }
}

const SIDES: readonly Sender[] = ['client', 'server', 'unknown'];

/** Feed it the requests and their progress. `side` is the sender of a request, null for either side. */
export class ProgressTokens {
  readonly #tracks = new ById<Track>();
  /** By side, the last request with a token, and the last one without. */
  readonly #lastWith: Record<Sender, Call | null> = { client: null, server: null, unknown: null };
  readonly #lastBare: Record<Sender, Call | null> = { client: null, server: null, unknown: null };
  readonly #dropped = new Set<Call>();

  /** Records a request without a token. */
  without({ call, from }: Step): void {
    if (call) this.#lastBare[from] = call;
  }

  /** The request was canceled. */
  drop(call: Call): void {
    this.#dropped.add(call);
  }

  /** Records a request with a token; returns the earlier request of the same side with this token if it is still pending. */
  give(token: Token, { call, from }: Step): Call | null {
    let track = this.#tracks.get(token);
    if (!track) {
      if (!call) return null;
      this.#tracks.set(token, (track = new Track()));
    }
    // What the other side reported under its token was about an older request.
    track.forget(from === 'unknown' ? null : from);
    const others = this.#stillWaiting(track.waiting);
    if (others.length > 0 || track.shared) track.shared = sharedBy(others, from, track.shared);
    if (!call) return null;
    const before = track.of(from);
    this.#lastWith[from] = call;
    track.give(call, others);
    return before && this.#waits(before) ? before : null;
  }

  /** Whether progress that `from` reports under a token may be about several requests. */
  shared(token: Token, from: Sender): boolean {
    return this.#tracks.get(token)?.shared?.includes(from) ?? false;
  }

  /** The last request of that side, or of an unknown side, with this token. */
  of(token: Token, side: Sender | null): Call | null {
    const track = this.#tracks.get(token);
    if (!track) return null;
    for (const from of sidesOf(side)) {
      const call = track.of(from);
      if (call) return call;
    }
    return null;
  }

  /** Records what a side reports; returns its value before for the same request, or null. */
  record(token: Token, from: Sender, value: number, at: Ref): ProgressValue | null {
    let track = this.#tracks.get(token);
    if (!track) this.#tracks.set(token, (track = new Track()));
    const before = track.lastValue(from);
    track.record(from, value, at);
    return before;
  }

  /** A pending request with the same token as the other JSON type: 1 for "1". */
  near(token: Token, side: Sender | null): { call: Call; token: Token } | null {
    const other = otherType(token);
    const call = other === null ? null : this.of(other, side);
    return call && other !== null && call.answer === null ? { call, token: other } : null;
  }

  /** The last request without a token, while it is pending. */
  bare(side: Sender | null): Call | null {
    return waiting(this.#lastBare, side);
  }

  /** True while the last request with a token is pending. */
  active(side: Sender | null): boolean {
    return waiting(this.#lastWith, side) !== null;
  }

  #waits(call: Call): boolean {
    return !call.answer && !this.#dropped.has(call);
  }

  #stillWaiting(before: Call | readonly Call[] | null): readonly Call[] {
    if (before === null) return NO_CALLS;
    if (!('length' in before)) return this.#waits(before) ? [before] : NO_CALLS;
    return before.filter((one) => this.#waits(one));
  }
}

/** The sides whose progress may belong to several requests, once `from` has sent a token that pending requests have. */
function sharedBy(others: readonly Call[], from: Sender, before: readonly Sender[] | null): readonly Sender[] {
  const about = (side: Sender): boolean => others.some((one) => side === 'unknown' || one.from !== side);
  return SIDES.filter((side) =>
    side !== from || side === 'unknown' ? about(side) : (before?.includes(side) ?? false),
  );
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
