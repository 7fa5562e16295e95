/**
 * The `grade` command: the same grades as in the page, for scripts. Only the grade goes to stdout; stderr gets one line for
 * anything unusable. `scripts/grade.mjs` bundles and starts it.
 */
import { CODE_EXERCISES, codeExerciseNamed, type CodeExercise, type CodeLanguage } from '../course/code.ts';
import { exerciseNamed, EXERCISES, grade, type Exercise, type Grade } from '../course/grade.ts';
import { EXTENDED } from '../course/extended.ts';
import {
  customNamed,
  readCustomSet,
  verifyCustomSet,
  verifyCustomPrograms,
  type CustomProblem,
  type CustomSet,
} from '../course/custom.ts';
import { quote, Unusable } from './arguments.ts';
import { verifyCertificate } from './grade/certificate.ts';
import { gradeFolder } from './grade/folder.ts';
import { readInput } from './input.ts';
import { createGrader } from './runners/grader.ts';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';

// Parses the command line of `grade` into plain data.

/** The parsed command. `file` is `-` for the standard input. */
type GradeRequest =
  | { do: 'help' }
  /** `own` is a file of custom exercises; null for the built-in ones. */
  | { do: 'list'; own: string | null }
  | { do: 'verify'; own: string }
  | { do: 'folder'; folder: string; csv: string; own: string | null }
  | { do: 'certificate'; code: string; name: string }
  | { do: 'grade'; id: string; own: string | null; language: string | null; file: string };

/** An answer to grade: an existing exercise, and the language of a program. */
type Graded = { exercise: Exercise } | { exercise: CodeExercise; language: CodeLanguage };

/** The usage text of the command. */
const GRADE_USAGE = `grade ID FILE|- [--language python|typescript|javascript] [--exercises FILE]
grade --list [--exercises FILE]
grade --verify --exercises FILE
grade --folder DIR --csv FILE [--exercises FILE]
grade --verify-certificate CODE --name NAME

Grades the answer in FILE to the exercise ID and prints {"exercise","passed","feedback":[{"id","text"}],
"tests":[{"name","passed","expected","got"}]}. --list prints ids, kinds, languages and signatures as JSON, one exercise a line.
--language is for exercises in code; without it the file's extension (.py, .ts, .js) selects the language.
--exercises reads custom exercises from a file in place of the built-in ones; docs/teachers.md describes it. --verify checks them:
each start fails, each solution passes, each named mistake gets its own feedback; programs are run. It prints the problems.
--folder grades the answers of many learners and writes a table with one row for each learner and item. DIR has a file of exported
progress for each learner, or a folder for each, with files of progress and answers: ID.json, ID.txt, ID.py, ID.ts, ID.js.
--verify-certificate prints what a certificate of the page states, if its code fits the name on it. It proves no identity.
Programs of an answer or of an exercise file run in WebAssembly inside a process without rights. They can compute, print (the output
is discarded), and in Python use files in memory. They cannot read or write a file of this machine, see its environment or folders, start
a program, use the network, load a module of Node, or write to the result. Limits for all tests of a program: three seconds;
64 MB for JavaScript, 512 MB for Python and 32 MB for its files.
Exit code 0: passed, or verified; 1: not passed, or problems found; 2: arguments or file that cannot be used.
`;

const NO_TESTS = 'The exercise has no tests for this language.';

/** The languages of coding exercises. */
const LANGUAGES = ['python', 'typescript', 'javascript'] as const;

const ENDINGS: Readonly<Record<string, CodeLanguage>> = {
  '.py': 'python',
  '.ts': 'typescript',
  '.mts': 'typescript',
  '.js': 'javascript',
  '.mjs': 'javascript',
};

/** Parses the arguments. Throws `Unusable` with one line that states the problem and the allowed values. */
function readGradeArguments(args: readonly string[]): GradeRequest {
  const { values, positionals } = parse(args);
  const own = values.exercises ?? null;
  if (values.help === true) return { do: 'help' };
  if (values.verify === true) {
    if (own === null) throw new Unusable('--verify needs a file of custom exercises: --exercises FILE');
    return { do: 'verify', own };
  }
  if (values.list === true) return { do: 'list', own };
  const other = otherRequest(values, own);
  if (other) return other;
  const [id, file, third] = positionals;
  if (id === undefined) throw new Unusable('Name an exercise and a file with the answer; --list prints the exercises');
  if (own === null && !exerciseNamed(id) && !codeExerciseNamed(id))
    throw new Unusable(`Unknown exercise ${quote(id)}; --list prints them all`);
  if (file === undefined) throw new Unusable('Name a file with the answer, or use - for standard input');
  if (third !== undefined)
    throw new Unusable(`Only one file can be graded at a time; unexpected argument: ${quote(third)}`);
  const language = values.language ?? null;
  if (language !== null && !LANGUAGES.some((one) => one === language))
    throw new Unusable(`--language is ${quote(language)}; it must be one of ${LANGUAGES.join(', ')}`);
  if (own === '-' && file === '-')
    throw new Unusable('Standard input cannot contain both the exercises and the answer; name a file for one of them');
  return { do: 'grade', id, own, language, file };
}

/** The requests about many answers, and about certificates. */
function otherRequest(values: ReturnType<typeof parse>['values'], own: string | null): GradeRequest | null {
  const { folder, csv, name } = values;
  const code = values['verify-certificate'];
  if (folder !== undefined || csv !== undefined) {
    if (folder === undefined || csv === undefined) throw new Unusable('--folder DIR and --csv FILE belong together');
    return { do: 'folder', folder, csv, own };
  }
  if (code === undefined) return null;
  if (name === undefined) throw new Unusable('--verify-certificate needs the name on the certificate: --name NAME');
  return { do: 'certificate', code, name };
}

