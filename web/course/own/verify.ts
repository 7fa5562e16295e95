/**
 * The test of the tests, for those who write exercises: the start fails, the solution passes, and each named wrong answer draws
 * its own words first.
 */
import type { CodeExercise, CodeGrade, CodeLanguage } from '../code.ts';
import type { ChooseExercise, Exercise, FindExercise, Grade } from '../define.ts';
import { grade } from '../grade.ts';
import { codeOf } from '../kinds/choose.ts';
import { foundIn, truthOf } from '../kinds/find.ts';
import type { Report } from './file-place.ts';

/** Proves an exercise whose answers are graded at once. `pointer` is its place in the file. */
export function proveExercise(exercise: Exercise, pointer: string): Report[] {
  const untrue = exercise.kind === 'find-mistake' ? aboutLog(exercise, pointer) : [];
  if (untrue.length > 0) return untrue;
  if (exercise.kind === 'choose-error') untrue.push(...aboutCode(exercise, pointer));
  if (untrue.length > 0) return untrue;
  const { start, solution, mistakes } = exercise;
  return [
    ...aboutStart(grade(exercise, start), `${pointer}/start`),
    ...aboutSolution(grade(exercise, solution), `${pointer}/solution`),
    ...mistakes.flatMap(({ id, example }, at) =>
      aboutMistake(id, grade(exercise, example), `${pointer}/mistakes/${at}`),
    ),
  ];
}

/** Runs a program against the tests of its exercise. */
export type RunProgram = (exercise: CodeExercise, language: CodeLanguage, source: string) => Promise<CodeGrade>;

/** The same for an exercise in code, in each of its languages. Its programs are run by `run`. */
export async function proveProgram(exercise: CodeExercise, pointer: string, run: RunProgram): Promise<Report[]> {
  const reported: Report[] = [];
  for (const language of exercise.languages ?? []) {
    const begun = await run(exercise, language, exercise.start[language]);
    reported.push(...aboutStart(begun, `${pointer}/start/${language}`));
    const [loads] = begun.tests;
    if (loads && !loads.passed)
      reported.push({ pointer: `${pointer}/start/${language}`, says: `The start does not even run: ${loads.got}` });
    const solved = await run(exercise, language, exercise.solution[language]);
    reported.push(...aboutSolution(solved, `${pointer}/solution/${language}`));
    for (const [at, { id, examples }] of exercise.mistakes.entries()) {
      if (examples[language] === '') continue;
      const made = await run(exercise, language, examples[language]);
      reported.push(...aboutMistake(id, made, `${pointer}/mistakes/${at}/examples/${language}`));
    }
  }
  return reported;
}

function aboutStart({ passed }: Grade, pointer: string): Report[] {
  return passed
    ? [{ pointer, says: 'The start is a right answer already. Begin with something that is wrong or not finished.' }]
    : [];
}

function aboutSolution({ passed, feedback }: Grade, pointer: string): Report[] {
  if (passed) return [];
  return [{ pointer, says: `The solution does not pass. What a learner would be told: ${feedback[0]?.text ?? ''}` }];
}

function aboutMistake(id: string, { passed, feedback }: Grade, pointer: string): Report[] {
  if (passed)
    return [
      {
        pointer,
        says: `The example of \`${id}\` passes, so nobody is told of this mistake. Add a goal that it misses.`,
      },
    ];
  const [first] = feedback;
  if (first?.id === id) return [];
  const later = feedback.some((one) => one.id === id);
  const says = later
    ? `The example of \`${id}\` draws the words of \`${first?.id ?? ''}\` first. Put this mistake before it, or make the other one narrower.`
    : `The example of \`${id}\` does not draw its words; a learner is told: ${first?.text ?? ''}`;
  return [{ pointer, says }];
}

function aboutLog(exercise: FindExercise, pointer: string): Report[] {
  const { options, solution } = exercise;
  const truth = truthOf(exercise);
  if (truth) {
    const answer = JSON.stringify({ message: truth.message, mistake: truth.option });
    if (answer === solution) return [];
    return [{ pointer: `${pointer}/solution`, says: `The checker finds another answer: \`${answer}\`.` }];
  }
  const found = foundIn(exercise);
  const names = found
    .slice(0, 5)
    .map(({ diagnostic: { rule, what }, message }) => `\`${rule}\` in message ${message} (${what})`)
    .join(' ');
  const [only] = found;
  if (found.length === 1 && only)
    return [
      {
        pointer: `${pointer}/options`,
        says: `The checker finds ${names} Give the right option \`"rule": "${only.diagnostic.rule}"\`; ${options.length} options are there and none names it.`,
      },
    ];
  const says =
    found.length === 0
      ? 'The checker finds nothing wrong in this log, so there is no mistake to find.'
      : `The checker finds ${found.length} things in this log; it has to be one. ${names}`;
  return [{ pointer: `${pointer}/log`, says }];
}

function aboutCode(exercise: ChooseExercise, pointer: string): Report[] {
  const code = codeOf(exercise);
  if (String(code) === exercise.solution) return [];
  const says =
    code === null
      ? 'The demo server answers the last message with no error, so there is none to choose.'
      : `The demo server answers with ${code}, and the solution says ${exercise.solution}.`;
  return [{ pointer: `${pointer}/solution`, says }];
}
