/** How many generated cases a property test tries. */

/** Whether this is `npm run test:all`, which tries all of them. */
const FULL = process.env['TEST_RUNS'] === 'full';

/** The part of the cases that `npm test` tries. */
const PART = 0.1;

/**
 * The number of runs of a property test with the tag `property`: `full` in `npm run test:all`, a tenth of it in `npm test`, at
 * least 10. `full` is also what a run by hand uses with `TEST_RUNS=full`.
 */
export function runs(full: number): number {
  return FULL ? full : Math.min(full, Math.max(10, Math.round(full * PART)));
}