/** The requested exercise, and the language of the answer. Throws `Unusable`, as above. */
function gradedWith(exercise: Exercise | CodeExercise, given: string | null, file: string): Graded {
  if (exercise.kind !== 'code') return { exercise };
  const language = LANGUAGES.find((one) => one === given) ?? ENDINGS[extname(file).toLowerCase()];
  const offered = exercise.languages ?? LANGUAGES;
  if (language === undefined)
    throw new Unusable(`Name the language of ${quote(file)}: --language ${offered.join(', ')}`);
  if (!offered.includes(language))
    throw new Unusable(
      `${quote(exercise.id)} has no tests for ${language}; the language must be one of ${offered.join(', ')}`,
    );
  return { exercise, language };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        language: { type: 'string' },
        list: { type: 'boolean' },
        verify: { type: 'boolean' },
        exercises: { type: 'string' },
        folder: { type: 'string' },
        csv: { type: 'string' },
        'verify-certificate': { type: 'string' },
        name: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const [first] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/u);
    throw new Unusable(`${first ?? 'These arguments cannot be parsed'}; see --help`);
  }
}

/** Runs the command and sets the exit code: 0 passed, 1 not passed, 2 unusable arguments or file. */
export async function main(args: readonly string[]): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(process.exitCode ?? 0);
  });
  try {
    process.exitCode = await answer(readGradeArguments(args));
  } catch (error) {
    const message = error instanceof Unusable ? error.message : `internal error in the grader: ${String(error)}`;
    process.stderr.write(`grade: ${message.replaceAll('\n', ' ')}\n`);
    process.exitCode = 2;
  }
}

async function answer(wish: GradeRequest): Promise<number> {
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
    case 'folder':
      return folderRequest(wish);
    case 'certificate':
      return verifyCertificate(wish.code, wish.name);
    case 'grade': {
      const { id, own, language, file } = wish;
      const exercise = own === null ? (exerciseNamed(id) ?? codeExerciseNamed(id)) : customNamed(await usable(own), id);
      if (!exercise) throw new Unusable(`Unknown exercise ${quote(id)} in ${quote(own ?? '')}; --list prints them all`);
      const given = await gradeOf(gradedWith(exercise, language, file), await textOf(file));
      const { exercise: graded, passed, feedback, tests } = given;
      process.stdout.write(`${JSON.stringify({ exercise: graded, passed, feedback, tests })}\n`);
      return passed ? 0 : 1;
    }
  }
}

async function folderRequest({
  folder,
  csv,
  own,
}: {
  folder: string;
  csv: string;
  own: string | null;
}): Promise<number> {
  const set = own === null ? null : await usable(own);
  const grader = createGrader();
  try {
    return await gradeFolder(folder, csv, {
      exerciseOf: (id) => (set ? (customNamed(set, id) ?? null) : (exerciseNamed(id) ?? codeExerciseNamed(id) ?? null)),
      grade: async (exercise, language, text) => {
        if (exercise.kind !== 'code') return grade(exercise, text, EXTENDED);
        const offered = exercise.languages ?? LANGUAGES;
        const known = offered.find((one) => one === language);
        if (known) return grader.grade(exercise, known, text);
        return { exercise: exercise.id, passed: false, feedback: [{ id: 'language', text: NO_TESTS }], tests: [] };
      },
    });
  } finally {
    await grader.close();
  }
}

async function gradeOf(graded: Graded, text: string): Promise<Grade> {
  if (!('language' in graded)) return grade(graded.exercise, text, EXTENDED);
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

/** Reads a file of exercises and reports its problems in one line. Throws `Unusable` if no exercise is usable. */
async function usable(file: string): Promise<CustomSet> {
  const set = readCustomSet(await textOf(file));
  const [first, ...others] = set.problems;
  if (!first) return set;
  const more = others.length === 0 ? '' : ` (and ${others.length} more: --verify prints them)`;
  const note = `${placeIn(file, first)} ${first.says}${more}`.replaceAll('\n', ' ');
  if (set.exercises.length === 0) throw new Unusable(note);
  process.stderr.write(`grade: ${note}\n`);
  return set;
}

/** Prints one problem a line, or the number of verified exercises. */
async function verify(file: string): Promise<number> {
  const set = readCustomSet(await textOf(file));
  const grader = createGrader();
  const problems = [...set.problems, ...verifyCustomSet(set, EXTENDED)];
  try {
    problems.push(...(await verifyCustomPrograms(set, grader.grade)));
  } finally {
    await grader.close();
  }
  for (const problem of problems.toSorted((a, b) => a.line - b.line))
    process.stdout.write(`${placeIn(file, problem)} ${problem.says.replaceAll('\n', ' ')}\n`);
  const { length } = set.exercises;
  if (problems.length === 0)
    process.stdout.write(`${length} ${length === 1 ? 'exercise' : 'exercises'}: no problems found.\n`);
  return problems.length === 0 ? 0 : 1;
}

function placeIn(file: string, { line, pointer }: CustomProblem): string {
  return `${file === '-' ? 'standard input' : file}:${line}:${pointer === '' ? '' : ` ${pointer}:`}`;
}

/** A JSON array with one exercise on each line. */
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
