/** Runs code through the build's own parts, in the page: the runner as a screen loads it, and the engine's worker that knows the tests. */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { CodeGrade, CodeLanguage } from '../web/app/engine/learn.ts';
import type { FromWorker } from '../web/app/engine/wire.ts';
import { codeExerciseNamed, type CodeExercise } from '../web/course/code.ts';
import { expect } from './fixtures.ts';

/** The build under test. */
export const DIST = resolve(process.env['PLAYGROUND_DIST'] ?? 'dist');

/** Path of a file relative to the build folder; exactly one must match. */
export function builtFile(pattern: RegExp): string {
  const found = readdirSync(join(DIST, 'assets')).filter((name) => pattern.test(name));
  const [only] = found;
  if (only === undefined || found.length > 1) throw new Error(`${found.length} files of the build are like ${pattern}`);
  return `assets/${only}`;
}

/** The time limit of a program, in milliseconds. */
const LIMIT_MS = 3000;

/** One answer to an exercise. */
export interface Answer {
  exercise: string;
  names: readonly string[];
  language: CodeLanguage;
  source: string;
  /** The time that the code may use, in milliseconds; that of the page by default. */
  limit?: number;
}

/** The result of an answer. */
export interface Came {
  grade: CodeGrade | null;
  /** How often a timer of the page fired during the run, every 10 ms if the page is free. */
  ticks: number;
  /** True if the run ended before a timer of the time limit, which started when the run was stopped. */
  endedFirst: boolean;
  progress: readonly { what: 'files' | 'start'; done: number; all: number }[];
}

/** The exercise that the sandbox tests answer. */
export const EXERCISE = codeExerciseNamed('build-request') as CodeExercise;

/** An answer to it. */
export const answerIn = (language: CodeLanguage, source: string): Answer => ({
  exercise: EXERCISE.id,
  names: EXERCISE.names,
  language,
  source,
});

/** Opens a page for the runner. */
export async function openLearn(page: Page, url = './#/learn'): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

declare global {
  /** Set by `prepareRunner`. */
  var runCode: ((answer: Answer, stopAfter?: number) => Promise<Came>) | undefined;
  /** Set by `prepareRunner`, too. */
  var warmCode: ((language: CodeLanguage) => Promise<void>) | undefined;
}

/** Loads the runner into an open page. */
export async function prepareRunner(page: Page): Promise<void> {
  const files = { runner: builtFile(/^runner-[\w-]{8}\.js$/), worker: builtFile(/^worker-[\w-]{8}\.js$/), LIMIT_MS };
  await page.evaluate(async ({ runner, worker: address, LIMIT_MS }) => {
    const { runAnswer, stopRun, warm } = (await import(new URL(runner, document.baseURI).href)) as {
      runAnswer: (
        request: object,
        onProgress: (progress: Came['progress'][number] | null) => void,
      ) => Promise<CodeGrade | null>;
      stopRun: () => void;
      warm: (language: CodeLanguage, onProgress: () => void) => Promise<void>;
    };
    globalThis.warmCode = (language) => warm(language, () => undefined);
    const worker = new Worker(new URL(address, document.baseURI), { type: 'module' });
    const waiting = new Map<number, (value: unknown) => void>();
    let last = 0;
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'answer') waiting.get(data.id)?.(data.value);
      else if (data.type === 'failed') waiting.get(data.id)?.(Promise.reject(new Error(data.because)));
    });
    const requestText = (name: string, args: unknown[]): Promise<unknown> =>
      new Promise((settle) => {
        const id = ++last;
        waiting.set(id, settle);
        worker.postMessage({ type: 'call', id, call: { name, version: -1, args } });
      });
    globalThis.runCode = async ({ exercise, names, language, source, limit }, stopAfter) => {
      const progress: Came['progress'][number][] = [];
      let ticks = 0;
      let endedFirst = true;
      const timer = setInterval(() => ticks++, 10);
      const stop = (): void => {
        setTimeout(() => (endedFirst = false), LIMIT_MS);
        stopRun();
      };
      if (stopAfter !== undefined) setTimeout(stop, stopAfter);
      try {
        const request = {
          id: exercise,
          language,
          source,
          names,
          ...(limit === undefined ? {} : { limit }),
          tests: (came: unknown) => requestText('tests', [exercise, language, came]),
          program: (...args: unknown[]) => requestText('program', args),
        };
        const grade = await runAnswer(request, (partial) => void (partial && progress.push(partial)));
        return { grade, ticks, endedFirst, progress };
      } finally {
        clearInterval(timer);
      }
    };
  }, files);
}

/** Runs an answer in a page that `prepareRunner` prepared. */
export function run(page: Page, answer: Answer, stopAfter?: number): Promise<Came> {
  return page.evaluate(
    ([given, after]) => {
      if (!globalThis.runCode) throw new Error('The runner is not there.');
      return globalThis.runCode(given, after);
    },
    [answer, stopAfter] as const,
  );
}

/** Waits until a run can start at once, as after a user has read the previous result. */
export async function ready(page: Page, language: CodeLanguage): Promise<void> {
  await page.evaluate((wanted) => globalThis.warmCode?.(wanted), language);
}
