/**
 * Verifies the tests of an exercise for its author: the start fails, the solution passes, and each known mistake shows its own
 * feedback first.
 */
import type { CodeExercise, CodeGrade, CodeLanguage } from '../code.ts';
import type { ChooseExercise, Exercise, FindExercise, Grade } from '../define.ts';
import { grade } from '../grade.ts';
import type { Judge } from '../judge.ts';
import { codeOf } from '../kinds/choose.ts';
import { foundIn, truthOf } from '../kinds/find.ts';
import type { Report } from './file-place.ts';

/** Verifies an exercise whose answers are graded at once. `pointer` is its place in the file. */
export function proveExercise(exercise: Exercise, pointer: string, judge: Judge): Report[] {
  const untrue = exercise.kind === 'find-mistake' ? aboutLog(exercise, pointer, judge) : [];
  if (untrue.length > 0) return untrue;
  if (exercise.kind === 'choose-error') untrue.push(...aboutCode(exercise, pointer));
  if (untrue.length > 0) return untrue;
  const { start, solution, mistakes } = exercise;
  return [
    ...aboutStart(grade(exercise, start, judge), `${pointer}/start`),
    ...aboutSolution(grade(exercise, solution, judge), `${pointer}/solution`),
    ...mistakes.flatMap(({ id, example }, at) =>
      aboutMistake(id, grade(exercise, example, judge), `${pointer}/mistakes/${at}`),
    ),
  ];
}

/** Runs a program against the tests of its exercise. */
export type RunProgram = (exercise: CodeExercise, language: CodeLanguage, source: string) => Promise<CodeGrade>;

/** The same for a code exercise, in each of its languages. `run` runs its programs. */
export async function proveProgram(exercise: CodeExercise, pointer: string, run: RunProgram): Promise<Report[]> {
  const reported: Report[] = [];
  for (const language of exercise.languages ?? []) {
    const begun = await run(exercise, language, exercise.start[language]);
    reported.push(...aboutStart(begun, `${pointer}/start/${language}`));
    const [loads] = begun.tests;
    if (loads && !loads.passed)
      reported.push({ pointer: `${pointer}/start/${language}`, says: `The start does not run: ${loads.got}` });
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
    ? [{ pointer, says: 'The start is already a correct answer. Use one that is wrong or incomplete.' }]
    : [];
}

function aboutSolution({ passed, feedback }: Grade, pointer: string): Report[] {
  if (passed) return [];
  return [{ pointer, says: `The solution does not pass. The learner would see: ${feedback[0]?.text ?? ''}` }];
}

function aboutMistake(id: string, { passed, feedback }: Grade, pointer: string): Report[] {
  if (passed)
    return [
      {
        pointer,
        says: `The example of \`${id}\` passes, so this mistake is never reported. Add a goal that the example does not meet.`,
      },
    ];
  const [first] = feedback;
  if (first?.id === id) return [];
  const later = feedback.some((one) => one.id === id);
  const says = later
    ? `The example of \`${id}\` shows the feedback of \`${first?.id ?? ''}\` first. Put this mistake before it, or make the condition of the other one narrower.`
    : `The example of \`${id}\` does not show its own feedback. The learner sees: ${first?.text ?? ''}`;
  return [{ pointer, says }];
}

function aboutLog(exercise: FindExercise, pointer: string, judge: Judge): Report[] {
  const { options, solution } = exercise;
  const truth = truthOf(exercise, judge);
  if (truth) {
    const answer = JSON.stringify({ message: truth.message, mistake: truth.option });
    if (answer === solution) return [];
    return [{ pointer: `${pointer}/solution`, says: `The checker finds a different answer: \`${answer}\`.` }];
  }
  const found = foundIn(exercise, judge);
  const names = found
    .slice(0, 5)
    .map(({ diagnostic: { rule, what }, message }) => `\`${rule}\` in message ${message} (${what.replace(/\.$/u, '')})`)
    .join('; ');
  if (exercise.hosts)
    return [
      {
        pointer: `${pointer}/log`,
        says: `The checker finds problems in this log; with \`hosts\` there must be none: ${names}.`,
      },
    ];
  const [only] = found;
  if (found.length === 1 && only)
    return [
      {
        pointer: `${pointer}/options`,
        says: `The checker finds ${names}. Add \`"rule": "${only.diagnostic.rule}"\` to the correct option; none of the ${options.length} options has it.`,
      },
    ];
  const says =
    found.length === 0
      ? 'The checker finds no problem in this log, so there is no mistake to find.'
      : `The checker finds ${found.length} problems in this log; there must be exactly one: ${names}.`;
  return [{ pointer: `${pointer}/log`, says }];
}

function aboutCode(exercise: ChooseExercise, pointer: string): Report[] {
  const code = codeOf(exercise);
  if (String(code) === exercise.solution) return [];
  const says =
    code === null
      ? 'The demo server responds to the last message without an error, so there is no code to choose.'
      : `The demo server returns ${code}, but the solution has ${exercise.solution}.`;
  return [{ pointer: `${pointer}/solution`, says }];
}
