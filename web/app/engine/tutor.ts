/**
 * Lessons in the worker: prepares and grades exercises, plays walkthroughs. Loaded with the Learn screen; walkthroughs, exercises and
 * code exercises load with the first lesson of their kind.
 */
import type { CodeExercise, CodeLanguage } from '../../course/code.ts';
import type { CustomSet } from '../../course/custom.ts';
import type { Exercise, Judge } from '../../course/grade.ts';
import { placeOf } from '../../course/index.ts';
import type { Play } from '../../course/play.ts';
import { prepare } from '../../simulator/server.ts';
import type { PlayAct, Played, ShownCodeExercise, ShownExercise, ShownMessage } from './learn.ts';
import type { CallOf, CallAnswer, TutorCall } from './wire.ts';
import { jsonOf } from '../../protocol/json/plain.ts';
import { classify } from '../../protocol/session/classify.ts';
import { isObject, type JsonValue } from '../../protocol/values.ts';
import type { Kind } from '../../protocol/types.ts';

// Prepares exercises for display.

/** An exercise without the data that only its grader needs. */
function shownExercise(exercise: Exercise): ShownExercise {
  const { id, title, task, hints, lesson, links, solution } = exercise;
  const common = { id, title, task, hints, lesson, links, custom: false };
  switch (exercise.kind) {
    case 'order-session': {
      const { kind, revision, pieces, start } = exercise;
      const shown = pieces.map((piece) => ({ ...messageOf(piece.from, piece.message), id: piece.id }));
      return { ...common, kind, revision, pieces: shown, start: idsIn(start), solution: idsIn(solution) };
    }
    case 'find-mistake': {
      const { kind, revision, options, wire } = exercise;
      const log = exercise.log.split('\n').flatMap((line) => {
        const { from, message } = asMessage(JSON.parse(line));
        return message === null ? [] : [messageOf(from, message)];
      });
      return {
        ...common,
        kind,
        revision,
        ...(wire === undefined ? {} : { wire }),
        log,
        options: options.map((option) => ({ id: option.id, text: option.text })),
        solution: asFound(JSON.parse(solution)),
      };
    }
    case 'choose-error': {
      const { kind, revision, client, codes } = exercise;
      const sentMessages = client.map((one) => messageOf('client', one));
      const statuses = exercise.http !== undefined;
      return { ...common, kind, revision, messages: sentMessages, codes, statuses, solution: Number(solution) };
    }
    default: {
      const { kind, revision, from, wire, before = [], start } = exercise;
      const shown = before.map((one) => messageOf(one.from, one.message));
      const carried = wire ? { wire } : {};
      return { ...common, ...carried, kind, revision, from, before: shown, start, solution };
    }
  }
}

const LANGUAGES: readonly CodeLanguage[] = ['python', 'typescript', 'javascript'];

/** A code exercise without the data that only its grader needs. */
function shownCode(exercise: CodeExercise): ShownCodeExercise {
  const { id, kind, title, task, hints, lesson, links, signatures, start, solution, names, tests } = exercise;
  const { languages = LANGUAGES } = exercise;
  const shown = tests.map(({ name, expected }) => ({ name, expected }));
  return {
    id,
    kind,
    title,
    task,
    hints,
    lesson,
    links,
    custom: false,
    languages,
    signatures,
    start,
    solution,
    names,
    tests: shown,
  };
}

function idsIn(order: string): string[] {
  return order.split(/\s+/u).filter((id) => id !== '');
}

const PARTIES = ['client', 'server', 'view', 'host'] as const;

function asMessage(line: JsonValue): { from: ShownMessage['from']; message: JsonValue } {
  if (!isObject(line)) return { from: 'client', message: null };
  const from = PARTIES.find((party) => party === line.from) ?? 'client';
  return { from, message: line.message ?? null };
}

function asFound(found: JsonValue): { message: number; mistake: string } {
  const { message, mistake } = isObject(found) ? found : {};
  return { message: Number(message), mistake: typeof mistake === 'string' ? mistake : '' };
}

function messageOf(from: ShownMessage['from'], message: JsonValue): ShownMessage {
  if (typeof message === 'string') return wireOf(from, message);
  const kind = classify(message).kind;
  return { from, kind, label: labelOf(kind, message), text: JSON.stringify(message, null, 2) };
}

/** The longest request line that is a label with its query, in characters. */
const MAX_LINE = 60;

/** A wire text, unchanged: an HTTP request or response with its message, a stdio line, or text without a message. */
function wireOf(from: ShownMessage['from'], text: string): ShownMessage {
  const [, line] = /^(?:HTTP\/1\.1 (?=\d)|(?=[A-Z]+ \/))(.*?)(?: HTTP\/1\.1)?(?:\n|$)/u.exec(text) ?? [];
  const body = line === undefined ? text : text.slice(text.indexOf('\n\n') + 2);
  const event = /^data: ?(.*(?:\n(?!\n|\w+:).*)*)/mu.exec(body)?.[1];
  const message = jsonOf(event ?? body);
  const kind = message === undefined ? 'invalid' : classify(message).kind;
  const label = message === undefined ? 'not a message' : labelOf(kind, message);
  if (line === undefined) return { from, kind, label, text };
  const short = line.length > MAX_LINE ? line.replace(/\?.*$/u, '?…') : line;
  if (body === '') return { from, kind: from === 'client' ? 'request' : 'response', label: short, text };
  if (message === undefined || !isObject(message) || !Object.hasOwn(message, 'jsonrpc'))
    return { from, kind: from === 'client' ? 'request' : 'response', label: short, text };
  return { from, kind, label: `${short} · ${label}`, text };
}

