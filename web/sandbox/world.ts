/**
 * The interface of a runtime for learners' code: strings in, strings out, in the page's worker and in Node's child process
 * alike.
 */

/** One request to run a learner's code. */
export interface WorldRequest {
  /** A call as a JSON string; see `Call` of the course. */
  readonly call: string;
  /** The learner's program if `call` loads it: a script for JavaScript, the source for Python. Otherwise null. */
  readonly program: string | null;
  /** Whether a run begins: no program of an earlier run has any effect on it. */
  readonly first: boolean;
  /** Time limit in milliseconds. The caller has its own clock, and ends whatever exceeds it. */
  readonly left: number;
}

/**
 * The outcome as a JSON string, a program that cannot be parsed, a limit that was reached (the runtime is then used up), or a
 * result that is too large.
 */
export type WorldReply = {
  /** Whether the program has changed something that no later program should see. */
  readonly spent?: boolean;
  /** Milliseconds that the program itself took, if the runtime knows; the start of its engine is not the program’s. */
  readonly used?: number;
} & (
  | { readonly outcome: string }
  | { readonly unreadable: string }
  | { readonly stopped: 'time' | 'memory' | 'crash' }
  | { readonly tooLarge: true }
);

/**
 * A runtime that is ready. It handles one request at a time and never throws; code that runs too long is also ended from
 * outside.
 */
export interface World {
  answer(request: WorldRequest): WorldReply | Promise<WorldReply>;
}

/** A started runtime, and the interpreter's memory for later ones, if it was requested. */
export interface Opened {
  readonly world: World;
  readonly snapshot: ArrayBuffer | null;
}

/** Maximum characters of an outcome; only code that does something other than its exercise produces more. */
export const MAX_OUTCOME = 4_000_000;

/** Milliseconds that a runtime's own limit may be late; after that it is ended from outside. */
const GRACE = 250;

/** Milliseconds that the engine of a program may take to start, beyond the time limit of the program. */
const STARTING = 1500;

/** Milliseconds after which a request is ended from outside. */
export function patience({ left, program }: Pick<WorldRequest, 'left' | 'program'>): number {
  return left + GRACE + (program === null ? 0 : STARTING);
}

/** The time limit that remains after a reply that came after so many milliseconds. */
export function remaining(left: number, reply: Readonly<Record<string, unknown>> | null, elapsed: number): number {
  return Math.max(1, left - (typeof reply?.used === 'number' ? reply.used : elapsed));
}

/** The request for a call into a program: it includes the program if the call loads it. `first` and `left` as in `WorldRequest`. */
export function requestFor(
  call: { readonly do: string },
  program: string,
  { first, left }: Pick<WorldRequest, 'first' | 'left'>,
): WorldRequest {
  return { call: JSON.stringify(call), program: call.do === 'load' ? program : null, first, left };
}
