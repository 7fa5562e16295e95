/** The command line of `grade`, read into plain data. */
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { codeExerciseNamed, type CodeExercise, type CodeLanguage } from '../course/code.ts';
import { exerciseNamed, type Exercise } from '../course/grade.ts';
import { Unusable, quote } from './arguments.ts';

/** What the caller wants. `file` is `-` for the standard input. */
export type GradeWish =
  | { do: 'help' }
  /** `own` is a file of somebody's own exercises; null for the built-in ones. */
  | { do: 'list'; own: string | null }
  | { do: 'verify'; own: string }
  | { do: 'grade'; id: string; own: string | null; language: string | null; file: string };

/** An answer to grade: an exercise that is there, and the language of a program. */
export type Graded = { exercise: Exercise } | { exercise: CodeExercise; language: CodeLanguage };

/** How the command is called. */
export const GRADE_USAGE = `grade ID FILE|- [--language python|typescript|javascript] [--exercises FILE]
grade --list [--exercises FILE]
grade --verify --exercises FILE

Grades the answer in FILE to the exercise ID and prints {"exercise","passed","feedback":[{"id","text"}],
"tests":[{"name","passed","expected","got"}]}. --list prints ids, kinds, languages and signatures as JSON, one exercise a line.
--language is for exercises in code; without it the file's ending tells (.py, .ts, .js).
--exercises takes a file of your own exercises in place of the built-in ones; docs/teachers.md describes it. --verify proves them:
each start fails, each solution passes, each named mistake draws its own words; programs are run. It prints what does not hold.
Programs of an answer or of an exercise file run in WebAssembly inside a process without rights. They can compute, print (it goes
nowhere), and in Python use files in memory. They cannot read or write a file of this machine, see its environment or folders, start
a program, use the network, load a module of Node, or write to the result. Limits for all tests of a program: three seconds;
64 MB for JavaScript, 512 MB for Python and 32 MB for its files.
Exit code 0: passed, or proved; 1: not passed, or not proved; 2: arguments or file that cannot be used.
`;

/** The languages of exercises in code. */
export const LANGUAGES = ['python', 'typescript', 'javascript'] as const;

const ENDINGS: Readonly<Record<string, CodeLanguage>> = {
  '.py': 'python',
  '.ts': 'typescript',
  '.mts': 'typescript',
  '.js': 'javascript',
  '.mjs': 'javascript',
};

/** Reads the arguments. Throws `Unusable` with one line that says what is wrong and what is possible. */
export function readGradeArguments(args: readonly string[]): GradeWish {
  const { values, positionals } = parse(args);
  const own = values.exercises ?? null;
  if (values.help === true) return { do: 'help' };
  if (values.verify === true) {
    if (own === null) throw new Unusable('--verify proves exercises of your own: name their file, --exercises FILE');
    return { do: 'verify', own };
  }
  if (values.list === true) return { do: 'list', own };
  const [id, file, third] = positionals;
  if (id === undefined) throw new Unusable('Name an exercise and a file with the answer; --list prints the exercises');
  if (own === null && !exerciseNamed(id) && !codeExerciseNamed(id))
    throw new Unusable(`There is no exercise ${quote(id)}; --list prints them`);
  if (file === undefined) throw new Unusable('Name a file with the answer, or - for the standard input');
  if (third !== undefined) throw new Unusable(`One file at a time: ${quote(third)} is one too many`);
  const language = values.language ?? null;
  if (language !== null && !LANGUAGES.some((one) => one === language))
    throw new Unusable(`--language is ${quote(language)}; it can be ${LANGUAGES.join(', ')}`);
  if (own === '-' && file === '-')
    throw new Unusable('The standard input cannot be both the exercises and the answer; name a file for one of them');
  return { do: 'grade', id, own, language, file };
}

/** The exercise of a wish, and the language that its answer is in. Throws `Unusable`, as above. */
export function gradedWith(exercise: Exercise | CodeExercise, given: string | null, file: string): Graded {
  if (exercise.kind !== 'code') return { exercise };
  const language = LANGUAGES.find((one) => one === given) ?? ENDINGS[extname(file).toLowerCase()];
  const offered = exercise.languages ?? LANGUAGES;
  if (language === undefined)
    throw new Unusable(`Say the language of ${quote(file)}: --language ${offered.join(', ')}`);
  if (!offered.includes(language))
    throw new Unusable(`${quote(exercise.id)} has no tests for ${language}; it can be ${offered.join(', ')}`);
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
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const [first] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/u);
    throw new Unusable(`${first ?? 'These arguments cannot be read'}; see --help`);
  }
}
