/** What a world for learners' code is: it is handed texts and answers with texts, in the page's worker and in Node's child process alike. */

/** One thing to do with a learner's code. */
export interface WorldRequest {
  /** A call as JSON text; see `Call` of the course. */
  readonly call: string;
  /** The learner's program where `call` loads it: a script for JavaScript, the source for Python. Else null. */
  readonly program: string | null;
  /** Milliseconds that it may take. Who asks has a clock of its own, and ends what does not keep to it. */
  readonly left: number;
}

/**
 * What came of it: the outcome as JSON text; a program that cannot be parsed; a limit that was reached, after which the world is
 * used up; or a result that is larger than anybody reads.
 */
export type WorldReply = {
  /** Whether the program has changed something that no later program should find. */
  readonly spent?: boolean;
} & (
  | { readonly outcome: string }
  | { readonly unreadable: string }
  | { readonly stopped: 'time' | 'memory' | 'crash' }
  | { readonly tooLarge: true }
);

/** A world that is ready. It is asked one thing at a time and never throws; what runs for too long is ended from outside, too. */
export interface World {
  answer(request: WorldRequest): WorldReply | Promise<WorldReply>;
}

/** A world that has started, and the memory of its interpreter for later ones, where that was wanted. */
export interface Opened {
  readonly world: World;
  readonly snapshot: ArrayBuffer | null;
}

/** Characters of an outcome; more comes only of code that does something else than its exercise. */
export const MAX_OUTCOME = 4_000_000;

/** Milliseconds that a world's own limit may be late; after that it is ended from outside. */
export const GRACE = 250;

/** The request for a call into a program: the program goes along where the call loads it. */
export function requestFor(call: { readonly do: string }, program: string, left: number): WorldRequest {
  return { call: JSON.stringify(call), program: call.do === 'load' ? program : null, left };
}
