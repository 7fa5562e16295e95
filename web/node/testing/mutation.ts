/** Mutation tests of the hidden tests: every mutant of a solution is refused, or listed with the reason why it is right. */
import { parseArgs } from 'node:util';
import { CODE_EXERCISES, type CodeExercise, type CodeGrade, type CodeLanguage } from '../../course/code.ts';
import type { CodeTest } from '../../course/code/define.ts';
import { createGrader, type Grader } from '../runners/grader.ts';
import { isListed, unusedEntries } from './equivalent-mutants.ts';
import { pythonMutants } from './mutants-python.ts';
import type { Mutant } from './mutant.ts';
import { javascriptMutants } from './mutants.ts';

/** The languages that are mutated: TypeScript is JavaScript once its types are removed. */
const LANGUAGES = ['javascript', 'python'] as const;

/** All mutants of the solution of an exercise. */
export async function mutantsFor(exercise: CodeExercise, language: CodeLanguage, grader: Grader): Promise<Mutant[]> {
  const program = exercise.solution[language];
  if (language !== 'python') return javascriptMutants(program);
  return pythonMutants(exercise, program, (asks, source) => grader.grade(asks, 'python', source));
}

/** How many programs each test refused first: the ones that refuse most run first. */
const REFUSED = new Map<CodeTest, number>();

/**
 * Whether one hidden test refuses a program. The tests run one by one until the first one fails, so that most mutants cost
 * little; the verdict is the one of `grade`.
 */
export async function isRefused(
  exercise: CodeExercise,
  language: CodeLanguage,
  program: string,
  grader: Grader,
): Promise<boolean> {
  const tests = [...exercise.tests];
  tests.sort((a, b) => (REFUSED.get(b) ?? 0) - (REFUSED.get(a) ?? 0));
  for (const test of tests)
    if (!(await grader.grade({ ...exercise, tests: [test] }, language, program)).passed) {
      REFUSED.set(test, (REFUSED.get(test) ?? 0) + 1);
      return true;
    }
  return false;
}

/** A line for a mutant: where it is, and what it changes. */
export function shown(exercise: string, language: string, { kind, line, from, to }: Mutant): string {
  return `${exercise} in ${language}, ${kind}: ${JSON.stringify(line)}: ${JSON.stringify(from)} -> ${JSON.stringify(to)}`;
}

const USAGE = `npm run mutants -- [--only EXERCISE] [--language javascript|python] [--feedback]

Runs every mutant of every solution against the hidden tests, and prints the numbers. Exit code 1 if a mutant passes that is
not listed in web/node/testing/equivalent-*.ts, or if a listed one is refused.
--feedback prints for each refused mutant what the learner reads.
`;

/** Runs the command. */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      language: { type: 'string' },
      feedback: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void process.stdout.write(USAGE);
  const grader = createGrader();
  const wanted = CODE_EXERCISES.filter(({ id }) => values.only === undefined || id === values.only);
  const languages = LANGUAGES.filter((one) => values.language === undefined || one === values.language);
  let wrong = false;
  try {
    for (const exercise of wanted)
      for (const language of languages)
        for (const line of await mutate(exercise, language, grader, values.feedback)) {
          process.stdout.write(`${line}\n`);
          wrong = true;
        }
  } finally {
    await grader.close();
  }
  process.exitCode = wrong ? 1 : 0;
}

/** Runs the mutants of one exercise. Returns the lines of what is wrong. */
async function mutate(
  exercise: CodeExercise,
  language: CodeLanguage,
  grader: Grader,
  verbose: boolean,
): Promise<string[]> {
  const mutants = await mutantsFor(exercise, language, grader);
  const passed: Mutant[] = [];
  let unnamed = 0;
  for (const mutant of mutants) {
    if (!verbose) {
      if (!(await isRefused(exercise, language, mutant.program, grader))) passed.push(mutant);
      continue;
    }
    const grade = await grader.grade(exercise, language, mutant.program);
    if (grade.passed) passed.push(mutant);
    else process.stdout.write(feedbackFor(exercise.id, language, mutant, grade));
    if (!grade.passed && !isNamed(grade)) unnamed++;
  }
  const listed = passed.filter((mutant) => isListed(exercise.id, language, mutant));
  const open = passed.filter((mutant) => !listed.includes(mutant));
  process.stdout.write(
    `${exercise.id} in ${language}: ${mutants.length} mutants, ${mutants.length - passed.length} refused${verbose ? ` (${unnamed} without a named mistake)` : ''}, ` +
      `${listed.length} equivalent, ${open.length} survived\n`,
  );
  return [
    ...open.map((mutant) => `survived: ${shown(exercise.id, language, mutant)}`),
    ...unusedEntries(exercise.id, language, listed).map((entry) => `listed, but refused: ${JSON.stringify(entry)}`),
  ];
}

function feedbackFor(exercise: string, language: string, mutant: Mutant, { feedback }: CodeGrade): string {
  return `${shown(exercise, language, mutant)}\n${feedback.map(({ id, text }) => `    ${id}: ${text}\n`).join('')}`;
}

/** Whether the feedback names a mistake of the exercise, or shows an exception of the program. */
function isNamed({ feedback }: CodeGrade): boolean {
  return feedback.length > 0 && feedback[0]?.id !== 'test';
}
