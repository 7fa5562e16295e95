/** How mutants that the task allows are listed. */

/** The mutants of these kinds on a line of a solution. */
export type Equivalent = readonly [
  exercise: string,
  kinds: readonly string[],
  /** The line on which the mutation begins, trimmed. */
  line: string,
  why: string,
];
