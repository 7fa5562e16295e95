/**
 * Heavy entry point: custom exercises, from a file. They become the same objects as the exercises of the course, so the same
 * graders grade them. A file is data: conditions and calls define what is right, and reading a file never runs anything in it.
 */
import type { CodeExercise } from './code.ts';
import type { Exercise } from './define.ts';
import { CORE, type Judge } from './judge.ts';
import { exerciseOf } from './exercise.ts';
import { placeOf } from './index.ts';
import { readChooseExercise, readFindExercise } from './custom/choices.ts';
import { placed, readFile, type CustomProblem } from './custom/file.ts';
import { readMessageExercise, readOrderExercise } from './custom/message.ts';
import { readCodeExercise } from './custom/program.ts';
import { SHORT, Spot, type Report } from './custom/file-place.ts';
import { proveExercise, proveProgram, type RunProgram } from './custom/verify.ts';
import type { ExerciseSource } from './source.ts';

export type { CustomProblem } from './custom/file.ts';
export type { RunProgram } from './custom/verify.ts';

/** The `format` value of a file. */
export const CUSTOM_FORMAT = 'mcp-playground-exercises';
/** The maximum number of exercises in a file. */
export const MAX_CUSTOM = 200;
/** Ids that the addresses of the course reserve. */
const RESERVED = ['teachers'];
const KINDS = [
  ...(['fix-message', 'write-message', 'answer-as-server'] as const),
  ...(['order-session', 'find-mistake', 'choose-error', 'code'] as const),
];

/** A file after reading: its usable exercises, and all problems. */
export interface CustomSet {
  readonly text: string;
  /** Empty if the file has none. */
  readonly title: string;
  readonly exercises: readonly (Exercise | CodeExercise)[];
  readonly problems: readonly CustomProblem[];
  /** The JSON pointer of each exercise, by its id. */
  readonly pointers: ReadonlyMap<string, string>;
}

/** Reads a file. Any text results in a set with at least one exercise or one problem. Never throws. */
export function readCustomSet(text: string): CustomSet {
  const { value, problems } = readFile(text);
  const pointers = new Map<string, string>();
  if (value === undefined) return { text, title: '', exercises: [], problems, pointers };
  const reported: Report[] = [];
  const { title, exercises } = readWhole(new Spot(reported, value), pointers);
  return { text, title, exercises, problems: [...problems, ...placed(text, reported)], pointers };
}

function readWhole(spot: Spot, pointers: Map<string, string>): Pick<CustomSet, 'title' | 'exercises'> {
  const nothing = { title: '', exercises: [] };
  const known = ['format', 'version', 'title', 'exercises'];
  if (!spot.object('an object with `format`, `version`, `title`, and `exercises`', known)) return nothing;
  if (spot.at('format').value !== CUSTOM_FORMAT) spot.at('format').wants(`the string \`"${CUSTOM_FORMAT}"\``);
  const version = spot.at('version');
  if (typeof version.value === 'number' && version.value > 1)
    version.report(
      'This file has a newer version than 1, the latest version that this page supports. A newer page may be able to read it.',
    );
  else if (version.value !== 1) version.wants('the number 1');
  const title = spot.at('title').text('the title of the set', SHORT) ?? '';
  const items = spot.at('exercises').list('an array of exercises', 1, MAX_CUSTOM) ?? [];
  const exercises = items.flatMap((item) => {
    const exercise = readItem(item);
    return exercise && isFree(item, exercise.id, pointers) ? [exercise] : [];
  });
  return { title, exercises };
}

function isFree(item: Spot, id: string, pointers: Map<string, string>): boolean {
  const place = item.at('id');
  if (placeOf(id) !== null || RESERVED.includes(id))
    place.report(`\`${id}\` is reserved by the course. Add a prefix of your own, such as \`my-${id}\`.`);
  else if (pointers.has(id)) place.report(`\`${id}\` is not unique. Each exercise needs its own id.`);
  else {
    pointers.set(id, item.pointer);
    return true;
  }
  return false;
}

function readItem(item: Spot): Exercise | CodeExercise | null {
  if (typeof item.value !== 'object' || item.value === null || Array.isArray(item.value))
    return item.wants('an exercise, as an object');
  const kind = item.at('kind').choice('the kind of the exercise', KINDS);
  if (kind === null) return null;
  if (kind === 'code') return readCodeExercise(item);
  const source = readSource(item, kind);
  return source && exerciseOf(source);
}

function readSource(item: Spot, kind: Exercise['kind']): ExerciseSource | null {
  switch (kind) {
    case 'order-session':
      return readOrderExercise(item);
    case 'find-mistake':
      return readFindExercise(item);
    case 'choose-error':
      return readChooseExercise(item);
    default:
      return readMessageExercise(item, kind);
  }
}

/** Returns an exercise of a set by its id; null if there is none. */
export function customNamed({ exercises }: CustomSet, id: string): Exercise | CodeExercise | null {
  return exercises.find((one) => one.id === id) ?? null;
}

/**
 * The problems of the exercises themselves: a start that passes, a solution that fails, or a named wrong answer without its own
 * feedback. Code exercises are excluded, because this function runs no code.
 */
export function verifyCustomSet({ text, exercises, pointers }: CustomSet, judge: Judge = CORE): CustomProblem[] {
  const reported = exercises.flatMap((one) =>
    one.kind === 'code' ? [] : proveExercise(one, pointers.get(one.id) ?? '', one.extensions ? judge : CORE),
  );
  return placed(text, reported);
}

/** The same for code exercises, whose programs are run by `run`. */
export async function verifyCustomPrograms(
  { text, exercises, pointers }: CustomSet,
  run: RunProgram,
): Promise<CustomProblem[]> {
  const reported: Report[] = [];
  for (const one of exercises)
    if (one.kind === 'code') reported.push(...(await proveProgram(one, pointers.get(one.id) ?? '', run)));
  return placed(text, reported);
}
