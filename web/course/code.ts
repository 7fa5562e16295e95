/**
 * Heavy entry point: code exercises. This module never runs code: it decides which call comes next, and judges the outcomes. A
 * run is plain data, so any host with a sandbox can execute it: a worker in Node, or one in the page.
 */
import type { Call, CodeExercise, CodeLanguage, Outcome } from './code/define.ts';
import { callText } from './code/outcome.ts';
import { crashOf, lineOf, says, troubleOf } from './code/trouble.ts';
import type { Grade, TestRow } from './define.ts';

export type { Call, CodeExercise, CodeLanguage, InLanguages, Outcome } from './code/define.ts';
export { CODE_EXERCISES, codeExerciseNamed } from './code/index.ts';
export { JAVASCRIPT_HARNESS, javascriptProgram } from './code/harness-javascript.ts';
export { PYTHON_HARNESS } from './code/harness-python.ts';

/**
 * The progress of the tests. `tests` holds the outcomes of each test, starting with its `load`; the last test may be
 * incomplete.
 */
export interface CodeRun {
  readonly tests: readonly (readonly Outcome[])[];
}

/** The interface of a host: it executes a call and reports the outcome. After `stopped` it gets no more calls. */
export interface CodeHost {
  readonly ask: (call: Call) => Promise<Outcome>;
}

/** What happened in one test of a program. */
export interface TestCase {
  /** The calls that were made, without loading the code; the last one returned the result. */
  readonly calls: readonly Call[];
  /** Where the code failed; empty if it did not, or if the test expects an exception. */
  readonly traceback: string;
  /** The line of the code that failed, from 1; null if none did. */
  readonly line: number | null;
  /** The first test whose code ended with an exception that it does not expect, or was stopped: it explains the others. */
  readonly crashed?: true;
}

/** A grade, and the output of the code. */
export interface CodeGrade extends Grade {
  output: string;
  /** One entry for each row of `tests`. */
  runs: readonly TestCase[];
}

/** A run without any calls yet. */
export function beginCode(): CodeRun {
  return { tests: [[]] };
}

/** The next call; null when the run is complete. */
export function nextCall(exercise: CodeExercise, { tests }: CodeRun): Call | null {
  const came = tests.at(-1) ?? [];
  if (came.length === 0) return tests.length > exercise.tests.length ? null : { do: 'load' };
  if (came[0]?.kind !== 'value' || came.at(-1)?.kind === 'stopped') return null;
  const call = exercise.tests[tests.length - 1]?.next(came.slice(1)) ?? null;
  if (call) return call;
  return tests.length < exercise.tests.length ? { do: 'load' } : null;
}

/** The run after one more outcome, which belongs to the call returned by `nextCall`. */
export function feedCode(exercise: CodeExercise, run: CodeRun, outcome: Outcome): CodeRun {
  const call = nextCall(exercise, run);
  const came = run.tests.at(-1) ?? [];
  if (call?.do === 'load' && came.length > 0) return { tests: [...run.tests, [outcome]] };
  return { tests: [...run.tests.slice(0, -1), [...came, outcome]] };
}

/** Executes a run on a host. */
export async function runCode(exercise: CodeExercise, host: CodeHost, language: CodeLanguage): Promise<CodeGrade> {
  let run = beginCode();
  for (let call = nextCall(exercise, run); call; call = nextCall(exercise, run))
    run = feedCode(exercise, run, await host.ask(call));
  return gradeCode(exercise, run, language);
}

/**
 * The grade of a complete run. An exception that no test expects, or a program that was stopped, comes first. What later tests
 * found may be a consequence of the same mistake, so it is left out; a mistake that an earlier test has named is not.
 */
export function gradeCode(exercise: CodeExercise, { tests }: CodeRun, language: CodeLanguage): CodeGrade {
  const start = tests[0]?.[0];
  const started = start?.kind === 'value';
  const rows: TestRow[] = [
    {
      name: 'The code loads',
      passed: started,
      expected: 'no error',
      got: started ? 'no error' : start ? says(start) : 'not run',
    },
  ];
  const runs: TestCase[] = [{ calls: [], ...failureIn(started ? [] : (tests[0] ?? [])) }];
  const named = new Set<string>();
  const other: Grade['feedback'] = [];
  let crashed: Grade['feedback'][number] | null = null;
  if (start && !started) other.push(troubleOf(start));
  exercise.tests.forEach(({ name, expected, next, judge }, index) => {
    const [loaded, ...came] = tests[index] ?? [];
    const last = came.at(-1) ?? loaded;
    if (!started || !loaded || !last) {
      rows.push({ name, passed: false, expected, got: 'not run' });
      runs.push({ calls: [], traceback: '', line: null });
      return;
    }
    const broken = loaded.kind !== 'value' || last.kind === 'stopped';
    const failed = broken ? { got: says(last) } : judge(came);
    rows.push({ name, passed: failed === null, expected, got: failed?.got ?? expected });
    const calls = came.flatMap((_, at) => next(came.slice(0, at)) ?? []);
    runs.push({ calls, ...failureIn(failed === null ? [] : (tests[index] ?? [])) });
    if (failed === null) return;
    if (crashed) return;
    if (failed.crashed === true || (failed.mistake === undefined && failed.got === says(last) && ends(last))) {
      const written = calls.map((call) => callText(call, language));
      crashed = crashOf(last, written, expected);
      runs[index + 1] = { calls, ...failureIn(tests[index] ?? []), crashed: true };
    } else if (failed.mistake !== undefined) named.add(failed.mistake);
    else if (failed.got === says(last) && last.kind !== 'value') other.push(troubleOf(last));
    else other.push({ id: 'test', text: `${name}: expected ${expected}, but got \`${failed.got}\`.` });
  });
  const passed = rows.every((row) => row.passed);
  const made = exercise.mistakes.filter(({ id }) => named.has(id)).map(({ id, says: text }) => ({ id, text }));
  const feedback = unique(crashed ? [crashed, ...made] : [...made, ...other]).slice(0, MAX_REPORTED);
  const output = tests.flatMap((came) => came.map((one) => one.output)).find((text) => text !== '') ?? '';
  return { exercise: exercise.id, passed, feedback: passed ? [] : feedback, tests: rows, output, runs };
}

/** Whether an outcome is an exception, or that the code was stopped; a name that the code lacks is neither. */
function ends(outcome: Outcome): boolean {
  return outcome.kind === 'stopped' || (outcome.kind === 'error' && outcome.type !== 'Missing');
}

/** Where the code of a failed test failed. */
function failureIn(came: readonly Outcome[]): Pick<TestCase, 'traceback' | 'line'> {
  const failed = came.findLast((one) => one.kind === 'error');
  return { traceback: failed?.traceback ?? '', line: failed ? lineOf(failed) : null };
}

/** More feedback at once does not help. */
const MAX_REPORTED = 5;

function unique(feedback: Grade['feedback']): Grade['feedback'] {
  return feedback.filter(({ text }, index) => feedback.findIndex((one) => one.text === text) === index);
}
