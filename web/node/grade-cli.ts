/**
 * The `grade` command: the same grades as in the page, for scripts. The grade alone goes to stdout, one line about anything
 * unusable to stderr. `scripts/grade.mjs` bundles and starts it.
 */
import { CODE_EXERCISES, codeExerciseNamed, type CodeExercise } from '../course/code.ts';
import { exerciseNamed, EXERCISES, grade, type Exercise, type Grade } from '../course/grade.ts';
import { ownNamed, readOwn, verifyOwn, verifyOwnPrograms, type OwnProblem, type OwnSet } from '../course/own.ts';
import { quote, Unusable } from './arguments.ts';
import {
  gradedWith,
  GRADE_USAGE,
  LANGUAGES,
  readGradeArguments,
  type Graded,
  type GradeWish,
} from './grade-arguments.ts';
import { readInput } from './input.ts';
import { createGrader } from './runners/grader.ts';

/** Does what the arguments ask and sets the exit code: 0 passed, 1 not passed, 2 unusable arguments or file. */
export async function main(args: readonly string[]): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(process.exitCode ?? 0);
  });
  try {
    process.exitCode = await answer(readGradeArguments(args));
  } catch (error) {
    const words = error instanceof Unusable ? error.message : `the grader itself failed: ${String(error)}`;
    process.stderr.write(`grade: ${words.replaceAll('\n', ' ')}\n`);
    process.exitCode = 2;
  }
}

async function answer(wish: GradeWish): Promise<number> {
  switch (wish.do) {
    case 'help':
      process.stdout.write(GRADE_USAGE);
      return 0;
    case 'list': {
      const known = wish.own === null ? [...EXERCISES, ...CODE_EXERCISES] : (await usable(wish.own)).exercises;
      process.stdout.write(listing(known));
      return 0;
    }
    case 'verify':
      return verify(wish.own);
    case 'grade': {
      const { id, own, language, file } = wish;
      const exercise = own === null ? (exerciseNamed(id) ?? codeExerciseNamed(id)) : ownNamed(await usable(own), id);
      if (!exercise) throw new Unusable(`There is no exercise ${quote(id)} in ${quote(own ?? '')}; --list prints them`);
      const given = await gradeOf(gradedWith(exercise, language, file), await textOf(file));
      const { exercise: graded, passed, feedback, tests } = given;
      process.stdout.write(`${JSON.stringify({ exercise: graded, passed, feedback, tests })}\n`);
      return passed ? 0 : 1;
    }
  }
}

async function gradeOf(graded: Graded, text: string): Promise<Grade> {
  if (!('language' in graded)) return grade(graded.exercise, text);
  const grader = createGrader();
  try {
    return await grader.grade(graded.exercise, graded.language, text);
  } finally {
    await grader.close();
  }
}

async function textOf(file: string): Promise<string> {
  const { text, note } = await readInput(file);
  if (note !== null) process.stderr.write(`grade: ${note}\n`);
  return text;
}

/** A file of exercises; what is wrong in it is noted in one line. Throws `Unusable` where it has no exercise that can be used. */
async function usable(file: string): Promise<OwnSet> {
  const set = readOwn(await textOf(file));
  const [first, ...others] = set.problems;
  if (!first) return set;
  const more = others.length === 0 ? '' : ` (and ${others.length} more: --verify prints them)`;
  const note = `${placeIn(file, first)} ${first.says}${more}`.replaceAll('\n', ' ');
  if (set.exercises.length === 0) throw new Unusable(note);
  process.stderr.write(`grade: ${note}\n`);
  return set;
}

/** Prints what does not hold, one a line, and how many exercises were proved. */
async function verify(file: string): Promise<number> {
  const set = readOwn(await textOf(file));
  const grader = createGrader();
  const problems = [...set.problems, ...verifyOwn(set)];
  try {
    problems.push(...(await verifyOwnPrograms(set, grader.grade)));
  } finally {
    await grader.close();
  }
  for (const problem of problems.toSorted((a, b) => a.line - b.line))
    process.stdout.write(`${placeIn(file, problem)} ${problem.says.replaceAll('\n', ' ')}\n`);
  const { length } = set.exercises;
  if (problems.length === 0)
    process.stdout.write(`${length} ${length === 1 ? 'exercise' : 'exercises'}: all of it holds.\n`);
  return problems.length === 0 ? 0 : 1;
}

function placeIn(file: string, { line, pointer }: OwnProblem): string {
  return `${file === '-' ? 'standard input' : file}:${line}:${pointer === '' ? '' : ` ${pointer}:`}`;
}

/** A JSON array with one exercise a line. */
function listing(exercises: readonly (Exercise | CodeExercise)[]): string {
  const rows = exercises.map((exercise) => {
    const { id, kind, title } = exercise;
    if (exercise.kind !== 'code') return { id, kind, title, languages: [], signatures: {} };
    const { languages = LANGUAGES, signatures } = exercise;
    const offered = Object.fromEntries(languages.map((language) => [language, signatures[language]]));
    return { id, kind, title, languages, signatures: offered };
  });
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}
