/** The seed of the generated cases, a setup of the unit tests and the tests of programs. */
import fc from 'fast-check';

/** The seed of all property tests that name none. */
const SEED = 20_260_728;

// A change is judged by the same cases as the one before it: a case that no run had before is found where someone looks for it,
// with `TEST_SEED=random`, and not in a change that has nothing to do with it.
const wanted = process.env['TEST_SEED'];
if (wanted !== 'random')
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: wanted === undefined ? SEED : Number(wanted) });
