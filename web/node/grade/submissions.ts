/**
 * The files of many learners in a folder: `NAME.json`, the progress of one learner, or a folder `NAME` with files of progress and of
 * answers. Links are not followed: the files come from strangers.
 */
import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { readProgress, type ItemProgress } from '../../course/progress.ts';
import type { CodeLanguage } from '../../course/code.ts';
import { isRecord, jsonOf } from '../../protocol/json/plain.ts';
import { quote, Unusable } from '../arguments.ts';
import { readInput, reasonOf } from '../input.ts';

/** What a learner handed in for one item. */
export interface Submission {
  readonly learner: string;
  readonly item: string;
  /** Relative to the folder. */
  readonly file: string;
  /** Empty for an answer in a file of its own. */
  readonly progress: ItemProgress;
  /** Null without an answer. `language` is null for an exercise without programs. */
  readonly answer: { readonly text: string; readonly language: CodeLanguage | null } | null;
}

/** All submissions by learner, and one line for each file that could not be used. */
export interface Submissions {
  readonly found: readonly Submission[];
  readonly problems: readonly string[];
}

const LANGUAGES: Readonly<Record<string, CodeLanguage>> = {
  '.py': 'python',
  '.ts': 'typescript',
  '.mts': 'typescript',
  '.js': 'javascript',
  '.mjs': 'javascript',
};
/** The languages of programs. */
const PROGRAMS = ['python', 'typescript', 'javascript'] as const;
/** Longest answer, UTF-16 units. */
const MAX_ANSWER = 1_000_000;

const PROBLEMS = {
  large: 'is too large for a progress file',
  json: 'is neither progress nor the answer to an exercise: its name is no id of an exercise, and it is not JSON',
  format: 'is neither progress nor the answer to an exercise: its name is no id of an exercise',
  version: 'is progress of a newer version',
} as const;

/** Reads the folder at an absolute path, which the caller calls `name`. Throws `Unusable` if it cannot be listed. `isExercise` returns true for a file name that is an id. */
export async function readSubmissions(
  folder: string,
  name: string,
  isExercise: (id: string) => boolean,
): Promise<Submissions> {
  const found: Submission[] = [];
  const problems: string[] = [];
  const take = async (learner: string, file: string): Promise<void> => {
    try {
      found.push(...(await readOne(folder, learner, file, isExercise)));
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      problems.push(error.message);
    }
  };
  for (const entry of await listed(folder, name)) {
    if (entry.isFile()) await take(basename(entry.name, extname(entry.name)), entry.name);
    else if (entry.isDirectory())
      for (const inner of await listed(join(folder, entry.name), entry.name))
        if (inner.isFile()) await take(entry.name, join(entry.name, inner.name));
  }
  return { found, problems };
}

async function listed(path: string, name: string) {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    const visible = entries.filter((entry) => !entry.name.startsWith('.'));
    return visible.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    throw new Unusable(`${quote(name)} ${reasonOf(error)}`);
  }
}

async function readOne(
  folder: string,
  learner: string,
  file: string,
  isExercise: (id: string) => boolean,
): Promise<Submission[]> {
  const { text } = await readInput(file, join(folder, file));
  const ending = extname(file);
  const item = basename(file, ending);
  // A file beside the folders of learners is named after its learner.
  if (isExercise(item) && learner !== item) {
    if (text.length > MAX_ANSWER) throw new Unusable(`${quote(file)} is too large for an answer`);
    const language = LANGUAGES[ending.toLowerCase()] ?? null;
    return [{ learner, item, file, progress: {}, answer: { text, language } }];
  }
  const read = readProgress(text);
  if ('problem' in read) throw new Unusable(`${quote(file)} ${PROBLEMS[read.problem]}`);
  return read.items.map(([id, progress]) => ({ learner, item: id, file, progress, answer: answerIn(progress) }));
}

/** The draft in progress. Programs are one text with the program of each language. */
function answerIn({ draft, language }: ItemProgress): Submission['answer'] {
  if (draft === undefined) return null;
  const read = jsonOf(draft);
  const written = isRecord(read) ? Object.keys(read) : [];
  if (!isRecord(read) || written.length === 0 || !written.every((key) => PROGRAMS.some((one) => one === key)))
    return { text: draft, language: null };
  const used = language ?? PROGRAMS.find((one) => one === written[0]);
  const program = used === undefined ? undefined : read[used];
  return used !== undefined && typeof program === 'string' ? { text: program, language: used } : null;
}
