/** `grade --folder DIR --csv FILE`: one row for each learner and item, with the grade of the answer that was handed in. */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { CodeExercise, CodeLanguage } from '../../course/code.ts';
import type { Exercise, Grade } from '../../course/grade.ts';
import { placeOf } from '../../course/index.ts';
import { quote, Unusable } from '../arguments.ts';
import { callerFolder, reasonOf } from '../input.ts';
import { csvOf } from './csv.ts';
import { readSubmissions, type Submission } from './submissions.ts';

/** What the command needs of the graders. */
export interface FolderGrading {
  exerciseOf(id: string): Exercise | CodeExercise | null;
  grade(exercise: Exercise | CodeExercise, language: CodeLanguage | null, answer: string): Promise<Grade>;
}

const HEAD = [
  'learner',
  'item',
  'kind',
  'title',
  'solved_at',
  'attempts',
  'hints',
  'solution_viewed',
  'answer',
  'feedback',
  'file',
];

/** Writes the table. Resolves to 0, or to 1 if a file could not be used; stderr gets one line for each of those. */
export async function gradeFolder(folder: string, csv: string, grading: FolderGrading): Promise<number> {
  const path = resolve(callerFolder(), folder);
  const { found, problems } = await readSubmissions(path, folder, (id) => grading.exerciseOf(id) !== null);
  const rows = [];
  for (const one of found) rows.push(await rowOf(one, grading));
  try {
    await writeFile(resolve(callerFolder(), csv), csvOf([HEAD, ...rows]));
  } catch (error) {
    throw new Unusable(`${quote(csv)} ${reasonOf(error).replace('be read', 'be written')}`);
  }
  for (const problem of problems) process.stderr.write(`grade: ${problem.replaceAll('\n', ' ')}\n`);
  const learners = new Set(found.map(({ learner }) => learner)).size;
  process.stdout.write(`${rows.length} rows about ${learners} ${learners === 1 ? 'learner' : 'learners'} in ${csv}\n`);
  return problems.length === 0 ? 0 : 1;
}

async function rowOf(submission: Submission, grading: FolderGrading): Promise<(string | number)[]> {
  const { learner, item, file, progress } = submission;
  const exercise = grading.exerciseOf(item);
  const known = exercise ?? placeOf(item)?.item;
  const { answer, feedback } = await answerOf(submission, exercise, grading);
  return [
    learner,
    item,
    known?.kind ?? 'unknown',
    known?.title ?? '',
    progress.done ?? '',
    progress.attempts ?? '',
    progress.hints ?? '',
    progress.told ? 'yes' : 'no',
    answer,
    feedback,
    file,
  ];
}

/** `passed`, `not passed`, or `none`: without an answer, or for an item that has none. */
async function answerOf(
  { answer }: Submission,
  exercise: Exercise | CodeExercise | null,
  grading: FolderGrading,
): Promise<{ answer: string; feedback: string }> {
  if (answer === null || exercise === null) return { answer: 'none', feedback: '' };
  if (exercise.kind === 'code' && answer.language === null)
    return { answer: 'none', feedback: 'The language of the program is unknown.' };
  const { passed, feedback } = await grading.grade(exercise, answer.language, answer.text);
  return { answer: passed ? 'passed' : 'not passed', feedback: feedback[0]?.text ?? '' };
}
