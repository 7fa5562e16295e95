// Tests in groups: failed ones first and each cause once, then those that did not run, then those that passed.
import { expect, it } from 'vitest';
import { groupTests } from './test-groups.ts';

const row = (name: string, passed: boolean, got: string, line: number | null = null) => ({
  name,
  passed,
  expected: 'a string',
  got,
  run: { calls: [], traceback: '', line },
});

it('merges failed tests with the same result, and keeps different ones', () => {
  const { causes, passed, waiting } = groupTests(
    [
      row('A', true, ''),
      row('B', false, 'None'),
      row('C', false, 'None'),
      row('D', false, '7'),
      row('E', false, 'not run'),
    ],
    true,
  );
  expect(causes.map(({ test, others }) => [test.name, ...others])).toEqual([['B', 'C'], ['D']]);
  expect([passed, waiting]).toEqual([['A'], ['E']]);
});

it('keeps the same error on two lines apart', () => {
  const { causes } = groupTests([row('A', false, 'KeyError: id', 3), row('B', false, 'KeyError: id', 5)], true);
  expect(causes).toHaveLength(2);
});

it('keeps all conditions of a message, which have one result', () => {
  const { causes } = groupTests([row('A', false, 'not yet'), row('B', false, 'not yet'), row('C', true, '')], false);
  expect(causes.map(({ test }) => test.name)).toEqual(['A', 'B']);
});

it('shows a test that ended with an exception alone, and the other failed tests apart', () => {
  const failed = row('B', false, 'KeyError: id', 3);
  const crashed = { ...failed, run: { ...failed.run, crashed: true as const } };
  const { causes, after } = groupTests(
    [row('A', false, '7'), crashed, row('C', false, 'KeyError: id', 3), row('D', false, '')],
    true,
  );
  expect(causes.map(({ test, others }) => [test.name, ...others])).toEqual([['B', 'C']]);
  expect(after.map(({ test }) => test.name)).toEqual(['A', 'D']);
});
