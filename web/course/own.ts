/**
 * Heavy door: custom exercises, from a file. They become the same objects as ours, so the same graders grade them.
 * A file is data: what is right is said by conditions and calls, and nothing in it runs by being read.
 */
import type { CodeExercise } from './code.ts';
import type { Exercise } from './define.ts';
import { exerciseOf } from './exercise.ts';
import { placeOf } from './index.ts';
import { readChooseExercise, readFindExercise } from './own/choices.ts';
import { placed, readFile, type OwnProblem } from './own/file.ts';
import { readMessageExercise, readOrderExercise } from './own/message.ts';
import { readCodeExercise } from './own/program.ts';
import { SHORT, Spot, type Report } from './own/file-place.ts';
import { proveExercise, proveProgram, type RunProgram } from './own/verify.ts';
import type { ExerciseSource } from './source.ts';

export type { OwnProblem } from './own/file.ts';
export type { RunProgram } from './own/verify.ts';

/** What a file says that it is. */
export const OWN_FORMAT = 'mcp-playground-exercises';
/** Exercises of one file at most. */
export const MAX_OWN = 200;
/** Names that addresses of the course need for themselves. */
const RESERVED = ['teachers'];
const KINDS = [
  ...(['fix-message', 'write-message', 'answer-as-server'] as const),
  ...(['order-session', 'find-mistake', 'choose-error', 'code'] as const),
];

/** A file that was read: the exercises that can be used, and everything that is wrong. */
export interface OwnSet {
  readonly text: string;
  /** Empty where the file has none. */
  readonly title: string;
  readonly exercises: readonly (Exercise | CodeExercise)[];
  readonly problems: readonly OwnProblem[];
  /** Where each exercise stands, by its id. */
  readonly pointers: ReadonlyMap<string, string>;
}

/** Reads a file. Any text gives a set, with at least one exercise or one problem. Never throws. */
export function readOwn(text: string): OwnSet {
  const { value, problems } = readFile(text);
  const pointers = new Map<string, string>();
  if (value === undefined) return { text, title: '', exercises: [], problems, pointers };
  const reported: Report[] = [];
  const { title, exercises } = readWhole(new Spot(reported, value), pointers);
  return { text, title, exercises, problems: [...problems, ...placed(text, reported)], pointers };
}

function readWhole(spot: Spot, pointers: Map<string, string>): Pick<OwnSet, 'title' | 'exercises'> {
  const nothing = { title: '', exercises: [] };
  const known = ['format', 'version', 'title', 'exercises'];
  if (!spot.object('an object with `format`, `version`, `title` and `exercises`', known)) return nothing;
  if (spot.at('format').value !== OWN_FORMAT) spot.at('format').wants(`the text \`"${OWN_FORMAT}"\``);
  const version = spot.at('version');
  if (typeof version.value === 'number' && version.value > 1)
    version.tell('This file is of a newer version than this page knows, which is 1. A newer page may read it.');
  else if (version.value !== 1) version.wants('the number 1');
  const title = spot.at('title').text('what the set is called', SHORT) ?? '';
  const items = spot.at('exercises').list('a list of exercises', 1, MAX_OWN) ?? [];
  const exercises = items.flatMap((item) => {
    const exercise = readItem(item);
    return exercise && isFree(item, exercise.id, pointers) ? [exercise] : [];
  });
  return { title, exercises };
}

function isFree(item: Spot, id: string, pointers: Map<string, string>): boolean {
  const place = item.at('id');
  if (placeOf(id) !== null || RESERVED.includes(id))
    place.tell(`\`${id}\` is a name of the course itself. Put something of yours before it, such as \`my-${id}\`.`);
  else if (pointers.has(id)) place.tell(`\`${id}\` is there twice; each exercise needs an id of its own.`);
  else {
    pointers.set(id, item.pointer);
    return true;
  }
  return false;
}

function readItem(item: Spot): Exercise | CodeExercise | null {
  if (typeof item.value !== 'object' || item.value === null || Array.isArray(item.value))
    return item.wants('an exercise, as an object');
  const kind = item.at('kind').choice('what there is to do', KINDS);
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

/** An exercise of a set by its id; null where there is none. */
export function ownNamed({ exercises }: OwnSet, id: string): Exercise | CodeExercise | null {
  return exercises.find((one) => one.id === id) ?? null;
}

/**
 * What does not hold of the exercises themselves: the start fails, the solution passes, each named wrong answer draws its own
 * words. Exercises in code are left out, since this runs no code.
 */
export function verifyOwn({ text, exercises, pointers }: OwnSet): OwnProblem[] {
  const reported = exercises.flatMap((one) =>
    one.kind === 'code' ? [] : proveExercise(one, pointers.get(one.id) ?? ''),
  );
  return placed(text, reported);
}

/** The same for the exercises in code, whose programs are run by `run`. */
export async function verifyOwnPrograms({ text, exercises, pointers }: OwnSet, run: RunProgram): Promise<OwnProblem[]> {
  const reported: Report[] = [];
  for (const one of exercises)
    if (one.kind === 'code') reported.push(...(await proveProgram(one, pointers.get(one.id) ?? '', run)));
  return placed(text, reported);
}
