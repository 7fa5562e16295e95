/** The comparison of bundles with their budgets can fail; `npm test` runs it for the build itself. */
import { expect, it } from 'vitest';
import { compareSizes } from '../../scripts/sizes.mjs';

const built = [
  { file: 'worker.js', raw: 100_000, brotli: 29_900 },
  { file: 'worker.css', raw: 100_000, brotli: 300 },
];

it.each([
  ['kept', { files: /^worker\.js$/u, limit: 30 }, null],
  ['over', { files: /^worker\.js$/u, limit: 29.8 }, /^engine: 29\.9 kB, at most 29\.8 kB \(worker\.js\)$/u],
  ['over, of several files', { files: /^worker\./u, limit: 30 }, /^engine: 30\.2 kB, at most 30 kB/u],
  ['of a file that is not there', { files: /^absent\.js$/u, limit: 30 }, /no file of this name/u],
])('a budget that is %s', (_, budget, problem) => {
  const [row] = compareSizes(built, [{ name: 'engine', ...budget }]);
  expect(row?.problem ?? null).toEqual(problem === null ? null : expect.stringMatching(problem));
});
