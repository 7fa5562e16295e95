/** A program as an answer: its language, and its run against the tests. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { CodeLanguage, Outcome, ShownCodeExercise } from '../../../engine/learn.ts';
import { renewRoute } from '../../../state/address.ts';
import { put, store } from '../../../state/store.ts';
import { storeLanguage } from '../progress.ts';
import { tutor, wakeTutor } from '../tutor.ts';
import type { LoadProgress } from '../../../runner/runner.ts';
import type { Item, ItemStore } from './item-types.ts';
import { firstAnswer } from './item.ts';
import { graded } from './submit.ts';
import { LANGUAGE_NAMES } from './text.ts';

/** The runner loads with the first program, and a language with the first program in it. */
const runner = () => import('../../../runner/runner.ts');

/** Languages that have run or were loaded already. */
const loaded = createStore<{ ready: readonly CodeLanguage[] }>()(() => ({ ready: ['javascript', 'typescript'] }));

/** Whether a language is loaded, so that a run starts at once. */
export function useReady(language: CodeLanguage): boolean {
  return useStore(loaded, ({ ready }) => ready.includes(language));
}

function isReady(language: CodeLanguage): void {
  const { ready } = loaded.getState();
  if (!ready.includes(language)) loaded.setState({ ready: [...ready, language] });
}

/** Switches to another language; the program in the previous one stays. */
export function chooseLanguage(item: ItemStore, shown: ShownCodeExercise, language: CodeLanguage): void {
  if (item.getState().language === language) return;
  stop(item);
  storeLanguage(shown.id, language);
  const answer = firstAnswer(shown, language);
  const nothing = { former: null, grade: null, missing: null, ended: null, output: '', runs: [] };
  item.setState(({ filled }) => ({ ...nothing, language, answer, filled: filled + 1 }));
  // Otherwise the language in a link would be selected again on the next reload.
  const { lesson } = store.getState();
  if (lesson.language === null) return;
  put({ lesson: { ...lesson, language } });
  renewRoute();
}

/** Loads what the language needs, before the first run. */
export async function loadLanguage(item: ItemStore): Promise<void> {
  const { language, running } = item.getState();
  if (running) return;
  const run = begin(item);
  try {
    const { warm } = await runner();
    await warm(language, (progress) => run.report(progress));
    isReady(language);
    run.end({});
  } catch (reason) {
    run.end({ ended: messageFor(reason, language) });
  }
}

/** Runs the program against the hidden tests. */
export async function run(item: ItemStore): Promise<void> {
  const { id, custom, shown, language, answer: source, running } = item.getState();
  if (running || shown === null || shown === 'none' || shown.kind !== 'code') return;
  wakeTutor();
  const now = begin(item);
  const tests = (came: readonly (readonly Outcome[])[]) => {
    isReady(language);
    now.test(came.length);
    return tutor.tests(id, language, came, custom);
  };
  try {
    const { runAnswer } = await runner();
    if (!now.isLast()) return;
    const { program } = tutor;
    const request = { id, language, source, names: shown.names, tests, program };
    const grade = await runAnswer(request, (progress) => now.report(progress));
    if (!now.isLast()) return;
    now.end(grade ? { output: grade.output, runs: grade.runs, ran: source } : {});
    if (grade) graded(item, grade);
  } catch (reason) {
    now.end({ ended: messageFor(reason, language) });
  }
}

/** Stops a run at once; the next one starts from the beginning. */
export function stop(item: ItemStore): void {
  if (!item.getState().running) return;
  last++;
  item.setState({ running: null, ended: 'The run was stopped, so nothing was graded. Your answer is saved.' });
  void runner().then(({ stopRun }) => stopRun());
}

/** The reason for a missing grade. Messages of the runner are for users; network errors are replaced. */
function messageFor(reason: unknown, language: CodeLanguage): string {
  if (reason instanceof Error && !(reason instanceof TypeError)) return reason.message;
  return `${LANGUAGE_NAMES[language]} could not be loaded. Your answer is saved. Run it again when you are online.`;
}

let last = 0;

/** A run of an exercise. Results of older runs are ignored. */
function begin(item: ItemStore) {
  const mine = ++last;
  const isLast = (): boolean => mine === last;
  item.setState({ running: { phase: 'loading', progress: null }, missing: null, ended: null, grade: null });
  item.setState({ output: '', runs: [] });
  return {
    isLast,
    report(progress: LoadProgress | null): void {
      if (isLast() && progress) item.setState({ running: { phase: 'loading', progress } });
    },
    test(test: number): void {
      if (isLast()) item.setState({ running: { phase: 'tests', test } });
    },
    end(change: Partial<Pick<Item, 'ended' | 'output' | 'runs' | 'ran'>>): void {
      if (isLast()) item.setState({ running: null, ...change });
    },
  };
}
