/** The number of generated cases in property tests. */

/** Whether this is `npm run test:all`, which tries all cases. */
const FULL = process.env['TEST_RUNS'] === 'full';

/** The share of the cases that `npm test` tries. */
const PART = 0.1;

/**
 * The number of runs of a property test with the tag `property`: `full` in `npm run test:all`, a tenth of it in `npm test`, at
 * least 10. To use `full` in a manual run, set `TEST_RUNS=full`.
 */
export function runs(full: number): number {
  return FULL ? full : Math.min(full, Math.max(10, Math.round(full * PART)));
}

/** The cases of a table that a test with the tag `property` tries: all in `npm run test:all`, every tenth in `npm test`. */
export function some<T>(all: readonly T[]): readonly T[] {
  const step = Math.round(1 / PART);
  return FULL ? all : all.filter((_, index) => index % step === 0);
}
