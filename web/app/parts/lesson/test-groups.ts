/** Tests in the order in which they help: what failed first, each cause once, then what did not run, then what passed. */
import type { TestRow } from '../../engine/learn.ts';

/** What happened in a test of a program. */
export interface ShownRun {
  /** The calls, as they would be written in the language of the program. */
  readonly calls: readonly string[];
  /** Where the program failed; empty if it did not. */
  readonly traceback: string;
  /** The line that failed, from 1; null if none did. */
  readonly line: number | null;
  /** The first test that ended with an exception: it may be the reason why others failed. */
  readonly crashed?: true;
}

/** A test, and for a program what happened in it. */
export interface ShownTest extends TestRow {
  readonly run?: ShownRun | undefined;
}

/** A failed test, and the names of others that failed with the same result. */
export interface Cause {
  readonly test: ShownTest;
  readonly others: readonly string[];
}

/** All tests of an answer. */
export interface TestGroups {
  /** The test that ended with an exception alone; without one, all causes. */
  readonly causes: readonly Cause[];
  /** The other causes beside an exception. */
  readonly after: readonly Cause[];
  readonly waiting: readonly string[];
  readonly passed: readonly string[];
}

/** What a test states if an earlier failure kept it from running. */
const NOT_RUN = 'not run';

/** Groups the tests. `byResult` merges failed tests with the same result: a program has one cause for all of them. */
export function groupTests(tests: readonly ShownTest[], byResult: boolean): TestGroups {
  const causes: { test: ShownTest; others: string[] }[] = [];
  const waiting: string[] = [];
  const passed: string[] = [];
  for (const test of tests) {
    const { name, got } = test;
    const same = byResult ? causes.find(({ test: first }) => causeOf(first) === causeOf(test)) : undefined;
    if (test.passed) passed.push(name);
    else if (byResult && got === NOT_RUN) waiting.push(name);
    else if (same) same.others.push(name);
    else causes.push({ test, others: [] });
  }
  const crashed = causes.filter(({ test }) => test.run?.crashed);
  if (crashed.length === 0) return { causes, after: [], waiting, passed };
  return { causes: crashed, after: causes.filter((one) => !crashed.includes(one)), waiting, passed };
}

/** Two errors on the same line with the same message have one cause; so have equal results. */
function causeOf({ got, run }: ShownTest): string {
  return `${run?.line ?? ''} ${got}`;
}
