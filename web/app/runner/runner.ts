/** Runs a learner’s code against the tests of its exercise. Loaded with the first code exercise. */
import { outcomeOf, stopped, TIME_LIMIT } from '../../course/code/outcome.ts';
import type { Call, CodeGrade, CodeLanguage, Outcome, Tutor } from '../engine/learn.ts';
import type { LoadProgress } from './load.ts';
import { enter, giveBack, prepare, stillThere, type World } from './worlds.ts';
import { patience, remaining, requestFor } from '../../sandbox/world.ts';
import type { SandboxWorker } from './sandbox.ts';

export type { LoadProgress } from './load.ts';

/** The code to run. `tests` and `program` are those of the engine’s client. */
export interface RunRequest {
  /** Id of the exercise. */
  readonly id: string;
  readonly language: CodeLanguage;
  readonly source: string;
  /** Names that the tests require in the code. */
  readonly names: readonly string[];
  /** The time that the code may use, ms; `TIME_LIMIT` by default. */
  readonly limit?: number;
  /** The next call after these outcomes, or the grade. */
  readonly tests: (came: readonly (readonly Outcome[])[]) => ReturnType<Tutor['tests']>;
  readonly program: Tutor['program'];
}

type OnProgress = (progress: LoadProgress | null) => void;

/** An active run. */
interface Run {
  over: boolean;
  /** Remaining time for the code, ms. */
  left: number;
  worker: SandboxWorker | null;
  /** Whether a worker was used: one is then prepared for the next run. */
  used: boolean;
  /** Whether a call was made. */
  begun: boolean;
  /** Whether the worker can run no other program. */
  spent: boolean;
  /** Cancels the pending wait. */
  stop: () => void;
}

let current: Run | null = null;

/**
 * Runs an answer against the tests of its exercise; null if `stopRun` or a newer run stopped it. `onProgress` receives the
 * loading progress, and null when it is done. Rejects with a message for users if the language cannot be loaded.
 */
export async function runAnswer(request: RunRequest, onProgress: OnProgress): Promise<CodeGrade | null> {
  stopRun();
  const run: Run = {
    over: false,
    left: request.limit ?? TIME_LIMIT,
    worker: null,
    used: false,
    begun: false,
    spent: false,
    stop: () => {},
  };
  current = run;
  const stopping = new Promise<null>((resolve) => {
    run.stop = () => resolve(null);
  });
  const reportOn: OnProgress = (progress) => {
    if (!run.over) onProgress(progress);
  };
  try {
    const grade = await Promise.race([graded(request, run, reportOn), stopping]);
    if (grade && run.worker && !run.spent) {
      giveBack(worldOf(request.language), run.worker);
      run.worker = null;
    }
    return grade;
  } finally {
    end(run);
    onProgress(null);
    if (current === run) current = null;
    if (run.used) void prepare(worldOf(request.language)).catch(() => undefined);
  }
}

/** Stops the active run, if there is one. */
export function stopRun(): void {
  if (current) end(current);
  current = null;
}

/** Preloads a language before the first run. */
export async function warm(language: CodeLanguage, onProgress: OnProgress): Promise<void> {
  await prepare(worldOf(language), onProgress).finally(() => onProgress(null));
}

function worldOf(language: CodeLanguage): World {
  return language === 'python' ? 'python' : 'javascript';
}

function end(run: Run): void {
  run.over = true;
  run.worker?.close();
  run.worker = null;
  run.stop();
}

async function graded(request: RunRequest, run: Run, onProgress: OnProgress): Promise<CodeGrade | null> {
  const answer =
    request.language === 'python' ? await pythonOf(request, run, onProgress) : await scriptOf(request, run, onProgress);
  if (!answer) return null;
  const came: Outcome[][] = [[]];
  while (!run.over) {
    const due = await request.tests(came);
    if (due === 'none') throw new Error('This exercise does not exist.');
    if (due === null || 'grade' in due) return due && due.grade;
    const outcome = await answer(due.call);
    if (due.call.do === 'load' && came.at(-1)?.length !== 0) came.push([]);
    came.at(-1)?.push(outcome);
  }
  return null;
}

type Answer = (call: Call) => Promise<Outcome>;

async function pythonOf({ source }: RunRequest, run: Run, onProgress: OnProgress): Promise<Answer | null> {
  if (!(await take(run, 'python', onProgress))) return null;
  return (call) => runCall(run, call, source);
}

async function scriptOf(
  { source, language, names, program }: RunRequest,
  run: Run,
  onProgress: OnProgress,
): Promise<Answer | null> {
  const made = language === 'python' ? null : await program(source, language, names);
  if (!made) return null;
  if ('trouble' in made) return () => Promise.resolve(made.trouble);
  if (!(await take(run, 'javascript', onProgress))) return null;
  return (call) => runCall(run, call, made.script);
}

/** Assigns a worker to the run, unless the run was stopped meanwhile. */
async function take(run: Run, world: World, onProgress: OnProgress): Promise<boolean> {
  const worker = await enter(world, onProgress);
  onProgress(null);
  if (run.over) {
    giveBack(world, worker);
    return false;
  }
  run.worker = worker;
  run.used = true;
  return true;
}

let requested = 0;

async function runCall(run: Run, call: Call, program: string): Promise<Outcome> {
  const { worker } = run;
  if (!worker) return stopped('crash');
  const from = performance.now();
  let late = false;
  const request = requestFor(call, program, { first: !run.begun, left: run.left });
  const limit = setTimeout(() => {
    late = true;
    worker.close();
  }, patience(request));
  run.begun = true;
  const reply = await worker.send({ ...request, id: ++requested });
  clearTimeout(limit);
  run.spent ||= !reply || reply.spent === true || 'stopped' in reply;
  run.left = remaining(run.left, reply, performance.now() - from);
  if (run.over) return stopped('crash');
  if (!reply) {
    const there = await stillThere();
    return stopped(there ? (late ? 'time' : 'crash') : 'memory');
  }
  return outcomeOf(reply);
}