function labelOf(kind: Kind, message: JsonValue): string {
  if (Array.isArray(message)) return `${message.length} messages`;
  if (!isObject(message)) return 'not a message';
  const id = JSON.stringify(message.id ?? null);
  if (typeof message.method === 'string') return kind === 'request' ? `${message.method}, id ${id}` : message.method;
  if (kind === 'error') return `error to ${id}`;
  return kind === 'response' ? `result to ${id}` : 'not a valid message';
}

/** Handles calls about lessons. */
export async function tutor(request: CallOf<TutorCall>): Promise<CallAnswer<TutorCall>> {
  switch (request.name) {
    case 'lesson': {
      const [id, custom] = request.args;
      const ours = await ownExercise(id);
      const exercise = ours ?? (await customExercise(custom, id));
      if (!exercise) return 'none';
      const shown = exercise.kind === 'code' ? shownCode(exercise) : shownExercise(exercise);
      return ours ? shown : { ...shown, custom: true };
    }
    case 'grade': {
      const [id, answer, custom] = request.args;
      const exercise = (await ownExercise(id)) ?? (await customExercise(custom, id));
      if (!exercise || exercise.kind === 'code') return 'none';
      const { grade } = await exercises();
      return grade(exercise, answer, await judgeFor([exercise]));
    }
    case 'tests': {
      const [id, language, came, custom] = request.args;
      const exercise = (await ownExercise(id)) ?? (await customExercise(custom, id));
      if (exercise?.kind !== 'code') return 'none';
      const { gradeCode, nextCall } = await programs();
      const run = { tests: came };
      const call = nextCall(exercise, run);
      return call ? { call } : { grade: gradeCode(exercise, run, language) };
    }
    case 'customSet': {
      const [text, prove] = request.args;
      const { verifyCustomSet } = await import('../../course/custom.ts');
      const set = await customSet(text);
      const items = set.exercises.map(({ id, kind, title }) => ({ id, kind, title }));
      const problems = prove
        ? [...set.problems, ...verifyCustomSet(set, await judgeFor(set.exercises))]
        : [...set.problems];
      return { title: set.title, items, problems: problems.toSorted((a, b) => a.line - b.line) };
    }
    case 'program': {
      // The language parsers are loaded with the first program.
      const { scriptOf } = await import('../../course/code/script.ts');
      return scriptOf(...request.args);
    }
    case 'play': {
      const [act] = request.args;
      const player = await walkthroughs();
      const play = acted(player, act);
      if (!play) return 'none';
      await Promise.all([prepare([play.revision]), player.prepareRules(play)]);
      return playedOf(player, play);
    }
  }
}

const exercises = () => import('../../course/grade.ts');
const programs = () => import('../../course/code.ts');
const walkthroughs = () => import('../../course/play.ts');
type Player = Awaited<ReturnType<typeof walkthroughs>>;

/** An exercise of the course; null if it has none with this id. */
async function ownExercise(id: string): Promise<Exercise | CodeExercise | null> {
  const kind = placeOf(id)?.item.kind;
  if (kind === undefined || kind === 'walkthrough') return null;
  return kind === 'code' ? (await programs()).codeExerciseNamed(id) : (await exercises()).exerciseNamed(id);
}

/** What judges these exercises: the rules of extensions are loaded for the first exercise that needs them. */
async function judgeFor(judged: readonly (Exercise | CodeExercise)[]): Promise<Judge> {
  const needed = judged.some((one) => one.kind !== 'code' && one.extensions === true);
  return needed ? (await import('../../course/extended.ts')).EXTENDED : (await exercises()).CORE;
}

/** The last file read, since its exercises are requested one after another. */
let stored: CustomSet | null = null;

async function customSet(text: string): Promise<CustomSet> {
  const { readCustomSet } = await import('../../course/custom.ts');
  if (stored?.text !== text) stored = readCustomSet(text);
  return stored;
}

async function customExercise(custom: string | undefined, id: string): Promise<Exercise | CodeExercise | null> {
  if (custom === undefined) return null;
  const { exercises } = await customSet(custom);
  return exercises.find((one) => one.id === id) ?? null;
}

/** The state after an action; null for an unknown walkthrough. */
function acted({ back, begin, edit, go, walkthroughNamed }: Player, act: PlayAct): Play | null {
  switch (act.do) {
    case 'begin': {
      const walkthrough = walkthroughNamed(act.walkthrough);
      return walkthrough ? begin(walkthrough, act.revision) : null;
    }
    case 'look':
      return act.play;
    case 'go':
      return go(act.play, act.answer);
    case 'back':
      return back(act.play);
    case 'edit':
      return edit(act.play, act.step, act.text);
  }
}

function playedOf({ look }: Player, play: Play): Played | 'none' {
  const view = look(play);
  return view ? { play, view } : 'none';
}
