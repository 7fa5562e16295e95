/** Heavy entry point: grades answers. The page and the command line use the same function. */
import type { Exercise, Grade } from './define.ts';
import { exerciseOf } from './exercise.ts';
import { EXERCISE_SOURCES } from './exercises/index.ts';
import { CORE, type Judge } from './judge.ts';
import { gradeChoice } from './kinds/choose.ts';
import { gradeFind } from './kinds/find.ts';
import { gradeMessage } from './kinds/message.ts';
import { gradeOrder } from './kinds/order.ts';

export type { Exercise, Grade, TestRow } from './define.ts';
export { CORE, type Judge } from './judge.ts';

/** Our exercises, in the order of the chapters. */
export const EXERCISES: readonly Exercise[] = EXERCISE_SOURCES.map(exerciseOf);

/** Returns an exercise by its id; null if there is none. */
export function exerciseNamed(id: string): Exercise | null {
  return EXERCISES.find((one) => one.id === id) ?? null;
}

/**
 * Grades an answer. Any text gets a grade, and a wrong one gets at least one sentence of feedback. An exercise with `extensions`
 * needs the judge of `extended.ts`.
 */
export function grade(exercise: Exercise, answer: string, judge: Judge = CORE): Grade {
  const given = gradeByKind(exercise, answer, exercise.extensions ? judge : CORE);
  if (given.passed || given.feedback.length > 0) return given;
  return { ...given, feedback: [{ id: 'not-yet', text: 'This answer is not right yet. A hint may help.' }] };
}

function gradeByKind(exercise: Exercise, answer: string, judge: Judge): Grade {
  switch (exercise.kind) {
    case 'order-session':
      return gradeOrder(exercise, answer, judge);
    case 'find-mistake':
      return gradeFind(exercise, answer, judge);
    case 'choose-error':
      return gradeChoice(exercise, answer);
    default:
      return gradeMessage(exercise, answer, judge);
  }
}
