/** One exercise whose answer is graded at once, from data: an item of a teacher's file, or one of ours. */
import { jsonOf } from '../../protocol/json/plain.ts';
import type { Exercise } from '../define.ts';
import type { ExerciseSource, Rule } from '../source.ts';
import { readChooseExercise, readFindExercise } from './choices.ts';
import { NO_FUNCTIONS, type Functions } from './condition.ts';
import { readMessageExercise, readOrderExercise } from './message.ts';
import { Spot, type Told } from './spot.ts';

/** Reads an exercise of a known kind; null where it cannot be used, which is told. */
export function readExercise(item: Spot, kind: Exercise['kind'], functions: Functions = NO_FUNCTIONS): Exercise | null {
  switch (kind) {
    case 'order-session':
      return readOrderExercise(item);
    case 'find-mistake':
      return readFindExercise(item);
    case 'choose-error':
      return readChooseExercise(item);
    default:
      return readMessageExercise(item, kind, functions);
  }
}

/**
 * One of our exercises, read as an item of a file is read. What no condition can say comes beside the data, by its place.
 * Throws where the reader of files would report something.
 */
export function exerciseOf(source: ExerciseSource): Exercise {
  const told: Told[] = [];
  // JSON has no functions, so what is read is what a file could hold.
  const item = new Spot(told, jsonOf(JSON.stringify(source)));
  const exercise = readExercise(item, source.kind, functionsOf(source));
  const [problem] = told;
  if (exercise && !problem) return exercise;
  throw new Error(`The exercise ${source.id}, at ${problem?.pointer ?? ''}: ${problem?.says ?? ''}`);
}

function functionsOf(source: ExerciseSource): Functions {
  if (source.kind === 'order-session' || source.kind === 'find-mistake' || source.kind === 'choose-error')
    return NO_FUNCTIONS;
  const found = (list: string, all: readonly Rule[]) =>
    all.flatMap((one, at) => ('holds' in one ? [[`/${list}/${at}`, one.holds] as const] : []));
  return new Map([...found('goals', source.goals), ...found('mistakes', source.mistakes)]);
}
